import ScreenTestSupport
import Synchronization
import Testing
import WeatherClients
import WeatherModels

/// Showing and changing settings.
@MainActor @Suite(.timeLimit(.minutes(5))) struct SettingTests {
  @Test func showsAndChangesSettings() async {
    let session = Session([
      "set", "set service", "set service sample", "SET Service Open-Meteo", "set service bbc",
      "set colour",
    ])
    expectText(
      await session.run().text,
      is: """
        > set
         service is auto
         language is auto
         open-meteo.url is off
         contact is off
         country is off
         countries is off
         home is off
         timeout is 10
         archive.hours is 30
         archive.records is 365
         theme is auto
         icons is signs
         tint is off
         pager is on
         map is auto
         location is gpsd,home,timezone
         location.ip is ask
         reader is off
         units is auto
         temperature is auto
         wind is auto
         pressure is auto
         rain is auto
         distance is auto
         clock is auto
        > set service
         service is auto
        > set service sample
         service is sample
        > SET Service Open-Meteo
         service is open-meteo
        > set service bbc
         service cannot be "bbc". It can be: auto, open-meteo, met-norway, openweather,
         city-list, sample.
        > set colour
         There is no setting "colour". Type set for the list.

        """)
    #expect(session.settings["service"] == "open-meteo")
  }

  /// It leaves the machine, and whoever sets it reads where to.
  @Test func saysWhoHearsOfTheContact() async {
    let session = Session([
      "set contact me@example.org", "set contact \"me (home)\"", "set contact off",
    ])
    expectText(
      await session.run().text,
      is: """
        > set contact me@example.org
         contact is me@example.org
         MET Norway and weather.gov want to know how to reach whoever asks them. They
         get it, if you set it, and nobody else.
        > set contact "me (home)"
         contact cannot be "me (home)". It can be: me@example.org, https://example.org,
         off.
        > set contact off
         contact is off
         MET Norway and weather.gov want to know how to reach whoever asks them. They
         get it, if you set it, and nobody else.

        """)
    #expect(session.settings["contact"] == nil)
  }

  @Test func keepsHomeAsAPosition() async {
    let session = Session(
      [
        "set home Bratislava", "set home 59.9,10.75", "set home 48°09′N 17°07′E",
        "set home 48 17", "set home 91 0", "set home off",
      ],
      gazetteer: GazetteerClient(
        search: { text, scope, limit throws(GazetteerError) in
          #expect(scope == SearchScope())
          #expect(limit == 1)
          return text == "Bratislava"
            ? [PlaceMatch(place: Fixture.bratislava, kind: .whole, score: 5)] : []
        },
        complete: GazetteerClient.unimplemented.complete,
        nearest: GazetteerClient.unimplemented.nearest,
        cities: GazetteerClient.unimplemented.cities,
        largest: GazetteerClient.unimplemented.largest))
    expectText(
      await session.run().text,
      is: """
        > set home Bratislava
         home is 48.14816,17.10674
        > set home 59.9,10.75
         home is 59.9,10.75
        > set home 48°09′N 17°07′E
         home is 48.15,17.11667
        > set home 48 17
         home is 48.0,17.0
        > set home 91 0
         Nothing called "91 0" was found. Try another spelling, or only the beginning of
         the name.
        > set home off
         home is off

        """)
    #expect(session.settings["home"] == nil)
  }

  /// Who types carelessly is not moved to another town.
  @Test func takesNoGuessForHome() async {
    let session = Session(
      ["set home Bratislva", "set home Oslo"], settings: KeptSettings(["home": "48.15,17.11"]),
      gazetteer: .matching([PlaceMatch(place: Fixture.bratislava, kind: .typo, score: 3)]))
    #expect(
      await session.run().text.contains(
        """
         Nothing called "Bratislva" was found. Try another spelling, or only the
         beginning of the name.
        """))
    #expect(session.settings["home"] == "48.15,17.11")
  }

  @Test func saysThatHomeCannotBeLookedUp() async {
    let session = Session(
      ["set home Oslo", "set home 59.9,10.75"],
      gazetteer: .failing(.damaged(path: "/a.sqlite", detail: "malformed")))
    expectText(
      await session.run().text,
      is: """
        > set home Oslo
         Vane's list of places at /a.sqlite is damaged.
        > set home 59.9,10.75
         home is 59.9,10.75

        """)
  }

  @Test(
    arguments: [
      ("SK,CZ,NO", "SK,CZ,NO"), ("sk, cz , no", "SK,CZ,NO"), ("Slovakia,Norway", "SK,NO"),
      ("united kingdom, us", "GB,US"), ("SK", "SK"), ("off", nil), ("OFF", nil),
    ] as [(String, String?)])
  func keepsCountriesAsCodes(typed: String, expected: String?) async {
    let session = Session(
      [.line("set countries \(typed)")], settings: KeptSettings(["countries": "DE"]))
    #expect(
      await session.run().text
        == "> set countries \(typed)\n countries is \(expected ?? "off")\n")
    #expect(session.settings["countries"] == expected)
  }

  @Test(arguments: [
    ("SK,Xyzzy", "Xyzzy"), ("SK,", ""), (",", ""), ("SK,,CZ", ""), ("SK CZ", "SK CZ"), ("EU", "EU"),
  ])
  func refusesWhatIsNoCountry(typed: String, named: String) async {
    let session = Session(
      [], manner: .pipe, settings: KeptSettings(["countries": "DE", "country": "DE"]))
    #expect(await session.run(["set", "countries", typed]).status == 2)
    #expect(
      session.lines.errors == #"There is no country "\#(named)". Type country for the list."# + "\n"
    )
    #expect(session.settings["countries"] == "DE")
  }

  /// Only `set` keeps one that is named by its beginning from being taken for a wish to see the list.
  @Test func restrictsTheCountry() async {
    let session = Session([
      "set country norway", "set country", "set country slo", "set country off",
    ])
    expectText(
      await session.run().text,
      is: """
        > set country norway
         country is NO
        > set country
         country is NO
        > set country slo
         There is no country "slo". Type country for the list.
        > set country off
         country is off

        """)
  }

  /// What another service said is not shown any more.
  @Test func asksAgainAfterASettingChanged() async {
    let asked = Mutex(0)
    let session = Session(
      ["h", "1", "detail", "set service sample", "detail"],
      kept: KeptPlaces(searches: [Fixture.oslo]),
      weather: WeatherClient { places async throws(ServiceError) in
        asked.withLock { $0 += 1 }
        return places.map { _ in Fixture.emptyReport }
      })
    _ = await session.run()
    #expect(asked.withLock { $0 } == 2)
  }
}
