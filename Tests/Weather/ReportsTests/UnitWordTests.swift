import Reports
import Testing

/// A unit is understood by its label and by its words, in capitals or not.
struct UnitWordTests {
  @Test(
    arguments: [
      ("°C", TemperatureUnit.celsius), ("c", .celsius), ("Fahrenheit", .fahrenheit),
      ("°f", .fahrenheit),
      ("K", .kelvin), ("kelvin", .kelvin), ("km/h", nil), ("", nil),
    ] as [(String, TemperatureUnit?)])
  func temperatures(word: String, unit: TemperatureUnit?) {
    #expect(TemperatureUnit.named(word) == unit)
  }

  @Test(
    arguments: [
      ("ms", WindUnit.speed(.metersPerSecond)), ("KM/H", .speed(.kilometersPerHour)),
      ("kph", .speed(.kilometersPerHour)), ("mp/h", .speed(.milesPerHour)),
      ("mph", .speed(.milesPerHour)), ("knots", .speed(.knots)), ("Bft", .beaufort), ("in", nil),
    ] as [(String, WindUnit?)])
  func winds(word: String, unit: WindUnit?) {
    #expect(WindUnit.named(word) == unit)
  }

  /// No word means two units of one kind.
  @Test func everySpellingIsFound() {
    for (word, unit) in SpeedUnit.spellings { #expect(SpeedUnit.named(word) == unit) }
    for (word, unit) in PrecipitationUnit.spellings {
      #expect(PrecipitationUnit.named(word) == unit)
    }
    for (word, unit) in DistanceUnit.spellings { #expect(DistanceUnit.named(word) == unit) }
    for (word, unit) in ShareUnit.spellings { #expect(ShareUnit.named(word) == unit) }
    for (word, unit) in PressureUnit.spellings { #expect(PressureUnit.named(word) == unit) }
  }
}
