public import Analysis
public import Reports

extension Slovak {
  public var dayWords: [DayWord] {
    [
      DayWord("dnes", .after(0)), DayWord("dneska", .after(0)), DayWord("dnes v noci", .tonight),
      DayWord("zajtra", .after(1)),
      DayWord("pozajtra", .after(2)), DayWord("popozajtra", .after(3)),
      DayWord("predvčerom", .after(-2)),
      DayWord("víkend", .weekend),
      DayWord("cez víkend", .weekend), DayWord("tento víkend", .weekend),
      DayWord("dnes večer", .evening),
      DayWord("večer", .evening), DayWord("budúci víkend", .nextWeekend),
      DayWord("o víkende", .weekend), DayWord("minulý víkend", .lastWeekend),
      DayWord("zvyšok dňa", .after(0)), DayWord("zvyšok týždňa", .week),
      DayWord("po zvyšok týždňa", .week), DayWord("po zvyšok dňa", .after(0)),
      DayWord("tento týždeň", .week), DayWord("budúci týždeň", .nextWeek),
      DayWord("tohto týždňa", .week), DayWord("budúceho týždňa", .nextWeek),
      DayWord("do konca dňa", .after(0)), DayWord("zvyšok dňa", .after(0)),
      DayWord("tohto týždňa", .week), DayWord("ďalší týždeň", .nextWeek),
      DayWord("ďalší víkend", .nextWeekend), DayWord("najbližší víkend", .weekend),
      DayWord("včera", .after(-1)), DayWord("včerajšie", .after(-1)),
      DayWord("do konca týždňa", .week), DayWord("celý víkend", .weekend),
      DayWord("uprostred týždňa", .days(.weekday(1), to: .weekday(3))),
      DayWord("koncom týždňa", .days(.weekday(4), to: .weekday(6))),
      DayWord("koniec týždňa", .days(.weekday(4), to: .weekday(6))),
      DayWord("začiatkom budúceho týždňa", .days(.nextWeekday(0), to: .nextWeekday(1))),
      DayWord("v polovici budúceho týždňa", .days(.nextWeekday(1), to: .nextWeekday(3))),
      DayWord("koncom budúceho týždňa", .days(.nextWeekday(4), to: .nextWeekday(6))),
    ]
      + DayWord.week([
        "pondelok", "utorok", "streda", "štvrtok", "piatok", "sobota", "nedeľa",
      ])
      + DayWord.week(["pon", "uto", "str", "štv", "pia", "sob", "ned"])
      + [
        DayWord("stredu", .weekday(2)), DayWord("sobotu", .weekday(5)),
        DayWord("nedeľu", .weekday(6)),
      ]
      + DayWord.week([
        "v pondelok", "v utorok", "v stredu", "vo štvrtok", "v piatok", "v sobotu", "v nedeľu",
      ])
      + week("budúci", "budúcu", "budúca", DayReference.nextWeekday)
      // As they follow `od` and `do`.
      + DayWord.week([
        "pondelka", "utorka", "stredy", "štvrtka", "piatka", "soboty", "nedele",
      ])
      // As they follow `po`.
      + DayWord.week([
        "pondelku", "utorku", "strede", "štvrtku", "piatku", "sobote", "nedeli",
      ])
      + ["víkende", "víkendom", "víkendu", "víkendové", "víkendová", "víkendovú"].map {
        DayWord($0, .weekend)
      }
      + ["najbližšia noc", "najbližšiu noc", "túto noc"].map { DayWord($0, .tonight) }
      + ["dnešné", "dnešná", "dnešnú", "dnešný"].map { DayWord($0, .after(0)) }
      + ["zajtrajšie", "zajtrajšia", "zajtrajšiu", "zajtrajší"].map { DayWord($0, .after(1)) }
      // As they follow `medzi`.
      + DayWord.week([
        "pondelkom", "utorkom", "stredou", "štvrtkom", "piatkom", "sobotou", "nedeľou",
      ])
      + [
        DayWord("dneškom", .after(0)), DayWord("zajtrajškom", .after(1)),
        DayWord("zajtrajšok", .after(1)), DayWord("celý zajtrajšok", .after(1)),
        DayWord("dnešok", .after(0)),
      ]
      + week("tento", "túto", "táto") + week("najbližší", "najbližšiu", "najbližšia")
      + week("nasledujúci", "nasledujúcu", "nasledujúca")
      + week("minulý", "minulú", "minulá", DayReference.lastWeekday)
  }

  /// `budúci piatok`, `budúcu sobotu`, `budúca sobota`
  private func week(
    _ masculine: String, _ accusative: String, _ nominative: String,
    _ day: (Int) -> DayReference = DayReference.weekday
  ) -> [DayWord] {
    let nouns = ["pondelok", "utorok", "stredu", "štvrtok", "piatok", "sobotu", "nedeľu"]
    let subjects = [(2, "streda"), (5, "sobota"), (6, "nedeľa")]
    return nouns.enumerated().map { index, noun in
      DayWord("\(noun.hasSuffix("u") ? accusative : masculine) \(noun)", day(index))
    } + subjects.map { DayWord("\(nominative) \($1)", day($0)) }
  }

  public var holidays: [DayWord] {
    let days = [
      (
        12, 24,
        [
          "vianoce", "cez vianoce", "o vianociach", "vianociach", "vianocami", "vianoc",
          "štedrý deň",
          "štedrý večer",
        ]
      ),
      (12, 25, ["prvý sviatok vianočný"]), (12, 26, ["štefana", "druhý sviatok vianočný"]),
      (12, 31, ["silvester", "silvestra"]), (1, 6, ["troch kráľov", "tri krále"]),
      (1, 1, ["nový rok"]),
      (12, 6, ["mikuláša"]),
    ]
    return days.flatMap { month, day, names in
      names.map { DayWord($0, .anniversary(month: month, day: day)) }
    }
  }

