extension EnglishPhrases {
  public var decimalSeparator: String { "." }
  public var groupingSeparator: String { "," }

  public func unit(_ unit: DurationUnit, of number: Int) -> String {
    unit == .seconds ? "s" : number == 1 ? "day" : "days"
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
