import TestSupport
import Testing

/// The same words on the shell's command line.
@Suite(.serialized, .timeLimit(.minutes(5))) struct CommandLineTests {
  @Test(arguments: [
    (["search", "Oslo"], Expected.oslo),
    (["search", "--", "Oslo"], Expected.oslo),
    (["set", "map", "ascii"], " map is ascii"),
    (
      ["forecast"],
      """
       Nothing searched yet. Type: search Oslo
       A number opens that row of the list: 1
       All that can be typed, and what it does: help
      """
    ),
    (["set", "service", "sample"], " service is sample"),
    (
      ["help", "search"],
      """
       search [-o] TEXT [in COUNTRY]
       find a place by its name, code or position; -o asks online too
       Short: s, /
       Examples:
         search Oslo
         search paris, texas
         search york in us
         search 48.15,17.11
         search -o Hel
      """
    ),
    (["quit"], nil),
  ])
  func anAnswerGoesToTheOutput(words: [String], output: String?) async throws {
    try await Stage.open { stage in
      let run = try await stage.vane(words)
      #expect(run.output == (output.map { $0 + "\n" } ?? ""))
      #expect(run.errors == "")
      #expect(run.status == 0)
    }
  }

  @Test(arguments: [
    (
      ["search", "Atlantis"], Int32(3),
      "Nothing called \"Atlantis\" was found. Try another spelling, or only the beginning of the name."
    ),
    (["favorites", "rm", "1"], 3, "There is no row 1: the list is empty."),
    (
      ["serch", "Oslo"], 2,
      "No command \"serch\". Did you mean \"search\"? To look for a place: search serch"
    ),
    (["1"], 2, "There is no list to pick from yet. Type: search Oslo"),
    (
      ["undo"], 2, "\"undo\" does nothing on this screen. Type help for what can be typed here."
    ),
    (["--nonsense"], 2, "There is no option --nonsense here. Type help, or vane --help."),
    (
      ["search", "--nonsense", "Oslo"], 2,
      "There is no option --nonsense here. Type help, or vane --help."
    ),
    (["help", "nonsense"], 2, "No command \"nonsense\". Type help for the list."),
    (
      ["--service", "nonsense"], 2,
      """
      --service cannot be "nonsense". It can be: auto, open-meteo, met-norway, openweather, \
      city-list, sample.
      """
    ),
  ])
  func aFailureGoesToTheErrors(words: [String], status: Int32, errors: String) async throws {
    try await Stage.open { stage in
      let run = try await stage.vane(words)
      #expect(run.output == "")
      #expect(run.errors == errors + "\n")
      #expect(run.status == status)
    }
  }

  @Test(arguments: [
    ("C.UTF-8", ["--help"], " vane [OPTIONS] [COMMAND …]\n"),
    ("sk_SK.UTF-8", ["-h"], " vane [VOĽBY] [PRÍKAZ …]\n"),
    ("C.UTF-8", ["search", "--help"], " search [-o] TEXT"),
    ("C.UTF-8", ["--version"], " Vane 0.1.0\n"), ("C.UTF-8", ["help", "about"], " Vane 0.1.0\n"),
  ])
  func helpIsInTheLanguage(language: String, words: [String], start: String) async throws {
    try await Stage.open { stage in
      let run = try await stage.vane(words, environment: ["LANG": language])
      #expect(run.output.hasPrefix(start), "\(run)")
      #expect(run.errors == "")
      #expect(run.status == 0)
    }
  }

  @Test func aFavoriteIsRemoved() async throws {
    try await Stage.open { stage in
      _ = try await stage.vane(input: "search spring\nstar 2\nstar 3\n")
      let run = try await stage.vane(["favorites", "rm", "1"])
      #expect(
        run.output == """
           Removed Springfield. Type undo to take it back.
           1  Springfield  US  –  no weather yet

          """)
      #expect(run.status == 0)
    }
  }

  @Test func aPlaceIsShownAsJSON() async throws {
    try await Stage.open { stage in
      let run = try await stage.vane(["detail", "New York", "--json"])
      #expect(
        run.output.hasPrefix(
          """
          {"schema":1,"command":"detail","ok":true,"place":{"name":"New York","country":"US",\
          "countryName":"United States","region":"New York","latitude":40.71427,\
          "longitude":-74.00597,"population":8804190,"elevation":null,"timeZone":"America/New_York"},\
          "report":{"service":"open-meteo","made":"2026-11-20T09:00:00-05:00",
          """))
      #expect(run.output.filter { $0 == "\n" }.count == 1)
      #expect(run.status == 0)
    }
  }

  @Test func withoutAServiceWhatIsSavedDecidesTheStatus() async throws {
    try await Stage.open { stage in
      try await stage.search("Oslo", opening: 1)
      stage.standIn.stop()
      let refused = "127.0.0.1 refuses the connection. Try again later with refresh."
      let unknown = "is in Vane's own list, and it cannot be looked up:"

      let saved = try await stage.vane(["forecast"])
      #expect(saved.output == Expected.osloNow + "\n")
      #expect(saved.errors == refused + "\n")
      #expect(saved.status == 1)

      let nothing = try await stage.vane(["search", "Oslo"])
      #expect(nothing.output == "")
      #expect(
        nothing.errors == """
          Nothing called "Oslo" \(unknown) \(refused) \
          To try Vane without a network, start it with --sample, or type: \
          set service sample

          """)
      #expect(nothing.status == 4)

      let json = try await stage.vane(["detail", "Oslo", "--json"])
      #expect(
        json.output == """
          {"schema":1,"command":"detail","ok":false,"error":{"code":"offline",\
          "message":"Nothing called \\"Oslo\\" \(unknown) \(refused)"}}

          """)
      #expect(json.status == 4)
    }
  }

  @Test func anAddressThatCouldBeReadOnTheWayIsRefused() async throws {
    try await Stage.open { stage in
      let run = try await stage.vane(
        ["search", "Oslo"],
        environment: ["VANE_OPEN_METEO_GEOCODING_URL": "http://example.org"])
      #expect(
        run.errors == """
          Nothing called "Oslo" is in Vane's own list, and it cannot be looked up: \
          VANE_OPEN_METEO_GEOCODING_URL is "http://example.org": a base address looks like \
          https://example.org, and http only for this machine.

          """)
      #expect(run.status == 2)
    }
  }

  @Test func aFailureIsInTheLanguage() async throws {
    try await Stage.open { stage in
      _ = try await stage.vane(["set", "language", "sk"])
      let run = try await stage.vane(["--csv", "--json", "searches"])
      #expect(
        run.output == """
          {"schema":1,"command":"vane","ok":false,"error":{"code":"usage",\
          "message":"--json a --csv sa vylučujú."}}

          """)
      #expect(run.status == 2)
    }
  }
}
