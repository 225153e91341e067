import Analysis
import ScreenTestSupport

/// The sentences above a report, in full, in Oslo on a Saturday at 14:12.
struct OutlookWordsTests {
  private let words = Wording(phrases: English(), now: { Fixture.now })

  @Test func rain() {
    expect("Rain 15:00–18:00, heaviest around 16:00; again 19:00–20:00.") { hour, conditions in
      conditions.fall([16: 0.4, 17: 2.5, 18: 0.3, 20: 0.2][hour] ?? 0)
    }
    expect("Rain from 15:00 until at least Tue 24 12:00, about 69 mm.") { hour, conditions in
      if hour > 15 { conditions.fall(1) }
    }
    expect("Rain until 18:00.") { hour, conditions in if hour <= 18 { conditions.fall(1) } }
    expect("Rain until at least Tue 24 12:00, about 70 mm.") { _, conditions in conditions.fall(1) }
    expect("Heavy rain 15:00–16:00, about 25 mm.") { hour, conditions in
      if hour == 16 { conditions.fall(25) }
    }
    expect("Rain 15:00–20:00, about 29 mm, heavy around 16:00.") { hour, conditions in
      if (16...20).contains(hour) { conditions.fall(hour == 17 ? 25 : 1) }
    }
    expect("Rain 15:00–16:00, again from 21:00 to midnight.") { hour, conditions in
      if hour == 16 || (22...24).contains(hour) { conditions.fall(1) }
    }
    expect(
      "Rain 15:00–16:00, as likely as not (40 % by Open-Meteo); again 21:00–22:00, very likely (90 % by Open-Meteo)."
    ) { hour, conditions in
      if hour == 16 || hour == 22 { conditions.fall(1, chance: hour == 16 ? 40 : 90) }
    }
    expect("Rain until 20:00, heaviest around 16:00.") { hour, conditions in
      if hour <= 20 { conditions.fall(hour == 17 ? 3 : 0.3) }
    }
    expect("Rain 15:00–16:00, as likely as not (40 % by Open-Meteo).") { hour, conditions in
      if hour == 16 { conditions.fall(1, chance: 40) }
    }
  }

  /// A time that is surer than the one before it isn't part of that.
  @Test func certaintyThatRisesAgain() {
    let chances = [17: 98.0, 18: 98, 19: 80, 20: 80, 21: 100, 22: 100]
    expect(
      "Rain 16:00–18:00, very likely (98 % by Open-Meteo), likely until 20:00 (80 %), very likely 20:00–22:00 (100 %)."
    ) { hour, conditions in
      if let chance = chances[hour] { conditions.fall(1, chance: chance) }
    }
    let rising = chances.mapValues { $0 == 80 ? 40 : $0 }.filter { $0.key > 18 }
    expect(
      "Rain 20:00–22:00, very likely (100 % by Open-Meteo), as likely as not from 18:00 (40 %)."
    ) { hour, conditions in
      if let chance = rising[hour] { conditions.fall(1, chance: chance) }
    }
  }

  /// The minutes above say that it rains.
  @Test func rainThatIsToldAlready() {
    let minutes = Self.rain
    expect("", minutes: minutes) { _, _ in }
    expect("", minutes: minutes) { hour, conditions in if hour < 17 { conditions.fall(1) } }
    expect("Rain until at least Tue 24 12:00, about 70 mm.", minutes: minutes) { $1.fall(1) }
    expect("Rain until 18:00.", minutes: minutes) { hour, conditions in
      if hour <= 18 { conditions.fall(1) }
    }
    expect("Rain until 20:00, heaviest around 17:00.", minutes: minutes) { hour, conditions in
      if hour <= 20 { conditions.fall(hour == 18 ? 3 : 0.3) }
    }
    expect("Rain 19:00–20:00.", minutes: minutes) { hour, conditions in
      if hour == 20 { conditions.fall(1) }
    }
  }

  /// A continuation that the summary mentions is not repeated.
  @Test(arguments: [(16, "Rain for at least two hours."), (18, "")])
  func minutesThatTheSummaryTells(last: Int, expected: String) {
    var report = HandMade.report(highs: []) { hour, conditions in
      if hour <= last { conditions.fall(1) }
    }
    report.nowcast = Self.rain
    expectText(words.outlook.soon(Fixture.oslo, report) ?? "", is: expected)
  }

