import Phrases
import ScreenKit
import WeatherModels

/// The place and the day behind `sun`.
@MainActor struct SunRequest: Hashable, Sendable {
  /// A bare position, which is no place.
  var point: Coordinate?
  var place = PlaceReference.atHand
  /// `nil` for today at the place.
  var day: DayReference?

  /// The day stands behind `--date`, or as the last or the first word.
  /// `nil` where a day is missing, or there are two.
  init?(
    _ arguments: Arguments, _ phrases: any Phrases, readDay: DayReader
  ) throws(Failure) {
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
    guard dates.count <= 1 else { return nil }
    if let date = dates.first {
      guard let day = try DayArgument.day(date, phrases) else { throw .badDate(date) }
      self.day = day
    } else {
      (day, words) = try readDay(words)
    }
    let text = Arguments(words).text
    point = CoordinateText(text, expectsPoint: true)?.coordinate
    place = PlaceReference(words)
    if point == nil, case .name = place, Self.looksLikePoint(text) { throw .badCoordinate(text) }
  }

  /// Two numbers, or something without a word in it, are meant as a position, also where there is none.
  private static func looksLikePoint(_ text: String) -> Bool {
    let parts = text.split { $0 == "," || $0 == ";" || $0 == " " }
    if parts.count == 2, parts.allSatisfy({ Double($0) != nil }) { return true }
    return !text.contains { $0.isLetter && !"NSEWnsew".contains($0) }
  }
}
