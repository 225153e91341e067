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
      func row(_ line: Substring) -> Int? {
        line.hasSuffix("m/s") ? line.split(separator: " ").first.flatMap { Int($0) } : nil
      }
      let lines = run.output.split(separator: "\n", omittingEmptySubsequences: false)
      #expect(lines.compactMap(row) == Array(1...200) + Array(1...5))
      // The first and the last row of each page of a hundred stand for the others.
      let shown = lines.filter { line in
        row(line).map { [1, 100, 101].contains($0) || line.contains("Springfield") } ?? true
      }
      #expect(shown.joined(separator: "\n") == Self.shown)
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

  private static let shown = """
     service = city-list
     205 cities from the service's list, in its order
          place                          now            humidity  wind
       1  Kabul                AF  ☾   20 °C  Clear         58 %   5 m/s
     100  Vaduz                LI  ☁    6 °C  Overcast      56 %   1 m/s
     Page 1 of 3. Press Return for the next.
     Narrow: filter TEXT. Sort: sort temperature. Open a city: its number.
     City list · fetched just now
     City list without times or units: read as °C and km/h.
                                                                     freetestapi.com
     205 cities from the service's list, in its order
          place                               now            humidity  wind
     101  Vilnius                    LT  ☀   3 °C  Clear         61 %   1 m/s
     200  Springfield, 37.22 −93.30  US  ☀  10 °C  Clear         81 %   5 m/s
     Page 2 of 3. Press Return for the next.
     City list · fetched just now
     City list without times or units: read as °C and km/h.
                                                                     freetestapi.com
     5 cities from the service's list matching spring, in its order
        place                                now            humidity  wind
     1  Springfield, 37.22 −93.30   US  ☀  10 °C  Clear         81 %  5 m/s
     2  Springfield, 42.10 −72.59   US  ☁   9 °C  Overcast      99 %  7 m/s
     3  Springfield, 39.80 −89.64   US  ☀  11 °C  Clear         76 %  3 m/s
     4  Springfield, 44.05 −123.02  US  ☁   8 °C  Overcast      83 %  4 m/s
     5  Springfield, 39.92 −83.81   US  ☁  12 °C  Overcast      73 %  4 m/s
     City list · fetched just now
     City list without times or units: read as °C and km/h.
                                                                     freetestapi.com
     ★ Added Springfield to favorites.
     Springfield, United States                         City list · fetched just now
     Rain for at least two hours.
                    █▀▀▀█ █▀█   Overcast   wind      7 m/s
         ╭─╭──╮     █   █ ▀▀▀              humidity  99 %
       ╭─╭─╯  ╰─╮   ▀▀▀▀█                  observed  9 °C, X200 09:00
       ╰─╰──────╯       █
                    ▀▀▀▀▀
     No hourly data in this report.
     No daily data in this report.
     City list without times or units: read as °C and km/h.
                        Open-Meteo.com, GeoNames · CC BY 4.0 · freetestapi.com, NOAA
     Warnings for Springfield couldn't be read (no connection).

    """
}
