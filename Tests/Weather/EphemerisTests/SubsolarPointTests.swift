import Ephemeris
import Foundation
import Reports
import Testing

/// The subsolar point is where the sun stands in the zenith.
struct SubsolarPointTests {
  @Test func isOnTheEquatorAtTheEquinoxAndOnTheTropicAtTheSolstice() throws {
    // Equinox and solstice of 2026: 20 March 14:46 UTC and 21 June 08:25 UTC (Astronomical Almanac).
    let equinox = try #require(SubsolarPoint.at(try instant("2026-03-20T14:46:00Z")))
    #expect(abs(equinox.latitude) < 0.02)
    // Noon at Greenwich is 7.5 minutes late then: the sun stands 39.6° west.
    #expect(abs(equinox.longitude + 39.6) < 0.3)
    let solstice = try #require(SubsolarPoint.at(try instant("2026-06-21T08:25:00Z")))
    #expect(abs(solstice.latitude - 23.44) < 0.01)
  }

  @Test(arguments: [Double.nan, .infinity, -1e300]) func isNowhereAtATimeThatIsNone(seconds: Double)
  {
    #expect(SubsolarPoint.at(Date(timeIntervalSince1970: seconds)) == nil)
  }
}
