public import Analysis
public import Quantities
public import Reports

extension Slovak {
  public var quantityNames: [String: String] {
    [
      "snow-depth": "Výška snehovej pokrývky",
      "freezing-level": "Výška nulovej izotermy",
      "soil-temperature": "Teplota povrchu pôdy",
      "soil-temperature-18cm": "Teplota pôdy v hĺbke 18\u{A0}cm",
      "soil-moisture": "Vlhkosť pôdy",
      "evapotranspiration": "Evapotranspirácia",
      "radiation": "Slnečné žiarenie",
      "direct-radiation": "Priame slnečné žiarenie",
      "sun-power": "Výkon solárneho panela",
      "vapor-deficit": "Sýtostný doplnok",
      "cape": "CAPE",
      "cloud-low": "Nízka oblačnosť",
      "cloud-mid": "Stredná oblačnosť",
      "cloud-high": "Vysoká oblačnosť",
      "temperature": "Teplota",
      "rain": "Zrážky",
      "snow": "Nový sneh",
      "wind": "Vietor",
      "pressure": "Tlak vzduchu na hladine mora",
      "dew-point": "Rosný bod",
      "humidity": "Relatívna vlhkosť",
      "cloud": "Oblačnosť",
      "gusts": "Nárazy vetra",
      "visibility": "Dohľadnosť",
      "uv": "UV index",
      "apparent": "Pocitová teplota",
      "wet-bulb": "Teplota vlhkého teplomera",
      "heat-index": "Tepelný index",
      "humidex": "Humidex",
      "wind-chill": "Pocitová teplota vo vetre",
      "utci": "UTCI v tieni",
      "sea": "Teplota mora",
      "waves": "Výška vĺn",
      "wave-period": "Perióda vĺn",
      "wave-direction": "Smer vĺn",
      "swell": "Výška mŕtveho vlnenia",
      "swell-period": "Perióda mŕtveho vlnenia",
      "tide": "Hladina mora s prílivom",
      "river": "Prietok rieky",
      "pm2.5": "PM2,5",
      "pm10": "PM10",
      "ozone": "Ozón",
      "no2": "Oxid dusičitý",
      "aqi": "Európsky index kvality ovzdušia",
      "us-aqi": "Americký index kvality ovzdušia",
      "dust": "Prach",
      "alder-pollen": "Peľ jelše",
      "birch-pollen": "Peľ brezy",
      "grass-pollen": "Peľ tráv",
      "mugwort-pollen": "Peľ paliny",
      "olive-pollen": "Peľ olív",
      "ragweed-pollen": "Peľ ambrózie",
    ]
  }
  public var quantityHeadings: [String: String] {
    [
      "temperature": "Tepl.", "apparent": "Pocit.", "rain": "Dážď", "snow": "Sneh",
      "chance": "Pravd.", "gusts": "Nárazy", "wind-direction": "Smer", "humidity": "Vlhkosť",
      "cloud": "Oblač.", "uv": "UV", "pressure": "Tlak",
    ]
  }
  public func heading(of kind: PrecipitationKind) -> String {
    switch kind {
    case .rain: heading(of: .precipitation)
    case .snow: heading(of: .snowfall)
    case .sleet: "Zmieš."
    case .freezingRain, .freezingDrizzle: "Mrznúci"
    }
  }
  public func caution(about host: WeatherQuantity.Host) -> String? {
    switch host {
    case .forecast, .air: nil
    case .marine: "Nevhodné na navigáciu pri pobreží."
    case .flood: "Údaje sú pre najväčšiu rieku do 5\u{A0}km, ktorá nemusí byť tá, čo máte na mysli."
    }
  }
  public var pollenUnit: String { "zŕn/m³" }
  public var shadeNote: String { "V tieni, kde je okolie také teplé ako vzduch." }
  public var panelNote: String { "Podľa modelu PVWatts, so stratami 14\u{A0}%." }
  public func notCovered(_ quantity: String, at place: String) -> String {
    "\(quantity): pre miesto \(place) nie sú údaje."
  }
  public func unit(_ unit: String, perHours hours: Int) -> String { "\(unit) za \(hours)\u{A0}h" }

  public func precipitationChart(_ kind: PrecipitationKind, in unit: String) -> String {
    let name =
      switch kind {
      case .snow: "Nový sneh"
      case .sleet: "Dážď a sneh"
      default: self.name(of: kind, isHeavy: false).capitalizedFirst
      }
    return "\(name) (\(unit))"
  }

  public func uvBand(_ band: UVBand) -> String {
    switch band {
    case .low: "nízky"
    case .moderate: "stredný"
    case .high: "vysoký"
    case .veryHigh: "veľmi vysoký"
    case .extreme: "extrémny"
    }
  }
}
