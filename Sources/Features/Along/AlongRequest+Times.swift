import CommandKit
import Foundation
import Phrases
import WeatherModels

// Speeds, times and windows.
nonisolated extension AlongRequest {
  /// The longest first, because a shorter one may be the end of a longer one.
  private static let units = SpeedUnit.spellings.sorted { $0.word.count > $1.word.count }
  /// In m/s: from a snail's pace on foot to an airliner's.
  static let speeds = 0.1...(1200 / 3.6)

  /// `22 km/h`, `22km/h`, `13.5 mph`.
  static func speed(
    _ words: ArraySlice<String>
  ) throws(Failure) -> (speed: Double, count: Int)? {
    for count in [1, 2] where words.count >= count {
      // A shell passes quoted words as one.
      let text = words.prefix(count).joined().filter { !$0.isWhitespace }.lowercased()
      guard let unit = units.first(where: { text.hasSuffix($0.word) }) else { continue }
      let number = text.dropLast(unit.word.count).replacing(",", with: ".")
      guard let first = number.first, first.isNumber || first == "." || first == "-",
        let value = Double(number)
      else { continue }
      guard speeds.contains(value * unit.unit.scale) else {
        throw .noWay(.speed(words.prefix(count).joined(separator: " ")))
      }
      return (value * unit.unit.scale, count)
    }
    return nil
  }

  /// `8`, `8:00`, `8am`, `8:30 pm`, `noon`: minutes since midnight.
  static func minute(_ text: String) -> Int? {
    ["noon": 720, "midnight": 0][text.lowercased()] ?? HourText.minute(text)
  }

  /// `6-12`, `6:30–9`; until the next day where it ends before it begins.
  static func window(_ text: String) -> ClosedRange<Int>? {
    let parts = text.split(omittingEmptySubsequences: false) { "-–—".contains($0) }
    guard parts.count == 2, let from = minute(String(parts[0])), let to = minute(String(parts[1]))
    else { return nil }
    return from <= to ? from...to : from...(to + 1440)
  }

  /// Takes the words after `at` that form a time: `8:00`, `fri 7:00`, `7:00 tomorrow`, `2026-11-24T08:00`.
  static func departure(
    _ words: ArraySlice<String>, _ phrases: any Phrases
  ) throws(Failure) -> (departure: Departure, count: Int)? {
    for count in (1...5).reversed() where count <= words.count {
      // `at fri 22 km/h`: the number belongs to the speed.
      guard try speed(words.dropFirst(count - 1))?.count != 2 else { continue }
      let all = words.prefix(count).flatMap { $0.split(separator: " ").map(String.init) }
      if let found = try departure(all, phrases) { return (found, count) }
    }
    return nil
  }

  static func departure(
    _ words: [String], _ phrases: any Phrases
  ) throws(Failure) -> Departure? {
    let text = words.joined(separator: " ")
    if Language.typed.english(for: text) == "now" { return Departure(isNow: true) }
    if let minute = minute(text) { return Departure(minute: minute) }
    // The seconds may be left out.
    for whole in [text, text.prefix(16) + ":00" + text.dropFirst(16)] where words.count == 1 {
      if let moment = try? Date(whole, strategy: .iso8601) { return Departure(moment: moment) }
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
          let day = try DayArgument.single(day.joined(separator: " "), phrases)
        else { continue }
        return Departure(day: day, minute: minute)
      }
    }
    return try DayArgument.single(text, phrases).map { Departure(day: $0) }
  }
}

nonisolated extension AlongRequest.Departure {
  /// The moment of departure. A time without a day is the next one; a day without a time begins at eight.
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

nonisolated extension AlongRequest.StartWindow {
  /// Seconds between two starts.
  private static let step = 1800.0

  /// The starts of a day from the first one on; an hour that occurs twice when clocks change has its starts twice.
  func starts(on day: CalendarDay, _ clock: PlaceClock) -> [Date] {
    let minutes = minutes ?? 0...1439
    let first = clock.date(day, minute: minutes.lowerBound).timeIntervalSince1970
    let last = clock.date(day, minute: minutes.upperBound).timeIntervalSince1970
    return stride(from: first, through: last, by: Self.step).map(Date.init(timeIntervalSince1970:))
  }
}

nonisolated extension PlaceClock {
  /// Tomorrow at this time of day; `nil` outside the years 1 to 9999.
  func tomorrow(at time: Date, now: Date) -> Date? {
    guard let minute = self.time(of: time).flatMap(HourText.minute),
      let day = day(of: now).flatMap({ CalendarDay(daysSince1970: $0.daysSince1970 + 1) })
    else { return nil }
    return date(day, minute: minute)
  }

  /// The time this many minutes after midnight, by the clocks at the place; a time that they skip is moved past the
  /// gap.
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
