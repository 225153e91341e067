import TestSupport
import Testing

@Suite(.serialized, .timeLimit(.minutes(5))) final class CommandLineTests: StageSuite {
  @Test(arguments: [
    "search Oslo": Expected.oslo + "\n", "search -- Oslo": Expected.oslo + "\n",
    "set map ascii": " map = ascii\n", "set service sample": " service = sample\n", "quit": "",
    "forecast": """
     No searches yet. Type: vane search Oslo
     Then open a row of the list by its number: 1
     For a list of commands, type: help

    """,
    "help search": """
     search [-o] PLACE [in COUNTRY]
     Find a place by name, code or position (-o: also online).
     Aliases: s, /
     Examples:
       search Oslo            search york in us     search -o Hel
       search paris, texas    search 48.15,17.11

    """,
  ])
  func anAnswerGoesToTheOutput(words: String, output: String) async throws {
    let run = try await stage.vane(words.split(separator: " ").map(String.init))
    #expect(run.output == output)
    #expect(run.errors == "")
    #expect(run.status == 0)
  }

  @Test func aSettingOfOneRunIsNotSaved() async throws {
    func units(_ flags: [String] = [], _ variable: String = "") async throws -> String {
      let run = try await stage.vane(
        flags + ["set", "units"], environment: ["VANE_UNITS": variable])
      return String(run.output.dropFirst(" units = ".count).prefix { $0 != " " })
    }
    #expect(try await units(["--units", "imperial"], "uk") == "imperial")
    #expect(try await units([], "uk") == "uk")
    #expect(try await units() == "auto")
    let bar = try await stage.vane(["line", "Atlantis"], environment: ["VANE_UNITS": "bogus"])
    #expect(!bar.errors.contains("VANE_UNITS"))
    #expect(stage.text("config/vane/vane.plist") == nil)
  }

  @Test(arguments: [
    "search Atlantis": """
    3: No place matches "Atlantis". Try another spelling, or only the beginning of the name.

    """,
    "favorats": """
    2: "favorats" isn't understood. Did you mean "favorites"? For a place of that name, type: \
    vane search favorats

    """,
    "1": "2: This run has no list. To open a place, type: vane detail Oslo\n",
    "--units bogus forecast": "2: --units can't be \"bogus\". Allowed: metric, imperial, si, uk.\n",
    "--home Qxqxqx": "2: --home can't be \"Qxqxqx\". Allowed: e.g. Bratislava, or 48.15,17.11.\n",
    "--nonsense": "2: Unknown option --nonsense. Type help or vane --help for a list.\n",
    "help nonsense": "2: Unknown command \"nonsense\". Type vane help for a list.\n",
    "--service nonsense": """
    2: --service can't be "nonsense". Allowed: auto, open-meteo, met-norway, openweather, \
    city-list, sample.

    """,
  ])
  func aFailureGoesToTheErrors(words: String, errors: String) async throws {
    let run = try await stage.vane(words.split(separator: " ").map(String.init))
    #expect(run.output == "")
    #expect("\(run.status): \(run.errors)" == errors)
  }

  @Test(arguments: [
    ("C.UTF-8", ["--help"], " vane [OPTIONS] [COMMAND …]\n"),
    ("sk_SK.UTF-8", ["-h"], " vane [VOĽBY] [PRÍKAZ …]\n"),
    ("C.UTF-8", ["search", "--help"], " search [-o] PLACE"),
    ("C.UTF-8", ["--version"], " Vane 0.3.0\n"), ("C.UTF-8", ["help", "about"], " Vane 0.3.0\n"),
  ])
  func helpIsInTheLanguage(language: String, words: [String], start: String) async throws {
    let run = try await stage.vane(words, environment: ["LANG": language])
    #expect(run.output.hasPrefix(start), "\(run)")
    #expect(run.errors == "")
    #expect(run.status == 0)
  }

  @Test func aFavoriteIsRemoved() async throws {
    _ = try await stage.vane(input: "search spring\nstar 2\nstar 3\n")
    let run = try await stage.vane(["favorites", "rm", "1"])
    let deleted = " Deleted Springfield, Massachusetts from your favorites.\n"
    #expect(run.output.hasPrefix(deleted) && run.output.contains("\n 1  Springfield US "), "\(run)")
    #expect(run.status == 0)
  }

  @Test func aPlaceIsShownAsJSON() async throws {
    let run = try await stage.vane(["detail", "New York", "--json"])
    #expect(
      run.output.hasPrefix(
        """
        {"schema":2,"command":"detail","ok":true,"place":{"name":"New York","country":"US",\
        "countryName":"United States","region":"New York","latitude":40.71427,\
        "longitude":-74.00597,"population":8804190,"elevation":null,"timeZone":"America/New_York","kind":"town","town":null,"iata":null,"icao":null},\
        "report":{"service":"open-meteo","made":"2026-11-20T09:00:00-05:00",
        """))
    #expect(run.output.filter { $0 == "\n" }.count == 1)
    #expect(run.status == 0)
  }

  @Test func withoutAServiceWhatIsSavedDecidesTheStatus() async throws {
    try await stage.search("Oslo", opening: 1)
    stage.standIn.stop()
    let refused = "127.0.0.1 refused the connection. Try again later."
    let unknown = "isn't in the gazetteer and can't be looked up online:"

    // A recent report needs no service.
    #expect(try await stage.vane(["forecast"]).status == 0)
    let saved = try await stage.vane(
      ["forecast"], environment: ["VANE_NOW": "2026-11-20T14:12:00Z"])
    // The warnings that were read with it are known, too.
    #expect(saved.output == Expected.warned(Expected.osloTwelveMinutesLater) + "\n")
    #expect(saved.errors == refused + "\n")
    #expect(saved.status == 1)

    let nothing = try await stage.vane(["search", "Oslo"])
    #expect(nothing.output == "")
    #expect(nothing.errors == "\"Oslo\" \(unknown) \(refused)\n")
    #expect(nothing.status == 4)

    let json = try await stage.vane(["detail", "Oslo", "--json"])
    #expect(
      json.output == """
        {"schema":2,"command":"detail","ok":false,"error":{"code":"offline",\
        "message":"\\"Oslo\\" \(unknown) \(refused)"}}

        """)
    #expect(json.status == 4)
  }

  @Test func anAddressThatCouldBeReadOnTheWayIsRefused() async throws {
    let run = try await stage.vane(
      ["search", "Oslo"], environment: ["VANE_OPEN_METEO_GEOCODING_URL": "http://example.org"])
    #expect(
      run.errors == """
        "Oslo" isn't in the gazetteer and can't be looked up online: \
        VANE_OPEN_METEO_GEOCODING_URL is "http://example.org", which isn't a valid base address. \
        Use https://example.org, or http for this machine only.

        """)
    #expect(run.status == 2)
  }

  @Test func aFailureIsInTheLanguage() async throws {
    _ = try await stage.vane(["set", "language", "sk"])
    let run = try await stage.vane(["--csv", "--json", "searches"])
    #expect(
      run.output == """
        {"schema":2,"command":"vane","ok":false,"error":{"code":"usage",\
        "message":"Voľby --json a --csv nemožno kombinovať."}}

        """)
    #expect(run.status == 2)
  }
}
