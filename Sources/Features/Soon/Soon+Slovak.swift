import Analysis
import Phrases
import Reports

nonisolated extension Slovak: SoonPhrases {
  func modelForRadar(because reason: String) -> String {
    "Minútové údaje sú z modelu, radar nie je dostupný. \(reason)"
  }

  func minuteChart(_ kind: PrecipitationKind, in unit: String) -> String {
    let name = kind == .sleet ? "Dážď a sneh" : name(of: kind, isHeavy: false).capitalizedFirst
    return "\(name) v najbližších dvoch hodinách (\(unit)/h)"
  }

  func noMinutes(at place: String) -> String {
    "Miesto \(place) nepokrýva radar ani 15-minútový model. Najbližšie hodiny zobrazí hours."
  }

  func noRadar(_ coverage: Nowcast.Coverage) -> String {
    switch coverage {
    case .unavailable: "Radar je dočasne nedostupný. Najbližšie hodiny zobrazí hours."
    case .ok: "Služba nemá aktuálne minútové údaje. Najbližšie hodiny zobrazí hours."
    case .none: "Radar toto miesto nepokrýva. Najbližšie hodiny zobrazí hours."
    }
  }
}
