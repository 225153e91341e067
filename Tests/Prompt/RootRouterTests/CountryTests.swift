import ScreenTestSupport

/// `country`: a restriction of searches, and a list of what it can be.
@MainActor @Suite(.timeLimit(.minutes(5))) struct CountryTests {
  @Test func restrictsSearches() async {
    let scopes = Scopes()
    let session = Session(
      ["country sk", "search oslo", "country Norway", "search oslo", "country OFF", "search oslo"],
      settings: SavedSettings(["countries": "SK,CZ"]), gazetteer: scopes.gazetteer)
    let answers = await session.answers()
    for (index, code, name) in [(0, "SK", "Slovakia"), (2, "NO", "Norway")] {
      let limit = " Searches are limited to \(name). To search everywhere, type: country off\n"
      #expect(answers[index] == limit)
      #expect(answers[index + 1].contains(" · Map   \(code)\n 1 place for oslo\n"))
      #expect(answers[index + 1].hasSuffix(limit))
    }
    #expect(answers[4] == " Searches cover all countries.\n")
    #expect(answers[5].contains(" · Map\n 1 place for oslo\n"))
    #expect(
      scopes.asked
        == ["SK", "NO", nil].map {
          SearchScope(preferredCountries: ["SK", "CZ"], country: $0)
        })
    #expect(session.settings["country"] == nil)
  }

  @Test(arguments: [
    ("slo", " SK  Slovakia  SI  Slovenia"),
    ("UNIT", " AE  United Arab Emirates  GB  United Kingdom  US  United States"),
    ("ukr", " UA  Ukraine"), ("cote", " CI  Côte d’Ivoire"),
  ])
  func listsWhatBeginsSo(typed: String, list: String) async {
    let session = Session([.line("country \(typed)")])
    let answer = await session.answers().joined()
    #expect(answer.hasPrefix(list + "\n Type country CODE to search in one country,"), "\(answer)")
    #expect(session.settings["country"] == nil)
  }

  @Test func listsPreferredCountriesFirst() async {
    let session = Session(
      ["country s"], settings: SavedSettings(["countries": "SK,CZ,CH,ES", "icons": "emoji"]),
      columns: 40)
    let lines = await session.run().text.split(separator: "\n")
    #expect(
      lines.prefix(5) == [
        "> country s", " SK  Slovakia  🇸🇰", " CH  Switzerland  🇨🇭", " ES  Spain  🇪🇸",
        " SV  El Salvador  🇸🇻",
      ])
    #expect(lines.count { $0.contains("Slovakia") } == 1)
  }

  @Test func listsThemAll() async {
    let session = Session(
      ["country"], settings: SavedSettings(["countries": "NO,SK", "country": "SK"]))
    let lines = await session.run().text.split(separator: "\n")
    // Two columns at 80.
    #expect(lines.count == 1 + 125 + 2)
    #expect(
      lines.prefix(4).map { $0.prefix(16) } == [
        "> country", " NO  Norway     ", " SK  Slovakia  c", " AF  Afghanistan",
      ])
    #expect(
      lines.suffix(3) == [
        " LV  Latvia                       ZW  Zimbabwe",
        " Type country CODE to search in one country, country off to search in all, or",
        " set countries SK,CZ to list some first.",
      ])
    #expect(lines[2] == " SK  Slovakia  chosen             LS  Lesotho")
    #expect(session.settings["country"] == "SK")
  }

  @Test func namesTheCountryWhereNothingWasFoundInIt() async {
    let session = Session(
      ["search oslo", "detail oslo", "compare oslo, bergen", "search oslo in NO"],
      settings: SavedSettings(["country": "SK", "icons": "emoji"]), gazetteer: .finding([]),
      geocoding: .finding([]), columns: 200)
    let refusal =
      "No place in Slovakia matches \"oslo\". To search everywhere, type: country off"
    let advice = "Try another spelling, or only the beginning of the name."
    expectText(
      await session.run().text,
      is: """
        > search oslo
         \(refusal)
        > detail oslo
         \(refusal)
        > compare oslo, bergen
         \(refusal)
        > search oslo in NO
         No place matches "oslo in NO". \(advice)

        """)
  }

  @Test func standsAboveEveryScreenWithItsFlag() async {
    let session = Session(
      ["favorites"], settings: SavedSettings(["country": "SK", "icons": "emoji"]))
    #expect(
      await session.run().text.contains(" Forecast · Searches · [Favorites] · Map   🇸🇰 SK\n"))
  }

  @Test(arguments: ["xyzzy", "sk cz", "東京", "-"])
  func knowsNoOtherCountry(text: String) async {
    let session = Session([], runMode: .pipe)
    #expect(await session.run(["country", text]).status == 2)
    #expect(
      session.lines.errors
        == #"Unknown country "\#(text.cleaned(limit: 100))". Type country for a list."# + "\n"
    )
  }

  @Test func answersPrograms() async {
    let session = Session(
      ["country slo", "country SK", "country", "country off", "country xyzzy"], runMode: .json,
      settings: SavedSettings(["countries": "SI"]))
    let lines = await session.run().text.split(separator: "\n")
    #expect(
      [lines[0], lines[1], lines[3], lines[4]] == [
        #"{"schema":2,"command":"country","ok":true,"items":[{"code":"SI","name":"Slovenia"},{"code":"SK","name":"Slovakia"}],"country":null}"#,
        #"{"schema":2,"command":"country","ok":true,"country":"SK"}"#,
        #"{"schema":2,"command":"country","ok":true,"country":null}"#,
        #"{"schema":2,"command":"country","ok":false,"error":{"code":"usage","message":"Unknown country \"xyzzy\". Type vane country for a list."}}"#,
      ])
    #expect(
      lines[2].hasPrefix(#"{"schema":2,"command":"country","ok":true,"items":[{"code":"SI","#))
  }

  /// Every name of a country that Vane writes can be typed wherever a country can.
  @Test(arguments: Language.allCases) func everyNameIsTaken(language: Language) async {
    let countries = language.phrases.countries
    let asked = Mutex<[String?]>([])
    let settings = SavedSettings(["language": language.rawValue])
    let session = Session(
      countries.map { .line("country \($0.name)") } + [.line("country off")]
        + countries.map { .line("search oslo in \($0.name)") },
      settings: settings, gazetteer: .finding([]),
      geocoding: PlacesClient { _, country async throws(ServiceError) in
        asked.withLock { $0.append(country) }
        return [Fixture.oslo]
      })
    let answers = await session.answers()
    for (country, answer) in zip(countries, answers) {
      #expect(answer.contains(country.name), "\(country.name): \(answer)")
      #expect(answer.split(separator: "\n").count < 3, "\(country.name): \(answer)")
    }
    #expect(asked.withLock { $0 } == countries.map(\.code))
  }

  @Test(arguments: Language.allCases) func everyNameIsTakenIntoAList(language: Language) async {
    let countries = language.phrases.countries
    let settings = SavedSettings(["language": language.rawValue])
    let list = countries.map(\.name).joined(separator: ", ")
    _ = await Session([.line("set countries \(list)")], settings: settings).run()
    #expect(settings["countries"] == countries.map(\.code).joined(separator: ","))
  }

  @Test func aNameMayHaveAComma() async {
    let settings = SavedSettings()
    _ = await Session(
      [.line("set countries NO,Bonaire, Saint Eustatius and Saba, sk")], settings: settings
    ).run()
    #expect(settings["countries"] == "NO,BQ,SK")
  }
}
