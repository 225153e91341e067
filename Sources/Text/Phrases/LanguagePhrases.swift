/// Numbers, positions and bounds as a language writes them.
public protocol LanguagePhrases: Sendable {
  /// Says that some sentences are English; `nil` in a language that has them all.
  var incompleteNote: String? { get }
  var decimalSeparator: String { get }
  /// Between thousands.
  var groupingSeparator: String { get }
  func exampleValues(_ values: [String], or last: String) -> String
  func bounds(_ lowest: Int, _ highest: Int) -> String
  /// The unit after the number of a setting.
  func unit(_ unit: DurationUnit, of number: Int) -> String
  /// Both without a sign: `48.15`, `17.11`.
  func position(latitude: String, isNorth: Bool, longitude: String, isEast: Bool) -> String
}

extension LanguagePhrases {
  /// Figures as they are computed, `−1,234.5 km`, as this language writes them.
  public func figure(_ text: String) -> String {
    guard text.utf8.contains(where: { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: ",") }) else {
      return text
    }
    var written = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case ".": written += decimalSeparator
      case ",": written += groupingSeparator
      default: written.unicodeScalars.append(scalar)
      }
    }
    return written
  }

  /// `1,200`, as this language writes it.
  public func grouped(_ number: Int) -> String {
    var digits = Substring(String(number.magnitude))
    var groups: [Substring] = []
    while digits.count > 3 {
      groups.insert(digits.suffix(3), at: 0)
      digits = digits.dropLast(3)
    }
    return (number < 0 ? "−" : "") + ([digits] + groups).joined(separator: groupingSeparator)
  }
}

/// The unit in which a setting counts.
public enum DurationUnit: String, Hashable, Sendable {
  case seconds, days
}
