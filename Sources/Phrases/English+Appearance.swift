public import Outlook

extension English {
  public func temperatureChart(in unit: String) -> String { "Temperature (\(unit))" }
  public func precipitationChart(_ kind: PrecipitationKind, in unit: String) -> String {
    let name =
      switch kind {
      case .rain: "Rain"
      case .snow: "Snow"
      case .sleet: "Rain and snow"
      case .freezingRain: "Freezing rain"
      }
    return "\(name) (\(unit)), probability (%)"
  }
  public func windChart(in unit: String) -> String { "Wind and gusts (\(unit))" }
  public func pressureChart(in unit: String) -> String { "Sea-level pressure (\(unit))" }
  public var noChart: String { "No data for this chart in this report." }

  public func weekday(_ index: Int) -> String {
    ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"][(index % 7 + 7) % 7]
  }

  public func sunshine(_ hours: String) -> String { "sun \(hours)" }

  public func moreLines(_ count: Int) -> String {
    "\(count) more \(count == 1 ? "line" : "lines"). Press Return, q to stop."
  }

  public var welcome: [String] {
    [
      nothingSearched, "To open a row of the list, type its number: 1",
      "For a list of commands, type: help",
    ]
  }
}
