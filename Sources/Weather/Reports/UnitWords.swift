/// Words by which people and services write a unit, beside its label.
extension UnitOfMeasure {
  /// The unit of a label or a word, in capitals or not; `nil` for none.
  public static func named(_ text: String) -> Self? {
    if let unit = Self(rawValue: text) ?? words[text] { return unit }
    let text = text.lowercased()
    return words[text] ?? allCases.first { $0.rawValue.lowercased() == text }
  }

  /// Every word and label in small letters.
  public static var spellings: [(word: String, unit: Self)] {
    words.map { (word: $0.key, unit: $0.value) }
      + allCases.map { (word: $0.rawValue.lowercased(), unit: $0) }
  }

  public static var words: [String: Self] { [:] }
}

extension TemperatureUnit {
  public static let words: [String: Self] = [
    "c": .celsius, "celsius": .celsius, "f": .fahrenheit, "fahrenheit": .fahrenheit, "k": .kelvin,
    "kelvin": .kelvin,
  ]
}

extension SpeedUnit {
  public static let words: [String: Self] = [
    "ms": .metersPerSecond, "kmh": .kilometersPerHour, "kph": .kilometersPerHour,
    "mph": .milesPerHour, "mi/h": .milesPerHour, "kt": .knots, "knot": .knots, "knots": .knots,
  ]
}

extension PrecipitationUnit {
  public static let words: [String: Self] = [
    "in": .inches, "inches": .inches, "millimeters": .millimeters,
  ]
}

extension DistanceUnit {
  public static let words: [String: Self] = [
    "kilometers": .kilometers, "mile": .miles, "miles": .miles,
  ]
}

extension ShareUnit {
  public static let words: [String: Self] = ["fraction": .fraction]
}

extension AngleUnit {
  public static let words: [String: Self] = ["degrees": .degrees]
}

extension ConcentrationUnit {
  public static let words: [String: Self] = ["ug/m3": .microgramsPerCubicMeter]
}

extension WindUnit {
  /// The unit of a label or a word; `nil` for none.
  public static func named(_ text: String) -> WindUnit? {
    ["bft", "beaufort"].contains(text.lowercased())
      ? .beaufort : SpeedUnit.named(text).map(WindUnit.speed)
  }
}
