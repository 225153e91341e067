import Analysis
import Phrases
import Quantities
import Reports
import Testing

/// Sentences about the next hours, and answers to questions, in both languages.
struct OutlookPhraseTests {
  private let english = English()
  private let slovak = Slovak()

  @Test(
    arguments: [
      (
        .rain, .today("15:00"), .today("17:00"), .today("20:00"),
        "Rain 15:00–20:00, heaviest around 17:00.", "Dážď 15:00–20:00, najsilnejší okolo 17:00."
      ),
      (
        .sleet, .today("20:00"), .tomorrow("01:00"), .tomorrow("03:00"),
        "Sleet from 20:00 to 03:00 tomorrow, heaviest around 01:00 tomorrow.",
        "Dážď so snehom od 20:00 do zajtra 03:00, najsilnejší zajtra okolo 01:00."
      ),
      (
        .freezingRain, .tomorrow("02:00"), nil, .tomorrow("05:00"),
        "Freezing rain tomorrow 02:00–05:00.", "Mrznúci dážď zajtra 02:00–05:00."
      ),
      (.rain, .noon, nil, .midnight, "Rain from noon to midnight.", "Dážď od poludnia do polnoci."),
      (.snow, nil, nil, nil, "Snow now.", "Sneženie práve teraz."),
    ]
      as [(PrecipitationKind, OutlookMoment?, OutlookMoment?, OutlookMoment?, String, String)])
  func saysWhenItRains(
    kind: PrecipitationKind, start: OutlookMoment?, heaviest: OutlookMoment?, end: OutlookMoment?,
    inEnglish: String, inSlovak: String
  ) {
    for (phrases, sentence) in [(english as any Phrases, inEnglish), (slovak, inSlovak)] {
      let said = SaidSpell(OutlookPeriod(from: start, until: end))
      #expect(phrases.precipitation([OutlookSpell(kind, said, heaviest: heaviest)]) == sentence)
    }
  }

  /// A spell in both languages, with shares as each has them.
  private static func spell(
    from start: OutlookMoment?, until end: OutlookMoment?, _ word: Certainty.Word? = nil,
    _ share: String = "", isOpen: Bool = false, others: [SaidSpell.Part] = []
  ) -> SaidSpell {
    SaidSpell(
      OutlookPeriod(from: start, until: end, isOpen: isOpen), word.map { SaidCertainty($0, share) },
      others: others)
  }

  @Test(
    arguments: [
      (
        [
          OutlookSpell(.snow, spell(from: .noon, until: .today("15:00"))),
          OutlookSpell(.rain, spell(from: nil, until: .today("22:00")), isNext: true),
        ], "Snow from noon to 15:00, then rain until 22:00.",
        "Sneženie od poludnia do 15:00, potom dážď do 22:00."
      ),
      (
        [
          OutlookSpell(
            .rain,
            spell(
              from: .today("15:00"), until: .today("18:00"), .veryLikely, "90 %",
              others: [
                .init(SaidCertainty(.asLikelyAsNot, "45 %"), OutlookPeriod(from: .noon, until: nil))
              ])),
          OutlookSpell(.rain, spell(from: .today("20:00"), until: nil), isBroken: true),
          OutlookSpell(.snow, spell(from: nil, until: nil), isNext: true),
        ],
        "Rain 15:00–18:00, very likely (90 %), as likely as not from noon (45 %); "
          + "again at times from 20:00; then snow.",
        "Dážď 15:00–18:00, veľmi pravdepodobne (90 %), "
          + "možno od poludnia (45 %); znova s prestávkami od 20:00; "
          + "potom sneženie."
      ),
      (
        [
          OutlookSpell(
            .rain, spell(from: nil, until: .tomorrow("14:00"), isOpen: true),
            heaviest: .today("17:00"), isHeavy: true)
        ], "Rain until at least 14:00 tomorrow, heavy around 17:00.",
        "Dážď najmenej do zajtra 14:00, silný okolo 17:00."
      ),
      (
        [
          OutlookSpell(
            .sleet, spell(from: nil, until: .noon, .unlikely, "20 %"), isHeavy: true, isMixed: true)
        ], "Heavy rain and snow until noon, unlikely (20 %).",
        "Silný dážď a sneženie do poludnia, nepravdepodobne (20 %)."
      ),
    ] as [([OutlookSpell], String, String)])
  func saysWhatComesAfterwards(spells: [OutlookSpell], inEnglish: String, inSlovak: String) {
    #expect(english.precipitation(spells) == inEnglish)
    #expect(slovak.precipitation(spells) == inSlovak)
  }

