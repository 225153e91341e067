import ScreenTestSupport

/// A sea and a snow quantity through every command, in both languages.
@MainActor @Suite(.timeLimit(.minutes(5))) struct QuantityTests {
  private final class Service: Sendable {
    let asked = Mutex<[String]>([])
    let isCovered: Bool
    let fetched: Date

    init(isCovered: Bool = true, fetched: Date = Fixture.now) {
      self.isCovered = isCovered
      self.fetched = fetched
    }

    var client: QuantityClient {
      QuantityClient(
        values: { quantity, places, _ async throws(ServiceError) in
          self.asked.withLock { $0.append(quantity.name) }
          return places.map { _ in self.series(quantity) }
        }, saved: { quantity, _ in self.series(quantity) })
    }

    /// A series for Oslo that begins at 18 and grows by one each hour.
    nonisolated private func series(_ quantity: WeatherQuantity) -> QuantitySeries {
      let start = (Fixture.now.timeIntervalSince1970 / 3600).rounded(.down) * 3600
      return QuantitySeries(
        quantity,
        (0..<6).map {
          .init(
            time: Date(timeIntervalSince1970: start + Double($0) * 3600),
            value: isCovered ? 18 + Double($0) : nil)
        }, fetched: fetched, timeZone: "Europe/Oslo", service: .openMeteo)
    }
  }

  private func session(
    _ service: Service = Service(), runMode: RunMode = .pipe, language: String = "en",
    programs: ProgramsClient = ProgramsClient(), questions: SavedListClient<SavedQuestion> = .noop
  ) -> Session {
    Session(
      [], runMode: runMode, kept: SavedPlaces(searches: [Fixture.oslo, Fixture.bratislava]),
      settings: SavedSettings(["language": language]),
      gazetteer: .knowing([Fixture.bratislava, Fixture.oslo]),
      weather: .unimplemented, saved: [Fixture.oslo: Fixture.report], quantities: service.client,
      position: PositionClient(internetHost: "ip.example") { source async throws(PositionError) in
        Position(coordinate: Fixture.oslo.coordinate, source: source)
      }, programs: programs, questions: questions)
  }

  @Test(arguments: [
    ("en", "sea", "Sea temperature (°C)", "18.0"), ("sk", "sea", "Teplota mora (°C)", "18,0"),
    ("en", "snow-depth", "Snow depth (cm)", "18"),
    ("sk", "snow-depth", "Výška snehovej pokrývky (cm)", "18"),
  ])
  func hoursListsThem(language: String, name: String, title: String, first: String) async {
    let (text, status) = await session(language: language).run(["hours", name, "3"])
    #expect(status == 0)
    #expect(text.contains(title))
    let now = language == "sk" ? "teraz" : "now"
    #expect(text.contains("14:00 \(now)  \(first)"))
  }

  @Test func hoursIsOneDocumentAndOneTable() async {
    let (json, _) = await session(runMode: .json).run(["hours", "sea", "2"])
    #expect(
      json.contains(
        #""quantity":"sea","unit":"°C","covered":true,"service":"open-meteo","fetched":"2026-11-21T13:12:00Z","now":18,"items":[{"time":"2026-11-21T14:00:00+01:00","value":18},{"time":"2026-11-21T15:00:00+01:00","value":19}]"#
      ))
    let (csv, _) = await session(runMode: .csv).run(["hours", "sea", "2"])
    #expect(
      csv == "time,value\r\n2026-11-21T14:00:00+01:00,18\r\n2026-11-21T15:00:00+01:00,19\r\n")
  }

  @Test func whatIsNotCoveredIsOneSentence() async {
    let (text, status) = await session(Service(isCovered: false)).run(["hours", "waves"])
    #expect(text.trimmingPrefix(" ") == "Wave height: no data for Oslo.\n")
    #expect(status == 3)
  }

  @Test func chartDrawsThem() async {
    let (text, status) = await session().run(["chart", "snow-depth"])
    #expect(status == 0)
    expectText(text, has: "Snow depth (cm)", "█")
  }

  @Test(arguments: [
    (
      "en", "when sea above 20",
      "Sea temperature above 20 °C: from 17:00 until at least 20:00 (3 h, 23 °C)."
    ),
    ("en", "when snow-depth above 10", "Snow depth above 10 cm now until at least 20:00"),
    ("sk", "when sea above 20", "Teplota mora nad 20 °C: od 17:00 najmenej do 20:00"),
  ])
  func whenFindsThem(language: String, line: String, sentence: String) async {
    let (text, status) = await session(language: language).run(line)
    #expect(status == 0)
    #expect(text.plain.replacing("\n ", with: " ").contains(sentence), "\(text)")
  }

  @Test func lineShowsThemAndADashWhereNothingIsKnown() async {
    let (text, _) = await session().run(["line", "--format", "{sea} {snow-depth}"])
    #expect(text.plain == "18.0 °C 18 cm\n")
    let none = session(Service(isCovered: false))
    #expect(await none.run("line --format {sea} --refresh-after 1h").text == "–\n")
  }

  /// Values from ahead of the clock were fetched before it was put back.
  @Test(arguments: [(0.0, 0), (-7200, 1), (7200, 1)])
  func lineRequestsThemAgain(seconds: Double, requests: Int) async {
    let started = Mutex(0)
    let programs = ProgramsClient(startInBackground: { _ in started.withLock { $0 += 1 } })
    let service = Service(fetched: Fixture.now + seconds)
    _ = await session(service, programs: programs).run("line --format {sea} --refresh-after 1h")
    #expect(started.withLock { $0 } == requests)
  }

  @Test func comparesPlacesByThem() async {
    let service = Service()
    let (text, status) = await session(service).run(["compare", "Oslo,", "Bratislava", "by", "sea"])
    #expect(status == 0)
    #expect(text.plain.contains(/18\.0 °C +18\.0 to 23\.0 °C/), "\(text)")
    #expect(text.contains("Not suitable for coastal navigation."))
    #expect(service.asked.withLock { $0 } == ["sea", "sea"])
  }

  /// Oslo, and Bratislava with other hours.
  private func compared(
    _ runMode: RunMode, _ change: @escaping @Sendable (inout Conditions) -> Void
  ) -> Session {
    Session(
      [], runMode: runMode, gazetteer: .finding([Fixture.oslo, Fixture.bratislava]),
      weather: WeatherClient(report: { place async throws(ServiceError) in
        var report = Fixture.report
        guard place.id == Fixture.bratislava.id else { return report }
        for index in report.hours.indices { change(&report.hours[index]) }
        return report
      }))
  }

  /// What every report has is a quantity like the others, with the highest first.
  @Test(arguments: [["by", "temperature"], ["temperature"], ["by", "rain"]])
  func comparesPlacesByWhatReportsHave(words: [String]) async {
    let session = compared(.pipe) {
      $0.temperature = Temperature(20, .celsius)
      $0.precipitation = Precipitation(5, .millimeters)
    }
    let text = await session.run(["compare", "Oslo", "Bratislava"] + words).text
    #expect(
      text.contains(/now +in the next 24.h\n Bratislava .*\n Oslo .*\n.*ighest first\.\n/),
      "\(text)")
  }

  /// Documents have the order of the page, and the time of the range.
  @Test func comparesForProgramsInTheOrderOfThePage() async {
    let session = compared(.json) { $0.windSpeed = Speed(20, .metersPerSecond) }
    let text = await session.run("compare Oslo, Bratislava by wind tomorrow").text
    #expect(
      text.contains(
        /"row":1,"quantity":"wind".*"name":"Bratislava".*"row":2,"quantity":"wind".*"name":"Oslo"/),
      "\(text)")
    expectText(
      text, has: #""from":"2026-11-22T00:00:00+01:00","to":"2026-11-22T18:00:00+01:00""#)
  }

  @Test func comparesWhereThePersonIsByThem() async {
    let service = Service()
    let (text, status) = await session(service).run(["compare", "Bratislava,", "here", "by", "sea"])
    #expect(status == 0)
    #expect(text.contains(/\n Bratislava .*\n 59.91° N 10.75° E .*\n/), "\(text)")
    #expect(service.asked.withLock { $0 } == ["sea", "sea"])
  }

  @Test func tellKeepsThemInAUnitThatIsNamed() async {
    let kept = SavedQuestions()
    let (_, status) = await session(questions: kept.client).run("tell when sea above 20")
    #expect(status == 0)
    #expect(kept.list.map(\.text) == ["sea above 20 °C"])
    let (told, _) = await session(questions: kept.client).run(["tell", "check"])
    #expect(told.plain.contains("Sea temperature above 20 °C"))
    #expect(told.contains("Not suitable for coastal navigation."))
  }

  @Test func whatCanNeverBeIsNotKept() async {
    let kept = SavedQuestions()
    let (_, status) = await session(questions: kept.client).run("tell when sea above 90")
    #expect(status == 2)
    #expect(kept.list.isEmpty)
  }

  @Test func thePanelIsAskedFor() async {
    let session = session()
    #expect(await session.run(["hours", "sun-power"]).status == 2)
    #expect(session.lines.errors.contains("set panel 5kWp 35 180"))
  }
}
