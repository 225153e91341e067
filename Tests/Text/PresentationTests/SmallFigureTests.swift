import Foundation
import Phrases
import Presentation
import Quantities
import Reports
import Testing

/// Figures that round to nothing, and times that are far away: C9.
struct SmallFigureTests {
  private static let imperial = Figures(UnitChoice(.imperial))
  private static let now = Date(timeIntervalSince1970: 1_795_270_800)
  private let words = Wording(phrases: English(), now: { Self.now })

  private func plain(_ text: String?) -> String? { text?.replacing("\u{A0}", with: " ") }

  @Test(arguments: [
    (0.0, "0.0 mm", "0.00 in"), (0.04, "<0.1 mm", "<0.01 in"), (0.06, "0.1 mm", "<0.01 in"),
    (1.2, "1.2 mm", "0.05 in"),
  ])
  func aTraceIsNotNothing(millimeters: Double, metric: String, imperial: String) {
    let amount = Precipitation(millimeters, .millimeters)
    #expect(plain(Figures().rain(amount)) == metric)
    #expect(plain(Self.imperial.rain(amount)) == imperial)
  }

  @Test(
    arguments: [
      (0.0, "0.0 km", "0.0 mi"), (40, "40 m", "131 ft"), (400, "0.4 km", "0.2 mi"),
      (12_000, "12 km", "7.5 mi"),
    ] as [(Double, String, String)])
  func fogIsSeenInMeters(meters: Double, metric: String, imperial: String) throws {
    let distance = try #require(Distance(meters, .meters))
    #expect(plain(Figures().distance(distance)) == metric)
    #expect(plain(Self.imperial.distance(distance)) == imperial)
  }

  @Test(arguments: [(0.0, "0 m/s"), (0.4, "0 m/s"), (0.6, "1 m/s N")])
  func aCalmHasNoDirection(metersPerSecond: Double, text: String) {
    let wind = words.wind(Speed(metersPerSecond, .metersPerSecond), Direction(0, .degrees))
    #expect(plain(wind) == text)
  }

  @Test(
    arguments: [
      (0.0, "14:20"), (-86_400, "Fri 20 14:20"), (-30 * 86_400, "Thursday, 22 October 2026 14:20"),
    ] as [(Double, String)])
  func aDayOfAnotherMonthHasItsMonth(seconds: Double, text: String) {
    let clock = PlaceClock(timeZone: "Etc/GMT", at: .origin)
    #expect(words.datedTime(of: Self.now + seconds, clock) == text)
  }
}
