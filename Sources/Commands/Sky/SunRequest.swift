import Phrases
import ScreenKit
import WeatherModels

/// The place and the day behind `sun`.
struct SunRequest: Hashable, Sendable {
  /// A bare position, which is no place.
  var point: Coordinate?
  var place = PlaceReference.atHand
  /// `nil` for today at the place.
  var date: CalendarDay?

  /// The day stands behind `--date`, or as the last or the first word.
  /// `nil` where a day is missing, or there are two.
  init?(_ arguments: Arguments) throws(Failure) {
    var words: [String] = []
    var dates: [String] = []
    var rest = arguments.words[...]
    while let word = rest.popFirst() {
      if word == "--date" {
        guard let date = rest.popFirst() else { return nil }
        dates.append(date)
      } else if word.hasPrefix("--date=") {
        dates.append(String(word.dropFirst("--date=".count)))
      } else {
        words.append(word)
      }
    }
    if dates.isEmpty, let last = words.last, Self.looksLikeDate(last) {
      dates.append(words.removeLast())
    } else if dates.isEmpty, let first = words.first, Self.looksLikeDate(first) {
      dates.append(words.removeFirst())
    }
    guard dates.count <= 1 else { return nil }
    date = try dates.first.map(Self.date)
    let text = Arguments(words).text
    point = CoordinateText(text, expectsPoint: true)?.coordinate
    place = PlaceReference(words)
    if point == nil, case .name = place, Self.looksLikePoint(text) { throw .badCoordinate(text) }
  }

  private static func date(_ text: String) throws(Failure) -> CalendarDay {
    guard text.utf8.count == 10, let date = CalendarDay(text) else { throw .badDate(text) }
    return date
  }

  /// Three numbers with dashes between; postal codes have one dash at most.
  private static func looksLikeDate(_ word: String) -> Bool {
    let parts = word.split(separator: "-", omittingEmptySubsequences: false)
    return parts.count == 3
      && parts.allSatisfy { !$0.isEmpty && $0.allSatisfy { $0.isASCII && $0.isNumber } }
  }

  /// Two numbers, or something without a word in it, are meant as a position, also where there is none.
  private static func looksLikePoint(_ text: String) -> Bool {
    let parts = text.split { $0 == "," || $0 == ";" || $0 == " " }
    if parts.count == 2, parts.allSatisfy({ Double($0) != nil }) { return true }
    return !text.contains { $0.isLetter && !"NSEWnsew".contains($0) }
  }
}
