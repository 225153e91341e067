package import Phrases

/// A length of time as it is typed: `7d`, `48 h`, `2 weeks`, `90 min`, `3 dni`, `10-day`, `two days`.
package struct TimeSpan: Hashable, Sendable {
  /// 1…9999
  package let count: Int
  package let unit: TimeSpanUnit

  /// A whole number and a unit in any language, together or apart; `nil` for anything else.
  package init?(_ text: String) {
    guard text.utf8.count <= 32 else { return nil }
    let text = Language.typed.lengths[text.folded] ?? text
    let first = text.prefix { !$0.isWhitespace }
    let spelled = Language.typed.numbers[first.folded]
    let digits =
      spelled == nil ? text.prefix { !$0.isLetter && !$0.isWhitespace && $0 != "-" } : first
    guard let count = spelled ?? Arguments.number(String(digits)), (1...9999).contains(count)
    else { return nil }
    var name = text[digits.endIndex...].drop { $0.isWhitespace || $0 == "-" }.folded
    // `a D` isn't a time span.
    guard spelled == nil || name.count > 2 else { return nil }
    if name.last == "." { name.removeLast() }
    // `30m` is half an hour, but `300m` and `80 m` are metres.
    guard let unit = Self.units[name],
      name != "m" || count <= 90 && text[digits.endIndex...].folded == name
    else { return nil }
    self.count = count
    self.unit = unit
  }

  /// The units by their folded names in any language.
  static let units = Dictionary(
    TimeSpanUnit.allCases.flatMap { unit in
      Language.allCases.flatMap { $0.phrases.words(for: unit) }.map { ($0.folded, unit) }
    }
  ) { first, _ in first }

  /// The first words of lengths that begin with no figure.
  package static let beginnings: Set<String> = {
    let typed = Language.typed
    let lengths = typed.lengths.keys.compactMap { $0.split(separator: " ").first.map(String.init) }
    return Set(typed.numbers.keys).union(lengths)
  }()

  /// As many as in `half an hour`.
  package static let mostWords = 3

  /// The time span in the first words, and the words after it.
  package static func first(of words: [String]) -> (span: TimeSpan, rest: [String])? {
    for length in (1...mostWords).reversed() where length <= words.count {
      guard let span = TimeSpan(words.prefix(length).joined(separator: " ")) else { continue }
      return (span, Array(words.dropFirst(length)))
    }
    return nil
  }

  /// The time span in the last words, and the words before it.
  package static func last(of words: [String]) -> (span: TimeSpan, rest: [String])? {
    for length in (1...mostWords).reversed() where length < words.count {
      guard let span = TimeSpan(words.suffix(length).joined(separator: " ")) else { continue }
      return (span, Array(words.dropLast(length)))
    }
    return nil
  }

  /// Rounded up: 90 minutes are two hours.
  package var hours: Int { (minutes + 59) / 60 }

  /// The length in days: 36 hours are two.
  package var days: Int { (minutes + 24 * 60 - 1) / (24 * 60) }

  var minutes: Int {
    switch unit {
    case .minutes: count
    case .hours: count * 60
    case .days: count * 24 * 60
    case .weeks: count * 7 * 24 * 60
    case .months: count * 30 * 24 * 60
    case .years: count * 365 * 24 * 60
    }
  }
}

extension Walk {
  /// Takes a length of time after a place, `Oslo 3` or `Oslo 2 weeks`. Longer numbers are postal codes.
  package func takeLength(_ length: (TimeSpan) -> Int) -> Int? {
    guard let word = last, count > 1, !vocabulary.isPlace(text) else { return nil }
    if let (span, before) = TimeSpan.last(of: rest) {
      takeLast(count - before.count)
      // `Oslo next 3 days`
      while count > 1, let last, Language.typed.beforeStretches.contains(last.folded) { takeLast() }
      return length(span)
    }
    // `Oslo week`
    let number = word.count > 3 ? TimeSpan("1 \(word)").map(length) : Arguments.number(word)
    guard let number, number > 0, vocabulary.isPlace(rest.dropLast().joined(separator: " "))
    else { return nil }
    takeLast()
    return number
  }
}
