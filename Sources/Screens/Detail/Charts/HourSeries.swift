import Ephemeris
import Foundation
import Phrases
import Presentation
import Reports
import TerminalText

/// An hour of the weather or of the air.
nonisolated protocol HourOfSeries {
  var time: Date { get }
}

nonisolated extension Conditions: HourOfSeries {}
nonisolated extension AirConditions: HourOfSeries {}

/// The hours of a chart at even distances, with gaps where nothing was said.
nonisolated struct HourSeries<Hour: HourOfSeries> {
  /// In order of time; `nil` for a gap.
  let hours: [Hour?]
  let times: [Date]
  /// The place of the present among them.
  let present: Int?
  /// The time from one hour to the next, in seconds.
  private let step: Double
  var hoursPerStep: Int { Int((step / 3600).rounded()) }

  /// `nil` if there is no hour in the time from now on; `length` is that time in hours. A little of the past precedes
  /// it, to show how the present came about. Values at its end belong to it, but not the amounts that fall behind it.
  init?(_ hours: [Hour], now: Date, length: Int, isOfAmounts: Bool = false) {
    let known = hours.filter { abs($0.time.timeIntervalSince(now)) < 3e7 }
      .sorted { $0.time < $1.time }
    let past = known.last { $0.time <= now }
    // The hour that has begun may be the only one.
    guard let origin = past ?? known.first, known.last.map({ $0.time > now - 3600 }) == true else {
      return nil
    }
    let step = known.filter { $0.time >= origin.time }.step
    self.step = step
    func place(_ time: Date) -> Int {
      Int((time.timeIntervalSince(origin.time) / step).rounded())
    }
    let end = max(1, Int((Double(length) * 3600 / step).rounded(.up))) - (isOfAmounts ? 1 : 0)
    var placed: [Int: Hour] = [:]
    for hour in known where placed[place(hour.time)] == nil { placed[place(hour.time)] = hour }
    let passed = past != nil && length >= 12 ? (1...3).prefix { placed[-$0] != nil }.count : 0
    let last = placed.keys.filter { $0 <= end }.max() ?? 0
    let range = -passed...max(0, last)
    self.hours = range.map { placed[$0] }
    times = range.map { origin.time.addingTimeInterval(Double($0) * step) }
    present = past == nil ? nil : passed
  }

  func values<Unit>(_ quantity: KeyPath<Hour, Quantity<Unit>?>, _ unit: Unit) -> [Double?] {
    hours.map { $0?[keyPath: quantity]?.in(unit) }
  }

  /// The full hours of the clock, between two samples where these are at other times, and the weekday where a day
  /// begins.
  func ticks(_ clock: PlaceClock, _ phrases: any Phrases, _ style: ClockStyle) -> [Chart.Tick] {
    var before: CalendarDay?
    return times.compactMap { sampled in
      guard let minute = clock.time(of: sampled).flatMap({ Int($0.suffix(2)) }) else { return nil }
      let full = sampled.addingTimeInterval(minute == 0 ? 0 : Double(60 - minute) * 60)
      guard let time = clock.time(of: full), let hour = Int(time.prefix(2)),
        let day = clock.day(of: full)
      else { return nil }
      // If the clocks change at midnight, a day begins at another hour.
      let isStart = hour == 0 || before.map { $0 != day } == true
      before = day
      let said =
        style == .hours12 ? style.words(time, phrases, isShort: true) : String(time.prefix(2))
      return Chart.Tick(
        at: place(of: full), label: isStart ? phrases.weekday(day.weekday) : said,
        hour: isStart ? 0 : hour)
    }
  }

  /// The nights at a place, counted in samples.
  func nights(at coordinate: Coordinate) -> [ClosedRange<Double>] {
    guard let first = times.first, let last = times.last else { return [] }
    // Half a sample more at both ends, which the drawing has, too.
    let half = step / 2
    return Nights.between(
      first.addingTimeInterval(-half), and: last.addingTimeInterval(half), at: coordinate
    ).map { place(of: $0.lowerBound)...place(of: $0.upperBound) }
  }

  private func place(of date: Date) -> Double {
    times.first.map { date.timeIntervalSince($0) / step } ?? 0
  }
}

nonisolated extension Array where Element: HourOfSeries {
  /// The most usual distance of neighbors in seconds: an hour, or three or six with some services.
  var step: Double {
    let distances = zip(self, dropFirst())
      .map { $1.time.timeIntervalSince($0.time) }.filter { $0 >= 1800 }.sorted()
    guard !distances.isEmpty else { return 3600 }
    return Swift.min(Swift.max(distances[distances.count / 2], 3600), 21_600)
  }
}
