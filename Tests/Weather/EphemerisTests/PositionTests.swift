import Foundation
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
