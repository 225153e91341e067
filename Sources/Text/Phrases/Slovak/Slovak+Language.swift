extension Slovak {
  public var decimalSeparator: String { "," }
  /// A narrow space that no line is broken at.
  public var groupingSeparator: String { "\u{202F}" }

  public func unit(_ unit: DurationUnit, of number: Int) -> String {
    unit == .seconds ? "s" : form(number, "deň", "dni", "dní")
  }
  public func exampleValues(_ values: [String], or last: String) -> String {
    "napr. \(values.joined(separator: ", ")) alebo \(last)"
  }

  public func bounds(_ lowest: Int, _ highest: Int) -> String {
    "\(grouped(lowest)) až \(grouped(highest))"
  }

  public func position(
    latitude: String, isNorth: Bool, longitude: String, isEast: Bool
  ) -> String {
    "\(figure(latitude))° \(isNorth ? "s." : "j.") š. \(figure(longitude))° \(isEast ? "v." : "z.") d."
  }
}
