import ScreenTestSupport

/// The weather as metrics, `line --preset prometheus`.
@MainActor @Suite(.timeLimit(.minutes(5))) struct MetricsTests {
  private static let metrics = ["--preset", "prometheus"]

  private func session(
    _ saved: [Place: Report] = [Fixture.oslo: Fixture.report], favorites: [Place] = [],
    settings: [String: String] = [:], programs: ProgramsClient = ProgramsClient()
  ) -> Session {
    Session(
      [], runMode: .pipe, kept: SavedPlaces(searches: [Fixture.oslo], favorites: favorites),
      settings: SavedSettings(settings), saved: saved, programs: programs)
  }

  @Test(arguments: [[:], ["units": "imperial", "temperature": "k", "language": "sk"]])
  func isInBaseUnitsWhateverIsSet(settings: [String: String]) async {
    let format = "{temperature}{wind}{pressure}{humidity}{rain}{uv}{wind-direction}"
    let (text, status) = await session(settings: settings).run(
      ["line"] + Self.metrics + ["--format", format])
    #expect(status == 0)
    expectText(
      text,
      is: """
        # HELP vane_temperature_celsius Temperature
        # TYPE vane_temperature_celsius gauge
        vane_temperature_celsius{place="Oslo"} 7.0
        # HELP vane_wind_meters_per_second Wind
        # TYPE vane_wind_meters_per_second gauge
        vane_wind_meters_per_second{place="Oslo"} 4.2
        # HELP vane_pressure_pascals Sea-level pressure
        # TYPE vane_pressure_pascals gauge
        vane_pressure_pascals{place="Oslo"} 101325.0
        # HELP vane_humidity_ratio Relative humidity
        # TYPE vane_humidity_ratio gauge
        vane_humidity_ratio{place="Oslo"} 0.81
        # HELP vane_rain_meters Precipitation
        # TYPE vane_rain_meters gauge
        vane_rain_meters{place="Oslo"} 0.0002
        # HELP vane_uv_index UV index
        # TYPE vane_uv_index gauge
        vane_uv_index{place="Oslo"} 0.6
        # HELP vane_wind_direction_degrees Wind direction
        # TYPE vane_wind_direction_degrees gauge
        vane_wind_direction_degrees{place="Oslo"} 312.0
        # HELP vane_report_age_seconds Time since the report was fetched
        # TYPE vane_report_age_seconds gauge
        vane_report_age_seconds{place="Oslo"} 720.0

        """)
  }

  /// Every series has a help, a type, a label and a finite value, and none is there twice.
  @Test func fitsTheTextFormat() async throws {
    let text = await session().run(["line"] + Self.metrics).text
    let lines = text.split(separator: "\n")
    #expect(lines.count > 40 && lines.count.isMultiple(of: 3))
    for start in stride(from: 0, to: lines.count, by: 3) {
      let help = try #require(lines[start].wholeMatch(of: /# HELP (vane_[a-z0-9_]+) [^\\]+/))
      #expect(lines[start + 1] == "# TYPE \(help.1) gauge")
      let sample = try #require(
        lines[start + 2].wholeMatch(of: /(vane_[a-z0-9_]+)\{place="Oslo"\} (-?[0-9.e-]+)/))
      #expect(sample.1 == help.1 && Double(sample.2)?.isFinite == true)
    }
    #expect(Set(lines).count == lines.count)
  }

  @Test func escapesNamesAndTellsThemApart() async {
    var odd = Fixture.oslo
    odd.name = #"A\"{b}"#
    let text = await session(
      [odd: Fixture.report, Fixture.bratislava: Fixture.report],
      favorites: [odd, Fixture.bratislava]
    ).run(["line", "--favorites"] + Self.metrics + ["--format", "{temperature}"]).text
    #expect(
      text.contains(#"{place="A\\\"{b}"} 7.0"# + "\n" + #"vane_temperature_celsius{place="B"#))
    #expect(text.split(separator: "\n").count == 8)
    var other = Fixture.bratislava
    other.name = Fixture.oslo.name
    let same = await session(
      [other: Fixture.report, Fixture.oslo: Fixture.report], favorites: [other, Fixture.oslo]
    ).run(["line", "--favorites"] + Self.metrics + ["--format", "{temperature}"]).text
    #expect(same.contains(#"{place="Oslo (59.9"#) && same.contains(#"{place="Oslo (48.1"#))
  }

  @Test func leavesOutWhatIsNotKnown() async {
    var report = Fixture.report
    report.current?.temperature = nil
    report.hours = []
    let text = await session(
      [Fixture.oslo: report], favorites: [Fixture.oslo, Fixture.bratislava]
    ).run(["line", "--favorites"] + Self.metrics + ["--format", "{temperature}{humidity}"]).text
    #expect(!text.contains("temperature") && !text.contains("Bratislava"))
    #expect(text.contains(#"vane_humidity_ratio{place="Oslo"} 0.81"#))
  }

  @Test func refreshesAllFavoritesAtOnce() async {
    let started = Mutex<[[String]]>([])
    let session = session(
      favorites: [Fixture.oslo, Fixture.bratislava],
      programs: ProgramsClient(startInBackground: { run in started.withLock { $0.append(run) } }))
    _ = await session.run(["line", "--favorites"] + Self.metrics + ["--format", "{sea}{wind}"])
    #expect(
      started.withLock(\.self) == [
        [
          "line", "--preset", "prometheus", "--favorites", "--format", "{sea}", "--refresh-after",
          "0s",
        ]
      ])
  }

  @Test func withoutFavoritesIsAFailure() async {
    let session = session()
    let (text, status) = await session.run(["line", "--favorites"] + Self.metrics)
    #expect(text.isEmpty && status != 0)
    #expect(session.lines.errors.hasPrefix("No favorites yet."))
  }
}
