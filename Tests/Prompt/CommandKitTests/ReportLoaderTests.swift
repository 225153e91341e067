@testable import CommandKit
@testable import Presentation
import ScreenTestSupport

/// Which reports are shown, and which services are asked.
@MainActor struct ReportLoaderTests {
  private let recorder = ContextRecorder()
  private let recent = Fixture.report(fetched: Fixture.now)
  private let old = Fixture.report(fetched: Fixture.now - 7200)
  private let brief: Report = {
    var report = Fixture.report(fetched: Fixture.now)
    (report.hours, report.days) = ([], [])
    return report
  }()

  @Test func aRecentReportNeedsNoRequest() async throws {
    let shown = try await load(saved: [Fixture.oslo: recent], weather: .unimplemented)
    #expect(shown == [Stage(.final, [recent])])
    #expect(recorder.waits.isEmpty)
  }

  @Test func anOldReportIsShownBeforeTheFreshOne() async throws {
    let shown = try await load(saved: [Fixture.oslo: old], weather: .answering(recent))
    #expect(shown == [Stage(.interim, [old]), Stage(.final, [recent])])
    #expect(recorder.waits == ["Requesting the weather", nil])
  }

  @Test func refreshAlwaysAsks() async throws {
    let shown = try await load(
      isRefresh: true, saved: [Fixture.oslo: recent], weather: .answering(old))
    #expect(shown == [Stage(.final, [old])])
  }

  @Test(arguments: [(nil, false), (Service.openMeteo, false), (.metNorway, true)])
  func aReportOfAnotherServiceIsNotRecent(service: Service?, asks: Bool) async throws {
    let shown = try await load(
      saved: [Fixture.oslo: recent], weather: .answering(old), service: service)
    #expect(shown.count == (asks ? 2 : 1))
  }

  /// Two requests of one place may end in the other order.
  @Test func anEarlierReportThatComesLastReplacesNone() async throws {
    let answers = Mutex([recent, Fixture.report(fetched: Fixture.now - 600)])
    let weather = WeatherClient(
      present: { _ async throws(ServiceError) in [answers.withLock { $0.removeFirst() }] },
      reports: { _ async throws(ServiceError) in [answers.withLock { $0.removeFirst() }] })
    let loader = loader(saved: [:], weather: weather)
    _ = try await loader.fresh(Fixture.oslo)
    _ = try await loader.fresh(Fixture.oslo)
    #expect(loader.saved(Fixture.oslo)?.fetched == recent.fetched)
  }

  /// Of a list and a page from one moment, the page knows more.
  @Test func aPageIsNoRowOfItsList() async throws {
    var row = recent
    row.days = Array(recent.days.prefix(1))
    let weather = WeatherClient(
      present: { [row] _ async throws(ServiceError) in [row] },
      reports: { [recent] _ async throws(ServiceError) in [recent] })
    let loader = loader(saved: [:], weather: weather)
    _ = try await loader.fresh([Fixture.oslo], for: .today)
    _ = try await loader.fresh(Fixture.oslo)
    #expect(recent.days.count > 1)
    #expect(loader.saved(Fixture.oslo, for: .everything)?.days.count == recent.days.count)
  }

  /// A list saved only the present: no hours or days could be shown without a request.
  @Test(arguments: [ReportLoader.Need.hours, .days])
  func whatIsMissingIsFetchedFirst(need: ReportLoader.Need) async throws {
    let shown = try await load(
      need: need, saved: [Fixture.oslo: brief], weather: .answering(Fixture.report))
    #expect(shown == [Stage(.final, [Fixture.report])])
  }

  /// A whole page, as at launch, is shown at once with the data that there is.
  @Test(arguments: [["days"], ["hours"], ["hours", "days"], ["present", "hours", "days"]])
  func aPageIsShownWithWhatWasSaved(missing: [String]) async throws {
    var saved = Fixture.report(fetched: Fixture.now)
    if missing.contains("days") { saved.days = [] }
    if missing.contains("hours") { saved.hours = [] }
    if missing.contains("present") { saved.current = nil }
    let shown = try await load(saved: [Fixture.oslo: saved], weather: .answering(Fixture.report))
    #expect(shown == [Stage(.interim, [saved]), Stage(.final, [Fixture.report])])
  }

  @Test func aRecentPresentNeedsNoRequest() async throws {
    let shown = try await load(
      need: .present, saved: [Fixture.oslo: brief], weather: .unimplemented)
    #expect(shown == [Stage(.final, [brief])])
  }

  /// The present is that of the newest report, whichever command requested it; missing parts come from the last
  /// forecast.
  @Test(arguments: ReportLoader.Need.allCases)
  func theNewestReportWins(need: ReportLoader.Need) throws {
    var newest = Fixture.report(temperature: -3, fetched: Fixture.now - 600)
    (newest.hours, newest.days) = ([], [])
    let forecast = Fixture.report(temperature: 0, fetched: Fixture.now - 10_800)
    let loader = loader(
      saved: [Fixture.oslo: newest], forecasts: [Fixture.oslo: forecast], weather: .unimplemented)
    let saved = try #require(loader.saved(Fixture.oslo, for: need))
    #expect(saved.current == newest.current)
    #expect(saved.fetched == newest.fetched)
    #expect(saved.hours == (need == .present ? [] : forecast.hours))
    let days = forecast.withComingChance(at: Fixture.oslo, now: Fixture.now).days
    #expect(saved.days == (need == .present ? [] : days))
    #expect(saved.forecastOrigin == (need == .present ? nil : forecast.origin))
  }

