import Foundation

extension StringProtocol {
  /// The text in small letters and without diacritics, which are often left out in a hurry.
  public var folded: String {
    var letters: [UInt8] = []
    letters.reserveCapacity(utf8.count)
    for scalar in unicodeScalars {
      guard let letter = scalar.slovakBase else {
        return folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
      }
      letters.append(letter)
    }
    return String(decoding: letters, as: UTF8.self)
  }
}

extension Unicode.Scalar {
  /// The small letter without its mark, for ASCII and the letters of Slovak.
  ///
  /// Foundation takes 5,000 instructions for a word, and a start with two words folds 300 of them.
  fileprivate var slovakBase: UInt8? {
    switch self {
    case "A"..."Z": UInt8(value) | 0x20
    case "\0"..."\u{7F}": UInt8(value)
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

extension String {
  /// The text with a capital first letter, as in a heading.
  public var capitalizedFirst: String { prefix(1).uppercased() + String(dropFirst()) }

  /// The form within a sentence. Abbreviations keep their capitals: `CAPE`, `UV index`, `PM2.5`.
  public var lowercasedFirst: String {
    let isAbbreviation = dropFirst().first?.isUppercase == true
    return isAbbreviation ? self : prefix(1).lowercased() + String(dropFirst())
  }
}
