public import Outlook

extension Slovak {
  public func temperatureChart(in unit: String) -> String { "Teplota (\(unit))" }
  public func precipitationChart(_ kind: PrecipitationKind, in unit: String) -> String {
    let name =
      switch kind {
      case .rain: "Dážď"
      case .snow: "Sneženie"
      case .sleet: "Dážď a sneženie"
      case .freezingRain: "Mrznúci dážď"
      }
    return "\(name) (\(unit)), pravdepodobnosť (%)"
  }
  public func windChart(in unit: String) -> String { "Vietor a nárazy (\(unit))" }
  public func pressureChart(in unit: String) -> String { "Tlak na hladine mora (\(unit))" }
  public var noChart: String { "Táto správa nemá údaje pre tento graf." }

  public func weekday(_ index: Int) -> String {
    ["Po", "Ut", "St", "Št", "Pi", "So", "Ne"][(index % 7 + 7) % 7]
  }

  public func sunshine(_ hours: String) -> String { "slnko \(figure(hours))" }

  public func moreLines(_ count: Int) -> String {
    "Ešte \(plural(count, "riadok", "riadky", "riadkov")). Enter pokračuje, q končí."
  }

  public var welcome: [String] {
    [
      nothingSearched, "Riadok zoznamu otvoríte jeho číslom: 1",
      "Zoznam príkazov zobrazíte takto: help",
    ]
  }
}