  /// Rain until the hour of this number, and then snow until 22:00.
  @Test(arguments: [
    (15, "Rain until 15:00, then snow until 22:00."),
    (16, "Rain until 16:00, then snow until 22:00."),
    (18, "Rain until 18:00, then snow until 22:00."), (14, "Snow until 22:00."),
  ])
  func saysWhatFallsFirst(last: Int, expected: String) {
    var report = HandMade.report(highs: []) { hour, conditions in
      if hour <= 22 { conditions.fall(1, code: hour <= last ? 61 : 71) }
    }
    report.nowcast = Self.rain
    let summary = words.outlook.summary(Fixture.oslo, report)
    #expect(summary == expected)
    // The summary says that it goes on.
    #expect(words.outlook.soon(Fixture.oslo, report) == nil)
  }

  private static let rain = Nowcast(
    service: .metNorway, kind: .radar, fetched: Fixture.now,
    steps: (0..<24).map { step in
      let start = Fixture.now + Double(step) * 300
      return Nowcast.Step(start: start, end: start + 300, rate: Precipitation(1, .millimeters))
    })

  @Test func otherPrecipitation() {
    expect("Snow from noon to 15:00, then rain until 22:00.", at: 9) { hour, conditions in
      if (13...22).contains(hour) { conditions.fall(0.5, code: hour <= 15 ? 71 : 61) }
    }
    expect("Rain from noon to 15:00, then snow until 18:00, then rain until 22:00.", at: 9) {
      hour, conditions in
      if (13...22).contains(hour) {
        conditions.fall(0.5, code: (16...18).contains(hour) ? 71 : 61)
      }
    }
    expect("Rain until 03:00 tomorrow, then snow until 06:00.") {
      if $0 <= 30 { $1.fall(0.5, code: $0 <= 27 ? 61 : 71) }
    }
    // Weather after the 24 hours does not count for them.
    expect(
      "Rain until 17:00, then snow until 05:00 tomorrow, then rain until 16:00. "
        + "Snow again from 16:00 tomorrow."
    ) {
      hour, conditions in
      conditions.fall(
        hour > 44 ? 25 : 0.5, code: (18...29).contains(hour) || hour > 40 ? 71 : 61)
    }
    expect("Freezing drizzle from 20:00 to midnight.") { hour, conditions in
      if (21...24).contains(hour) { conditions.fall(0.2, code: 56) }
    }
    expect("Snow from 20:00 to 06:00 tomorrow.") { hour, conditions in
      if (21...30).contains(hour) { conditions.fall(0.5, code: 71) }
    }
    expect("Sleet tomorrow 06:00–08:00.") { if (31...32).contains($0) { $1.fall(0.5, code: 68) } }
    expect("Freezing rain from 20:00 to midnight.") {
      if (21...24).contains($0) { $1.fall(0.5, code: 66) }
    }
  }

  @Test func gusts() {
    expect("Strong gusts from 20:00 to 03:00 tomorrow, up to 15 m/s. Dry for the rest of the day.")
    {
      if (21...27).contains($0) { $1.windGust = Speed(15, .metersPerSecond) }
    }
    expect("Storm-force gusts tomorrow 02:00–05:00, up to 30 m/s. Dry for the rest of the day.") {
      if (27...29).contains($0) { $1.windGust = Speed(30, .metersPerSecond) }
    }
    expect("Strong gusts until noon, up to 15 m/s. Dry all day.", at: 8) {
      if $0 <= 12 { $1.windGust = Speed(15, .metersPerSecond) }
    }
    expect("Strong gusts until at least Tue 24 12:00, up to 15 m/s. Dry for the rest of the day.") {
      $1.windGust = Speed(15, .metersPerSecond)
    }
  }

  @Test func thunder() {
    expect("Thunderstorms 16:00–18:00.") {
      if (17...18).contains($0) { $1.weatherCode = WeatherCode(rawValue: 95) }
    }
    expect("Thunderstorms 16:00–18:00. Rain 16:00–18:00.") {
      if (17...18).contains($0) { $1.fall(1, code: 95) }
    }
  }

  @Test func frost() {
    expect("Frost tonight, down to −3 °C. Dry for the rest of the day.") {
      if $0 == 29 { $1.temperature = Temperature(-3, .celsius) }
    }
    expect("Frost tonight. Dry for the rest of the day.") {
      if $0 == 29 { $1.temperature = Temperature(-0.2, .celsius) }
    }
  }

  @Test func fog() {
    expect("Fog tomorrow morning. Dry for the rest of the day.") {
      if $0 == 31 { $1.weatherCode = WeatherCode(rawValue: 48) }
    }
    expect("Fog this morning. Dry all day.", at: 6) {
      if $0 == 8 { $1.weatherCode = WeatherCode(rawValue: 48) }
    }
  }

  @Test func dry() {
    expect("Dry all day.", at: 8) { _, _ in }
    expect("Dry for the rest of the day.") { _, _ in }
    expect("Dry through the night.", at: 19) { _, _ in }
  }

