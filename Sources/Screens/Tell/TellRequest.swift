import Outlook
import Phrases
import ScreenKit
import WeatherClients
import WeatherModels

/// The words behind `tell`.
nonisolated enum TellRequest: Hashable, Sendable {
  /// A question's words, and where.
  case ask(String, Target)
  case check
  case timer(isOn: Bool)

  /// The places of a question.
  enum Target: Hashable, Sendable {
    case place(PlaceReference)
    /// Rows of the favorites.
    case favorites(RowSelection)
  }

  static let words = ["when", "warnings", "check", "on", "off"]

  /// `nil` where the words are no question that `when` would take, and nothing else.
  init?(
    _ arguments: Arguments, _ units: UnitChoice, _ phrases: any Phrases
  ) throws(Failure) {
    var rest = arguments.words[...]
    switch rest.popFirst()?.lowercased() {
    case "check" where rest.isEmpty: self = .check
    case "on" where rest.isEmpty: self = .timer(isOn: true)
    case "off" where rest.isEmpty: self = .timer(isOn: false)
    case "when":
      guard let (words, target) = Self.split(rest), !words.isEmpty,
        try Self.isQuestion(words, units, phrases)
      else { return nil }
      self = .ask(words.joined(separator: " ").lowercased(), target)
    case "warnings":
      guard let (words, target) = Self.split(rest), words.isEmpty else { return nil }
      self = .ask(KeptQuestion.warnings, target)
    default: return nil
    }
  }

  /// Whether `when` would take it, or would with a smaller number: what can never be is told so.
  private static func isQuestion(
    _ words: [String], _ units: UnitChoice, _ phrases: any Phrases
  ) throws(Failure) -> Bool {
    let smaller = words.map { word in
      word.first.map { "+-0123456789".contains($0) } == true
        ? "1" + word.drop { !$0.isLetter && $0 != "°" } : word
    }
    for words in [words, smaller] {
      if try DatedQuestion(words, phrases)?.question(in: units) != nil { return true }
    }
    return false
  }

  /// The words before `in PLACE` or `at ROWS`, and the places; the one at hand where neither is said.
  private static func split(_ words: ArraySlice<String>) -> ([String], Target)? {
    guard let end = words.firstIndex(where: { ["in", "at"].contains($0.lowercased()) }) else {
      return (Array(words), .place(.atHand))
    }
    let (question, names) = (Array(words[..<end]), Array(words[(end + 1)...]))
    if words[end].lowercased() == "at" {
      return RowSelection(names).map { (question, .favorites($0)) }
    }
    return names.allSatisfy(\.isEmpty) ? nil : (question, .place(PlaceReference(names)))
  }
}

extension KeptQuestion {
  /// The weather that it asks for, and the day; `nil` for one about warnings.
  nonisolated func weather(
    _ phrases: any Phrases
  ) -> (question: WeatherQuestion, day: DayReference?)? {
    let words = text.split(separator: " ").map(String.init)
    guard let dated = (try? DatedQuestion(words, phrases)) ?? nil,
      let question = WeatherQuestion(dated.words, temperature: temperature, wind: wind)
    else { return nil }
    return (question, dated.day)
  }
}

extension DayReference {
  /// As a question that stays keeps it: the word for a day that comes again and again; `nil` for a date.
  nonisolated var keptWord: String? {
    switch self {
    case .tonight: "tonight"
    case .weekend: "weekend"
    case .weekday(let day):
      ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"][day]
    case .after, .nextWeekday, .nextWeekend, .date, .anniversary: nil
    }
  }
}
