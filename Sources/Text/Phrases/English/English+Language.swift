extension EnglishPhrases {
  public var incompleteNote: String? {
    "Vane isn't fully translated into your language yet. What is missing is in English."
  }

  public var decimalSeparator: String { "." }
  public var groupingSeparator: String { "," }

  public func unit(_ unit: DurationUnit, of number: Int) -> String {
    unit == .seconds ? "s" : number == 1 ? "day" : "days"
  }
  public func exampleValues(_ values: [String], or last: String) -> String {
    "e.g. \(values.joined(separator: ", ")), or \(last)"
  }

  public func bounds(_ lowest: Int, _ highest: Int) -> String {
    "\(grouped(lowest)) to \(grouped(highest))"
  }

  public func position(
    latitude: String, isNorth: Bool, longitude: String, isEast: Bool
  ) -> String {
    "\(latitude)° \(isNorth ? "N" : "S") \(longitude)° \(isEast ? "E" : "W")"
  }
}
