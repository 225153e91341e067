public import Reports

extension EnglishPhrases {
  public func uvIndex(_ value: String, _ band: UVBand) -> String {
    "UV index \(value), \(uvBand(band))"
  }

  public func uvBand(_ band: UVBand) -> String {
    switch band {
    case .low: "low"
    case .moderate: "moderate"
    case .high: "high"
    case .veryHigh: "very high"
    case .extreme: "extreme"
    }
  }

  public func airQuality(_ index: String, _ band: EuropeanAirBand) -> String {
    "air quality \(word(for: band)), European index \(index)"
  }

  public func airQuality(_ index: String, _ band: USAirBand) -> String {
    "air quality \(word(for: band)), US index \(index)"
  }

  public var airTitle: String { "Air quality now" }

  public func europeanIndex(_ index: String, _ band: EuropeanAirBand) -> String {
    "European index \(index), \(word(for: band))"
  }

  public func usIndex(_ index: String, _ band: USAirBand) -> String {
    "US index \(index), \(word(for: band))"
  }

  public func fineParticles(_ value: String) -> String { "PM2.5 \(value)" }
  public func particles(_ value: String) -> String { "PM10 \(value)" }
  public func ozone(_ value: String) -> String { "ozone \(value)" }
  public func nitrogenDioxide(_ value: String) -> String { "nitrogen dioxide \(value)" }

  public func pollen(_ kind: PollenKind, _ level: PollenLevel) -> String {
    "\(kind.rawValue) \(word(for: level))"
  }

  public var pollenTitle: String { "Pollen" }
  public var noPollen: String { "No pollen." }
  public var europeanIndexHours: String { "European index, next hours" }
  public var usIndexHours: String { "US index, next hours" }
  public var noAir: String { "No air quality data for this place." }
  public var askingForAir: String { "Requesting air quality" }

  private func word(for band: EuropeanAirBand) -> String {
    switch band {
    case .good: "good"
    case .fair: "fair"
    case .moderate: "moderate"
    case .poor: "poor"
    case .veryPoor: "very poor"
    case .extremelyPoor: "extremely poor"
    }
  }

  private func word(for band: USAirBand) -> String {
    switch band {
    case .good: "good"
    case .moderate: "moderate"
    case .unhealthyForSensitiveGroups: "unhealthy for sensitive groups"
    case .unhealthy: "unhealthy"
    case .veryUnhealthy: "very unhealthy"
    case .hazardous: "hazardous"
    }
  }

  private func word(for level: PollenLevel) -> String {
    switch level {
    case .none: "none"
    case .low: "low"
    case .moderate: "moderate"
    case .high: "high"
    case .veryHigh: "very high"
    }
  }
}
