import Analysis
import CommandKit
import Ephemeris
import Foundation
import Itineraries
import Phrases
import Presentation
import Quantities
import Reports
import TerminalText
import WarningWords

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
    let forecast = WayForecast(trip.way, trip.points, reports, from: trip.schedule.departure)
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

  /// The start, the end and the places with names, and between them each 15 or 30 minutes, or hours of a long way.
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
    // The two that bring most, in the order of the way
    let most = spells.sorted { $0.sum > $1.sum }.prefix(2).sorted { $0.from < $1.from }
    let shown = most.map { spell in
      WaySpell(
        kind: spell.strongest.precipitationKind,
        from: spell.from < 500 ? nil : figure(spell.from),
        to: spell.to > trip.way.length - 500 ? nil : figure(spell.to), isMiles: isMiles,
        start: timeUnderWay(spell.start, at: spell.from),
        end: timeUnderWay(
          spell.end, at: spell.to, on: trip.clock(at: spell.from).day(of: spell.start)))
    }
    return .wet(Array(shown), more: spells.count - shown.count)
  }

  /// The least wind worth mentioning, in m/s: Beaufort 3, of which the rows say 4.
  static let leastWind = 3.5
  /// Wind from the side hinders less.
  private static let leastCrosswind = 8.0

  private var wind: WayWind? {
    let winds: [(name: RelativeWind, sides: [RelativeWind], least: Double)] = [
      (.head, [.head], Self.leastWind), (.tail, [.tail], Self.leastWind),
      (.cross, [.left, .right], Self.leastCrosswind),
    ]
    let least = min(2000, trip.way.length / 4)
    let found = winds.flatMap { name, sides, limit in
      forecast.windy(trip.schedule, least: limit) { weather, bearing in
        weather.relativeWind(bearing).flatMap { sides.contains($0.side) ? $0.strength : nil }
      }.map { (name: name, section: $0) }
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
      wind: strongest.name, speed: phrases.figure(words.figures.speed(speed)), part: part,
      isMiles: isMiles)
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
  /// As precise as a length of so many meters is shown, which is that of the way unless another is given.
  private func figure(_ meters: Double, of length: Double? = nil) -> String {
    let unit = words.units().distance
    let value = meters * DistanceUnit.meters.scale / unit.scale
    return Figures.fixed(value, decimals: (length ?? trip.way.length) < 10_000 ? 1 : 0)
  }

  func mark(_ meters: Double) -> String { phrases.mark(figure(meters), isMiles: isMiles) }

  private func distance(_ meters: Double, of length: Double? = nil) -> String {
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

  /// The time with its day, unless that is the one given, or that of the start.
  func timeUnderWay(_ date: Date, at distance: Double, on day: CalendarDay? = nil) -> String {
    let start = day ?? trip.clock(at: 0).day(of: trip.schedule.departure)
    return trip.clock(at: distance).day(of: date) == start
      ? time(date, at: distance) : datedTime(date, at: distance)
  }

  /// The time with its day, unless that is today.
  func datedTime(_ date: Date, at distance: Double) -> String {
    words.datedTime(of: date, trip.clock(at: distance)) ?? "–"
  }

  func page(width: Int) -> Page {
    Page(
      blocks: [
        head(width: width), warningLines(width: width),
        WeatherLines.note(best ?? sentence, .plain, width: width),
        best == nil ? [] : WeatherLines.note(sentence, .plain, width: width),
        startLines(width: width),
        notes.flatMap { WeatherLines.note($0, width: width) },
        table(width: width), chart(width: width, height: 18),
        sources(width: width),
      ])
  }

  func chartPage(width: Int) -> Page {
    Page(
      blocks: [
        head(width: width), warningLines(width: width),
        WeatherLines.note(sentence, .plain, width: width), chart(width: width),
        sources(width: width),
      ])
  }

  /// The services of the reports, and their ages.
  func sources(width: Int) -> [Line] {
    words.origin.sources(reports).flatMap { WeatherLines.note($0, width: width) }
      + WeatherLines.credits(
        words.origin.credits(reports, trip.way.isRoad ? [.roads] : []), width: width)
  }

  private func warningLines(width: Int) -> [Line] {
    warnings.flatMap {
      WeatherLines.alert(
        WarningLine(
          phrases.warningOnWay($0.title, at: mark($0.distance), until: $0.until), rank: $0.rank,
          words.appearance()), width: width)
    }
  }

  /// The way's name, with the countries where it leads far and not between cities: the only Lynmouth that is known is in
  /// New Zealand.
  private var title: String {
    let way = trip.way
    let ends = [way.stops.first, way.stops.last].compactMap { $0?.place }
    guard way.length > Self.far, ends.count == 2, ends[0].country != ends[1].country,
      ends.contains(where: { $0.population ?? 0 < PlaceResolver.city })
    else { return way.name }
    return ends.map { "\($0.name), \($0.countryName ?? $0.country ?? "")" }
      .joined(separator: " – ")
  }

  /// In meters.
  private static let far = 3_000_000.0

  /// The way, how long it is, and when one is under way.
  func head(width: Int) -> [Line] {
    let way = trip.way
    let facts = [distance(way.length), way.isRoad ? phrases.byRoad : nil, way.ascent.map(climb)]
      .compactMap(\.self).joined(separator: ", ")
    let (start, end) = (trip.schedule.departure, trip.schedule.arrival)
    let times =
      datedTime(start, at: 0) + "–" + timeUnderWay(end, at: way.length)
    return (Line(" ") + Line(title, .strong) + Line(", " + facts, .dim))
      .wrapped(to: width, indent: 1)
      + (Line(" ") + Line(times.capitalizedFirst)
      + Line("  " + phrases.travelling(travel, words.pace(trip.schedule.speed)), .dim))
      .wrapped(to: width, indent: 1)
      + (hasSeveralClocks ? WeatherLines.note(phrases.placeTimes, width: width) : [])
  }

  /// Whether the clocks along the way differ.
  private var hasSeveralClocks: Bool {
    Set(trip.places.map { $0.clock.utcOffset(at: trip.schedule.departure) }).count > 1
  }

  private func table(width: Int) -> [Line] {
    let figures = words.figures
    // A narrow window has no room for the day beside the time, or for places: felt temperature and precipitation come
    // first.
    let isNarrow = width < 60
    let hasHeights = rows.contains { $0.elevation != nil }
    let heading = [
      Line(""), Line(figures.symbol(of: .distance), .dim),
      Line(hasHeights ? figures.symbol(of: .altitude) : "", .dim), Line(""), Line(""),
      Line(phrases.feltHeading(figures.symbol(of: .temperature)), .dim),
      Line(figures.symbol(of: .water), .dim),
      Line("%", .dim),
      Line((isNarrow ? "" : phrases.label(of: .wind) + " ") + figures.symbol(of: .speed), .dim),
      Line(""),
    ]
    let days = rows.map { trip.clock(at: $0.distance).day(of: $0.time) }
    let isNewDay = days.indices.map { $0 > 0 && days[$0] != days[$0 - 1] }
    let lines = rows.indices.map { index in
      var cells = cells(rows[index], isOfNewDay: isNewDay[index] && !isNarrow)
      if isNarrow { cells[3] = "" }
      return cells
    }
    let drawn = Table(
      columns: [
        .init(.trailing, isPlain: true), .init(.trailing), .init(.trailing, expendable: 3),
        .init(minimum: 8, expendable: 2, cutsLongest: true, isPlain: true), .init(isPlain: true),
        .init(.trailing), .init(.trailing), .init(.trailing, expendable: 1),
        .init(expendable: isNarrow ? 2 : 0), .init(expendable: 4, isPlain: true),
      ], rows: [heading] + lines
    ).lines(width: width, gap: isNarrow ? 1 : 2)
    return [drawn[0].read(as: [])]
      + zip(drawn.dropFirst(), rows.indices).flatMap { line, index in
        let date = isNewDay[index] && isNarrow ? [Line(" ") + Line(day(of: rows[index]), .dim)] : []
        return (date + [line]).read(as: [reading(rows[index], isOfNewDay: isNewDay[index])])
      }
  }

  private func day(of row: Row) -> String {
    trip.clock(at: row.distance).day(of: row.time).map(phrases.day) ?? ""
  }

  private func reading(_ row: Row, isOfNewDay: Bool) -> String {
    let (weather, figures) = (row.weather, words.figures)
    let kind = weather.precipitationKind
    // Rows and charts of a way have the water in snow.
    let amount = words.precipitation(kind, weather.precipitation, snowfall: nil)
    let chance = Figures.percent(weather.precipitationProbability)
    let wind = relativeWind(row).map { side, speed in
      phrases.relative(side, phrases.figure(figures.speed(speed)))
    }
    return DayViewModel.sentence(
      [(isOfNewDay ? datedTime : time)(row.time, row.distance), mark(row.distance), row.place]
        .filter { !$0.isEmpty }.joined(separator: ", "),
      [
        row.elevation.map(height) ?? "", weather.weatherCode.map(phrases.condition) ?? "",
        (weather.apparentTemperature ?? weather.temperature).map {
          phrases.feelsLike(figures.temperature($0))
        } ?? "",
        (weather.precipitation?.in(.millimeters) ?? 0) == 0
          ? "" : phrases.amount(of: kind, amount),
        weather.precipitationProbability == nil ? "" : phrases.chance(of: kind, chance),
        wind ?? "",
        weather.windGust.map {
          "\(phrases.label(of: .gusts)) \(phrases.figure(figures.speed($0)))"
        } ?? "",
      ])
  }

  private func cells(_ row: Row, isOfNewDay: Bool) -> [Line] {
    let (weather, figures) = (row.weather, words.figures)
    let felt = weather.apparentTemperature ?? weather.temperature
    let rain = weather.precipitation?.in(.millimeters)
    let sign =
      weather.weatherCode.map { words.appearance().sign($0, isDay: row.isDay) }
      ?? (weather == Conditions(time: row.time) ? "" : "–")
    return [
      Line((isOfNewDay ? datedTime : time)(row.time, row.distance)),
      Line(phrases.figure(figure(row.distance))),
      Line(row.elevation.map(bareHeight) ?? ""),
      Line(row.place, row.isNamed ? .strong : .plain), sign,
      Line(phrases.figure(figures.bare(felt)), Style(celsius: felt?.in(.celsius))),
      rain == 0
        ? Line("·", .dim)
        : Line(
          phrases.figure(figures.bare(weather.precipitation)),
          (rain ?? 0) >= Threshold.wet ? .rain : .dim),
      Line(Figures.bare(weather.precipitationProbability)), Line(wind(row)),
      Line(weather.windGust.map { "(\(figures.bare($0)))" } ?? ""),
    ]
  }

  private func bareHeight(_ meters: Double) -> String {
    let height = Elevation(meters, .meters)?.in(.meters)
    return phrases.figure(words.figures.bare(height, .altitude, decimals: 0))
  }

  /// `head 6`: where it comes from, and the part of it that is felt from there.
  private func wind(_ row: Row) -> String {
    guard let (side, strength) = relativeWind(row) else {
      return row.weather.windSpeed.map { words.figures.bare($0) } ?? "–"
    }
    return phrases.relative(side) + " " + words.figures.bare(strength)
  }

  private func relativeWind(_ row: Row) -> (side: RelativeWind, strength: Speed)? {
    row.weather.relativeWind(row.bearing).flatMap { side, strength in
      Speed(strength, .metersPerSecond).map { (side, $0) }
    }
  }

  // Starts

  /// The sentence about the best of the starts.
  private var best: String? {
    guard let best = starts.first else { return nil }
    guard let wet = best.wholeWetMinutes else {
      return phrases.noStart(until: forecast.end.map { datedTime($0, at: 0) })
    }
    return phrases.bestStart(datedTime(best.departure, at: 0), wet: wet, wind: wind(best))
  }

  private func wind(_ start: StartFigures) -> String? {
    start.headwind.flatMap { wind in
      Speed(abs(wind), .metersPerSecond).map { speed in
        let shown = words.figures.speed(speed)
        return shown == words.figures.speed(Speed(0, .metersPerSecond))
          ? phrases.noHeadwind : phrases.headwind(phrases.figure(shown), isAgainst: wind >= 0)
      }
    }
  }

  /// The best of them, each with its figures.
  private func startLines(width: Int) -> [Line] {
    let rows = starts.compactMap { start -> [Line]? in
      guard let wet = start.wholeWetMinutes else { return nil }
      return [
        Line(datedTime(start.departure, at: 0)),
        Line(phrases.length(ofMinutes: wet), wet > 0 ? .rain : .dim),
        Line(wind(start) ?? ""),
      ]
    }
    guard rows.count > 1 else { return [] }
    let heading = [
      Line(phrases.startsHeading, .dim), Line(phrases.wetHeading, .dim), Line(""),
    ]
    return Table(
      columns: [.init(.trailing), .init(.trailing), .init(isPlain: true)],
      rows: [heading] + rows.prefix(8), hasHeading: true
    ).lines(width: width)
  }
}

// The notes below the sentence.
nonisolated extension AlongPage {
  /// Remarks below the sentence.
  var notes: [String] {
    var notes = trip.notes
    if let first = trip.way.gaps.first {
      let length = trip.way.gaps.reduce(0) { $0 + $1.length }
      notes.append(
        phrases.gaps(trip.way.gaps.count, distance(length, of: length), at: mark(first.distance)))
    }
    let end = trip.way.length
    if let known = lastCovered {
      if known < end, let last = forecast.end {
        notes.append(phrases.forecastEnds(datedTime(last, at: known), at: mark(known)))
      }
    } else {
      notes.append(phrases.noForecastThen(datedTime(trip.schedule.departure, at: 0)))
    }
    if let runsNote { notes.append(runsNote) }
    notes += sun
    if areWarningsUnknown { notes.append(phrases.warningsUnknown) }
    notes += trip.schedule.rests.map { rest in
      phrases.rest(
        timeUnderWay(rest.start, at: rest.distance), Self.duration(rest.seconds),
        at: mark(rest.distance))
    }
    return notes
  }

  /// The first two sunrises or sunsets on the way.
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
      return phrases.sun(
        rises: !wasDay, at: mark(distance), timeUnderWay(high, at: distance))
    }
  }

  /// `1 h`, `1:30 h`, `20 min`
  static func duration(_ seconds: Double) -> String {
    let minutes = Int((seconds / 60).rounded())
    let (hours, rest) = minutes.quotientAndRemainder(dividingBy: 60)
    if hours == 0 { return "\(rest)\u{A0}min" }
    return (rest == 0 ? "\(hours)" : "\(hours):\(rest.twoDigits)") + "\u{A0}h"
  }
}

nonisolated extension Conditions {
  /// The side from which the wind is felt most in that direction of travel, and the part of it from there in m/s; `nil` if
  /// the wind isn't known.
  func relativeWind(_ bearing: Double) -> (side: RelativeWind, strength: Double)? {
    guard let head = headwind(bearing), let cross = crosswind(bearing) else { return nil }
    let side: RelativeWind =
      abs(head) >= abs(cross) ? (head >= 0 ? .head : .tail) : cross > 0 ? .right : .left
    return (side, max(abs(head), abs(cross)))
  }
}
