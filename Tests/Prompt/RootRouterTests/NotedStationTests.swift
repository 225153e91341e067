import Output
import ScreenTestSupport

/// Reports of airports that count for the chances of a place.
@MainActor @Suite(.timeLimit(.minutes(5))) struct NotedStationTests {
  /// The stations that were noted for Oslo while a line was run.
  private func noted(_ line: String, _ certainty: CertaintyClient = .fixture) async -> [String] {
    let stations = Mutex<[String]>([])
    var history = Session.history
    history.accuracy.noteStation = { place, reports in
      #expect(place.name == "Oslo")
      stations.withLock { $0 += reports.map(\.station) }
    }
    let session = Session.answeringEverything(
      [], in: .english, runMode: .pipe, certainty: certainty, history: history)
    _ = await session.run(line)
    return stations.withLock { $0 }
  }

  @Test(arguments: ["detail Oslo", "observed Oslo"])
  func aPageNotesTheReportThatItShows(line: String) async {
    #expect(await noted(line) == ["ENFB"])
  }

  /// The user's own station measures a minute, and not the hour.
  @Test func theOwnStationIsNotNoted() async {
    var certainty = CertaintyClient.fixture
    certainty.observed = { place async throws(ServiceError) in
      var own = try await CertaintyClient.fixture.observed(place)
      own?.station = Observation.own
      return own
    }
    #expect(await noted("detail Oslo", certainty) == [])
  }

  @Test func aPageWithoutAReportNotesNothing() async {
    #expect(await noted("detail Oslo", .noop) == [])
    #expect(await noted("days Oslo") == [])
  }
}