  /// Hours of an earlier report don't make a page complete.
  @Test func anOldForecastBelowANewPresentIsFetched() async throws {
    var shown: [Answer.Stage] = []
    let loader = loader(
      saved: [Fixture.oslo: brief], forecasts: [Fixture.oslo: old], weather: .answering(recent))
    try await loader.load([Fixture.oslo], for: .everything, recorder.context) { shown.append($1) }
    #expect(shown == [.interim, .final])
  }

  /// A measurement of hours ago isn't the present: every command uses the report's own forecast for the hour.
  @Test(arguments: [(-720, 7.0), (-5399, 7), (-7200, 16.0 / 3)])
  func theHourIsThePresentWhereTheMeasurementIsOld(seconds: Double, celsius: Double) throws {
    var report = Fixture.report(fetched: Fixture.now + seconds)
    report.current?.time = Fixture.now + seconds
    let loader = loader(saved: [Fixture.oslo: report], weather: .unimplemented)
    let current = try #require(loader.saved(Fixture.oslo)?.current)
    #expect(abs((current.temperature?.in(.celsius) ?? .nan) - celsius) < 1e-9)
  }

  @Test func whatAServiceHasNotIsNotAskedForAgain() async throws {
    let asked = Mutex(0)
    let loader = loader(
      saved: [:],
      weather: WeatherClient { [brief] places async throws(ServiceError) in
        asked.withLock { $0 += 1 }
        return places.map { _ in brief }
      })
    for _ in 0..<2 {
      try await loader.load([Fixture.oslo], for: .hours, recorder.context) { _, _ in }
    }
    #expect(asked.withLock { $0 } == 1)
  }

  @Test func onlyWhatCouldNotBeFetchedIsMissing() async {
    var shown: [Stage] = []
    await #expect(throws: Failure.service(.noReport)) {
      try await loader(saved: [Fixture.oslo: brief], weather: .failing(.noReport))
        .load([Fixture.oslo], for: .hours, recorder.context) { shown.append(Stage($1, $0)) }
    }
    #expect(shown == [Stage(.interim, [brief])])
  }

  /// If one place has no report, no saved reports of the others are shown first.
  @Test func allPlacesOrNone() async throws {
    let shown = try await load(
      [Fixture.oslo, Fixture.tokyo], saved: [Fixture.oslo: old], weather: .answering(recent))
    #expect(shown == [Stage(.final, [recent, recent])])
  }

  /// The newest report shown in a list or on a page remains when the network is lost.
  @Test func theNewestReportSeenIsSaved() async throws {
    let isThere = Mutex(true)
    let loader = loader(
      saved: [Fixture.oslo: old],
      weather: WeatherClient(
        present: { [brief] places async throws(ServiceError) in
          guard isThere.withLock({ $0 }) else { throw .noNetwork(host: "h") }
          return places.map { _ in brief }
        }, reports: { _ async throws(ServiceError) in throw .noNetwork(host: "h") }))
    try await loader.load([Fixture.oslo], for: .present, isRefresh: true, recorder.context) {
      _, _ in
    }
    isThere.withLock { $0 = false }
    #expect(loader.saved(Fixture.oslo) == brief)
    #expect(loader.saved(Fixture.oslo, for: .everything)?.hours == old.hours)
    loader.forget()
    #expect(
      loader.saved(Fixture.oslo) == old.withComingChance(at: Fixture.oslo, now: Fixture.now))
  }

  /// Without a network and saved weather, the place, its time, the sun and the moon are still shown.
  @Test func aPlaceWithoutAReportIsShown() async {
    await #expect(throws: Failure.service(.noNetwork(host: "h"))) {
      try await loader(saved: [:], weather: .failing(.noNetwork(host: "h")))
        .load(Fixture.oslo, for: .days, recorder.context) { (_: Report, _) in }
    }
    let shown = recorder.take()
    #expect(shown.map(\.stage) == [.fallback])
    #expect(shown.first?.text.contains("sunrise 08:29") == true)
  }

  private struct Stage: Equatable {
    var stage: Answer.Stage
    var reports: [Report?]

    init(_ stage: Answer.Stage, _ reports: [Report?]) {
      self.stage = stage
      // Shown reports are of the present.
      self.reports = reports.map { $0?.withComingChance(at: Fixture.oslo, now: Fixture.now) }
    }
  }

  private func load(
    _ places: [Place] = [Fixture.oslo], need: ReportLoader.Need = .everything,
    isRefresh: Bool = false, saved: [Place: Report], weather: WeatherClient, service: Service? = nil
  ) async throws -> [Stage] {
    var shown: [Stage] = []
    try await loader(saved: saved, weather: weather, service: service)
      .load(places, for: need, isRefresh: isRefresh, recorder.context) {
        shown.append(Stage($1, $0))
      }
    return shown
  }

  private func loader(
    saved: [Place: Report], forecasts: [Place: Report] = [:], weather: WeatherClient,
    service: Service? = nil
  ) -> ReportLoader {
    ReportLoader(
      weather: weather, savedReports: .holding(saved, forecasts: forecasts),
      words: Wording(phrases: English(), now: { Fixture.now }), service: { service })
  }

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