  /// The rain of the night is in the sum of the day that is shown beside the sentence.
  @Test(arguments: [(0.04, "Dry all day."), (14.4, "Dry for the rest of the day.")])
  func isNotDryAllDayAfterAWetNight(fallen: Double, text: String) {
    var report = HandMade.report(highs: [8, 8]) { _, _ in }
    report.days[1].precipitation = Precipitation(fallen, .millimeters)
    let words = Wording(phrases: English(), now: { HandMade.midnight + 8 * 3600 })
    expectText(words.outlook.summary(Fixture.oslo, report) ?? "", is: text)
  }

  @Test func ultraviolet() {
    expect("Dry for the rest of the day. UV index up to 7 around 15:00 (high).") {
      if $0 == 15 { $1.uvIndex = UVIndex(7.4, .index) }
    }
    expect("Dry all day. UV index up to 11 around noon (extreme).", at: 8) {
      if $0 == 12 { $1.uvIndex = UVIndex(11, .index) }
    }
  }

  @Test func changes() {
    expect("Dry for the rest of the day. 4 °C colder than yesterday.", highs: [9, 5]) { _, _ in }
    expect("Dry for the rest of the day. 10 °C warmer than yesterday.", highs: [-5, 5]) { _, _ in }
    expect("Dry through the night. Tomorrow 4 °C colder than today.", at: 19, highs: [0, 9, 5]) {
      _, _ in
    }
    expect("Dry through the night. Tomorrow 6 °C warmer than today.", at: 19, highs: [0, 9, 15]) {
      _, _ in
    }
  }

  /// The days before today may come from the record.
  @Test func theRecordOfYesterday() throws {
    var yesterday = Day(date: try #require(CalendarDay("2026-11-20")))
    yesterday.temperatureMax = Temperature(12.6, .celsius)
    var report = Fixture.report
    report.days.removeFirst()
    report.hours = []
    let found = words.outlook.summary(Fixture.oslo, report) { _ in [yesterday] }
    #expect(found == "4\u{A0}°C colder than yesterday.")
    #expect(words.outlook.summary(Fixture.oslo, Fixture.emptyReport) { _ in [yesterday] } == nil)
  }

  @Test func imperialUnits() {
    let words = Wording(
      phrases: English(), now: { Fixture.now }, units: { UnitChoice(.imperial) })
    let report = HandMade.report(highs: [8.4, 5.2]) { hour, conditions in
      if (16...20).contains(hour) { conditions.fall(1) }
    }
    #expect(
      words.outlook.summary(Fixture.oslo, report)
        == "Rain 3\u{A0}pm–8\u{A0}pm. 6 °F colder than yesterday.")
    let rain = words.questions.found(
      WeatherQuestion(.rain), Fixture.oslo, Timeline(report, now: words.now()))
    #expect(
      words.questions.sentence(rain, Fixture.oslo)
        == "Rain: 3\u{A0}pm–8\u{A0}pm (5 h).")
  }

  /// Snow that falls now is not a chance any more, however improbable it was.
  @Test func snowThatFallsIsCertain() {
    var report = HandMade.report { hour, conditions in
      if hour <= 18 { conditions.fall(0.5, code: 73, chance: 40) }
    }
    report.current?.weatherCode = WeatherCode(rawValue: 73)
    #expect(words.outlook.summary(Fixture.oslo, report) == "Snow until 18:00.")
    report.current?.weatherCode = WeatherCode(rawValue: 3)
    #expect(
      words.outlook.summary(Fixture.oslo, report)?.replacing("\u{A0}", with: " ")
        == "Snow until 18:00, as likely as not (40 % by Open-Meteo).")
  }

  @Test func fourSentencesAreEnough() {
    expect(
      "Thunderstorms 15:00–16:00. Rain 15:00–16:00. Strong gusts until at least Tue 24 12:00, up to 15 m/s. Frost tonight, down to −3 °C.",
      highs: [9, 5]
    ) {
      if $0 == 16 { $1.fall(1, code: 95) }
      $1.windGust = Speed(15, .metersPerSecond)
      if $0 == 29 { $1.temperature = Temperature(-3, .celsius) }
    }
  }

  private func expect(
    _ text: String, at hour: Double? = nil, highs: [Double] = [], minutes: Nowcast? = nil,
    sourceLocation: SourceLocation = #_sourceLocation,
    change: (Int, inout Conditions) -> Void
  ) {
    let now = hour.map { HandMade.midnight + $0 * 3600 } ?? Fixture.now
    let words = Wording(phrases: English(), now: { now })
    var report = HandMade.report(highs: highs, change: change)
    report.nowcast = minutes
    expectText(
      (words.outlook.summary(Fixture.oslo, report) ?? "").replacing("\u{A0}", with: " "),
      is: text.replacing("\u{A0}", with: " "), sourceLocation: sourceLocation)
  }
}
