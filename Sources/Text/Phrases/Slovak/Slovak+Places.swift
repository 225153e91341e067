public import WeatherClients

extension Slovak {
  public var localeIdentifier: String { "sk_SK" }
  public var placeLanguage: PlaceLanguage { .slovak }

  public func oneOf(_ count: Int, called name: String) -> String {
    "Jedno z \(count) miest s názvom \(name). Zadajte: search \(name)"
  }

  public func notCalled(_ text: String, but title: String) -> String {
    "Miesto s názvom \(text) sa nenašlo. Toto je \(title)."
  }

  public func otherName(_ text: String, of title: String) -> String {
    "\(text) je iný názov miesta \(title)."
  }

  public func nearestNames(to text: String) -> String {
    "Presný názov „\(text)“ sa nenašiel. Podobné názvy:"
  }

  public func fromHome(_ distance: String) -> String { "\(figure(distance)) od domova" }

  public func position(_ place: String, distance: String, direction: String?) -> String {
    "\(figure(distance))\(direction.map { " \($0)" } ?? "") od: \(place)"
  }

  public func position(within area: String, place: String, distance: String) -> String {
    "\(area). Najbližšie miesto je \(place), vzdialené \(figure(distance))."
  }

  public func position(_ point: String, near town: String) -> String {
    "\(point), blízko miesta \(town)"
  }

  public func aboveSea(_ elevation: String) -> String { "\(elevation) nad morom" }

  public func onlyIn(_ country: String) -> String {
    "Hľadá sa iba v krajine \(country). Všade hľadá príkaz: \(asTyped("country off"))"
  }
  public var chosenCountry: String { "vybraná" }
  public var everywhere: String { "Hľadá sa vo všetkých krajinách." }
  public var countryHint: String {
    "Príkaz country KÓD hľadá v jednej krajine, country off vo všetkých, set countries SK,CZ dá niektoré dopredu."
  }

  public func noGazetteer(_ error: GazetteerError) -> String {
    sentence(for: error) + " Miesta sa dovtedy hľadajú na internete."
  }

  func sentence(for error: GazetteerError) -> String {
    switch error {
    case .missing(let path):
      "Chýba zoznam miest: \(path). Preinštalujte Vane."
    case .foreign(let path):
      "Súbor \(path) nie je zoznam miest pre Vane. Preinštalujte Vane."
    case .otherVersion(let path, let found):
      "Súbor \(path) je zoznam miest vo verzii \(found), ktorú táto verzia Vane nečíta. Preinštalujte Vane."
    case .damaged(let path, _):
      "Zoznam miest je poškodený: \(path). Preinštalujte Vane."
    }
  }

  public func sea(_ sea: Sea) -> String {
    switch sea {
    case .arcticOcean: "Severný ľadový oceán"
    case .atlanticOcean: "Atlantický oceán"
    case .indianOcean: "Indický oceán"
    case .pacificOcean: "Tichý oceán"
    case .southernOcean: "Južný oceán"
    case .arabianSea: "Arabské more"
    case .bayOfBengal: "Bengálsky záliv"
    case .bayOfBiscay: "Biskajský záliv"
    case .beringSea: "Beringovo more"
    case .blackSea: "Čierne more"
    case .caribbeanSea: "Karibské more"
    case .coralSea: "Koralové more"
    case .caspianSea: "Kaspické more"
    case .gulfOfMexico: "Mexický záliv"
    case .hudsonBay: "Hudsonov záliv"
    case .mediterraneanSea: "Stredozemné more"
    case .northSea: "Severné more"
    case .seaOfJapan: "Japonské more"
    case .seaOfOkhotsk: "Ochotské more"
    case .southChinaSea: "Juhočínske more"
    case .tasmanSea: "Tasmanovo more"
    }
  }
}
