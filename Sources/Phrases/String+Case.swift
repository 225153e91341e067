import Foundation

extension StringProtocol {
  /// The text in small letters and without diacritics, which are often left out in a hurry.
  public var folded: String {
    utf8.allSatisfy { $0 < 0x80 }
      ? lowercased() : folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
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
