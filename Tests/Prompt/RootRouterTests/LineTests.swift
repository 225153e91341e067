import FileTestSupport
import RootRouter
import ScreenTestSupport

/// The weather in one line, for bars and prompts.
@MainActor @Suite(.timeLimit(.minutes(5))) struct LineTests {
  /// The runs that were started in the background.
  private let started = Noted<[String]>()

  private func session(
    _ report: Report? = Fixture.report, hasNetwork: Bool = true, runMode: RunMode = .pipe,
    service: String? = nil, clock: String? = nil, weather: WeatherClient = .unimplemented
  ) -> Session {
    let values = ["service": service, "clock": clock].compactMapValues(\.self)
    let settings = SavedSettings(values)
    return Session(
      [], runMode: runMode, kept: SavedPlaces(searches: [Fixture.oslo]), settings: settings,
      gazetteer: .finding([Fixture.bratislava]), weather: weather,
      saved: report.map { [Fixture.oslo: $0] } ?? [:], hasNetwork: hasNetwork,
      programs: ProgramsClient(startInBackground: { [started] in started.append($0) }))
  }

  /// The next hours and days stand between the present and the source.
  nonisolated private static let tooltip = """
    Oslo, Norway
    7 °C, Overcast, feels like 4 °C
    humidity 81 %
    wind 4 m/s NW, gusts 9
    15:00  ☁  5 °C
    16:00  ☁  5 °C  0.5 mm
    17:00  ☁  4 °C  1.0 mm
    18:00  ☁  4 °C  1.5 mm
    19:00  ☁  4 °C
    20:00  ☁  3 °C  0.5 mm
    21:00  ☁  3 °C  1.0 mm
    22:00  ☁  3 °C  1.5 mm
    Today  ☁  5 to 9 °C  0.2 mm
    Tomorrow  ❄  −1 to 4 °C  12.5 mm
    Mon 23  ☀  −13 to 0 °C
    Tue 24  ≡  −9 to 2 °C
    Open-Meteo · fetched 12 min ago
    """.replacing("\n", with: #"\n"#)

  @Test(arguments: [
    ("{icon} {temperature} {condition}", "☁ 7 °C Overcast"), ("{apparent}", "4 °C"),
    ("{wind} {gust}", "4 m/s 9 m/s"), ("{humidity} {pressure}", "81 % 1013 hPa"),
    ("{rain:12h}|{rain:1h}|{rain:168h}", "9.0\u{A0}mm|1.2\u{A0}mm|at least 19.7\u{A0}mm"),  // B14
    ("{low} {high}", "5 °C 9 °C"), ("{moon}|{wind-direction}", "Waxing gibbous|312 °"),
    ("{next}|{chance}", "rain? to 15:00|35 %"),
    ("{sunrise} {sunset}", "08:20 15:40"), ("{place} {age}", "Oslo 12m"), ("{{x}} }}", "{x} }"),
  ])
  func fillsTheFieldsOfAFormat(format: String, text: String) async {
    let (shown, status) = await session().run(["line", "--format", format])
    #expect(shown == text + "\n")
    #expect(status == 0)
  }

  @Test(arguments: [
    ["{temperature} in {place}"], ["{temperature} in {place}", "Oslo"],
    ["Oslo", "{temperature} in {place}"], ["--preset", "tmux", "{temperature} in {place}"],
  ])
  func aWordWithFieldsIsTheFormat(words: [String]) async {
    #expect(await session().run(["line"] + words).text == "7\u{A0}°C in Oslo\n")
  }

  /// attacks.md 7: a place of that name isn't found.
  @Test(arguments: [["--format", "{temperature}", "--", "-x"], ["--", "--format"]])
  func aWordBehindTwoDashesIsNoOption(words: [String]) async {
    let (text, status) = await session().run(["line"] + words)
    #expect(text.isEmpty)
    #expect(status == 3)
  }

  @Test func timesAreOfTheClockThatWasSet() async {
    let answer = await session(clock: "12").run(["line", "--format", "{sunrise} {sunset}"])
    #expect(answer.text == "8:20\u{A0}am 3:40\u{A0}pm\n")
  }

  @Test(arguments: [
    ([], "☁ 7 °C Overcast"), (["--preset", "tmux"], "☁ 7 °C"), (["Oslo"], "☁ 7 °C Overcast"),
    (["--preset", "polybar"], "☁ 7 °C Overcast"), (["--preset", "zsh"], "☁ 7 °C"),
    (["--preset", "bash"], "☁ 7 °C"), (["--icons", "nerd"], "\u{E312} 7 °C Overcast"),
    (["--icons", "ascii", "--preset", "emacs"], "c 7 °C"),
    (["--preset", "emacs", "--format", "{humidity}"], "81 %%"),
    (
      ["--preset", "i3status-rust"],
      #"{"text":"☁ 7 °C Overcast","short_text":"☁ 7 °C","state":"Idle"}"#
    ),
    (["--preset=tmux", "--format", "#{place}"], "##Oslo"),
    (["--preset=polybar", "--format", "5 %{{A1:x:}} %%{{"], "5 % {A1:x:} %% {"),
    (["--preset=zsh", "--format", "5 %F{{red}}"], "5 %%F{red}"),
    (["--preset=zsh", "--format", #"$(x) `x` \ $"#], #"$%{%}(x) 'x' \ $%{%}"#),
    (["--preset=bash", "--format", #"\u $(x) `x`"#], #"\\\\u \\$(x) \\`x\\`"#),
    (["--preset", "waybar"], #"{"text":"☁ 7 °C","tooltip":"\#(Self.tooltip)","class":"cloudy"}"#),
  ])
  func hasPresets(words: [String], text: String) async {
    #expect(await session().run(["line"] + words).text == text + "\n")
  }

  @Test(arguments: [
    (["--format", "{foo}"], "--format can't be \"{foo}\". Allowed: {icon}, {condition},"),
    (["--format", "{icon"], "--format can't be \"{icon\"."),
    (["--format", "{rain:0h}"], "--format can't be \"{rain:0h}\"."),
    (["--format", "{rain:}"], "--format can't be \"{rain:}\"."),
    (
      ["--preset", "i3"],
      "--preset can't be \"i3\". Allowed: plain, prose, tmux, waybar, polybar, emacs, bash, zsh, "
    ),
    (["--icons", "svg"], "--icons can't be \"svg\". Allowed: signs, emoji, nerd, ascii."),
    (["--favorites"], "Usage: line [--favorites]"),
    (["Oslo", "--favorites", "--preset", "prometheus"], "Usage: line [--favorites]"),
    (["--refresh-after", "15"], "--refresh-after can't be \"15\". Allowed: 15m, 90s, 2h, 1d."),
    (["--format"], "Usage: line [--favorites] [--follow] [PLACE] [--format TEXT]"),
    (["--nonsense"], "Unknown option --nonsense."),
  ])
  func refusesWhatItDoesNotKnow(words: [String], sentence: String) async {
    let session = session()
    let (text, status) = await session.run(["line"] + words)
    #expect(text == "")
    #expect(session.lines.errors.hasPrefix(sentence), "\(session.lines.errors)")
    #expect(status == 2)
  }

  /// The report was fetched twelve minutes ago.
  @Test(arguments: [("11m", true), ("12m", true), ("13m", false), ("1d", false), ("719s", true)])
  func fetchesBehindTheAnswerWhatIsOld(after: String, isStarted: Bool) async {
    let (text, status) = await session().run(["line", "Oslo", "--refresh-after", after])
    #expect(text == "☁ 7 °C Overcast\n")
    #expect(status == 0)
    #expect(started.all == (isStarted ? [["line", "Oslo", "--refresh-after", "0s"]] : []))
  }

  /// `line` follows the same rule as every page.
  @Test(arguments: [(-61.0, true), (0, false), (599, false), (600, true)])
  func isAskedForAgainAfterTenMinutes(age: Double, isStarted: Bool) async {
    let report = Fixture.report(fetched: Fixture.now.addingTimeInterval(-age))
    _ = await session(report).run(["line"])
    #expect(started.all.isEmpty == !isStarted)
  }

  @Test func withoutAReportIsADashUntilThereIsOne() async {
    let (text, status) = await session(nil).run(["line"])
    #expect(text == "–\n")
    #expect(status == 0)
    #expect(started.all == [["line", "--refresh-after", "0s"]])
  }

  @Test func withoutAReportAndANetworkIsAFailure() async {
    let weather = WeatherClient { _ async throws(ServiceError) in
      throw .noNetwork(host: "api.example")
    }
    let (text, status) = await session(nil, hasNetwork: false, weather: weather).run(["line"])
    #expect(text == "–\n")
    #expect(status == 4)
    #expect(started.all == [])
  }

  @Test func asksFirstWhenToldTo() async {
    let report = Fixture.report(temperature: -3, fetched: Fixture.now)
    let session = session(nil, weather: .answering(report))
    #expect(await session.run(["line", "--refresh-after", "0s"]).text == "☁ −3 °C Overcast\n")
    #expect(started.all == [])
  }

  @Test func saysThatASampleIsOne() async {
    let report = Fixture.report(fetched: Fixture.now, service: .sample)
    let text = await session(nil, service: "sample", weather: .answering(report)).run(["line"]).text
    #expect(text == "☁ 7 °C Overcast · SAMPLE: made-up weather\n")
  }

  @Test func anOldMeasurementGivesWayToTheForecast() async {
    var report = Fixture.report
    report.current?.time = Fixture.now.addingTimeInterval(-7200)
    report.fetched = Fixture.now.addingTimeInterval(-7200)
    #expect(
      await session(report).run(["line", "--format", "{temperature} {age}"]).text == "5 °C 2h\n")
    report.hours = []
    #expect(await session(report).run(["line"]).text == "– – –\n")
  }

  /// tmux cuts what is longer than 40 columns, of which the time takes six: the next minutes are said in fewer words.
  @Test func fitsTheRoomOfTmux() async {
    var report = Fixture.report(fetched: Fixture.now, service: .openWeather)
    report.minutes = (0..<60).map { minute in
      Minute(
        time: Fixture.now + Double(minute) * 60,
        precipitation: Precipitation(minute < 20 ? 0 : 2, .millimeters))
    }
    let whole = await session(report).run(["line", "Oslo", "--preset", "polybar"]).text
    let short = await session(report).run(["line", "Oslo", "--preset", "tmux"]).text
    #expect(whole.contains(". ☁") && whole.count > 35)
    #expect(short.hasPrefix("rain") && short.hasSuffix(" ☁ 7 °C\n") && short.count <= 35)
  }

  @Test func isADocumentForPrograms() async {
    let (text, _) = await session(runMode: .json).run(["line", "--format", "{temperature}"])
    expectText(
      text,
      is: #"{"schema":2,"command":"line","ok":true,"place":\#(Fixture.oslo.json),"text":"7 °C","#
        + #""tooltip":"\#(Self.tooltip)","class":"cloudy","#
        + #""fetched":"2026-11-21T14:00:00+01:00","refreshing":true,"#
        + #""warnings":{"service":null,"reach":null,"fetched":null,"fallbackFor":null,"omitted":0,"unread":0,"abridged":0,"#
        + #""failure":null,"items":null},"observation":null}"# + "\n")
  }
}
