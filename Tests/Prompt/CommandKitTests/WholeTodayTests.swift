import Clients
import Foundation
import Phrases
import Presentation
import Reports
import ScreenTestSupport
import Testing

@testable import CommandKit

/// Today, of which a service sends what is left.
@MainActor struct WholeTodayTests {
  /// B8: where a service sends what is left of today, the morning's report has the rest of it.
  @Test(arguments: [Service.metNorway, .openMeteo]) func todayBeginsAsItWasSaved(service: Service)
    throws
  {
    let clock = PlaceClock(Fixture.oslo)
    let today = try #require(clock.day(of: Fixture.now))
    let hour = try #require(clock.hour(of: Fixture.now))
    let midnight = Date(
      timeIntervalSince1970: (Fixture.now.timeIntervalSince1970 / 3600).rounded(.down) * 3600
        - Double(hour) * 3600)
    func report(from first: Int, high: Double, fetched: Date) -> Report {
      var report = Fixture.report(fetched: fetched, service: service)
      report.hours = (first..<40).map { hour in
        var hour = Conditions(time: midnight + Double(hour) * 3600)
        hour.temperature = Temperature(high, .celsius)
        hour.precipitation = Precipitation(0.5, .millimeters)
        return hour
      }
      report.days = [Day(date: today)]
      report.days[0].temperatureMax = Temperature(high, .celsius)
      report.days[0].precipitation = Precipitation(Double(24 - first) / 2, .millimeters)
      return report
    }
    let night = report(from: -2, high: 3, fetched: midnight - 7200)
    let morning = report(from: 7, high: 17, fetched: midnight + 7 * 3600)
    let now = report(from: 12, high: 8, fetched: Fixture.now)
    let loader = ReportLoader(
      weather: .unimplemented,
      savedReports: SavedReportsClient(
        last: { _ in now },
        lastForecast: { _, time in
          [morning, night].first { $0.fetched < time && $0.fetched < now.fetched }
        }, save: { _, _ in }),
      words: Wording(phrases: English(), now: { Fixture.now }))
    let shown = try #require(loader.saved(Fixture.oslo, for: .everything))
    let isWhole = service == .metNorway
    #expect(shown.isRest(today, by: clock) == false)
    #expect(shown.hours.first?.time == (isWhole ? midnight : now.hours[0].time))
    #expect(shown.days[0].temperatureMax?.in(.celsius) == (isWhole ? 17 : 8))
    #expect(shown.days[0].precipitation?.in(.millimeters) == (isWhole ? 12 : 6))
  }
}