  public var dayPrepositions: [String] { ["na", "dňa", "až", "celú", "počas"] }
  public var fromNowWords: [String] { ["o", "za"] }
  public var partsOfDay: [String: Range<Int>] {
    [
      "ráno": 6..<10, "dopoludnia": 8..<12, "doobeda": 8..<12, "predpoludním": 8..<12,
      "napoludnie": 12..<13, "na poludnie": 12..<13, "poludnie": 12..<13, "skoro ráno": 4..<7,
      "popoludní": 12..<18, "poobede": 12..<18, "po obede": 12..<18,
      "po poludní": 12..<18, "po polnoci": 24..<30, "pred obedom": 9..<12,
      "pred polnocou": 21..<24,
      "na obed": 12..<13, "do obeda": 6..<12, "podvečer": 16..<19, "nadránom": 3..<6,
      "večer": 18..<24, "noc": 18..<30, "noci": 18..<30,
      "polnoci": 24..<25, "cez noc": 18..<30, "cez deň": 6..<18, "okolo obeda": 11..<14,
      "cez obed": 11..<14, "do večera": 6..<18, "do rána": 18..<30,
      "za úsvitu": 5..<8, "nad ránom": 3..<6, "po večeri": 18..<24,
    ]
  }
  public var partsOfMonth: [String: ClosedRange<Int>] {
    [
      "zaciatkom": 1...10, "zaciatok": 1...10, "na zaciatku": 1...10, "v polovici": 11...20,
      "polovica": 11...20, "koncom": 21...31, "koniec": 21...31, "na konci": 21...31,
      "prvy tyzden v": 1...7, "druhy tyzden v": 8...14, "treti tyzden v": 15...21,
      "posledny tyzden v": 25...31, "prvy tyzden": 1...7, "druhy tyzden": 8...14,
      "treti tyzden": 15...21, "posledny tyzden": 25...31,
      "prva polovica": 1...15, "druha polovica": 16...31, "v prvej polovici": 1...15,
      "v druhej polovici": 16...31,
    ]
  }

  public var spokenPartsOfDay: [String: Range<Int>] {
    [
      "neskoro večer": 21..<24, "neskorý večer": 21..<24, "nočná": 18..<30, "ranná": 6..<10,
      "večerná": 18..<24, "rána": 6..<10, "obeda": 12..<13, "večera": 18..<24,
      "celú noc": 18..<30, "celé ráno": 6..<10, "celé popoludnie": 12..<18, "celý večer": 18..<24,
      "pred prácou": 5..<8, "pred robotou": 5..<8, "po práci": 16..<20, "po robote": 16..<20,
    ]
  }

  public var shortDayWords: [DayWord] {
    DayWord.week(["po", "ut", "st", "št", "pi", "so", "ne"])
  }

  public var nightHeading: String { "Dnes v noci" }

  public func heading(_ day: String, from: String, to: String) -> String {
    from == to ? "\(day), \(from)" : "\(day), \(from) – \(to)"
  }

  public func dayNotCovered(_ day: CalendarDay, by covered: ClosedRange<CalendarDay>) -> String {
    let missing = "Pre \(figures(day)) nie je predpoveď. "
    return day < covered.lowerBound
      ? missing + "Dostupná je od \(figures(covered.lowerBound)), staršie dni zobrazí past."
      : missing + "Dostupná je do \(figures(covered.upperBound)). "
        + "Čo je vtedy bežné, zobrazí chart year."
  }

  public func forecastEnds(_ day: CalendarDay, at time: String?) -> String {
    "Predpoveď je dostupná do \(figures(day))" + (time.map { " \($0)." } ?? ".")
  }
  public var timeHeading: String { "Čas" }

  /// Figures need no grammatical case.
  private func figures(_ day: CalendarDay) -> String {
    "\(day.day).\u{A0}\(day.month). \(day.year)"
  }

  public func share(_ share: String, members: Int) -> String {
    "\(share) \(from(members)) \(plural(members, "behu", "behov", "behov"))"
  }

  public func weekday(_ index: Int) -> String {
    ["Po", "Ut", "St", "Št", "Pi", "So", "Ne"][(index % 7 + 7) % 7]
  }

  public func sunshine(_ hours: String) -> String { "slnko \(figure(hours))" }

  public func range(from low: String, to high: String) -> String { "\(low) až \(high)" }
  public func within(hours: Int) -> String { "najbližších \(hours)\u{A0}h" }
  public func amount(of kind: PrecipitationKind, _ amount: String) -> String {
    "\(kind == .snow ? "sneh" : name(of: kind, isHeavy: false)) \(amount)"
  }
  public func total(_ amounts: [String], isAtLeast: Bool) -> String {
    "Spolu\(isAtLeast ? " aspoň" : ""): \(amounts.joined(separator: ", "))."
  }
  public func precipitation(_ amount: String, withSnow depth: String) -> String {
    "\(amount), sneh \(depth)"
  }
  public func water(_ unit: String) -> String { "\(unit) vody" }
  public func wholePrecipitation(_ amount: String) -> String { "zrážky \(amount)" }
  public func chance(of kind: PrecipitationKind, _ share: String) -> String {
    "pravdepodobnosť \(kind == .snow ? "sneženia" : "zrážok") \(share)"
  }
}
