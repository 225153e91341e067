import Ephemeris
import Foundation
import Outlook
import Phrases
import Ways
import WeatherModels
import WeatherText

/// A trip with its weather, as a page.
nonisolated struct AlongPage: Sendable {
  let trip: Trip
  let travel: WayTravel
  let forecast: WayForecast
  let reports: [Report]
  let words: Wording
  /// The starts that were compared, the best first; empty if none were.
  var starts: [StartFigures] = []
  /// Warnings in force at the point and time of passing.
  var warnings: [Crossed] = []
  /// Whether warnings couldn't be looked up.
  var areWarningsUnknown = false
  /// The runs of an ensemble, and a sentence about them, if they were requested.
  var runs: RunsOnWay?
  var runsNote: String?
  let rows: [Row]

  /// An official warning, at the point where it first applies.
  struct Crossed: Hashable, Sendable {
    var title: String
    /// Its severity: `WeatherWarning.rank`.
    var rank: Int
    /// In meters from the start.
    var distance: Double
    var until: String?
  }

  /// The weather at a moment of the way.
  struct Row: Hashable, Sendable {
    var time: Date
    /// In meters from the start.
    var distance: Double
    var elevation: Double?
    var place: String
    var isNamed: Bool
    var bearing: Double
    var isDay: Bool
    var weather: Conditions
  }

  init(
    _ trip: Trip, _ travel: WayTravel, _ reports: [Report], _ words: Wording,
    name: (Coordinate) -> String?
  ) {
    (self.trip, self.travel, self.reports, self.words) = (trip, travel, reports, words)
    let forecast = WayForecast(
      trip.way, trip.points, reports, from: trip.schedule.departure)
    self.forecast = forecast
    rows = Self.moments(trip).map { time, distance, stop in
      let point = trip.way.point(at: distance)
      return Row(
        time: time, distance: distance, elevation: forecast.elevation(at: distance),
        place: stop ?? name(point.coordinate) ?? "", isNamed: stop != nil,
        bearing: forecast.bearing(at: distance), isDay: point.coordinate.isDay(at: time),
        weather: forecast.weather(at: distance, time))
    }
  }

  var phrases: any AlongPhrases { words.phrases.ofWays }
  private var isMiles: Bool { words.units().distance == .miles }

  /// The seconds between two rows of a way that takes this many.
  private static func step(of length: Double) -> Double {
    switch length {
    case ...(4 * 3600): 900
    case ...(14 * 3600): 1800
    case ...(30 * 3600): 3600
    default: 10_800
    }
  }

  /// The start, the end and the places with names, and between them each 15 or 30 minutes, of a long way each hour or
  /// three, by the clock.
  private static func moments(_ trip: Trip) -> [(time: Date, distance: Double, stop: String?)] {
    let schedule = trip.schedule
    let length = schedule.arrival.timeIntervalSince(schedule.departure)
    let step = step(of: length)
    var moments: [(time: Date, distance: Double, stop: String?)] = [
      (schedule.departure, 0, trip.places.first?.name)
    ]
    moments += trip.way.stops.dropFirst().dropLast().map {
      (schedule.time(at: $0.distance), $0.distance, $0.place.name)
    }
    moments.append((schedule.arrival, trip.way.length, trip.places.last?.name))
    let named = moments.map(\.time)
    var time = schedule.departure.addingTimeInterval(step)
    while time < schedule.arrival, moments.count < 200 {
      // A point with a row close by needs none of its own.
      if !named.contains(where: { abs($0.timeIntervalSince(time)) < step / 2 }) {
        moments.append((time, schedule.distance(at: time), nil))
      }
      time += step
    }
    return moments.sorted { ($0.time, $0.distance) < ($1.time, $1.distance) }
  }
}

