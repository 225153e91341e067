import TestSupport
import Testing

/// The list of cities of a service that has one of its own.
@Suite struct CityListTests {
  @Test func itsOwnListIsShownMarkedAndOpened() async throws {
    try await Stage.open { stage in
      let run = try await stage.vane(
        input: """
          set service city-list
          cities
          page 2
          filter spring
          star 2
          2
          """)
      #expect(
        run.output == Self.shown)
      #expect(run.status == 0)
      #expect(
        stage.standIn.requests.map(\.path).sorted() == [
          "/api/data/metar", "/api/v1/weathers", "/api/v1/weathers", "/v1/forecast",
        ])
      stage.standIn.stop()
      let offline = try await stage.vane(input: "cities\n")
      #expect(
        offline.output.contains("   6  Saint John’s         AG  ☁   23 °C"), "\(offline.output)")
      #expect(offline.status == 1)
    }
  }
}
