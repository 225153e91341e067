@testable import Detail
import ScreenTestSupport

/// Hours in words.
struct HourlyTextTests {
  private let words = Wording()

  @Test func saysTheHoursThatAreNotOver() {
    let hours = words.hourly.hours(Fixture.oslo, Fixture.report, limit: 3)
    let readings = [
      "14:00 now: Overcast, 5\u{A0}°C, rain 1.5\u{A0}mm, chance of rain 9\u{A0}%, wind 6\u{A0}m/s E",
      "15:00: Overcast, 5\u{A0}°C, chance of rain 12\u{A0}%, wind 7\u{A0}m/s SE",
      "16:00: Overcast, 5\u{A0}°C, rain 0.5\u{A0}mm, chance of rain 15\u{A0}%, wind 8\u{A0}m/s S",
    ]
    #expect(hours.map(\.reading) == readings)
    #expect(hours.map(\.wholeReading) == readings)
    #expect(hours.map(\.time) == ["14:00 now", "15:00", "16:00"])
    #expect(hours.map(\.sign.text) == ["☁", "☁", "☁"])
    #expect(hours.map(\.direction) == ["E", "SE", "S"])
    #expect(hours.map(\.falls) == [true, false, true])
    #expect(
      hours[2].figures == [.temperature: "5", .precipitation: "0.5", .chance: "15", .wind: "8"])
    #expect(hours[2].figure(.gusts) == "–")
    #expect(hours[2].values[.temperature] == 4.666666666666667)
    #expect(hours[2].values[.precipitation] == 0.5)
  }

  @Test(
    arguments: [
      (0.0, "14:00 now"), (2879, "14:00 now"), (2880, "15:00 now"), (26 * 3600, "16:00 now"),
      (27 * 3600, "17:00 now"), (28 * 3600, nil), (-86_400, "12:00"), (.nan, nil),
    ] as [(Double, String?)])
  func neverShowsAPassedHour(later seconds: Double, expected: String?) {
    let later = Wording(at: Fixture.now.addingTimeInterval(seconds))
    #expect(later.hourly.hours(Fixture.oslo, Fixture.report, limit: 1).first?.time == expected)
  }

  @Test func saysWhatAnHourLacks() throws {
    let hours = words.hourly.hours(Fixture.pin, Fixture.bareReport, limit: 24)
    let hour = try #require(hours.first)
    #expect(hours.count == 1)
    #expect(
      [hour.time, hour.sign.text, hour.condition, hour.direction, hour.reading, hour.wholeReading]
        == ["15:00", "", "–", "–", "15:00", "15:00"])
    #expect(hour.figures.isEmpty && hour.figure(.temperature) == "–")
    #expect(hour.values.isEmpty)
  }

  @Test func theMeaningOfARowIsToldByThatClock() {
    var english = English()
    #expect(english.hourMeaning.hasPrefix("The row 15:00 shows what falls from 15:00 to 16:00,"))
    english.localTime = LocalTime(timeZone: { .gmt }, hasTwelveHours: { true })
    #expect(
      english.hourMeaning.hasPrefix(
        "The row 3\u{A0}pm shows what falls from 3\u{A0}pm to 4\u{A0}pm,"))
  }
}
