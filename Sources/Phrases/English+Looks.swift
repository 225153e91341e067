extension English {
  public func temperatureChart(in unit: String) -> String { "Temperature in \(unit)" }
  public func rainChart(in unit: String) -> String {
    "Rain in \(unit), and its probability in %"
  }
  public func windChart(in unit: String) -> String { "Wind and gusts in \(unit)" }
  public func pressureChart(in unit: String) -> String { "Pressure at sea level in \(unit)" }
  public var noChart: String { "Nothing of that in this report." }

  public func weekday(_ index: Int) -> String {
    ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"][(index % 7 + 7) % 7]
  }

  public func sunshine(_ hours: String) -> String { "sun \(hours)" }

  public func moreLines(_ count: Int) -> String {
    "\(count) more \(count == 1 ? "line" : "lines"). Return goes on, q stops."
  }

  public var welcome: [String] {
    [
      nothingSearched, "A number opens that row of the list: 1",
      "All that can be typed, and what it does: help",
    ]
  }
}
