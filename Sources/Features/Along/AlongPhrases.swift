import Analysis
import Phrases

/// Words for the weather along a way.
nonisolated protocol AlongPhrases: Phrases {
  var alongSummary: String { get }
  /// The wet parts of the way with their times, without a period.
  func clause(_ rain: WayRain) -> String
  func clause(_ wind: WayWind) -> String
  /// `km 40`, `mile 25`.
  func mark(_ figure: String, isMiles: Bool) -> String
  func climb(_ height: String) -> String
  /// The line between the places is straight: no roads are known.
  var greatCircles: String { get }
  /// The points are far apart, and nothing is known of the way between them.
  var viaPoints: String { get }
  /// Asks to send the positions of the places to the host of a routing service.
  func maySendWay(to host: String) -> String
  /// The positions aren't sent; says how to allow that.
  var roadsNotAllowed: String { get }
  /// Behind the length of a way that follows roads.
  var byRoad: String { get }
  /// The name of a point that has none.
  func wayPoint(_ number: Int) -> String
  /// The road doesn't lead to a place; `distance` is with its unit.
  func farFromRoad(_ name: String, _ distance: String) -> String
  /// Only one of several lines was taken; says how to choose another.
  func longestLine(_ name: String, of count: Int, other line: String) -> String
  /// Gaps between the segments of a track, with their length in all; `mark` is where a single one lies.
  func gaps(_ count: Int, _ length: String, at mark: String) -> String
  var uselessTimes: String { get }
  func forecastEnds(_ time: String, at mark: String) -> String
  /// No part of the way is covered.
  func noForecastThen(_ time: String) -> String
  /// The times are those of the file; says how to choose others.
  func recordedTimes(_ line: String) -> String
  /// The times of the file are over, so that they are those of tomorrow; says how to choose others.
  func recordedTimes(of day: String, _ line: String) -> String
  /// Places of the way have other clocks than others.
  var placeTimes: String { get }
  func rest(_ time: String, _ duration: String, at mark: String) -> String
  /// Above the column of felt temperatures: `°C felt`.
  func feltHeading(_ unit: String) -> String
  /// The relative wind in a few letters: head, tail, left, right.
  func relative(_ wind: RelativeWind) -> String
  /// The wind in a sentence, with its strength: `wind from the left 5 m/s`.
  func relative(_ wind: RelativeWind, _ speed: String) -> String
  func sun(rises: Bool, at mark: String, _ time: String) -> String

  // Charts and maps
  func heightChart(in unit: String) -> String
  /// Positive values are headwinds.
  func headwindChart(in unit: String) -> String
  var tailwindLegend: String { get }
  func rainOnMap(wet: String, dry: String) -> String
  /// `least` is `4 m/s`.
  func windOnMap(head: String, from least: String, other: String) -> String

  // Warnings
  /// A warning in force at the traveler's place and time.
  func warningOnWay(_ warning: String, at mark: String, until time: String?) -> String
  var warningsUnknown: String { get }

  // Starts
  func bestStart(_ time: String, wet minutes: Int, wind: String?) -> String
  func noStart(until time: String?) -> String
  var startsHeading: String { get }
  var wetHeading: String { get }
  func headwind(_ speed: String, isAgainst: Bool) -> String
  /// In place of a headwind that is rounded to nothing.
  var noHeadwind: String { get }

  /// The number of runs without rain at some points of the way.
  func dryRuns(_ dry: Int, of members: Int, points: Int) -> String
  var noRuns: String { get }

  // The ways that are kept
  var noWays: String { get }
  func savedWay(_ name: String) -> String
  func confirmRemoval(ofWays count: Int) -> String
  /// Alerts about ways that aren't kept.
  func strayAlerts(_ count: Int) -> String
  func removedWays(_ names: [String]) -> String
  func restoredWays(_ names: [String]) -> String

  // What is no way
  func noWay(_ fault: WayFault) -> String
}

nonisolated extension Phrases {
  var ofWays: any AlongPhrases { spoken.words(english: { $0 }, slovak: { $0 }) }
}

nonisolated extension Failure {
  static func noWay(_ fault: WayFault) -> Failure {
    let isOfWords =
      switch fault {
      case .word, .speed: true
      default: false
      }
    return .own(OwnFailure(isOfReading: isOfWords) { $0.ofWays.noWay(fault) })
  }
}

nonisolated extension AlongPhrases {
  /// The wet parts of the way with their times, then the wind.
  func along(_ rain: WayRain, _ wind: WayWind?) -> String {
    let clauses = [clause(rain), wind.map(clause)].compactMap(\.self)
    return clauses.map { $0.capitalizedFirst + "." }.joined(separator: " ")
  }

  /// `40 min`, `10 h`
  func length(ofMinutes count: Int) -> String {
    count < 120 ? "\(count)\u{A0}min" : "\((count + 30) / 60)\u{A0}h"
  }

  func travelling(_ travel: WayTravel, _ speed: String) -> String {
    [means(travel), speed].compactMap(\.self).joined(separator: ", ")
  }
}

/// Why a way is invalid, or can't be traveled as asked.
nonisolated enum WayFault: Error, Hashable, Sendable {
  /// No points, or all of them in one place.
  case noPoints
  case onePlace(String)
  /// The length in meters.
  case tooShort(Int)
  /// The file of this path has neither tracks nor routes.
  case noTrack(path: String)
  /// Another saved way has this name.
  case taken(String)
  /// No saved way has this name.
  case notSaved(String)
  /// A file with several tracks and routes has none of this name or number.
  case noLine(String, of: Int)
  /// A speed as it was typed.
  case speed(String)
  /// A word after `by`.
  case travel(String)
  /// Words after `at`.
  case time(String)
  /// A word after `best`.
  case window(String)
  /// Every start of the window has passed.
  case pastWindow
  /// Words that say how or when, before the end of the way.
  case early(String)
  /// A word that says neither how nor when.
  case word(String)
  /// A pause as it was typed.
  case pause(String)
}

/// Rain on a part of a way.
nonisolated enum WayRain: Hashable, Sendable {
  case dry
  /// Dry as far as the forecast reaches.
  case dryUntil(mark: String)
  case unknown
  /// The first ones, and how many more there are.
  case wet([WaySpell], more: Int)
}

/// Rain between two points; `nil` if it is the start or the end of the way.
nonisolated struct WaySpell: Hashable, Sendable {
  var kind: PrecipitationKind
  /// The figures of the marks.
  var from, to: String?
  var isMiles: Bool
  /// Finished times.
  var start, end: String?
}

/// The wind that is felt most on a way, with its mean speed.
nonisolated struct WayWind: Hashable, Sendable {
  enum Part: Hashable, Sendable {
    case all
    /// A distance with its unit.
    case first(String)
    case last(String)
    case between(String, String)
  }

  var wind: RelativeWind
  var speed: String
  var part: Part
  var isMiles: Bool
}

/// The direction that the wind comes from, relative to the direction of travel.
nonisolated enum RelativeWind: String, Hashable, Sendable, CaseIterable {
  case head, tail, left, right
  /// From either side.
  case cross
}
