import Analysis
import Foundation
import Quantities
import Reports
import Testing

struct WeatherQuestionTests {
  @Test(
    arguments: [
      ("dry", .dry, 0), ("dry 3h", .dry, 3), ("Dry 3 H", .dry, 3), ("dry for 3 hours", .dry, 3),
      ("rain", .rain, 0), ("snow 2h", .snow, 2), ("sun 2h", .sun, 2), ("dry 384h", .dry, 384),
    ] as [(String, Condition, Int)])
  func readsWeather(text: String, condition: Condition, hours: Int) {
    #expect(question(text) == WeatherQuestion(condition, hours: hours))
  }

  @Test(arguments: [
    ("above 20", "temperature", true, 20, 0), ("above 20c", "temperature", true, 20, 0),
    ("above 20 °C 6h", "temperature", true, 20, 6), ("above 68f", "temperature", true, 20, 0),
    ("above -3,5", "temperature", true, -3.5, 0), ("above 68 f 2h", "temperature", true, 20, 2),
    ("above +1.5°", "temperature", true, 1.5, 0), ("below 0", "temperature", false, 0, 0),
    ("wind below 5", "wind", false, 5, 0), ("wind below 10kn", "wind", false, 5.144_444, 0),
    ("wind below 20kmh", "wind", false, 5.555_556, 0),
    ("wind below 20 km/h", "wind", false, 5.555_556, 0),
    ("wind below 10mph", "wind", false, 4.4704, 0), ("wind below 5m/s 4h", "wind", false, 5, 4),
    ("wind above 10", "wind", true, 10, 0), ("sea above 20", "sea", true, 20, 0),
    ("river above 900", "river", true, 900, 0),
    ("snow-depth above 30cm 3h", "snow-depth", true, 30, 3),
    ("snow-depth above 1 m", "snow-depth", true, 100, 0),
    ("waves below 1,5m for 6 hours", "waves", false, 1.5, 6),
    ("sea below 68f", "sea", false, 20, 0), ("tide above -0.5", "tide", true, -0.5, 0),
  ])
  func readsLimits(text: String, name: String, isAbove: Bool, limit: Double, hours: Int) {
    expect(question(text), name, isAbove, limit, hours)
  }

  @Test(arguments: [
    ("above 68", WeatherQuestion.Units(temperature: .fahrenheit), 20),
    ("above 20c", .init(temperature: .fahrenheit), 20),
    ("above 293.15", .init(temperature: .kelvin), 20),
    ("wind above 10", .init(wind: .speed(.knots)), 5.144_444),
    ("wind above 10ms", .init(wind: .beaufort), 10), ("sea above 68", .init { _ in "°F" }, 20),
  ])
  func takesABareNumberInTheUnitOfThePerson(
    text: String, units: WeatherQuestion.Units, limit: Double
  ) {
    guard case .limit(_, _, let found)? = WeatherQuestion(words(text), units: units)?.condition
    else {
      Issue.record("\(text) was not read.")
      return
    }
    #expect(abs(found - limit) < 1e-6)
  }

  /// A saved question is read in the unit in which it was written.
  @Test(arguments: [0, 3]) func textsOfQuestionsAreReadAgain(hours: Int) throws {
    for row in WeatherQuantity.all {
      let length = hours > 0 ? ["\(hours)h"] : []
      let question = try #require(WeatherQuestion([row.name, "below", "12.5"] + length))
      let text = try #require(question.text)
      #expect(WeatherQuestion(words(text)) == question, "\(text)")
    }
  }

  /// Wind of exactly the force is neither above nor below it.
  @Test(arguments: 0...12, ["wind", "gusts"])
  func comparesForcesAsTheyAreTold(force: Int, quantity: String) {
    let above = limit(WeatherQuestion(words("\(quantity) above \(force)bft")))
    let below = limit(
      WeatherQuestion(words("\(quantity) below \(force)"), units: .init(wind: .beaufort)))
    for speed in (0...400).compactMap({ Speed(Double($0) / 10, .metersPerSecond) }) {
      let value = speed.in(.metersPerSecond)
      if let above {
        #expect((value > above) == (speed.beaufort > force))
      } else {
        #expect(force == 12)
      }
      #expect(below.map { value < $0 } == (speed.beaufort < force))
    }
  }

  @Test(arguments: [
    "wind below 13", "wind above 12", "wind below 2.5", "wind below -1", "wind above -1",
  ])
  func refusesForcesThatDoNotExist(text: String) {
    #expect(WeatherQuestion(words(text), units: .init(wind: .beaufort)) == nil)
  }

  @Test(arguments: [
    "", "3h", "hail", "dry 0h", "dry 3", "dry h", "dry 385h", "dry -1h", "dry for", "dry 3h 4h",
    "above", "above x", "above 20x", "above 20kn", "above 1e3", "above nan", "below inf",
    "above 9999", "wind", "wind 5", "wind below", "wind below -1", "wind below 5c",
    "wind below 999",
    "dry 99999999999999999999h", "above 20 h", "sea", "sea above", "sea above warm", "sea 20",
    "lake above 20", "sea above 20 kg", "sea above nan", "sea above 20 500h",
    "snow-depth above 10 in",
  ])
  func refusesTheRest(text: String) {
    #expect(question(text) == nil)
  }

  private func expect(
    _ question: WeatherQuestion?, _ name: String, _ isAbove: Bool, _ limit: Double, _ hours: Int
  ) {
    guard case .limit(let quantity, let side, let found)? = question?.condition else {
      Issue.record("\(name) was not read.")
      return
    }
    #expect(quantity.name == name)
    #expect(side == isAbove)
    #expect(abs(found - limit) < 1e-6)
    #expect(question?.hours == hours)
  }

  private func limit(_ question: WeatherQuestion?) -> Double? {
    guard case .limit(_, _, let limit)? = question?.condition else { return nil }
    return limit
  }

  private func question(_ text: String) -> WeatherQuestion? { WeatherQuestion(words(text)) }

  private func words(_ text: String) -> [String] { text.split(separator: " ").map(String.init) }
}

struct QuietHoursTests {
  /// Over midnight, and by the clock on the wall: 07:00 is 05:00 by UTC from the last Sunday in March on, and 06:00 from
  /// October on.
  @Test(arguments: [
    ("22-7", "2026-11-21T21:00:00Z", true), ("22-7", "2026-11-21T20:59:59Z", false),
    ("22-7", "2026-11-22T05:59:59Z", true), ("22-7", "2026-11-22T06:00:00Z", false),
    ("13:30-14", "2026-11-22T12:45:00Z", true), ("13:30-14", "2026-11-22T12:15:00Z", false),
    ("22-7", "2026-03-28T05:30:00Z", true), ("22-7", "2026-03-29T05:30:00Z", false),
    ("22-7", "2026-10-24T05:30:00Z", false), ("22-7", "2026-10-25T05:30:00Z", true),
  ])
  func areThoseOfTheClockOnTheWall(text: String, moment: String, isQuiet: Bool) throws {
    let zone = try #require(TimeZone(identifier: "Europe/Bratislava"))
    let hours = try #require(QuietHours(text))
    #expect(try hours.contains(Date(moment, strategy: .iso8601), in: zone) == isQuiet)
  }

  @Test(arguments: ["", "22", "22-22", "25-7", "22-7-8", "22:60-7", "-7", "a-b", "22 - 7", "٢٢-7"])
  func refusesOtherWords(text: String) { #expect(QuietHours(text) == nil) }
}
