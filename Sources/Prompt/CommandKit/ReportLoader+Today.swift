import Foundation
import WeatherClients
import WeatherModels
import WeatherText

extension ReportLoader {
  /// The report whose day, where it is only a rest, begins as those said that were saved since the evening before.
  func whole(_ report: Report, at place: Place) -> Report {
    let clock = PlaceClock(place, zone: report.timeZone)
    guard let today = clock.day(of: words.now()) else { return report }
    var (whole, time) = (report, report.fetched)
    while whole.isRest(today, by: clock), let earlier = savedReports.lastForecast(place, time),
      earlier.fetched > report.fetched - 36 * 3600
    {
      whole = whole.begun(by: earlier, on: today, by: clock)
      time = earlier.fetched
    }
    return whole
  }
}
