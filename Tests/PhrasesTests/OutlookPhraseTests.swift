import Outlook
import Phrases
import Testing
import WeatherModels

/// Sentences about the next hours, and answers to questions, in both languages.
struct OutlookPhraseTests {
  private let english = English()
  private let slovak = Slovak()

  @Test(
    arguments: [
      (
        .rain, .today("08:00"), nil, .today("09:00"), false, "Chance of rain 08:00–09:00.",
        "Možný dážď 08:00–09:00."
      ),
      (
        .snow, nil, nil, .tomorrow("13:00"), false, "Chance of snow until 13:00 tomorrow.",
        "Možné sneženie do zajtra 13:00."
      ),
      (
        .rain, .today("15:00"), .today("17:00"), .today("20:00"), true,
        "Rain 15:00–20:00, heaviest around 17:00.", "Dážď 15:00–20:00, najsilnejší okolo 17:00."
      ),
      (
        .sleet, .today("20:00"), .tomorrow("01:00"), .tomorrow("03:00"), true,
        "Sleet from 20:00 to 03:00 tomorrow, heaviest around 01:00.",
        "Dážď so snehom od 20:00 do zajtra 03:00, najsilnejší okolo 01:00."
      ),
      (
        .freezingRain, .tomorrow("02:00"), nil, .tomorrow("05:00"), true,
        "Freezing rain tomorrow 02:00–05:00.", "Mrznúci dážď zajtra 02:00–05:00."
      ),
      (
        .rain, .noon, nil, .midnight, true, "Rain from noon to midnight.",
        "Dážď od poludnia do polnoci."
      ),
      (.snow, nil, nil, nil, true, "Snow now.", "Sneženie práve teraz."),
    ]
      as [(
        PrecipitationKind, OutlookMoment?, OutlookMoment?, OutlookMoment?, Bool, String, String
      )])
  func saysWhenItRains(
    kind: PrecipitationKind, start: OutlookMoment?, heaviest: OutlookMoment?, end: OutlookMoment?,
    isLikely: Bool, inEnglish: String, inSlovak: String
  ) {
    for (phrases, sentence) in [(english as any Phrases, inEnglish), (slovak, inSlovak)] {
      #expect(
        phrases.precipitation([
          OutlookSpell(
            kind, OutlookPeriod(from: start, until: end), heaviest: heaviest, isLikely: isLikely)
        ]) == sentence)
    }
  }

  @Test(
    arguments: [
      (
        [
          OutlookSpell(.snow, OutlookPeriod(from: .noon, until: .today("15:00"))),
          OutlookSpell(.rain, OutlookPeriod(from: nil, until: .today("22:00")), isNext: true),
        ], "Snow from noon to 15:00, then rain until 22:00.",
        "Sneženie od poludnia do 15:00, potom dážď do 22:00."
      ),
      (
        [
          OutlookSpell(
            .rain, OutlookPeriod(from: .today("09:00"), until: .today("10:00")), isLikely: false),
          OutlookSpell(.rain, OutlookPeriod(from: .today("16:00"), until: nil)),
          OutlookSpell(.snow, OutlookPeriod(from: nil, until: nil), isLikely: false, isNext: true),
        ], "Chance of rain 09:00–10:00, likely again from 16:00, then perhaps snow.",
        "Možný dážď 09:00–10:00, pravdepodobne znova od 16:00, potom možno sneženie."
      ),
      (
        [
          OutlookSpell(
            .rain, OutlookPeriod(from: nil, until: .tomorrow("14:00"), isOpen: true),
            heaviest: .today("17:00"), isHeavy: true)
        ], "Rain until at least 14:00 tomorrow, heavy around 17:00.",
        "Dážď najmenej do zajtra 14:00, silný okolo 17:00."
      ),
      (
        [
          OutlookSpell(
            .freezingDrizzle, OutlookPeriod(from: nil, until: .noon), isLikely: false,
            isHeavy: true)
        ], "Chance of heavy freezing drizzle until noon.",
        "Možné silné mrznúce mrholenie do poludnia."
      ),
    ] as [([OutlookSpell], String, String)])
  func saysWhatComesAfterwards(spells: [OutlookSpell], inEnglish: String, inSlovak: String) {
    #expect(english.precipitation(spells) == inEnglish)
    #expect(slovak.precipitation(spells) == inSlovak)
  }

  @Test(
    arguments: [
      (.rain, 1, nil, .midnight, false, .probably, "Raining now, probably until midnight (5 h)."),
      (
        .sun, 1, nil, .today("18:00"), true, .likely,
        "Sunny now, very likely until at least 18:00 (5 h)."
      ),
      (
        .below("−3 °C"), 1, nil, .today("6 pm"), false, .uncertain,
        "Below −3 °C now, possibly until 6 pm (5 h)."
      ),
      (
        .dry, 3, nil, .noon, false, .likely,
        "Dry now, very likely until noon (5 h)."
      ),
      (
        .dry, 3, .tomorrow("00:00"), .tomorrow("11:00"), false, .probably,
        "Dry for at least 3 h: probably tomorrow 00:00–11:00 (5 h)."
      ),
      (
        .snow, 1, .today("17:00"), .tomorrow("02:00"), false, .uncertain,
        "Snow: possibly from 17:00 to 02:00 tomorrow (5 h)."
      ),
      (
        .dry, 1, .today("17:00"), .today("18:00"), true, .probably,
        "Dry: probably from 17:00 until at least 18:00 (5 h)."
      ),
    ]
      as [(
        AwaitedWeather, Int, OutlookMoment?, OutlookMoment, Bool, WeatherAnswer.Confidence, String
      )])
  func answersInEnglish(
    weather: AwaitedWeather, hours: Int, from: OutlookMoment?, until: OutlookMoment, isOpen: Bool,
    confidence: WeatherAnswer.Confidence, sentence: String
  ) {
    #expect(
      english.found(
        weather, hours: hours, from: from, until: until, length: "5 h", isOpen: isOpen, confidence)
        == sentence)
  }

  @Test(
    arguments: [
      (
        .rain, 1, nil, .midnight, false, .probably,
        "Dážď: do polnoci (5 h, istota stredná)."
      ),
      (
        .dry, 3, .tomorrow("00:00"), .tomorrow("11:00"), false, .likely,
        "Bez zrážok aspoň 3 h: zajtra 00:00–11:00 (5 h, istota vysoká)."
      ),
      (
        .snow, 1, .today("17:00"), OutlookPhraseTests.tuesday, true, .uncertain,
        "Sneženie: od 17:00 najmenej do ut 24. 11. 01:00 (5 h, istota nízka)."
      ),
    ]
      as [(
        AwaitedWeather, Int, OutlookMoment?, OutlookMoment, Bool, WeatherAnswer.Confidence, String
      )])
  func answersInSlovak(
    weather: AwaitedWeather, hours: Int, from: OutlookMoment?, until: OutlookMoment, isOpen: Bool,
    confidence: WeatherAnswer.Confidence, sentence: String
  ) {
    #expect(
      slovak.found(
        weather, hours: hours, from: from, until: until, length: "5 h", isOpen: isOpen, confidence)
        == sentence)
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

  @Test(arguments: [
    (AwaitedWeather.rain, "Heavier"), (.snow, "Heavier"), (.above("30 °C"), "Warmer"),
    (.below("0 °C"), "Colder"), (.windAbove("10 m/s"), "Stronger"),
    (.windBelow("2 m/s"), "Calmer"), (nil, "More severe"),
  ])
  func saysWhatThereIsMoreOf(weather: AwaitedWeather?, change: String) {
    #expect(English().grown("So.", weather) == "\(change) than expected. So.")
  }
}
