import Foundation
import WeatherModels

/// How the texts of warnings are read: cleaned, and no longer than anyone reads.
enum AlertText {
  /// One line; `nil` for none.
  static func line(_ text: String?, limit: Int) -> String? {
    let words = text?.cleaned(limit: limit).split(separator: " ").joined(separator: " ")
    return words.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Paragraphs, with a line end between them; the line ends within one are the service's own wrapping.
  static func paragraphs(_ text: String?) -> String? {
    guard let text else { return nil }
    // Swift takes a carriage return with a line feed for one character.
    let lines = text.prefix(longest).split(
      omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    var paragraphs: [String] = []
    var current: [Substring] = []
    for line in lines + [""] {
      guard line.allSatisfy(\.isWhitespace) else {
        current.append(line)
        continue
      }
      if let paragraph = self.line(current.joined(separator: " "), limit: longest) {
        paragraphs.append(paragraph)
      }
      current = []
    }
    return paragraphs.isEmpty ? nil : paragraphs.joined(separator: "\n")
  }

  /// Reads `2026-11-21T18:00:00+01:00`, also with `Z` and with parts of a second. A time without a zone is none.
  static func instant(_ text: String?) -> Date? {
    guard let text, text.utf8.count <= 40, let local = LocalTime.seconds(iso8601: text.first(19))
    else { return nil }
    let zone = text.dropFirst(19).drop { $0 == "." || $0.isWholeNumber }
    if zone == "Z" { return Date(timeIntervalSince1970: local) }
    let digits = zone.dropFirst().filter { $0 != ":" }
    guard let sign = zone.first, sign == "+" || sign == "-", digits.utf8.count == 4,
      let hours = Int(digits.prefix(2)), let minutes = Int(digits.suffix(2)),
      (0...18).contains(hours), (0..<60).contains(minutes)
    else { return nil }
    let offset = Double(hours * 3600 + minutes * 60)
    return Date(timeIntervalSince1970: sign == "+" ? local - offset : local + offset)
  }

  private static let longest = 4000
}

extension String {
  fileprivate func first(_ count: Int) -> String { String(prefix(count)) }
}

extension WeatherWarning.Severity {
  /// A severity of CAP; `Unknown` is none.
  init?(cap text: String?) {
    self.init(rawValue: text?.lowercased() ?? "")
  }
}
