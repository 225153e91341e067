import CommandKit
import Foundation
public import Phrases
public import Reports

/// An hour of the map as the user names it: `now`, `+3`, `15:00`, `fri 15:00`, `tomorrow evening`.
public nonisolated enum MapHour: Hashable, Sendable {
  case now
  /// This many hours from now; negative for the past.
  case after(Int)
  /// A time of a day, in minutes since midnight; of today where no day is named. Without minutes it is the first of the
  /// hours.
  case at(DayReference?, minutes: Int?)

  /// The most hours that anything is shown ahead or back.
  static let farthest = 400

  /// - Throws: `badHour` if the words aren't an hour.
  public init(_ words: [String], _ phrases: any Phrases) throws(Failure) {
    let text = words.joined(separator: " ")
    // In a shell they may come as one word.
    let words = text.spacedWords
    let bad = Failure.badHour(text)
    guard let last = words.last?.lowercased() else { throw bad }
    if words.count == 1 {
      if Language.typed.english(for: last) == "now" {
        self = .now
        return
      }
      let sign = last.first
      if sign == "+" || sign == "-" || sign == "−" {
        let digits = last.dropFirst()
        guard
          let count = Arguments.number(String(digits.hasSuffix("h") ? digits.dropLast() : digits)),
          count <= Self.farthest
        else { throw bad }
        self = .after(sign == "+" ? count : -count)
        return
      }
    }
    if let minutes = HourText.minute(last) {
      let day = Array(words.dropLast()).joined(separator: " ")
      let reference = try day.isEmpty ? nil : DayArgument.single(day, phrases)
      guard day.isEmpty || reference != nil else { throw bad }
      self = .at(reference, minutes: minutes)
      return
    }
    guard let found = try DayArgument(words, phrases, mayHaveHours: true), found.rest.isEmpty,
      !found.day.isSeveral
    else { throw bad }
    // A day alone is its noon.
    self = .at(found.day, minutes: found.day.isHours ? nil : 12 * 60)
  }

  /// The beginning of the hour that is meant; `nil` for the present one, and for a day that there is not. Without a day
  /// it is one of that which is `shown`.
  func date(_ clock: PlaceClock, now: Date, shown: Date? = nil) -> Date? {
    switch self {
    case .now: return nil
    case .after(let count):
      return Self.hour(of: now).addingTimeInterval(Double(count) * 3600)
    case .at(let reference, let minutes):
      let span = DaySpan(
        reference ?? .after(0), clock: clock, now: reference == nil ? shown ?? now : now)
      guard let day = span?.days.lowerBound else { return nil }
      let minute = minutes ?? (span?.hours?.lowerBound ?? 12) % 24 * 60
      let local = Double(day.daysSince1970) * 86_400 + Double(minute) * 60
      // Clocks may change between; twice is enough.
      var date = Date(timeIntervalSince1970: local)
      for _ in 0..<2 {
        let offset = Double(clock.timeZone.secondsFromGMT(for: date))
        date = Date(timeIntervalSince1970: local - offset)
      }
      return Self.hour(of: date)
    }
  }

  /// The start of the hour that contains a moment, in UTC, like the hours of fields.
  static func hour(of date: Date) -> Date {
    let seconds = date.timeIntervalSince1970
    return Date(timeIntervalSince1970: (seconds / 3600).rounded(.down) * 3600)
  }
}
