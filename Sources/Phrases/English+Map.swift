import WeatherClients

extension English {
  public var mapCredit: String { "Data: Natural Earth, GSHHG" }

  public var mapKeys: [String] {
    ["Arrows move", "+ and - zoom", "Return opens", "p pins", "Tab next pin", "q ends."]
  }

  func sentence(for error: AtlasError) -> String {
    switch error {
    case .missing(let path): "Vane's map is missing at \(path)."
    case .foreign(let path): "\(path) is not Vane's map."
    case .otherVersion(let path, let found):
      "\(path) is a map of version \(found), which this Vane does not read."
    case .damaged(let path): "Vane's map at \(path) is damaged."
    }
  }
}
