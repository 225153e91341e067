public import Outlook

extension Slovak {
  public func precipitationChart(_ kind: PrecipitationKind, in unit: String) -> String {
    let name =
      switch kind {
      case .rain: "Dážď"
      case .snow: "Nový sneh"
      case .sleet: "Dážď so snehom"
      case .freezingRain: "Mrznúci dážď"
      case .freezingDrizzle: "Mrznúce mrholenie"
      }
    return "\(name) (\(unit))"
  }
  public var noChart: String { "Táto správa nemá údaje pre tento graf." }
  public var snowlessChart: String {
    "V týchto hodinách sa neočakáva sneženie. Graf zobrazuje dážď."
  }
  public var dryChart: String { "V týchto hodinách sa neočakávajú zrážky." }

  public var apparentLegend: String { "pocitová" }
  public var probabilityLegend: String { "pravdepodobnosť" }
  public var medianLegend: String { "medián" }
  public var wettestLegend: String { "90. percentil" }
  public var northWindLegend: String { "zo severu" }
  public var nightLegend: String { "noc" }
  public func legend(of kind: PrecipitationKind) -> String {
    switch kind {
    case .rain: "dážď"
    case .snow: "sneženie"
    case .sleet: "dážď so snehom"
    case .freezingRain: "mrznúci dážď"
    case .freezingDrizzle: "mrznúce mrholenie"
    }
  }
}
