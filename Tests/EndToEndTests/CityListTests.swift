import TestSupport
import Testing

@Suite final class CityListTests: StageSuite {
  @Test func itsOwnListIsShownMarkedAndOpened() async throws {
    let run = try await stage.vane(
      input: """
        set service city-list
        cities
        page 2
        filter spring
        star 2
        2
        """)
    func row(_ line: Substring) -> Int? {
      line.hasSuffix("m/s") ? line.split(separator: " ").first.flatMap { Int($0) } : nil
    }
    let lines = run.output.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.compactMap(row) == Array(1...200) + Array(1...5))
    for part in [
      """
       205 cities from the service's list, in its order
            place                          now            humidity  wind
         1  Kabul                AF  ☾   20 °C  Clear         58 %   5 m/s

      """,
      """
       200  Springfield, 37.22 −93.30  US  ☀  10 °C  Clear         81 %   5 m/s
       Page 2 of 3. Press Return for the next.
       City list · fetched just now
       City list without times or units: read as °C and km/h.

      """,
      " 5 cities from the service's list matching spring, in its order\n",
      "        Open-Meteo.com, GeoNames · CC BY 4.0 · freetestapi.com, NOAA\n",
      """
       ★ Added Springfield to favorites.
       Springfield, United States                         City list · fetched just now

      """,
    ] {
      #expect(run.output.replacing("\u{A0}", with: " ").contains(part), "\(run)")
    }
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
