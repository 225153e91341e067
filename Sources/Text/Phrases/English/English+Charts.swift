public import Outlook

extension EnglishPhrases {
  public func precipitationChart(_ kind: PrecipitationKind, in unit: String) -> String {
    let name =
      switch kind {
      case .rain: "Rain"
      case .snow: "Snow"
      case .sleet: "Rain and snow"
      case .freezingRain: "Freezing rain"
      case .freezingDrizzle: "Freezing drizzle"
      }
    return "\(name) (\(unit))"
  }
  public var noChart: String { "No data for this chart in this report." }
  public var snowlessChart: String {
    "No snow is forecast in these hours. The chart shows the rain."
  }
  public var dryChart: String { "No rain or snow is forecast in these hours." }

  public var apparentLegend: String { "feels like" }
  public var probabilityLegend: String { "probability" }
  public var medianLegend: String { "median" }
  public var wettestLegend: String { "90th percentile" }
  public var northWindLegend: String { "from the north" }
  public var nightLegend: String { "night" }
  public func legend(of kind: PrecipitationKind) -> String {
    switch kind {
    case .rain: "rain"
    case .snow: "snow"
    case .sleet: "sleet"
    case .freezingRain: "freezing rain"
    case .freezingDrizzle: "freezing drizzle"
    }
  }
}
