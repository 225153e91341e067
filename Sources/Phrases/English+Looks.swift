extension English {
  public var temperatureChart: String { "Temperature in °C" }
  public var rainChart: String { "Rain in mm, and its probability in %" }
  public var windChart: String { "Wind and gusts in m/s" }
  public var pressureChart: String { "Pressure at sea level in hPa" }
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
