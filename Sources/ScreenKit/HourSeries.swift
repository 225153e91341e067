import Foundation
import Phrases
import TerminalText
import WeatherModels

/// An hour of the weather or of the air.
protocol HourOfSeries {
  var time: Date { get }
}

extension Conditions: HourOfSeries {}
extension AirConditions: HourOfSeries {}

/// The hours of a chart at even distances, with gaps where nothing was said.
struct HourSeries<Hour: HourOfSeries> {
  /// In order of time; `nil` for a gap.
  let hours: [Hour?]
  let times: [Date]
  /// The place of the present among them.
  let present: Int?

  /// `nil` where there is no hour in the time from now on; `length` is that of the time, in hours. A little of what has
  /// passed stands before it, so that one sees where the present comes from.
  init?(_ hours: [Hour], now: Date, length: Int) {
    let known = hours.filter { abs($0.time.timeIntervalSince(now)) < 3e7 }
      .sorted { $0.time < $1.time }
    let past = known.last { $0.time <= now }
    guard let origin = past ?? known.first, known.last.map({ $0.time > now }) == true else {
      return nil
    }
    let step = Self.step(known.filter { $0.time >= origin.time })
    func place(_ time: Date) -> Int {
      Int((time.timeIntervalSince(origin.time) / step).rounded())
    }
    let end = max(1, Int((Double(length) * 3600 / step).rounded(.up)))
    var placed: [Int: Hour] = [:]
    for hour in known where placed[place(hour.time)] == nil { placed[place(hour.time)] = hour }
    let passed = past != nil && length >= 12 ? (1...3).prefix { placed[-$0] != nil }.count : 0
    let last = placed.keys.filter { $0 <= end }.max() ?? 0
    let range = -passed...max(0, last)
    self.hours = range.map { placed[$0] }
    times = range.map { origin.time.addingTimeInterval(Double($0) * step) }
    present = past == nil ? nil : passed
  }

  func values<Unit>(
    _ quantity: KeyPath<Hour, Quantity<Unit>?>, _ unit: Unit
  ) -> [Double?] {
    hours.map { $0?[keyPath: quantity]?.in(unit) }
  }

  /// The hour of each sample, and the weekday at midnight.
  func ticks(
    _ clock: PlaceClock, _ phrases: any Phrases, _ style: ClockStyle
  ) -> [Chart.Tick] {
    times.indices.compactMap { index in
      guard let time = clock.time(of: times[index]), let hour = Int(time.prefix(2)),
        let day = clock.day(of: times[index])
      else { return nil }
      let said =
        style == .hours12 ? style.words(time, phrases, isShort: true) : String(time.prefix(2))
      let label = hour == 0 ? phrases.weekday(day.weekday) : said
      return Chart.Tick(sample: index, label: label, hour: hour)
    }
  }

  /// The most usual distance of neighbours in seconds: an hour, or three or six with some services.
  private static func step(_ hours: [Hour]) -> Double {
    let distances = zip(hours, hours.dropFirst())
      .map { $1.time.timeIntervalSince($0.time) }.filter { $0 >= 1800 }.sorted()
    guard !distances.isEmpty else { return 3600 }
    return min(max(distances[distances.count / 2], 3600), 21_600)
  }
}
