@testable import Detail
import ScreenTestSupport

@MainActor struct DetailPresenterTests: DetailStage {
  let recorder = ContextRecorder()
  private let old = Fixture.report(temperature: -12, fetched: Fixture.now.addingTimeInterval(-7200))
  let recent = Fixture.report(fetched: Fixture.now)

  @Test func showsWhatWasSavedThenWhatIs() async throws {
    let presenter = presenter(weather: .answering(Fixture.report), saved: [Fixture.oslo: old])
    try await presenter.open()
    let shown = recorder.take()
    #expect(shown.map(\.stage) == [.interim, .final])
    #expect(
      shown.map { text in
        ["−15\u{A0}°C", "4\u{A0}°C"].first { text.text.contains("feels like " + $0) }
      }
        == ["−15\u{A0}°C", "4\u{A0}°C"])
    #expect(shown.map(\.json) == [json(old, PlaceWarnings.unreadJSON(nil)), json(Fixture.report)])
    #expect(recorder.waits == ["Requesting the weather", nil])
    #expect(presenter.subject == Fixture.oslo)
  }

  @Test func keepsTheSavedReportWhereTheServiceFails() async {
    let presenter = presenter(weather: .failing(.noReport), saved: [Fixture.oslo: old])
    await #expect(throws: Failure.service(.noReport)) { try await presenter.open() }
    let shown = recorder.take()
    #expect(shown.map(\.stage) == [.interim, .revised, .fallback])
    #expect(shown.last?.text == "")
    #expect(recorder.waits == ["Requesting the weather", nil])
  }

  @Test func showsWhatNeedsNoServiceWhereNoneAnswers() async {
    let presenter = presenter(weather: .failing(.noReport))
    await #expect(throws: Failure.service(.noReport)) { try await presenter.open() }
    let shown = recorder.take()
    #expect(shown.map(\.stage) == [.fallback])
    expectText(
      shown.map(\.text).joined(),
      is: """
         Oslo, Norway
         Local time 14:12, position 59.91° N 10.75° E.
         7 h 7 min of daylight, 4 min 16 s less than the day before
         sunrise 08:29   noon 12:03, sun 10.1° high   sunset 15:36
         Waxing gibbous   87 % lit   sets 03:49   rises 13:59
         No weather for this place yet.
        """)
  }

  @Test func saysNothingOfItWhereTheRequestWasGivenUp() async {
    let presenter = presenter(weather: .failing(.cancelled))
    await #expect(throws: Failure.service(.cancelled)) { try await presenter.open() }
    #expect(recorder.take().isEmpty)
  }

  @Test func showsPartsOfTheFreshReportWithoutARequest() async throws {
    let presenter = presenter(weather: .answering(recent))
    try await presenter.open()
    _ = recorder.take()
    try await presenter.perform(.show(.days(.next(2))))
    expectText(
      recorder.takeText(),
      is: """
         Oslo, Norway                              Open-Meteo · 14:00 · fetched just now
         The next days
         Today     ☁   5         ╺━●━   9 °C  Overcast     0.2 mm  36 %  6 m/s NW
           daylight 08:20 to 15:40 · sun 2.0 h
         Tomorrow  ❄  −1     ━━━━╸      4 °C  Light snow  12.5 mm  80 %  6 m/s N
           daylight 08:20 to 15:40 · sun 2.0 h
                                                    Open-Meteo.com, GeoNames · CC BY 4.0
        """)
    try await presenter.perform(.show(.hours(.next(24))))
    #expect(recorder.takeText().split(separator: "\n").count == 30)
    #expect(recorder.waits == ["Requesting the weather", nil])
  }

  @Test func showsPartsOfTheSavedReportFirst() async throws {
    let presenter = presenter(weather: .answering(Fixture.report), saved: [Fixture.oslo: old])
    try await presenter.perform(.show(.hours(.next(24))))
    #expect(recorder.take().map(\.stage) == [.interim, .final])
  }

  /// A service has nothing newer within ten minutes; a clock that was set back doesn't keep a report forever.
  @Test(arguments: [(0.0, 1), (599, 1), (600, 2), (86_400, 2), (-60, 1), (-3600, 2)])
  func asksAgainWhenTheReportIsTenMinutesOld(seconds: Double, requests: Int) async throws {
    let clock = Mutex(Fixture.now)
    let asked = Mutex(0)
    let presenter = presenter(
      weather: WeatherClient { [recent] places async throws(ServiceError) in
        asked.withLock { $0 += 1 }
        return places.map { _ in recent }
      }, now: { clock.withLock { $0 } })
    try await presenter.open()
    clock.withLock { $0 += seconds }
    try await presenter.open()
    #expect(asked.withLock { $0 } == requests)
    #expect(
      recorder.take().map(\.stage)
        == (requests == 1 ? [.final, .final] : [.final, .interim, .final]))
  }

  /// A record of days ago is not drawn among today's hours, nor marked on today's bar.
  @Test func theWeatherOfAnotherDayStandsBehindItsTime() async throws {
    var record = Fixture.report(temperature: -12, fetched: Fixture.now - 4 * 86_400)
    record.issuedAt = Fixture.now - 4 * 86_400
    record.current?.time = Fixture.now - 4 * 86_400
    // The record has no forecast for the present hour.
    record.hours.removeAll { $0.time < Fixture.now + 7200 }
    let presenter = presenter(
      weather: .failing(.noNetwork(host: "h")), saved: [Fixture.oslo: record])
    await #expect(throws: Failure.service(.noNetwork(host: "h"))) { try await presenter.open() }
    expectText(
      recorder.takeText(), has: "\n Tue 17 14:12   ☁ Overcast   −12 °C   feels like −15 °C   ",
      lacks: "●")
  }

  @Test func asksAgain() async throws {
    let presenter = presenter(weather: .answering(Fixture.report), saved: [Fixture.oslo: old])
    try await presenter.perform(.refresh)
    try await presenter.perform(.refresh)
    #expect(recorder.take().map(\.stage) == [.final, .final])
    #expect(recorder.waits.count == 4)
  }

  @Test func showsAReportInWhichEverythingIsMissing() async throws {
    try await presenter(Fixture.pin, weather: .answering(Fixture.bareReport)).open()
    expectText(
      recorder.takeText(),
      is: """
         48.15° N 17.11° E                                 Open-Meteo · fetched just now
         No current conditions in this report.
         No hourly data in this report.
         The next days
         Today     –  –  –  –  –  –
         Tomorrow  –  –  –  –  –  –
                                                    Open-Meteo.com, GeoNames · CC BY 4.0
        """)
  }

  @Test func saysThatAReportIsSilent() async throws {
    let presenter = presenter(weather: .answering(Fixture.emptyReport))
    try await presenter.open()
    let whole = recorder.takeText()
    let sentences = [
      " No current conditions in this report.", " No hourly data in this report.",
      " No daily data in this report.",
    ]
    #expect(whole.contains("\n" + sentences.joined(separator: "\n") + "\n"), "\(whole)")
    try await presenter.perform(.show(.hours(.next(24))))
    try await presenter.perform(.show(.days(.next(7))))
    let parts = recorder.take().map { $0.text.split(separator: "\n")[1] }
    #expect(parts.map(String.init) == Array(sentences.dropFirst()))
  }

  @Test func hasNoRows() async {
    let presenter = presenter(weather: .unimplemented)
    #expect(throws: Failure.noList) { try presenter.place(atRow: 1) }
    await #expect(throws: Failure.noList) { try await presenter.open(row: 1) }
  }

  /// A page is kept so that it can be drawn again in a resized window, and must not retain its screen.
  @Test func isLetGoOfWhileItsPagesAreKept() async throws {
    var presenter: DetailPresenter? = presenter(weather: .answering(recent))
    weak let gone = presenter
    for part in [DetailPart.everything, .meteogram(nil), .chart(.precipitation, .next(12))] {
      try await presenter?.perform(.show(part))
    }
    presenter = nil
    #expect(gone == nil)
    #expect(!recorder.take().isEmpty)
  }

  @Test func saysThatThereIsNothingToDraw() async throws {
    let presenter = presenter(weather: .answering(Fixture.emptyReport))
    try await presenter.perform(.show(.meteogram(.next(48))))
    #expect(recorder.takeText().contains("No data for this chart in this report."))
  }

  /// The document of the whole page, without air and warnings.
  private func json(
    _ report: Report,
    _ warnings: JSONValue = PlaceWarnings.unreadJSON(
      "No official warnings are available for Norway.")
  ) -> String {
    #"{"place":\#(Fixture.oslo.json),"report":\#(report.withComingChance(at: Fixture.oslo, now: Fixture.now).json(at: Fixture.oslo, now: Fixture.now)),"airQuality":null,"#
      + #""warnings":\#(warnings),"observation":null}"#
  }

  /// The hours of the report go until 17:00 on Sunday, its days until Sunday.
  @Test(arguments: [
    (DetailPart.hours(.day(.weekend)), true), (.day(.weekend), true),
    (.chart(.temperature, .day(.after(1))), true),
    (.hours(.day(.hours(16..<20, of: .after(1)))), true),
    (.hours(.day(.hours(12..<18, of: .after(1)))), false), (.hours(.day(.after(0))), false),
    (.days(.day(.weekend)), false), (.days(.day(.after(1))), false),
  ])
  func saysWhenTheForecastEndsWithinTheTime(part: DetailPart, ends: Bool) async throws {
    let presenter = presenter(weather: .answering(recent))
    try await presenter.perform(.show(part))
    let text = recorder.takeText()
    let sentence = "\n The forecast ends on Sunday, 22 November 2026 at 18:00.\n"
    #expect(text.contains(sentence) == ends, "\(text)")
    #expect(text.contains("forecast ends") == ends, "\(text)")
  }

  // B14: amounts of OpenWeather are those of three hours.
  @Test(arguments: [1, 3]) func saysForHowLongAmountsAre(step: Int) async throws {
    var report = recent
    report.hours = stride(from: 0, to: recent.hours.count, by: step).map { recent.hours[$0] }
    let presenter = presenter(weather: .answering(report))
    try await presenter.perform(.show(.hours(.next(24))))
    let table = recorder.takeText()
    #expect(table.contains("\n Precipitation is per 3\u{A0}h.\n") == (step == 3), "\(table)")
    try await presenter.perform(.show(.chart(.precipitation, .next(24))))
    let chart = recorder.takeText()
    #expect(chart.contains("(mm per 3\u{A0}h)") == (step == 3), "\(chart)")
  }

  // B15
  @Test(arguments: [
    (-2 * 86_400.0, "Your clock says Thursday, 19 November 2026."),
    (-1_795_270_000, "Your clock says 1970."), (-3600, nil), (86_400, nil),
  ])
  func aWrongClockIsNamedOnce(error: Double, sentence: String?) async throws {
    let now = Fixture.now + error
    for part in [DetailPart.everything, .hours(.next(24)), .days(.next(7))] {
      let presenter = presenter(weather: .answering(recent), now: { now })
      try await presenter.perform(.show(part))
      let text = recorder.takeText()
      #expect(text.components(separatedBy: "Your clock").count - 1 == (sentence == nil ? 0 : 1))
      guard let sentence else { continue }
      expectText(text, has: sentence, lacks: "–  ", "fetched")
    }
  }

  @Test func saysWhenTheDaysEnd() async throws {
    var short = recent
    short.days.removeAll { $0.date.description > "2026-11-21" }
    let presenter = presenter(weather: .answering(short))
    try await presenter.perform(.show(.days(.day(.weekend))))
    expectText(recorder.takeText(), has: "\n The forecast ends on Saturday, 21 November 2026.\n")
  }

  /// Beside some hours of a day, the row of the day would be read as theirs.
  @Test(arguments: [
    (DayReference.hours(16..<18, of: nil), false), (.nextHours(16..<17, isToday: false), false),
    (.hour(afterMinutes: 120), false), (.tonight, true), (.after(0), true),
  ])
  func someHoursStandWithoutTheRowOfTheDay(day: DayReference, hasRow: Bool) async throws {
    let presenter = presenter(weather: .answering(recent))
    try await presenter.perform(.show(.day(day)))
    let text = recorder.takeText()
    #expect(text.contains("\n Today ") == hasRow, "\(text)")
  }
}
