import Testing

/// Places found without a network, in the gazetteer that comes with Vane.
@Suite final class PlacesTests: StageSuite {
  /// No service answers there, so that all results come from the gazetteer.
  private static let alone = [
    "VANE_GAZETTEER": "", "VANE_OPEN_METEO_GEOCODING_URL": "http://127.0.0.1:9",
  ]

  @Test func typoIsSaidAndTheNearestNamesAreShown() async throws {
    let run = try await stage.vane(["search", "Bratislva"], environment: Self.alone)
    #expect(
      run.output.hasPrefix(
        """
         No exact match for Bratislva. Nearest names:
            place                region, country               people
         1  Bratislava           Bratislava Region, Slovakia  423,737

        """), "\(run)")
  }

  /// Small letters are a slip or another program's word.
  @Test func aCodeInCapitalsIsNoSlipFromACommand() async throws {
    let run = try await stage.vane(input: "HEL\nTLL\nMAN\nDEL\ntll\ndel\n", environment: Self.alone)
    for code in ["HEL", "TLL", "MAN", "DEL"] {
      #expect(run.output.contains("(\(code))"), "\(run)")
    }
    #expect(run.errors.contains("\"tll\" isn't understood."), "\(run)")
    // `del` is `rm`.
    #expect(run.errors.contains("No list to choose from yet."), "\(run)")
  }

  @Test func aPositionIsNamed() async throws {
    let run = try await stage.vane(
      input: "nearest 52.52 13.39\nnearest 49.2 18.6\ncountry slo\n", environment: Self.alone)
    #expect(
      run.output == """
         Berlin, Germany, 43 m above sea level
         4.0 km SE of Bytča, Žilina Region, Slovakia
         SK  Slovakia  SI  Slovenia
         Type country CODE to search in one country, country off to search in all, or
         set countries SK,CZ to list some first.

        """)
    #expect(run.status == 0)
  }

  @Test func aMissingListIsSaidOnceAndTheServiceIsAsked() async throws {
    let run = try await stage.vane(
      input: "search Oslo\nsearch Oslo\n", environment: ["VANE_GAZETTEER": "/no/such/list"])
    #expect(run.output == Expected.oslo + "\n" + Expected.oslo + "\n")
    #expect(
      run.errors == """
        The gazetteer is missing at /no/such/list. Reinstall Vane. Until then, places are looked up online.

        """)
  }

  /// Nothing is looked up online for made-up weather.
  @Test(arguments: ["search", "detail", "hours"])
  func aMissingListIsSaidWithTheSampleToo(command: String) async throws {
    let run = try await stage.vane(
      ["--sample", command, "Trondheim"], environment: ["VANE_GAZETTEER": "/no/such/list"])
    let sentence = "The gazetteer is missing at /no/such/list. Reinstall Vane.\n"
    #expect(run.output == "")
    #expect(run.errors == sentence + sentence)
    #expect(run.status == 1)
  }
}
