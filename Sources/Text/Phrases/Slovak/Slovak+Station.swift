public import Clients
public import Foundation
public import Reports

extension Slovak {
  public var ownStation: String { "vaša stanica" }
  public func stationReports(_ facts: [String], age: String) -> String {
    "Vaša stanica hlási: \(facts.joined(separator: ", ")) (\(age))."
  }
  public var stationIsLate: String {
    "Hodnoty staršie ako 15\u{A0}min sa ako namerané nezobrazia."
  }
  public var stationIsAhead: String {
    "Hodiny stanice sa predbiehajú, preto sa jej hodnoty ako namerané nezobrazia. Nastavte ich."
  }
  public var stationNeedsPlace: String {
    "Miesto stanice nie je známe. Zadajte set station.place MIESTO alebo set home MIESTO."
  }
  public func rainRate(_ amount: String) -> String { "dážď \(figure(amount))/h" }

  public func leftOut(_ omitted: OmittedValue, now: Date) -> String {
    let name = name(of: omitted.value, direction: "smer vetra", time: "čas")
    let reason =
      switch omitted.reason {
      case .missing(let path): "na ceste \(path) nie je hodnota"
      case .unreadable(let text):
        omitted.value == .time ? "„\(text)“ nie je čas" : "„\(text)“ nie je číslo"
      case .noUnit(let text):
        "\(text) nemá jednotku: napíšte ju za cestu, \(omitted.value.rawValue)=CESTA:JEDNOTKA"
      case .unknownUnit(let unit): "neznáma jednotka „\(unit)“"
      case .implausible(let text): "\(text) je mimo možného rozsahu"
      case .notAtSeaLevel(let text):
        "\(text) nie je prepočítané na hladinu mora: nastavte relatívny tlak na stanici"
      case .unchanged(let since): "posledná hodnota \(ago(now.timeIntervalSince(since)))"
      }
    return "Vynechané: \(name) (\(reason))."
  }

  public func sentence(for fault: StationFault) -> String {
    switch fault {
    case .notPrivate(let host):
      "\(host) nie je vo vašej sieti, preto sa http:// neprijíma. Použite https:// "
        + "alebo adresu ako 192.168.1.20 či station.local."
    case .unreadable(let path, let code):
      "Súbor \(path) sa nedá prečítať (\(reason(code))). Cestu skontrolujete príkazom set station."
    case .badAnswer(let detail):
      "Odpoveď vašej stanice nie je platný JSON (\(detail)). Adresu skontrolujete príkazom set station."
    case .noValues:
      "V odpovedi vašej stanice nie je žiadna z hodnôt. Predvoľbu skontrolujete príkazom set station."
    case .noPaths:
      "Zadajte, kde je ktorá hodnota: set station.values temperature=CESTA"
    case .noToken(let setting):
      "Home Assistant vyžaduje token. Do ~/.config/vane/keys s právami 600 zapíšte \(setting)=TOKEN."
    case .badToken(let setting):
      "Home Assistant odmietol token v \(setting). Vytvorte si tam vo svojom profile nový."
    }
  }
}
