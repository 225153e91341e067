public import Outlook
public import WeatherModels

extension Slovak {
  public func nowcastServiceName(_ service: NowcastService) -> String {
    service.weather.map(serviceName) ?? "GeoSphere Austria"
  }

  public func nowcastCredit(_ service: NowcastService) -> String? {
    guard let weather = service.weather else {
      return "Minúty: INCA, GeoSphere Austria (https://data.hub.geosphere.at/), CC BY 4.0"
    }
    return credit(weather)
  }

  public func nowcastKind(_ kind: Nowcast.Kind) -> String {
    switch kind {
    case .radar: "radar"
    case .model: "model, 15\u{A0}min"
    }
  }

  public func startsSoon(
    _ kind: PrecipitationKind, in wait: String, for length: String, isOpen: Bool,
    heaviest: String?, again: String?
  ) -> String {
    "\(name(kind)) o \(wait), \(isOpen ? "najmenej" : "asi") na \(length)"
      + (heaviest.map { ", najviac o \($0)" } ?? "") + (again.map { ", znova od \($0)" } ?? "")
      + "."
  }

  public func stopsSoon(_ kind: PrecipitationKind, in wait: String, again: String?) -> String {
    "\(name(kind)) ustane o \(wait)" + (again.map { ", znova od \($0)" } ?? "") + "."
  }

  public func goesOn(
    _ kind: PrecipitationKind, for length: String?, heaviest: String?
  ) -> String {
    "\(name(kind)) potrvá najmenej \(length ?? "dve hodiny")"
      + (heaviest.map { ", najviac o \($0)" } ?? "") + "."
  }

  public func drySoon(for length: String?) -> String { "\(length ?? "Dve hodiny") bez zrážok." }

  public func minuteChart(_ kind: PrecipitationKind, in unit: String) -> String {
    "\(name(kind)) v najbližších dvoch hodinách (\(unit)/h)"
  }

  public func noMinutes(at place: String) -> String {
    "Miesto \(place) nepokrýva radar ani 15-minútový model. Najbližšie hodiny zobrazí hours."
  }

  public func noRadar(_ coverage: Nowcast.Coverage) -> String {
    switch coverage {
    case .unavailable: "Radar je dočasne nedostupný. Najbližšie hodiny zobrazí hours."
    case .ok: "Služba neposlala aktuálne minúty. Najbližšie hodiny zobrazí hours."
    case .none: "Radar toto miesto nepokrýva. Najbližšie hodiny zobrazí hours."
    }
  }

  private func name(_ kind: PrecipitationKind) -> String {
    switch kind {
    case .rain: "Dážď"
    case .snow: "Sneženie"
    case .sleet: "Dážď so snehom"
    case .freezingRain: "Mrznúci dážď"
    }
  }
}
