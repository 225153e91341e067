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

  public func position(latitude: String, isNorth: Bool, longitude: String, isEast: Bool) -> String {
    "\(latitude)° \(isNorth ? "N" : "S") \(longitude)° \(isEast ? "E" : "W")"
  }

  public var monthNames: [[String]] { [(1...12).map(month)] }

  public func words(for unit: TimeSpanUnit) -> [String] {
    switch unit {
    case .minutes: ["m", "min", "mins", "minute", "minutes"]
    case .hours: ["h", "hr", "hrs", "hour", "hours"]
    case .days: ["d", "day", "days", "nights"]
    case .weeks: ["w", "wk", "wks", "week", "weeks"]
    case .months: ["month", "months"]
    case .years: ["year", "years"]
    }
  }

  public func time(_ figure: String, isAfternoon: Bool) -> String? {
    figure + (isAfternoon ? "\u{A0}pm" : "\u{A0}am")
  }
  public func date(_ date: String, before time: String) -> String {
    date + (time.hasSuffix("m") ? ", " : " ") + time
  }
  public var noonWord: String? { "noon" }
  public var midnightWord: String? { "midnight" }
}
