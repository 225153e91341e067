import Foundation

extension StringProtocol {
  /// The text in small letters and without diacritics, which are often left out in a hurry.
  public var folded: String {
    var text = String(self)
    var isKnown = true
    let folded = text.withUTF8 { bytes in
      String(unsafeUninitializedCapacity: bytes.count) { letters in
        var (index, count) = (0, 0)
        while index < bytes.count, isKnown {
          let byte = bytes[index]
          if byte < 0x80 {
            letters[count] = byte >= 0x41 && byte <= 0x5A ? byte | 0x20 : byte
            index += 1
            count += 1
          } else if byte & 0xE0 == 0xC0,
            let letter = Unicode.Scalar(UInt32(byte & 0x1F) << 6 | UInt32(bytes[index + 1] & 0x3F))?
              .slovakBase
          {
            letters[count] = letter
            index += 2
            count += 1
          } else if let sign = unfolded.first(where: bytes[index...].starts) {
            for byte in sign { letters[count] = byte; count += 1 }
            index += sign.count
          } else {
            isKnown = false
          }
        }
        return isKnown ? count : 0
      }
    }
    return isKnown
      ? folded : folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
  }
}

/// Signs in the tables of words, which stay as they are.
private let unfolded = ["°", "→"].map { Array($0.utf8) }

extension Unicode.Scalar {
  /// The small letter without its mark, for the letters of Slovak.
  ///
  /// Foundation takes 5,000 instructions for a word, and a start with two words folds 300 of them.
  fileprivate var slovakBase: UInt8? {
    switch self {
    case "á", "ä", "Á", "Ä": UInt8(ascii: "a")
    case "č", "Č": UInt8(ascii: "c")
    case "ď", "Ď": UInt8(ascii: "d")
    case "é", "É": UInt8(ascii: "e")
    case "í", "Í": UInt8(ascii: "i")
    case "ĺ", "ľ", "Ĺ", "Ľ": UInt8(ascii: "l")
    case "ň", "Ň": UInt8(ascii: "n")
    case "ó", "ô", "Ó", "Ô": UInt8(ascii: "o")
    case "ŕ", "Ŕ": UInt8(ascii: "r")
    case "š", "Š": UInt8(ascii: "s")
    case "ť", "Ť": UInt8(ascii: "t")
    case "ú", "Ú": UInt8(ascii: "u")
    case "ý", "Ý": UInt8(ascii: "y")
    case "ž", "Ž": UInt8(ascii: "z")
    default: nil
    }
  }
}

extension RawRepresentable<String> {
  /// `very poor`, of `veryPoor`.
  package var inWords: String {
    rawValue.map { $0.isUppercase ? " \($0.lowercased())" : "\($0)" }.joined()
  }
}

extension String {
  /// The text with a capital first letter, as in a heading.
  public var capitalizedFirst: String { prefix(1).uppercased() + String(dropFirst()) }

  /// The form within a sentence. Abbreviations keep their capitals: `CAPE`, `UV index`, `PM2.5`.
  public var lowercasedFirst: String {
    let isAbbreviation = dropFirst().first?.isUppercase == true
    return isAbbreviation ? self : prefix(1).lowercased() + String(dropFirst())
  }
}
