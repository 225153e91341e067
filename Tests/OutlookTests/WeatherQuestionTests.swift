import Outlook
import Testing
import WeatherModels

struct WeatherQuestionTests {
  @Test(
    arguments: [
      ("dry", .dry, 1), ("dry 3h", .dry, 3), ("Dry 3 H", .dry, 3), ("dry for 3 hours", .dry, 3),
      ("rain", .rain, 1), ("snow 2h", .snow, 2), ("sun 2h", .sun, 2), ("dry 384h", .dry, 384),
    ] as [(String, WeatherQuestion.Criterion, Int)])
  func readsWhatIsWaitedFor(text: String, criterion: WeatherQuestion.Criterion, hours: Int) {
    #expect(question(text) == WeatherQuestion(criterion, hours: hours))
  }

  @Test(arguments: [
    ("above 20", 20, 1), ("above 20c", 20, 1), ("above 20 °C 6h", 20, 6), ("above 68f", 20, 1),
    ("above -3,5", -3.5, 1), ("above 68 f 2h", 20, 2), ("above +1.5°", 1.5, 1),
  ])
  func readsTemperatures(text: String, celsius: Double, hours: Int) throws {
    guard let found = question(text), case .above(let limit) = found.criterion else {
      Issue.record("\(text) was not read.")
      return
    }
    #expect(abs(limit.in(.celsius) - celsius) < 1e-9)
    #expect(found.hours == hours)
  }

  @Test(arguments: [
    ("wind below 5", 5), ("wind below 10kn", 5.144_444), ("wind below 20kmh", 5.555_556),
    ("wind below 20 km/h", 5.555_556), ("wind below 10mph", 4.4704), ("wind below 5m/s 4h", 5),
  ])
  func readsSpeeds(text: String, metersPerSecond: Double) {
    guard let found = question(text), case .windBelow(let limit) = found.criterion else {
      Issue.record("\(text) was not read.")
      return
    }
    #expect(abs(limit.in(.metersPerSecond) - metersPerSecond) < 1e-6)
  }

  @Test func readsTheOtherSide() throws {
    let zero = try #require(Temperature(0, .celsius))
    let ten = try #require(Speed(10, .metersPerSecond))
    #expect(question("below 0") == WeatherQuestion(.below(zero)))
    #expect(question("wind above 10") == WeatherQuestion(.windAbove(ten)))
  }

  @Test(
    arguments: [
      ("above 68", .fahrenheit, 20), ("above 20c", .fahrenheit, 20), ("above 293.15", .kelvin, 20),
    ] as [(String, TemperatureUnit, Double)])
  func takesABareTemperatureInTheUnitOfThePerson(
    text: String, unit: TemperatureUnit, celsius: Double
  ) throws {
    let limit = try #require(Temperature(celsius, .celsius))
    let read = WeatherQuestion(words(text), temperature: unit)
    guard case .above(let found) = read?.criterion else {
      Issue.record("\(text) was not read.")
      return
    }
    #expect(abs(found.in(.celsius) - limit.in(.celsius)) < 1e-9)
  }

  @Test(
    arguments: [
      ("wind below 10", .speed(.knots), 5.144_444), ("wind below 10ms", .beaufort, 10),
      ("wind below 5", .beaufort, 7.95), ("wind below 0", .beaufort, 0),
      ("wind below 5bft", .speed(.knots), 7.95),
    ] as [(String, WindUnit, Double)])
  func takesABareSpeedInTheUnitOfThePerson(
    text: String, unit: WindUnit, metersPerSecond: Double
  ) {
    guard case .windBelow(let found) = WeatherQuestion(words(text), wind: unit)?.criterion else {
      Issue.record("\(text) was not read.")
      return
    }
    #expect(abs(found.in(.metersPerSecond) - metersPerSecond) < 1e-6)
  }

  /// Wind of exactly the force is neither above nor below it.
  @Test(arguments: 0...12) func comparesForcesAsTheyAreTold(force: Int) {
    let above = WeatherQuestion(words("wind above \(force)bft"))?.criterion
    let below = WeatherQuestion(words("wind below \(force)"), wind: .beaufort)?.criterion
    for speed in (0...400).compactMap({ Speed(Double($0) / 10, .metersPerSecond) }) {
      if case .windAbove(let limit) = above {
        #expect((speed > limit) == (speed.beaufort > force))
        #expect(limit.beaufort == force)
      } else {
        #expect(force == 12)
      }
      if case .windBelow(let limit) = below {
        #expect((speed < limit) == (speed.beaufort < force))
        #expect(limit.beaufort == force)
      }
    }
    #expect(below != nil)
  }

  @Test(arguments: [
    "wind below 13", "wind above 12", "wind below 2.5", "wind below -1", "wind above -1",
  ])
  func refusesForcesThatDoNotExist(text: String) {
    #expect(WeatherQuestion(words(text), wind: .beaufort) == nil)
  }

  @Test(arguments: [
    "", "3h", "hail", "dry 0h", "dry 3", "dry h", "dry 385h", "dry -1h", "dry for", "dry 3h 4h",
    "above", "above x", "above 20x", "above 20kn", "above 1e3", "above nan", "below inf",
    "above 9999", "wind", "wind 5", "wind below", "wind below -1", "wind below 5c",
    "wind below 999",
    "dry 99999999999999999999h", "above 20 h",
  ])
  func refusesTheRest(text: String) {
    #expect(question(text) == nil)
  }

  private func question(_ text: String) -> WeatherQuestion? {
    WeatherQuestion(words(text))
  }

  private func words(_ text: String) -> [String] {
    text.split(separator: " ").map(String.init)
  }
}