// The sentence.
nonisolated extension AlongPage {
  /// Rain by place and time, and the strongest felt wind.
  var sentence: String { phrases.along(rain, wind) }

  private var rain: WayRain {
    let spells = forecast.wet(trip.schedule)
    guard !spells.isEmpty else {
      guard let end = lastCovered else { return .unknown }
      return end >= trip.way.length ? .dry : .dryUntil(mark: mark(end))
    }
    let shown = spells.prefix(2).map { spell in
      WaySpell(
        spell.strongest.precipitationKind, from: spell.from < 500 ? nil : figure(spell.from),
        to: spell.to > trip.way.length - 500 ? nil : figure(spell.to), isMiles: isMiles,
        start: time(spell.start, at: spell.from), end: time(spell.end, at: spell.to))
    }
    return .wet(Array(shown), more: spells.count - shown.count)
  }

  /// The least wind worth mentioning, in m/s: Beaufort 3 begins with it.
  static let leastWind = 3.4
  /// Wind from the side hinders less.
  private static let leastCrosswind = 8.0

  private var wind: WayWind? {
    let components: [(RelativeWind, Double, (Conditions, Double) -> Double?)] = [
      (.head, Self.leastWind, { $0.headwind($1) }),
      (.tail, Self.leastWind, { weather, bearing in weather.headwind(bearing).map { -$0 } }),
      (.cross, Self.leastCrosswind, { weather, bearing in weather.crosswind(bearing).map(abs) }),
    ]
    let least = min(2000, trip.way.length / 4)
    let found = components.flatMap { name, limit, component in
      forecast.windy(trip.schedule, least: limit, component).map { (name: name, section: $0) }
    }.filter { $0.section.to - $0.section.from >= least }
    // The strength counts by the distance over which it lasts.
    let strongest = found.max {
      $0.section.mean * ($0.section.to - $0.section.from)
        < $1.section.mean * ($1.section.to - $1.section.from)
    }
    guard let strongest, let speed = Speed(strongest.section.mean, .metersPerSecond) else {
      return nil
    }
    let (from, to, length) = (strongest.section.from, strongest.section.to, trip.way.length)
    let (atStart, atEnd) = (from < length * 0.05, to > length * 0.95)
    let part: WayWind.Part =
      atStart && atEnd
      ? .all
      : atEnd
        ? .last(distance(length - from))
        : atStart ? .first(distance(to)) : .between(figure(from), figure(to))
    return WayWind(
      strongest.name, phrases.figure(words.figures.speed(speed)), part, isMiles: isMiles)
  }

  /// The end of the forecast along the way, in meters; `nil` if it covers not even the start.
  var lastCovered: Double? {
    let times = trip.points.map { trip.schedule.time(at: $0.distance) }
    let known = times.indices.filter {
      forecast.weather(atPoint: $0, times[$0]).precipitation != nil
    }
    guard let last = known.last else { return nil }
    return trip.points[last].distance
  }
}

// Figures and times.
nonisolated extension AlongPage {
  func figure(_ meters: Double) -> String { figure(meters, of: trip.way.length) }

  private func figure(_ meters: Double, of length: Double) -> String {
    let unit = words.units().distance
    let value = meters * DistanceUnit.meters.scale / unit.scale
    return Figures.fixed(value, decimals: length < 10_000 ? 1 : 0)
  }

  func mark(_ meters: Double) -> String { phrases.mark(figure(meters), isMiles: isMiles) }

  func distance(_ meters: Double) -> String { distance(meters, of: trip.way.length) }

  /// As precise as a length of so many meters is shown.
  func distance(_ meters: Double, of length: Double) -> String {
    let value = phrases.figure(figure(meters, of: length))
    return value + "\u{A0}" + words.units().distance.rawValue
  }

  func climb(_ meters: Double) -> String {
    phrases.climb(phrases.figure(words.figures.climb(meters)))
  }

  func height(_ meters: Double) -> String {
    Elevation(meters, .meters).map { phrases.figure(words.figures.elevation($0)) } ?? "–"
  }

  /// The time at the place that is reached then.
  func time(_ date: Date, at distance: Double) -> String {
    words.time(of: date, trip.clock(at: distance), isShort: true) ?? "–"
  }

  /// The time with its day, unless that is today.
  func datedTime(_ date: Date, at distance: Double) -> String {
    words.datedTime(of: date, trip.clock(at: distance)) ?? "–"
  }
}
