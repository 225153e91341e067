import Foundation
import Phrases
import Quantities
import TerminalText
import WeatherModels
import WeatherText

nonisolated extension HourlyText {
  /// The times below an axis: the present, the hour, or the day that begins.
  func ticks(_ times: [Date], _ clock: PlaceClock) -> [Chart.Tick] {
    var before = clock.day(of: now())
    return times.enumerated().compactMap { column, moment in
      guard let time = clock.time(of: moment), let hour = Int(time.prefix(2)),
        let day = clock.day(of: moment)
      else { return nil }
      defer { before = day }
      if moment <= now() {
        let label = phrases.presentHeading.lowercased()
        return Chart.Tick(at: Double(column), label: label, hour: 0)
      }
      let isStart = day != before
      let style = figures.units.clock
      let said =
        style == .hours12 ? style.words(time, phrases, isShort: true) : String(time.prefix(2))
      return Chart.Tick(
        at: Double(column), label: isStart ? phrases.weekday(day.weekday) : said,
        hour: isStart ? 0 : hour == 0 ? 24 : hour)
    }
  }
}
