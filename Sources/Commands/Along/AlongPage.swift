import Documents
import Ephemeris
import Foundation
import Outlook
import Phrases
import TerminalText
import WeatherModels
import WeatherText
import Ways

/// What is said of a trip with its weather.
nonisolated struct AlongPage: Sendable {
  let trip: Trip
  let travel: WayTravel
  let forecast: WayForecast
  let reports: [Report]
  let words: Wording
  /// By their figures, the best first; empty where none were looked for.
  var starts: [StartFigures] = []
  /// Those that are in force where and when one passes.
  var warnings: [Crossed] = []
  /// Whether warnings couldn't be looked up.
  var areWarningsUnknown = false
  /// The runs of an ensemble, and what is said of them, where they were asked.
  var runs: RunsOnWay?
  var runsNote: String?
  let rows: [Row]

  /// An official warning, where one first comes under it.
  struct Crossed: Hashable, Sendable {
    var title: String
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
    var weather: PointWeather
  }

  init(
    _ trip: Trip, _ travel: WayTravel, _ reports: [Report], _ words: Wording,
    name: (Coordinate) -> String?
  ) {
    (self.trip, self.travel, self.reports, self.words) = (trip, travel, reports, words)
    let forecast = WayForecast(trip.way, trip.points, reports)
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

  var phrases: any Phrases { words.phrases }
  private var isMiles: Bool { words.units().distance == .miles }

  /// The seconds between two rows of a way that takes so many.
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
      // What has a row of its own close by needs no other.
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
  /// Where and when it rains, and the wind that is felt most.
  var sentence: String { phrases.along(rain, wind) }

  private var rain: WayRain {
    let spells = forecast.wet(trip.schedule)
    guard !spells.isEmpty else {
      guard let end = lastCovered else { return .unknown }
      return end >= trip.way.length ? .dry : .dryUntil(mark: mark(end))
    }
    let shown = spells.prefix(2).map { spell in
      WaySpell(
        kind(spell), from: spell.from < 500 ? nil : figure(spell.from),
        to: spell.to > trip.way.length - 500 ? nil : figure(spell.to), isMiles: isMiles,
        start: time(spell.start, at: spell.from), end: time(spell.end, at: spell.to))
    }
    return .wet(Array(shown), more: spells.count - shown.count)
  }

  func kind(_ spell: WayForecast.Stretch) -> PrecipitationKind {
    var hour = Conditions(time: spell.start)
    hour.weatherCode = spell.strongest.weatherCode
    hour.temperature = spell.strongest.temperature
    return hour.precipitationKind
  }

  /// Below this no wind is worth a word, in m/s: Beaufort 3 begins with it.
  private static let leastWind = 3.4
  /// Wind from the side hinders less.
  private static let leastCrosswind = 8.0

  private var wind: WayWind? {
    let components: [(RelativeWind, Double, (PointWeather, Double) -> Double?)] = [
      (.head, Self.leastWind, { $0.headwind($1) }),
      (.tail, Self.leastWind, { weather, bearing in weather.headwind(bearing).map { -$0 } }),
      (.cross, Self.leastCrosswind, { weather, bearing in weather.crosswind(bearing).map(abs) }),
    ]
    let least = min(2000, trip.way.length / 4)
    let found = components.flatMap { name, limit, component in
      forecast.windy(trip.schedule, least: limit, component).map { (name: name, stretch: $0) }
    }.filter { $0.stretch.to - $0.stretch.from >= least }
    // What counts is how strong it is for how far.
    let strongest = found.max {
      $0.stretch.mean * ($0.stretch.to - $0.stretch.from)
        < $1.stretch.mean * ($1.stretch.to - $1.stretch.from)
    }
    guard let strongest, let speed = Speed(strongest.stretch.mean, .metersPerSecond) else {
      return nil
    }
    let (from, to, length) = (strongest.stretch.from, strongest.stretch.to, trip.way.length)
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

  /// How far the forecast reaches, in meters; `nil` where it covers not even the start.
  private var lastCovered: Double? {
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
  func figure(_ meters: Double) -> String {
    let unit = words.units().distance
    let value = meters * DistanceUnit.meters.scale / unit.scale
    return Figures.fixed(value, decimals: trip.way.length < 10_000 ? 1 : 0)
  }

  func mark(_ meters: Double) -> String { phrases.mark(figure(meters), isMiles: isMiles) }

  func distance(_ meters: Double) -> String {
    let value = phrases.figure(figure(meters))
    return value + "\u{A0}" + words.units().distance.rawValue
  }

  func height(_ meters: Double) -> String {
    Elevation(meters, .meters).map { phrases.figure(words.figures.elevation($0)) } ?? "–"
  }

  /// In the time of where one is then.
  func time(_ date: Date, at distance: Double) -> String {
    words.time(of: date, trip.clock(at: distance), isShort: true) ?? "–"
  }

  /// With its day, unless that is today.
  func datedTime(_ date: Date, at distance: Double) -> String {
    words.datedTime(of: date, trip.clock(at: distance)) ?? "–"
  }
}

// What programs read.
nonisolated extension AlongPage {
  var document: JSONValue {
    var members: [JSONValue.Member] = [
      .init(name: "way", value: way), .init(name: "points", value: .array(points)),
      .init(name: "sentence", value: .string(sentence)),
    ]
    if !starts.isEmpty {
      members.append(.init(name: "starts", value: .array(starts.map(json))))
    }
    members += [
      .init(name: "ensemble", value: runs?.json ?? .null),
      .init(name: "warningsCrossed", value: .array(warnings.map(json))),
      .init(name: "notes", value: .array(notes.map(JSONValue.string))),
      .init(name: "service", value: .optional(reports.first?.service.rawValue)),
      .init(
        name: "fetched",
        value: .optional(reports.map(\.fetched).min().flatMap(trip.clock(at: 0).iso8601))),
      .init(name: "sample", value: .bool(reports.first?.service == .sample)),
    ]
    return .object(members)
  }

  private var way: JSONValue {
    let schedule = trip.schedule
    return [
      "name": .string(trip.way.name), "length": .optional(Self.rounded(trip.way.length, 1)),
      "ascent": .optional(trip.way.ascent.map { Self.rounded($0, 1) }),
      "departure": .optional(trip.clock(at: 0).iso8601(schedule.departure)),
      "arrival": .optional(trip.clock(at: trip.way.length).iso8601(schedule.arrival)),
      "speed": .optional(Self.rounded(schedule.speed, 4)), "points": .int(trip.points.count),
    ]
  }

  private var points: [JSONValue] {
    trip.points.indices.map { index in
      let point = trip.points[index]
      let time = trip.schedule.time(at: point.distance)
      let weather = forecast.weather(atPoint: index, time)
      let bearing = trip.bearings[index]
      return [
        "time": .optional(trip.places[index].clock.iso8601(time)),
        "distance": .optional(Self.rounded(point.distance, 1)),
        "latitude": .optional(Self.rounded(point.coordinate.latitude, 6)),
        "longitude": .optional(Self.rounded(point.coordinate.longitude, 6)),
        "elevation": .optional(
          forecast.elevation(at: point.distance).map { Self.rounded($0, 1) }),
        "bearing": .optional(Self.angle(bearing)),
        "place": .optional(trip.places[index].name),
        "temperature": .optional(weather.temperature.map { Self.rounded($0.in(.celsius), 2) }),
        "apparentTemperature": .optional(
          weather.apparentTemperature.map { Self.rounded($0.in(.celsius), 2) }),
        "precipitation": .optional(
          weather.precipitation.map { Self.rounded($0.in(.millimeters), 3) }),
        "precipitationProbability": .optional(
          weather.precipitationProbability.map { Self.rounded($0.in(.percent), 1) }),
        "windSpeed": .optional(
          weather.windSpeed.map { Self.rounded($0.in(.metersPerSecond), 3) }),
        "windDirection": .optional(weather.windDirection.map { Self.angle($0.in(.degrees)) }),
        "windGust": .optional(weather.windGust.map { Self.rounded($0.in(.metersPerSecond), 3) }),
        "headwind": .optional(weather.headwind(bearing).map { Self.rounded($0, 3) }),
        "crosswind": .optional(weather.crosswind(bearing).map { Self.rounded($0, 3) }),
        "weatherCode": .optional(weather.weatherCode?.rawValue),
        "isDay": .bool(point.coordinate.isDay(at: time)),
      ]
    }
  }

  private func json(_ warning: Crossed) -> JSONValue {
    [
      "title": .string(warning.title), "distance": .optional(Self.rounded(warning.distance, 1)),
      "until": .optional(warning.until),
    ]
  }

  private func json(_ start: StartFigures) -> JSONValue {
    [
      "departure": .optional(trip.clock(at: 0).iso8601(start.departure)),
      "wetMinutes": .optional(start.wholeWetMinutes),
      "headwind": .optional(start.headwind.map { Self.rounded($0, 1) }),
    ]
  }

  private static func rounded(_ value: Double, _ decimals: Int) -> Double {
    let factor = (0..<decimals).reduce(1.0) { product, _ in product * 10 }
    return (value * factor).rounded() / factor + 0
  }

  private static func angle(_ degrees: Double) -> Double {
    let value = rounded(degrees, 2)
    return value < 360 ? value : 0
  }

  /// What the person must know beside the sentence.
  var notes: [String] {
    var notes = trip.notes
    let end = trip.way.length
    if let known = lastCovered {
      if known < end, let last = forecast.end {
        notes.append(
          phrases.forecastEnds(datedTime(last, at: known), at: mark(known)))
      }
    } else {
      notes.append(phrases.noForecastThen(datedTime(trip.schedule.departure, at: 0)))
    }
    if let runsNote { notes.append(runsNote) }
    notes += sun
    if areWarningsUnknown { notes.append(phrases.warningsUnknown) }
    notes += trip.schedule.rests.map { rest in
      phrases.rest(
        time(rest.start, at: rest.distance), Self.duration(rest.seconds), at: mark(rest.distance))
    }
    return notes
  }

  /// Where the sun rises or sets while one is under way, the first two times.
  private var sun: [String] {
    let schedule = trip.schedule
    func isDay(_ time: Date) -> Bool {
      trip.way.point(at: schedule.distance(at: time)).coordinate.isDay(at: time)
    }
    let length = schedule.arrival.timeIntervalSince(schedule.departure)
    let steps = max(1, Int(min(length / 1800, 200).rounded(.up)))
    let times = (0...steps).map {
      schedule.departure.addingTimeInterval(length * Double($0) / Double(steps))
    }
    let changes = zip(times, times.dropFirst()).filter { isDay($0) != isDay($1) }.prefix(2)
    return changes.map { before, after in
      var (low, high) = (before, after)
      let wasDay = isDay(low)
      while high.timeIntervalSince(low) > 20 {
        let middle = low.addingTimeInterval(high.timeIntervalSince(low) / 2)
        if isDay(middle) == wasDay { low = middle } else { high = middle }
      }
      let distance = schedule.distance(at: high)
      let clock = time(high, at: distance)
      return wasDay
        ? phrases.dark(from: mark(distance), clock) : phrases.light(from: mark(distance), clock)
    }
  }

  /// `1 h`, `1:30 h`, `20 min`
  static func duration(_ seconds: Double) -> String {
    let minutes = Int((seconds / 60).rounded())
    let (hours, rest) = minutes.quotientAndRemainder(dividingBy: 60)
    if hours == 0 { return "\(rest)\u{A0}min" }
    return (rest == 0 ? "\(hours)" : "\(hours):" + (rest < 10 ? "0" : "") + "\(rest)") + "\u{A0}h"
  }
}
