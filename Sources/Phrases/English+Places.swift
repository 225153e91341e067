public import WeatherClients

extension English {
  public var localeIdentifier: String { "en_GB" }
  public var placeLanguage: PlaceLanguage { .english }

  public func nearestNames(to text: String) -> String { "Nothing called \(text). Nearest names:" }

  public func fromHome(_ distance: String) -> String { "\(distance) from home" }

  public func position(_ place: String, distance: String, direction: String?) -> String {
    direction.map { "\(distance) \($0) of \(place)" } ?? "\(distance) from \(place)"
  }

  public func position(within area: String, place: String, distance: String) -> String {
    "\(area). The nearest place is \(place), \(distance) away."
  }

  public func aboveSea(_ elevation: String) -> String { "\(elevation) above sea level" }

  public func onlyIn(_ country: String) -> String { "Searches look in \(country) only." }
  public var everywhere: String { "Searches look everywhere." }
  public var countryHint: String {
    "country CODE looks in one only, country off in all; set countries SK,CZ puts some first."
  }

  public func noGazetteer(_ error: GazetteerError) -> String {
    sentence(for: error) + " Places are looked up online instead."
  }

  func sentence(for error: GazetteerError) -> String {
    switch error {
    case .missing(let path):
      "Vane's list of places is missing at \(path)."
    case .foreign(let path):
      "\(path) is not Vane's list of places."
    case .otherVersion(let path, let found):
      "\(path) is a list of places of version \(found), which this Vane does not read."
    case .damaged(let path, _):
      "Vane's list of places at \(path) is damaged."
    }
  }

  public func sea(_ sea: Sea) -> String {
    switch sea {
    case .arcticOcean: "Arctic Ocean"
    case .atlanticOcean: "Atlantic Ocean"
    case .indianOcean: "Indian Ocean"
    case .pacificOcean: "Pacific Ocean"
    case .southernOcean: "Southern Ocean"
    case .arabianSea: "Arabian Sea"
    case .bayOfBengal: "Bay of Bengal"
    case .bayOfBiscay: "Bay of Biscay"
    case .beringSea: "Bering Sea"
    case .blackSea: "Black Sea"
    case .caribbeanSea: "Caribbean Sea"
    case .coralSea: "Coral Sea"
    case .caspianSea: "Caspian Sea"
    case .gulfOfMexico: "Gulf of Mexico"
    case .hudsonBay: "Hudson Bay"
    case .mediterraneanSea: "Mediterranean Sea"
    case .northSea: "North Sea"
    case .seaOfJapan: "Sea of Japan"
    case .seaOfOkhotsk: "Sea of Okhotsk"
    case .southChinaSea: "South China Sea"
    case .tasmanSea: "Tasman Sea"
    }
  }
}
