import WeatherClients

extension Slovak {
  public var mapKeys: [String] {
    [
      "Šípky posúvajú", "+ a - menia mierku", "Return otvorí", "p značka", "Tab ďalšia značka",
      "q koniec.",
    ]
  }

  public var mapCredit: String { "Údaje: Natural Earth, GSHHG" }

  func sentence(for error: AtlasError) -> String {
    switch error {
    case .missing(let path): "Mapa Vane na ceste \(path) chýba."
    case .foreign(let path): "\(path) nie je mapa Vane."
    case .otherVersion(let path, let found):
      "\(path) je mapa verzie \(found), ktorú táto verzia Vane nečíta."
    case .damaged(let path): "Mapa Vane na ceste \(path) je poškodená."
    }
  }
}
