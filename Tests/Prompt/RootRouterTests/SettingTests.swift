import ScreenTestSupport

/// Showing and changing settings.
@MainActor @Suite(.timeLimit(.minutes(5))) struct SettingTests {
  @Test(arguments: [
    ("temperature fahrenheit", "f"), ("wind knots", "kn"), ("rain in", "inch"),
    ("wind KM/H", "kmh"), ("pressure HPA", "hPa"), ("location OFF", "off"),
  ])
  func understandsOtherWords(words: String, expected: String) async {
    let session = Session([.line("set " + words)])
    #expect(await session.run().text.contains(" = \(expected)\n"))
    #expect(session.settings[String(words.prefix { $0 != " " })] == expected)
  }

  @Test func offersTheSettingThatWasMeant() async {
    let session = Session(["set clok 12", "1"])
    let answers = await session.answers()
    #expect(answers[0].contains("Did you mean \"set clock 12\"?"), "\(answers[0])")
    #expect(session.settings["clock"] == "12")
  }

  /// Slovak has no 12-hour clock, so the setting would have no effect.
  @Test func slovakRefusesTwelveHours() async {
    let session = Session(["set language sk", "set clock 12", "set clock", "set clock 24"])
    let answers = await session.answers()
    #expect(answers[1].contains("Čas s 12 hodinami má iba"), "\(answers[1])")
    #expect(answers[2].contains(" clock = auto (24)"))
    #expect(session.settings["clock"] == "24")
  }

  /// One that was set in English is shown as it is in Slovak.
  @Test func twelveHoursAreTwentyFourInSlovak() async {
    let session = Session(["set clock 12", "set language sk", "set clock"])
    #expect(await session.answers()[2].contains(" clock = 12 (24)"))
  }

  /// attacks.md 7
  @Test(arguments: [
    ("~/bin/tell -x", "~/bin/tell -x"), ("~/bin/tell --json -- -x", "~/bin/tell --json -- -x"),
    ("\"/opt/my bin/tell\" -x", "\"/opt/my bin/tell\" -x"),
    ("\"/opt/my bin/tell\"", "/opt/my bin/tell"),
  ])
  func aProgramIsTheRestOfTheLine(typed: String, expected: String) async {
    let session = Session([.line("set tell.command " + typed)])
    #expect(await session.run().text.contains(" = \(expected)"))
    #expect(session.settings["tell.command"] == expected)
  }

  /// A shell has taken the quotes away, and they come back where they are needed.
  @Test(arguments: [
    (["~/bin/tell", "-x"], "~/bin/tell -x"), (["/opt/my bin/tell"], "/opt/my bin/tell"),
    (["/opt/my bin/tell", "it's"], #"'/opt/my bin/tell' 'it'\''s'"#),
    (["curl", "-d", #"{"a": "b"}"#], #"curl -d '{"a": "b"}'"#),
    (["curl -H 'Title: Vane' x"], "curl -H 'Title: Vane' x"),
  ])
  func aProgramOfAShellKeepsItsWords(words: [String], expected: String) async {
    var mode = RunMode.pipe
    mode.isOneCommand = true
    let session = Session([], runMode: mode)
    _ = await session.run(["set", "tell.command"] + words)
    #expect(session.settings["tell.command"] == expected)
  }

  @Test func showsAndChangesSettings() async {
    let session = Session([
      "set service", "set service sample", "SET Service Open-Meteo", "set service bbc",
      "set colour",
    ])
    expectText(
      await session.run().text,
      is: """
        > set service
         service = auto (open-meteo)  auto, open-meteo, met-norway, openweather,
                                      city-list, sample
        > set service sample
         service = sample
        > SET Service Open-Meteo
         service = open-meteo
        > set service bbc
         service can't be "bbc". Allowed: auto, open-meteo, met-norway, openweather,
         city-list, sample.
        > set colour
         Unknown setting "colour". Type set for a list.

        """)
    #expect(session.settings["service"] == "open-meteo")
  }

  /// The contact leaves the machine, so the answer says which services receive it.
  @Test func saysWhoHearsOfTheContact() async {
    let session = Session([
      "set contact me@example.org", "set contact \"me (home)\"", "set contact off",
    ])
    expectText(
      await session.run().text,
      is: """
        > set contact me@example.org
         contact = me@example.org
         MET Norway and weather.gov ask for a contact address. If you set one, it is
         sent only to them.
        > set contact "me (home)"
         contact can't be "me (home)". Allowed: e.g. me@example.org,
         https://example.org, or off.
        > set contact off
         contact = off
         MET Norway and weather.gov ask for a contact address. If you set one, it is
         sent only to them.

        """)
    #expect(session.settings["contact"] == nil)
  }

  @Test func keepsHomeAsAPosition() async {
    var gazetteer = GazetteerClient.naming(nil)
    gazetteer.search = { text, scope, limit throws(GazetteerError) in
      #expect(scope == SearchScope() || !scope.findsSlips)
      #expect(limit == 1)
      return text == "Bratislava"
        ? [PlaceMatch(place: Fixture.bratislava, kind: .whole, score: 5)] : []
    }
    let session = Session(
      [
        "set home Bratislava", "set home 59.9,10.75", "set home 48°09′N 17°07′E",
        "set home 48 17", "set home 91 0", "set home off",
      ], gazetteer: gazetteer)
    #expect(
      await session.answers() == [
        " home = 48.14816,17.10674\n", " home = 59.9,10.75\n", " home = 48.15,17.11667\n",
        " home = 48.0,17.0\n",
        """
         "91 0" isn't a valid position. Latitude is -90 to 90, longitude -180 to 180, as
         in 48.15 17.11.

        """, " home = off\n",
      ])
    #expect(session.settings["home"] == nil)
  }

  @Test func takesNoGuessForHome() async {
    let session = Session(
      ["set home Bratislva", "set home Oslo"], settings: SavedSettings(["home": "48.15,17.11"]),
      gazetteer: .matching([PlaceMatch(place: Fixture.bratislava, kind: .typo, score: 3)]))
    #expect(
      await session.run().text.contains(
        """
         No place is called "Bratislva". Nearest: Bratislava. To choose one, type:
         search Bratislva
        """))
    #expect(session.settings["home"] == "48.15,17.11")
  }

  @Test func saysThatHomeCannotBeLookedUp() async {
    let session = Session(
      ["set home Oslo", "set home 59.9,10.75"],
      gazetteer: .failing(.damaged(path: "/a.sqlite", detail: "malformed")))
    #expect(
      await session.answers() == [
        " The gazetteer at /a.sqlite is corrupt. Reinstall Vane.\n", " home = 59.9,10.75\n",
      ])
  }

  @Test(
    arguments: [
      ("SK,CZ,NO", "SK,CZ,NO"), ("sk, cz , no", "SK,CZ,NO"), ("Slovakia,Norway", "SK,NO"),
      ("united kingdom, us", "GB,US"), ("SK", "SK"), ("off", nil), ("OFF", nil),
    ] as [(String, String?)])
  func keepsCountriesAsCodes(typed: String, expected: String?) async {
    let session = Session(
      [.line("set countries \(typed)")], settings: SavedSettings(["countries": "DE"]))
    #expect(
      await session.run().text
        == "> set countries \(typed)\n countries = \(expected ?? "off")\n")
    #expect(session.settings["countries"] == expected)
  }

  @Test(arguments: [
    ("SK,Xyzzy", "Xyzzy"), ("SK,", ""), (",", ""), ("SK,,CZ", ""), ("SK CZ", "SK CZ"), ("EU", "EU"),
  ])
  func refusesWhatIsNoCountry(typed: String, named: String) async {
    let session = Session(
      [], runMode: .pipe, settings: SavedSettings(["countries": "DE", "country": "DE"]))
    #expect(await session.run(["set", "countries", typed]).status == 2)
    #expect(
      session.lines.errors == #"Unknown country "\#(named)". Type country for a list."# + "\n"
    )
    #expect(session.settings["countries"] == "DE")
  }

  /// Only with `set` is an abbreviated country not taken for a request to list its cities.
  @Test func restrictsTheCountry() async {
    let session = Session([
      "set country norway", "set country", "set country slo", "set country off",
    ])
    #expect(
      await session.answers() == [
        " country = NO\n", " country = NO  e.g. SK, or off\n",
        " Unknown country \"slo\". Type country for a list.\n", " country = off\n",
      ])
  }

  @Test func asksAgainAfterASettingChanged() async {
    let asked = Mutex(0)
    let session = Session(
      ["h", "1", "detail", "set service sample", "detail"], kept: .init(searches: [Fixture.oslo]),
      weather: WeatherClient { places async throws(ServiceError) in
        asked.withLock { $0 += 1 }
        return places.map { _ in Fixture.emptyReport }
      })
    _ = await session.run()
    #expect(asked.withLock(\.self) == 2)
  }

  /// What a flag had set for the run is so again.
  @Test func aFlagIsTakenBackTo() async {
    let session = Session(
      ["set language en", "undo", "set language en", "undo", "set language"],
      settings: SavedSettings(["language": "en"], held: ["language": "sk"]))
    let answers = await session.answers()
    #expect(answers[0] == " language = en\n")
    #expect(answers[4].hasPrefix(" language = sk "))
  }

  @Test func aLanguageIsInForceAtOnce() async {
    let session = Session(
      [
        "set language sk", "favorites x", "h", "rm 2", "undo", "set language de", "set timeout 99",
        "set language en", "h", "set timeout 99",
      ], kept: SavedPlaces(searches: [Fixture.bratislava, Fixture.oslo]))
    let answers = await session.answers()
    #expect(answers[0] == " language = sk\n")
    #expect(
      answers[1] == """
         Vane nerozumie slovu „x“. Mysleli ste „favorites filter x“? Miesto s týmto
         názvom vyhľadáte takto: search x

        """)
    expectText(answers[2], has: "\n Vaše hľadania od najnovšieho\n", "     580\u{202F}000\n")
    #expect(
      answers[3].hasPrefix(
        " Odstránené z hľadaní: Oslo. Odstránenie zrušíte príkazom undo.\n Vaše hľadania"))
    #expect(answers[4].hasPrefix(" Obnovené v hľadaniach: Oslo.\n"))
    #expect(answers[5] == " language nemôže byť „de“. Povolené: auto, en, sk.\n")
    #expect(answers[6] == " timeout nemôže byť „99“. Povolené: 1 až 60\u{A0}s.\n")
    #expect(answers[8].contains("\n Your searches, newest first\n"))
    #expect(answers[9] == " timeout can't be \"99\". Allowed: 1 to 60\u{A0}s.\n")
  }
}
