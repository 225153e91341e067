import Phrases
import ScreenKit
import WeatherModels

/// The place and the day behind `sun`.
@MainActor struct SunRequest: Hashable, Sendable {
  /// A bare position, which is no place.
  var point: Coordinate?
  /// `nil` for today at the place.
  var day: DayReference?

  init(_ place: PlaceReference, day: DayReference?) throws(Failure) {
    self.day = day
    guard case .name(let text) = place else { return }
    point = CoordinateText(text, expectsPoint: true)?.coordinate
    if point == nil, Self.looksLikePoint(text) { throw .badCoordinate(text) }
  }

  /// Two numbers, or something without a word in it, are meant as a position, also where there is none.
  private static func looksLikePoint(_ text: String) -> Bool {
    let parts = text.split { $0 == "," || $0 == ";" || $0 == " " }
    if parts.count == 2, parts.allSatisfy({ Double($0) != nil }) { return true }
    return !text.contains { $0.isLetter && !"NSEWnsew".contains($0) }
  }
}

nonisolated extension Argument where Value == DayReference {
  /// A day and nothing else.
  static var date: Argument {
    Argument(.day) { words throws(Failure) in
      words.offer { $0.completions(forDay: $1) }
      guard words.first != nil else { return nil }
      guard let day = try DayArgument.day(words.text, words.vocabulary.phrases) else {
        throw .badDate(words.text)
      }
      return day
    }
  }
}
