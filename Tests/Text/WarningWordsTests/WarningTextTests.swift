import ScreenTestSupport

@MainActor struct WarningTextTests {
  private let words = Wording(phrases: English(), now: { Fixture.now })

  @Test func showsTheWholeText() {
    expectText(
      text(Fixture.warnings, 80),
      is: """
         Oslo, Norway                                      MeteoAlarm · fetched just now
         △ Yellow warning: wind
         Sat 14:00–18:00   Oslo, Akershus
         Gusts up to 75 km/h are expected along the coast and in the mountains.
         Less inland.
         Take care.
         Issued by MET Norway
         · Dust
         Newer warnings may be at https://meteoalarm.org.
                                                                     EUMETNET MeteoAlarm
        """)
  }

  @Test func saysThatTheAreasDoNotTell() {
    let found = PlaceWarnings(
      service: .meteoAlarm, fetched: Fixture.now, reach: .country,
      warnings: [WeatherWarning(event: "Dust")])
    expectText(
      text(found, 40),
      is: """
         Oslo, Norway
         MeteoAlarm · fetched just now
         Newer warnings may be at
         https://meteoalarm.org.
                             EUMETNET MeteoAlarm
         1 warning in Norway may not cover this
         place. Dust
        """)
    #expect(words.warnings.line(Fixture.oslo, found) == nil)
  }

  @Test func saysThatThereAreNone() {
    let none = PlaceWarnings(
      service: .nationalWeatherService, fetched: Fixture.now, reach: .place, warnings: [])
    expectText(
      text(none, 80),
      is: """
         Oslo, Norway                        National Weather Service · fetched just now
         No warnings for Oslo. National Weather Service, checked 14:12.
                                                                National Weather Service
        """)
    #expect(words.warnings.line(Fixture.oslo, none) == nil)
  }

  /// Of a country, one town was looked up, which says nothing of the others.
  @Test func aCountryMayHaveOthers() {
    let none = PlaceWarnings(
      service: .meteoAlarm, fetched: Fixture.now, reach: .place, warnings: [])
    let country = Place(
      name: "Norway", coordinate: Fixture.oslo.coordinate, kind: .country, town: "Oslo")
    let note = words.warnings.page(country, none).note ?? ""
    #expect(note.hasPrefix("No warnings for Norway (Oslo)."), "\(note)")
    #expect(note.contains("Other places there weren't looked up"), "\(note)")
    #expect(words.warnings.page(Fixture.oslo, none).note?.contains("looked up") == false)
  }

