import WeatherClients

extension EnglishPhrases {
  public var mapCredit: String { "Data: Natural Earth, GSHHG" }

  public var pinsHeading: String { "Pins" }
  public var yourLocation: String { "your\u{A0}location" }

  public func confirmPin(at point: String, distance: String) -> String {
    "Pin \(point), \(distance) from the nearest place? (y/n) "
  }

  public var mapKeys: [String] {
    ["Arrows move", "+ and - zoom", "Return opens", "p pins", "Tab next pin", "q ends."]
  }

  func sentence(for error: AtlasError) -> String {
    switch error {
    case .missing(let path): "The map is missing at \(path). Reinstall Vane."
    case .foreign(let path): "\(path) isn't a map for Vane. Reinstall Vane."
    case .otherVersion(let path, let found):
      "\(path) is a map in version \(found), which this version of Vane can't read. Reinstall Vane."
    case .damaged(let path): "The map at \(path) is corrupt. Reinstall Vane."
    }
  }
}
