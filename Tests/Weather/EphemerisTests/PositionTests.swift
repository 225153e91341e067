import Foundation
import Reports
import Testing

@testable import Ephemeris

/// The worked examples of Meeus, "Astronomical Algorithms", second edition. They are for instants of Terrestrial Time.
struct PositionTests {
  /// Example 25.b, 1992 October 13.0: 199°54′21.8″, +0.72″, 0.99760775 au.
  @Test func theSunIsWhereTheBookHasIt() throws {
    let sun = Sun(Moment(try terrestrial("1992-10-13T00:00:00Z")))
    #expect(abs(sun.longitude - 199.906061) < 0.0002)
    #expect(abs(sun.latitude - 0.0002) < 0.0001)
    #expect(abs(sun.distance / 149_597_870.7 - 0.99760775) < 0.000001)
  }

  /// Example 47.a, 1992 April 12.0: 133°10′02″ with nutation, -3°13′45″, 368,409.7 km.
  @Test func theMoonIsWhereTheBookHasIt() throws {
    let moon = Moon(Moment(try terrestrial("1992-04-12T00:00:00Z")))
    #expect(abs(moon.longitude - 133.167265) < 0.0002)
    #expect(abs(moon.latitude + 3.229126) < 0.00002)
    #expect(abs(moon.distance - 368_409.7) < 0.5)
  }

  /// Example 48.a, the same instant: 0.6786 lit.
  @Test func theMoonIsAsLitAsInTheBook() throws {
    #expect(abs(MoonPhase(at: try terrestrial("1992-04-12T00:00:00Z")).fraction - 0.6786) < 0.0001)
  }

  /// Example 12.b: 128.7378734° mean, at 19:21 UT on 1987 April 10; example 22.a: -3.788″ of nutation that day.
  @Test func theEarthStandsAsInTheBook() throws {
    let moment = Moment(try instant("1987-04-10T19:21:00Z"))
    #expect(abs(moment.siderealTime.degrees - (128.7378734 - 0.000965)) < 0.0002)
    #expect(abs(moment.nutation * 3600 + 3.788) < 0.5)
    #expect(abs(moment.obliquity.degrees - 23.443569) < 0.0001)
  }

  /// Values of the United States Naval Observatory, in seconds, as the book's table 10.A has them, and two later ones.
  @Test(arguments: [
    ("1965-01-01", 35.7), ("1980-01-01", 50.5), ("1990-01-01", 56.9), ("2000-01-01", 63.8),
    ("2010-01-01", 66.1),
  ])
  func knowsTheDifferenceOfTheTimeScales(date: String, expected: Double) throws {
    let utc = try instant("\(date)T00:00:00Z")
    let days = Moment(utc).centuries * 36_525
    let deltaT = days * 86_400 - (utc.timeIntervalSince1970 - 946_728_000)
    #expect(abs(deltaT - expected) < 1.2)
  }

  /// An instant of Terrestrial Time in 1992, from its text.
  private func terrestrial(_ text: String) throws -> Date {
    try instant(text).addingTimeInterval(-58.9)
  }
}

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

/// Finds the zero crossings of heights whose crossings are known.
struct PassageTests {
  private let start = Date(timeIntervalSince1970: 1_000_000)

  @Test func findsARisingAndASetting() {
    let passage = passage { sin($0 / 86_400 * 2 * .pi - 1) }
    #expect(seconds(passage.risings) == [13_751])
    #expect(seconds(passage.settings) == [56_951])
    #expect(abs(passage.secondsAbove - 43_200) < 0.1)
    #expect(passage.isAlwaysAbove == nil)
  }

  /// Two passages within ten minutes, between two samples of an hour, at the beginning, in the middle and at the end.
  @Test(arguments: [400.0, 5000, 40_000, 84_000, 86_000])
  func findsAPairThatLiesBetweenSamples(middle: Double) {
    let dip = passage { abs($0 - middle) * 2 - 600 }
    #expect(dip.settings.count == 1 && dip.risings.count == 1)
    #expect(dip.settings.first.map { abs(seconds($0) - (middle - 300)) < 1 } == true)
    let peak = passage { 600 - abs($0 - middle) * 2 }
    #expect(peak.risings.count == 1 && peak.settings.count == 1)
    #expect(abs(peak.secondsAbove - 600) < 2)
  }

  @Test func leavesOutWhatLiesOutsideTheSpan() {
    let before = passage { $0 + 100 }
    #expect(before.risings.isEmpty && before.isAlwaysAbove == true)
    #expect(before.secondsAbove == 86_400)
    let after = passage { $0 - 86_500 }
    #expect(after.risings.isEmpty && after.isAlwaysAbove == false)
    #expect(after.secondsAbove == 0)
  }

  @Test func takesWhatTouchesTheHorizonForUp() {
    let passage = passage { _ in 0 }
    #expect(passage.isAlwaysAbove == true)
  }

  @Test func aSpanOfNothingHasNoPassages() {
    let nothing = Passage(from: start, to: start) { _ in 1 }
    #expect(nothing.risings.isEmpty && nothing.settings.isEmpty && nothing.secondsAbove == 0)
  }

  @Test func survivesAHeightThatIsNoNumber() {
    let passage = passage { _ in .nan }
    #expect(passage.isAlwaysAbove == false && passage.secondsAbove == 0)
  }

  private func passage(_ height: (Double) -> Double) -> Passage {
    Passage(from: start, to: start.addingTimeInterval(86_400)) { height(seconds($0)) }
  }

  private func seconds(_ date: Date) -> Double { date.timeIntervalSince(start) }

  private func seconds(_ dates: [Date]) -> [Double] { dates.map { seconds($0).rounded() } }
}