  @Test func saysTheFirstInOneLine() {
    #expect(
      words.warnings.line(Fixture.oslo, Fixture.warnings)?.text
        == "Yellow warning: wind, until Sat 18:00, and 1 more")
    var severe = WeatherWarning(event: "Tornado Warning")
    severe.severity = .extreme
    let found = PlaceWarnings(
      service: .nationalWeatherService, fetched: Fixture.now, reach: .place, warnings: [severe])
    #expect(words.warnings.line(Fixture.oslo, found)?.text == "Tornado Warning (extreme)")
  }

  @Test(
    arguments: [
      (60, 79_200, "Yellow warning: wind, Sat 14:13 to Sun 12:12, and 1 more"),
      (0, 3600, "Yellow warning: wind, until Sat 15:12, and 1 more"),
      (3600, nil, "Yellow warning: wind, from Sat 15:12, and 1 more"),
      (3600, 60, "Yellow warning: wind, from Sat 15:12, and 1 more"),
      (nil, nil, "Yellow warning: wind, and 1 more"),
    ] as [(TimeInterval?, TimeInterval?, String)])
  func saysFromWhenOneIsInForce(from: TimeInterval?, until: TimeInterval?, line: String) {
    #expect(words.warnings.line(Fixture.oslo, wind(from: from, until: until))?.text == line)
  }

  @Test(
    arguments: [
      (3600, 79_200, ", od so 21. 11. 15:12 do ne 22. 11. 12:12 a 1 ďalšia"),
      (3600, 7200, ", so 21. 11. 15:12–16:12 a 1 ďalšia"),
      (0, 7200, ", do so 21. 11. 16:12 a 1 ďalšia"),
    ] as [(TimeInterval, TimeInterval, String)])
  func saysItInSlovak(from: TimeInterval, until: TimeInterval, times: String) {
    let words = Wording(phrases: Slovak(), now: { Fixture.now })
    #expect(
      words.warnings.line(Fixture.oslo, wind(from: from, until: until))?.text
        .replacing("\u{A0}", with: " ")
        == "Výstraha 1. stupňa (žltá): vietor" + times)
  }

  /// Seconds from now.
  private func wind(from: TimeInterval?, until: TimeInterval?) -> PlaceWarnings {
    var found = Fixture.warnings
    found.warnings[0].from = from.map { Fixture.now.addingTimeInterval($0) }
    found.warnings[0].until = until.map { Fixture.now.addingTimeInterval($0) }
    return found
  }

  @Test func tellsProgramsOfWarnings() {
    expectText(
      Fixture.warnings.json(at: Fixture.oslo).description,
      is: oneLine(
        #"""
        {"service":"meteoalarm","reach":"place","fetched":"2026-11-21T14:12:00+01:00","fallbackFor":null,"omitted":0,"unread":0,"abridged":0,"failure":null,"items":[
        {"severity":"moderate","color":"yellow","kind":"wind","event":"Yellow wind warning",
        "from":"2026-11-21T14:00:00+01:00","until":"2026-11-21T18:00:00+01:00",
        "headline":"Yellow wind warning","description":"Gusts up to 75 km/h are expected along the coast and in the mountains.\nLess inland.",
        "instruction":"Take care.","area":"Oslo, Akershus","language":"en-GB","sender":"MET Norway",
        "level":null,"placed":"region","authority":"MET Norway"},
        {"severity":null,"color":null,"kind":null,"event":"Dust","from":null,"until":null,
        "headline":null,"description":null,"instruction":null,"area":null,"language":null,
        "sender":null,"level":null,"placed":"region","authority":"MeteoAlarm"}]}
        """#))
  }

  private func text(_ found: PlaceWarnings, _ width: Int) -> String {
    Page(lines: WeatherLines.warnings(words.warnings.page(Fixture.oslo, found), width: width)).text
  }

  /// A weekday stands once within a day, and twice where a week lies between.
  @Test(arguments: [
    (2.0, 5.0, "Yellow warning: wind, Sat 16:12–19:12"),
    (2, 29, "Yellow warning: wind, Sat 16:12 to Sun 19:12"),
  ])
  func aDayIsNamedOnce(from: Double, until: Double, line: String) {
    var warning = Fixture.warnings.warnings[0]
    (warning.from, warning.until) = (Fixture.now + from * 3600, Fixture.now + until * 3600)
    #expect(words.warnings.line(warning, at: Fixture.oslo) == line)
  }

  @Test func aWeekIsNoDay() {
    var found = Fixture.warnings
    found.warnings[0].from = Fixture.now - 84 * 3600
    found.warnings[0].until = Fixture.now + 84 * 3600
    #expect(text(found, 80).contains("Wed 02:12 to Wed 02:12"))
  }

  @Test(arguments: [
    (1, "Nemecko: nedá sa nakresliť 1 výstraha.", "Jedna z nich sa načítala len čiastočne."),
    (3, "Nemecko: nedajú sa nakresliť 3 výstrahy.", "3 z nich sa načítali len čiastočne."),
    (5, "Nemecko: nedá sa nakresliť 5 výstrah.", "5 z nich sa načítalo len čiastočne."),
  ])
  func countsWarnings(count: Int, undrawn: String, abridged: String) {
    #expect(Slovak().undrawnWarnings(count: count, in: "Nemecko") == undrawn)
    #expect(Slovak().abridgedWarnings(count: count) == abridged)
  }

  @Test func countsOneMorePlace() {
    #expect(
      English().moreWarned(1, row: 2) == "1 more place has warnings. Type: warnings 2")
  }
}
