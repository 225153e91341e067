import CommandKit
import Foundation
import Phrases
import TerminalText
import WeatherModels
import Ways

/// A way, and how and when it is travelled, as typed: `Oslo to Bergen at fri 7:00 by car`.
nonisolated struct AlongRequest: Hashable, Sendable {
  /// The words before those that say how and when.
  var way: [String] = []
  var departure: Departure?
  var travel: Travel?
  /// In m/s.
  var speed: Double?
  /// The starts among which the best is looked for.
  var best: StartWindow?
  /// Whether the runs of an ensemble are asked.
  var isSure = false
  /// What is shown in place of the page.
  var view: View?
  var pauses: [Pause] = []

  enum View: Hashable, Sendable {
    case chart
    case map(AlongMap.Subject)
  }

  /// A day, or a time of day, or both; or a moment.
  struct Departure: Hashable, Sendable {
    var day: DayReference?
    /// Since midnight, where one is at the start.
    var minute: Int?
    /// One that has its time zone.
    var moment: Date?
    /// `now`
    var isNow = false
  }

  /// Minutes since midnight; a window may reach beyond it. Without them, all that is left of the day.
  struct StartWindow: Hashable, Sendable {
    var minutes: ClosedRange<Int>?
  }

  /// `nil` where there is no way before what says how and when.
  ///
  /// - Throws: A speed or a time that can't be.
  init?(_ words: [String], _ phrases: any Phrases) throws(Failure) {
    for count in stride(from: 1, through: words.count, by: 1) {
      var request = AlongRequest()
      guard try request.read(words[count...], phrases) else { continue }
      request.way = Array(words[..<count])
      self = request
      return
    }
    return nil
  }

  private init() {}

  /// Those that say how and when.
  static let words = [
    "at", "by", "foot", "bike", "car", "best", "sure", "chart", "map", "rain", "wind",
  ]
}

