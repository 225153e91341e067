public import Reports

extension Slovak {
  public func uvIndex(_ value: String, _ band: UVBand) -> String {
    "UV index \(value), \(uvBand(band))"
  }

  public func uvBand(_ band: UVBand) -> String {
    switch band {
    case .low: "nízky"
    case .moderate: "stredný"
    case .high: "vysoký"
    case .veryHigh: "veľmi vysoký"
    case .extreme: "extrémny"
    }
  }

  public func airQuality(_ index: String, _ band: EuropeanAirBand) -> String {
    "kvalita ovzdušia \(word(for: band)), európsky index \(index)"
  }

  public func airQuality(_ index: String, _ band: USAirBand) -> String {
    "kvalita ovzdušia \(word(for: band)), americký index \(index)"
  }

  public var airTitle: String { "Kvalita ovzdušia teraz" }

  public func europeanIndex(_ index: String, _ band: EuropeanAirBand) -> String {
    "Európsky index \(index), \(word(for: band))"
  }

  public func usIndex(_ index: String, _ band: USAirBand) -> String {
    "Americký index \(index), \(word(for: band))"
  }

  public func fineParticles(_ value: String) -> String { "PM2,5 \(figure(value))" }
  public func particles(_ value: String) -> String { "PM10 \(figure(value))" }
  public func ozone(_ value: String) -> String { "ozón \(figure(value))" }
  public func nitrogenDioxide(_ value: String) -> String { "oxid dusičitý \(figure(value))" }

  public func pollen(_ kind: PollenKind, _ level: PollenLevel) -> String {
    let plant =
      switch kind {
      case .alder: "jelša"
      case .birch: "breza"
      case .grass: "trávy"
      case .mugwort: "palina"
      case .olive: "oliva"
      case .ragweed: "ambrózia"
      }
    return "\(plant): \(word(for: level))"
  }

  public var pollenTitle: String { "Peľ" }
  public var noPollen: String { "Žiadny peľ." }
  public var europeanIndexHours: String { "Európsky index v najbližších hodinách" }
  public var usIndexHours: String { "Americký index v najbližších hodinách" }
  public var noAir: String { "O kvalite ovzdušia na tomto mieste nie sú údaje." }
  public var askingForAir: String { "Zisťuje sa kvalita ovzdušia" }

  private func word(for band: EuropeanAirBand) -> String {
    switch band {
    case .good: "dobrá"
    case .fair: "prijateľná"
    case .moderate: "stredná"
    case .poor: "zlá"
    case .veryPoor: "veľmi zlá"
    case .extremelyPoor: "mimoriadne zlá"
    }
  }

  private func word(for band: USAirBand) -> String {
    switch band {
    case .good: "dobrá"
    case .moderate: "stredná"
    case .unhealthyForSensitiveGroups: "nezdravá pre citlivé skupiny"
    case .unhealthy: "nezdravá"
    case .veryUnhealthy: "veľmi nezdravá"
    case .hazardous: "nebezpečná"
    }
  }

  private func word(for level: PollenLevel) -> String {
    switch level {
    case .none: "žiadna"
    case .low: "nízka"
    case .moderate: "stredná"
    case .high: "vysoká"
    case .veryHigh: "veľmi vysoká"
    }
  }
}