  @Test(
    arguments: [
      (
        .rain, 0, spell(from: nil, until: .midnight), nil, "Raining now until midnight (5 h).",
        "Teraz prší do polnoci (5 h)."
      ),
      (
        .sun, 0, spell(from: nil, until: .today("18:00"), .veryLikely, "95 %", isOpen: true), nil,
        "Sunny now, very likely until at least 18:00 (5 h, 95 %).",
        "Teraz svieti slnko, veľmi pravdepodobne najmenej do 18:00 (5 h, 95 %)."
      ),
      (
        .limit(.temperature, isAbove: false, "−3 °C"), 0, spell(from: nil, until: .today("18:00")),
        nil,
        "Below −3 °C now until 18:00 (5 h).", "Teraz pod −3 °C do 18:00 (5 h)."
      ),
      (
        .dry, 3, spell(from: .tomorrow("00:00"), until: .tomorrow("03:00"), .likely, "41/51"),
        .tomorrow("11:00"),
        "Dry for at least 3 h: likely tomorrow 00:00–03:00 (5 h, 41/51). "
          + "The forecast has it until 11:00 tomorrow.",
        "Bez zrážok aspoň 3 h: pravdepodobne zajtra 00:00–03:00 (5 h, 41/51). "
          + "Podľa predpovede to potrvá do zajtra 11:00."
      ),
      (
        .snow, 0,
        spell(from: .today("17:00"), until: tuesday, .asLikelyAsNot, "26/51", isOpen: true),
        nil, "Snow: as likely as not from 17:00 until at least Tue 24 01:00 (5 h, 26/51).",
        "Sneženie: možno od 17:00 najmenej do ut 24. 11. 01:00 (5 h, 26/51)."
      ),
    ] as [(AwaitedWeather, Int, SaidSpell, OutlookMoment?, String, String)])
  func answers(
    weather: AwaitedWeather, hours: Int, said: SaidSpell, expected: OutlookMoment?,
    inEnglish: String, inSlovak: String
  ) {
    for (phrases, sentence) in [(english as any Phrases, inEnglish), (slovak, inSlovak)] {
      let found = phrases.found(weather, hours: hours, said, length: "5 h", expected: expected)
      #expect(found.replacing("\u{A0}", with: " ") == sentence)
    }
  }

  /// 24 November 2026 at 01:00.
  private static let tuesday: OutlookMoment =
    CalendarDay("2026-11-24").map { .day($0, "01:00") } ?? .noon

  @Test func differencesHaveTheirUnit() {
    #expect(
      english.change(by: "3 °C", isWarmer: false, isTomorrow: true)
        == "Tomorrow 3 °C colder than today.")
    #expect(
      english.change(by: "5 °F", isWarmer: true, isTomorrow: false)
        == "5 °F warmer than yesterday.")
    #expect(
      slovak.change(by: "3 °C", isWarmer: true, isTomorrow: false)
        == "Dnes o 3 °C teplejšie než včera.")
    #expect(
      slovak.change(by: "3 °C", isWarmer: false, isTomorrow: true)
        == "Zajtra o 3 °C chladnejšie než dnes.")
  }

  @Test func snowIsNotCalledRain() {
    #expect(english.amount(of: .snow, "0.3 mm") == "snow 0.3 mm")
    #expect(english.chance(of: .snow, "40 %") == "chance of snow 40 %")
    #expect(english.precipitationChart(.snow, in: "in") == "Snow (in)")
    #expect(slovak.amount(of: .snow, "0,3 mm") == "sneh 0,3 mm")
    #expect(slovak.chance(of: .snow, "40 %") == "pravdepodobnosť sneženia 40 %")
    #expect(slovak.precipitationChart(.snow, in: "mm") == "Nový sneh (mm)")
  }

  /// A day is said once: `until 06:00 tomorrow, likely until 08:00`.
  @Test func leavesOutTheDayThatWasSaid() throws {
    let (friday, saturday) = try (
      #require(CalendarDay("2026-11-27")), #require(CalendarDay("2026-11-28"))
    )
    let moments: [(OutlookMoment, after: OutlookMoment?, said: OutlookMoment)] = [
      (.tomorrow("08:00"), .tomorrow("06:00"), .today("08:00")),
      (.tomorrow("08:00"), .today("23:00"), .tomorrow("08:00")),
      (.tomorrow("08:00"), nil, .tomorrow("08:00")),
      (.day(friday, "08:00"), .day(friday, "06:00"), .today("08:00")),
      (.day(saturday, "08:00"), .day(friday, "06:00"), .day(saturday, "08:00")),
    ]
    for (moment, before, said) in moments { #expect(moment.after(before) == said) }
  }
}