nonisolated extension AlongRequest {
  /// Whether all of the words say how and when.
  private mutating func read(
    _ words: ArraySlice<String>, _ phrases: any Phrases
  ) throws(Failure) -> Bool {
    var rest = words
    while let word = rest.first?.lowercased() {
      let behind = rest.dropFirst()
      switch word {
      case "at":
        guard departure == nil, let found = try Self.departure(behind, phrases) else {
          return false
        }
        departure = found.departure
        rest = behind.dropFirst(found.count)
      case "by", "on":
        guard travel == nil, let found = behind.first.flatMap(Self.travel) else { return false }
        travel = found
        rest = behind.dropFirst()
      case "best":
        guard best == nil else { return false }
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
          let subject = behind.first.flatMap { AlongMap.Subject(rawValue: $0.lowercased()) }
          view = word == "chart" ? .chart : .map(subject ?? .rain)
          rest = word == "map" && subject != nil ? behind.dropFirst() : behind
        } else if let found = try Self.speed(rest), speed == nil {
          speed = found.speed
          rest = rest.dropFirst(found.count)
        } else {
          return false
        }
      }
    }
    return true
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

// Speeds, times and windows.
nonisolated extension AlongRequest {
  private static let units: [(name: String, scale: Double)] = [
    ("km/h", 1 / 3.6), ("kmh", 1 / 3.6), ("kph", 1 / 3.6), ("mph", 0.44704), ("mi/h", 0.44704),
    ("knots", 1852.0 / 3600), ("kn", 1852.0 / 3600), ("kt", 1852.0 / 3600), ("m/s", 1),
  ]
  /// In m/s: from a snail's pace on foot to an airliner's.
  static let speeds = 0.1...(1200 / 3.6)

  /// `22 km/h`, `22km/h`, `13.5 mph`.
  private static func speed(
    _ words: ArraySlice<String>
  ) throws(Failure) -> (speed: Double, count: Int)? {
    for count in [1, 2] where words.count >= count {
      let text = words.prefix(count).joined().lowercased()
      guard let unit = units.first(where: { text.hasSuffix($0.name) }) else { continue }
      let number = text.dropLast(unit.name.count).replacing(",", with: ".")
      guard let first = number.first, first.isNumber || first == "." || first == "-",
        let value = Double(number)
      else { continue }
      guard speeds.contains(value * unit.scale) else {
        throw .noWay(.speed(words.prefix(count).joined(separator: " ")))
      }
      return (value * unit.scale, count)
    }
    return nil
  }

  /// `8`, `8:00`, `8.30`, `8am`, `8:30 pm`, `noon`: minutes since midnight.
  static func minute(_ text: String) -> Int? {
    var text = text.lowercased().filter { !$0.isWhitespace }
    if text == "noon" { return 720 }
    if text == "midnight" { return 0 }
    var shift: Int?
    for (half, minutes) in [("am", 0), ("pm", 720)] where text.hasSuffix(half) {
      text.removeLast(2)
      shift = minutes
    }
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard (1...3).contains(parts.count),
      parts.allSatisfy({ (1...2).contains($0.utf8.count) && $0.allSatisfy(\.isASCIIDigit) }),
      var hour = Int(parts[0])
    else { return nil }
    let minute = parts.count > 1 ? Int(parts[1]) ?? 60 : 0
    if let shift {
      guard (1...12).contains(hour) else { return nil }
      hour %= 12
      return minute < 60 ? hour * 60 + minute + shift : nil
    }
    guard hour < 24 || hour == 24 && minute == 0, minute < 60 else { return nil }
    return hour * 60 + minute
  }

  /// `6-12`, `6:30–9`; until the next day where it ends before it begins.
  private static func window(_ text: String) -> ClosedRange<Int>? {
    let parts = text.split(omittingEmptySubsequences: false) { "-–—".contains($0) }
    guard parts.count == 2, let from = minute(String(parts[0])), let to = minute(String(parts[1]))
    else { return nil }
    return from <= to ? from...to : from...(to + 1440)
  }

  /// As many words behind `at` as say when: `8:00`, `fri 7:00`, `7:00 tomorrow`, `2026-11-24T08:00`.
  private static func departure(
    _ words: ArraySlice<String>, _ phrases: any Phrases
  ) throws(Failure) -> (departure: Departure, count: Int)? {
    for count in (1...5).reversed() where count <= words.count {
      let all = Array(words.prefix(count))
      if let found = try departure(all, phrases) { return (found, count) }
    }
    return nil
  }

  private static func departure(
    _ words: [String], _ phrases: any Phrases
  ) throws(Failure) -> Departure? {
    let text = words.joined(separator: " ")
    if text.lowercased() == "now" { return Departure(isNow: true) }
    if let minute = minute(text) { return Departure(minute: minute) }
    if words.count == 1, let moment = try? Date(text, strategy: .iso8601) {
      return Departure(moment: moment)
    }
    // `2026-11-24T08:00`
    if words.count == 1, let mark = text.firstIndex(of: "T"), let day = CalendarDay(text),
      let minute = minute(String(text[text.index(after: mark)...]))
    {
      return Departure(day: .date(day), minute: minute)
    }
    for split in words.indices.dropFirst() {
      let (first, last) = (words[..<split], words[split...])
      for (day, time) in [(first, last), (last, first)] {
        guard let minute = minute(time.joined(separator: " ")),
          let day = try DayArgument.day(day.joined(separator: " "), phrases)
        else { continue }
        return Departure(day: day, minute: minute)
      }
    }
    return try DayArgument.day(text, phrases).map { Departure(day: $0) }
  }
}

nonisolated extension AlongRequest.Departure {
  /// When that is. A time without a day is the next one; a day without a time begins at eight.
  func date(_ clock: PlaceClock, now: Date) -> Date? {
    if let moment { return moment }
    if isNow { return now }
    let today = clock.day(of: now)
    var first = today
    if let day { first = DaySpan(day, clock: clock, now: now)?.days.lowerBound }
    guard let first else { return nil }
    let start = clock.date(first, minute: minute ?? 480)
    guard day == nil, start < now else { return start }
    return CalendarDay(daysSince1970: first.daysSince1970 + 1).map {
      clock.date($0, minute: minute ?? 480)
    }
  }
}

nonisolated extension PlaceClock {
  /// So many minutes after midnight of a day, by the clocks at the place; what is skipped by them comes after.
  func date(_ day: CalendarDay, minute: Int) -> Date {
    let local = Double(day.daysSince1970 * 86_400 + minute * 60)
    let before = Double(
      timeZone.secondsFromGMT(for: Date(timeIntervalSince1970: local - 86_400)))
    let guess = Date(timeIntervalSince1970: local - before)
    let offset = Double(timeZone.secondsFromGMT(for: guess))
    let date = Date(timeIntervalSince1970: local - offset)
    // A time that doesn't exist is as long after midnight as it says.
    return Double(timeZone.secondsFromGMT(for: date)) == offset ? date : guess
  }
}

nonisolated extension Character {
  fileprivate var isASCIIDigit: Bool { isASCII && isNumber }
}

nonisolated extension Argument where Value == AlongRequest {
  /// The way, and all that says how and when.
  static var along: Argument {
    Argument(
      .either([.path, .places]), .optional(.behind("at", .text)),
      .optional(.behind("by", .choice(["foot", "bike", "car"]))),
      .optional(.choice(["22 km/h"])), .optional(.choice(["best 6-12"])), reach: .rest
    ) { words throws(Failure) in
      words.offerLast { sources, typed in
        var list =
          typed.contains("/") || typed.hasSuffix(".gpx")
          ? sources.completions(forPath: typed) : sources.completions(forPlace: typed)
        if !typed.isEmpty {
          list.candidates += sources.matches(AlongRequest.words, typed).candidates
        }
        return list
      }
      guard words.first != nil,
        let request = try AlongRequest(words.rest, words.vocabulary.phrases)
      else { return nil }
      words.takeAll()
      return request
    }
  }
}
