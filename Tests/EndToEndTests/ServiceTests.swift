import TestSupport
import Testing

/// The effects of each service's own rules for users.
@Suite(.serialized, .timeLimit(.minutes(5))) final class ServiceTests: StageSuite {
  private static let metNorway = "/weatherapi/locationforecast/2.0/complete"
  private static let geoSphere = "/v1/timeseries/forecast/nowcast-v1-15min-1km"

  /// A service that doesn't respond leaves time for the next.
  @Test func aSilentServiceIsReplacedInTime() async throws {
    _ = try await stage.vane(["set", "timeout", "10"])
    stage.standIn.fail(.held(Gate()), path: "/v1/forecast")
    let run = try await stage.vane(["detail", "Oslo"])
    #expect(
      run.output.hasPrefix(
        """
         Oslo, Norway                              MET Norway · 15:00 · fetched just now
         This report is from MET Norway, because Open-Meteo is unavailable: 127.0.0.1
         didn't respond within 6\u{A0}s. Type refresh to try again.
        """))
    #expect(run.status == 0)
  }

  /// An answer is saved across runs, and requested again only when it has expired, if it was modified.
  @Test func metNorwayIsAskedWhenItsAnswerHasExpired() async throws {
    let detail = ["--service", "met-norway", "detail", "Oslo"]
    for (now, modifiedSince) in [
      ("2026-11-20T14:00:00Z", [nil]), ("2026-11-20T14:29:00Z", [nil]),
      ("2026-11-20T14:31:00Z", [nil, "Fri, 20 Nov 2026 14:00:00 GMT"]),
    ] {
      let run = try await stage.vane(detail, environment: ["VANE_NOW": now])
      #expect(run.output.contains("MET Norway · 15:00"))
      let requests = stage.standIn.requests.filter { $0.path == Self.metNorway }
      #expect(requests.map { $0.headers["if-modified-since"] } == modifiedSince)
    }
  }

  /// The radar of the own country, of which there is a picture every five minutes, before that of Austria.
  @Test func germanyIsSeenByItsOwnRadar() async throws {
    for (place, paths) in [
      ("48.14,11.58", ["/radar", Self.geoSphere]), ("48.21,16.37", [Self.geoSphere]),
    ] {
      let before = stage.standIn.requests.count
      let run = try await stage.vane(["soon", place], environment: stage.standIn.environment)
      #expect(run.status == 0, "\(run)")
      let asked = stage.standIn.requests.dropFirst(before).map(\.path)
      #expect(asked.filter(["/radar", Self.geoSphere].contains) == paths)
    }
  }

  /// The points of a way are sent once, and only after the setting allows it.
  @Test func roadsAreAskedForOnceAllowed() async throws {
    let line = "along 59.91,10.75 to 60.39,5.32 by car\n"
    func asked() -> [String] {
      stage.standIn.requests.map(\.path).filter { $0.hasPrefix("/routed-") }
    }
    for options in [[], ["--json"], ["--yes"]] {
      let run = try await stage.vane(options, input: line)
      #expect(run.status == 0, "\(run)")
      #expect(run.output.contains("set route yes"), "\(run)")
      #expect(asked() == [])
    }
    _ = try await stage.vane(["set", "route", "yes"])
    for _ in 0..<2 {
      let run = try await stage.vane(input: line)
      #expect(run.output.contains("© OpenStreetMap contributors"), "\(run)")
      #expect(asked() == ["/routed-car/route/v1/driving/10.75,59.91;5.32,60.39"])
    }
    // What was kept is there without a network.
    stage.standIn.fail(.reset)
    let run = try await stage.vane(input: line)
    #expect(run.output.contains("© OpenStreetMap contributors"), "\(run)")
  }

  @Test func metNorwayAnnouncesItsEnd() async throws {
    stage.standIn.fail(.deprecated, path: Self.metNorway)
    let run = try await stage.vane(["--service", "met-norway"], input: "detail Oslo\nrefresh\n")
    let sentence = "MET Norway will soon stop supporting this version of Vane."
    #expect(run.output.components(separatedBy: sentence).count == 2)
    #expect(run.status == 0)
  }

  @Test func metNorwayHearsHowThePersonCanBeReached() async throws {
    _ = try await stage.vane(["set", "contact", "me@example.org"])
    _ = try await stage.vane(["--service", "met-norway", "detail", "Oslo"])
    // The search and the METAR, the report, the minutes and the warnings beside it.
    #expect(
      stage.standIn.requests.compactMap { $0.headers["user-agent"] }.sorted() == [
        "vane/0.3.0 (terminal weather program)", "vane/0.3.0 (terminal weather program)",
        "vane/0.3.0 (terminal weather program) (me@example.org)",
        "vane/0.3.0 (terminal weather program) (me@example.org)",
        "vane/0.3.0 (terminal weather program) (me@example.org)",
      ])
  }

  /// `status` reports the outcome of every kind of request.
  @Test(arguments: [
    ("/v1/air-quality", "air Oslo"), ("/v1/archive", "detail Oslo\npast 3"),
    ("/v1/search", "search -o Oslo"),
  ])
  func statusKnowsEveryQuestion(path: String, input: String) async throws {
    stage.standIn.fail(.status(404, reason: "Gone fishing"), path: path)
    _ = try await stage.vane(
      [], input: input + "\n",
      environment: ["VANE_OPEN_METEO_AIR_QUALITY_URL": "\(stage.standIn.url)"])
    let status = try await stage.vane(["status"])
    #expect(status.output.contains("Gone fishing"))
  }
}
