import WeatherClients

extension Slovak {
  public var pinsHeading: String { "Značky" }
  public var yourLocation: String { "vaša\u{A0}poloha" }

  public func confirmPin(at point: String, distance: String) -> String {
    "Označiť \(point), \(figure(distance)) od najbližšieho miesta? (a/n) "
  }

  public var mapKeys: [String] {
    [
      "Šípky posúvajú", "+ a - menia mierku", "Enter otvorí", "p značka", "Tab ďalšia značka",
      "q koniec.",
    ]
  }

  public var mapCredit: String { "Údaje: Natural Earth, GSHHG" }

  func sentence(for error: AtlasError) -> String {
    switch error {
    case .missing(let path): "Chýba mapa: \(path). Preinštalujte Vane."
    case .foreign(let path): "Súbor \(path) nie je mapa pre Vane. Preinštalujte Vane."
    case .otherVersion(let path, let found):
      "Súbor \(path) je mapa vo verzii \(found), ktorú táto verzia Vane nečíta. Preinštalujte Vane."
    case .damaged(let path): "Mapa je poškodená: \(path). Preinštalujte Vane."
    }
  }
}
