import CommandKit
import Foundation
import Phrases
import Quantities
import TerminalText
import Ways
import WeatherClients
import WeatherModels

/// A way, and how and when it is travelled, as typed: `Oslo to Bergen at fri 7:00 by car`.
nonisolated struct AlongRequest: Hashable, Sendable {
  /// The words before those that say how and when.
  var way: [String] = []
  /// The name of the saved way that these words are.
  var saved: String?
  var departure: Departure?
  var travel: Travel?
  /// In m/s.
  var speed: Double?
  /// The starts among which the best is looked for.
  var best: StartWindow?
  /// Whether the runs of an ensemble are asked.
  var isSure = false
  /// Another view instead of the page.
  var view: View?
  var pauses: [Pause] = []

  enum View: Hashable, Sendable {
    case chart
    case map(WeatherQuantity)
  }

  /// A day, or a time of day, or both; or a moment.
  struct Departure: Hashable, Sendable {
    var day: DayReference?
    /// Minutes since midnight at the start of the way.
    var minute: Int?
    /// A time that was typed with its time zone.
    var moment: Date?
    /// `now`
    var isNow = false
  }

  /// Minutes since midnight; a window may reach beyond it. Without them, all that is left of the day.
  struct StartWindow: Hashable, Sendable {
    var minutes: ClosedRange<Int>?
  }

  /// `nil` if there is no way before the words for how and when. The name of a saved way may have such words itself:
  /// `saved` finds it by a text.
  ///
  /// - Throws: A speed or a time that is impossible.
  init?(
    _ words: [String], _ phrases: any Phrases, saved: (String) -> String? = { _ in nil }
  ) throws(Failure) {
    for count in stride(from: words.count, through: 1, by: -1) {
      guard let name = saved(words[..<count].joined(separator: " ")) else { continue }
      var request = AlongRequest(saved: name)
      guard try request.read(words[count...], phrases).isEmpty else { continue }
      self = request
      return
    }
    for count in stride(from: 1, through: words.count, by: 1)
    where !WayText.goesOn(behind: words[count - 1]) {
      var request = AlongRequest()
      guard try request.read(words[count...], phrases).isEmpty else { continue }
      request.way = Array(words[..<count])
      self = request
      return
    }
    return nil
  }

  init() {}

  init(saved name: String) {
    way = [name]
    saved = name
  }

  /// As the way was saved, where the words say nothing else.
  func with(_ kept: SavedWay?) -> AlongRequest {
    var request = self
    if travel == nil, speed == nil, let known = kept?.speed, Self.speeds.contains(known) {
      request.speed = known
    }
    request.travel = travel ?? kept?.travel.flatMap(Travel.init)
    return request
  }

  /// The words for the means of travel and the time.
  static let words = [
    "at", "by", "foot", "bike", "car", "best", "sure", "chart", "map", "rain", "wind",
  ]
}

nonisolated extension AlongRequest {
  /// Takes the words that say how and when, and returns those from the first on that doesn't.
  mutating func read(
    _ words: ArraySlice<String>, _ phrases: any Phrases
  ) throws(Failure) -> ArraySlice<String> {
    var rest = words
    while let word = rest.first?.lowercased() {
      let behind = rest.dropFirst()
      switch word {
      case "at":
        guard departure == nil, let found = try Self.departure(behind, phrases) else {
          return rest
        }
        departure = found.departure
        rest = behind.dropFirst(found.count)
      case "by", "on":
        guard travel == nil, let found = behind.first.flatMap(Self.travel) else { return rest }
        travel = found
        rest = behind.dropFirst()
      case "best":
        guard best == nil else { return rest }
        best = StartWindow()
        rest = behind
        if let next = rest.first, let window = Self.window(next) {
          best?.minutes = window
          rest = rest.dropFirst()
        }
      case "sure":
        isSure = true
        rest = behind
      default:
        if view == nil, word == "chart" || word == "map" {
          let subject = behind.first.flatMap(Language.typed.quantity).flatMap {
            AlongMap.subjects.contains($0) ? $0 : nil
          }
          view = word == "chart" ? .chart : .map(subject ?? .precipitation)
          rest = word == "map" && subject != nil ? behind.dropFirst() : behind
        } else if let found = try Self.speed(rest), speed == nil {
          speed = found.speed
          rest = rest.dropFirst(found.count)
        } else if departure == nil, let found = try Self.departure(rest, phrases),
          // A number alone may be a speed without its unit, or the end of a position: `48.37 17.58`.
          found.count > 1 || Double(word) == nil
        {
          departure = found.departure
          rest = rest.dropFirst(found.count)
        } else {
          return rest
        }
      }
    }
    return rest
  }

  private static func travel(_ word: String) -> Travel? {
    switch word.lowercased() {
    case "foot", "walk", "walking": .foot
    case "bike", "bicycle": .bike
    case "car": .car
    default: nil
    }
  }
}

nonisolated extension Argument where Value == AlongRequest {
  /// The way, and all that says how and when.
  static func along(saved: @escaping @Sendable (String) -> String?) -> Argument {
    Argument(
      .either([.path, .places]), .optional(.behind("at", .text)),
      .optional(.behind("by", .choice(["foot", "bike", "car"]))),
      .optional(.choice(["22 km/h"])), .optional(.choice(["best 6-12"])), reach: .rest
    ) { words throws(Failure) in
      words.offerLast { sources, typed in
        // Files are few, and come first.
        var list = sources.completions(forPath: typed)
        list.candidates.removeAll {
          !$0.text.lowercased().hasSuffix(".gpx") && !typed.contains("/")
        }
        if !typed.contains("/"), !typed.hasSuffix(".gpx") {
          list.candidates += sources.completions(forPlace: typed).candidates
        }
        if !typed.isEmpty {
          list.candidates += sources.matches(AlongRequest.words, typed).candidates
        }
        return list
      }
      guard words.first != nil,
        let request = try AlongRequest(words.rest, words.vocabulary.phrases, saved: saved)
      else { return nil }
      words.takeAll()
      return request
    }
  }
}
