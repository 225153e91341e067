public import WeatherClients

extension EnglishPhrases {
  public var localeIdentifier: String { "en_GB" }
  public var placeLanguage: PlaceLanguage { .english }

  public func oneOf(_ count: Int, called name: String) -> String {
    "1 of \(count) places called \(name). Type: search \(name)"
  }

  public func notCalled(_ text: String, but title: String) -> String {
    "No place is called \(text). This is \(title)."
  }

  public func otherName(_ text: String, of title: String) -> String {
    "\(text) is another name of \(title)."
  }

  public func nearestNames(to text: String) -> String {
    "No exact match for \(text). Nearest names:"
  }

  public func fromHome(_ distance: String) -> String { "\(distance) from home" }

  public func position(_ place: String, distance: String, direction: String?) -> String {
    direction.map { "\(distance) \($0) of \(place)" } ?? "\(distance) from \(place)"
  }

  public func position(within area: String, place: String, distance: String) -> String {
    "\(area). The nearest place is \(place), \(distance) away."
  }

  public func position(_ point: String, near town: String) -> String { "\(point), near \(town)" }

  public func aboveSea(_ elevation: String) -> String { "\(elevation) above sea level" }

  public func onlyIn(_ country: String) -> String {
    "Searches are limited to \(country). To search everywhere, type: \(asTyped("country off"))"
  }
  public var chosenCountry: String { "chosen" }
  public var everywhere: String { "Searches cover all countries." }
  public var countryHint: String {
    "Type country CODE to search in one country, country off to search in all, or set countries SK,CZ to list some first."
  }

  public func noGazetteer(_ error: GazetteerError) -> String {
    sentence(for: error) + " Until then, places are looked up online."
  }

  func sentence(for error: GazetteerError) -> String {
    switch error {
    case .missing(let path):
      "The gazetteer is missing at \(path). Reinstall Vane."
    case .foreign(let path):
      "\(path) isn't a gazetteer for Vane. Reinstall Vane."
    case .otherVersion(let path, let found):
      "\(path) is a gazetteer in version \(found), which this version of Vane can't read. Reinstall Vane."
    case .damaged(let path, _):
      "The gazetteer at \(path) is corrupt. Reinstall Vane."
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
