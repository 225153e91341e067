extension Slovak {
  public var typedWords: TypedWords {
    var words = TypedWords()
    words.openers = [
      "aké", "aký", "aká", "ako", "bude", "budú", "je", "prší", "sneží", "fúka", "potrebujem",
      "treba", "mám", "môžem", "mrzne",
    ]
    words.lasting = ["when": ["kedy"], "tell when": ["upozorni"]]
    words.fillers = ["teraz", "mi", "má", "keď", "si", "sa", "vziať", "zobrať"]
    words.weather = [
      "rain": ["pršať", "prší", "dáždnik"], "snow": ["snežiť", "sneží"],
      "dry": ["sucho", "prestane"], "sun": ["slnečno"], "frost": ["mrznúť", "mrzne", "mráz"],
      "wind": ["fúkať", "fúka", "veterno"],
      "weather": [
        "počasie", "zima", "teplo", "chladno", "horúco", "bunda", "bundu", "kabát",
      ], "clouds": ["oblačno"], "humidity": ["dusno"], "fog": ["hmla"],
    ]
    words.placePrepositions = ["v", "vo", "na", "pre"]
    words.hourPrepositions = ["o"]
    words.beforeTimes = ["o", "okolo", "v"]
    words.beforeStretches = ["na", "najbližšie", "nasledujúce"]
    words.missingWeather = [
      "lavína", "lavíny", "hmla", "búrka", "búrky", "blesk", "blesky", "záhrada",
    ]
    words.synonyms = synonyms
    words.lines = lines
    words.english = [
      "nad": "above", "pod": "below", "včera": "yesterday", "minulý": "last",
      "počasie": "weather", "teplota": "temperature", "teploty": "temperature", "dážď": "rain",
      "zrážky": "precipitation", "sneh": "snow", "vietor": "wind", "ovzdušia": "quality",
      "vzduchu": "quality", "slnka": "phase", "mesiaca": "phase",
    ]
    words.quantities = quantities
    return words
  }

  private var synonyms: [CommandName: Set<String>] {
    [
      .along: ["trasa"], .back: ["naspäť", "späť"], .cities: ["mestá"], .compare: ["porovnaj"],
      .detail: ["ukáž", "zobraz", "otvor"], .export: ["ulož"], .favorites: ["obľúbené", "zoznam"],
      .help: ["nápoveda", "pomoc", "príkazy"], .here: ["kde", "poloha"], .home: ["domov"],
      .chart: ["graf"], .map: ["mapa"], .more: ["ďalej", "viac"], .nearest: ["najbližšie"],
      .quit: ["koniec", "skonči", "ukonči"], .refresh: ["aktualizuj", "obnov"],
      .rename: ["premenuj"], .rm: ["odstráň", "vymaž", "zmaž"],
      .search: ["hľadaj", "nájdi", "vyhľadaj"], .searches: ["história", "hľadania"],
      .set: ["nastavenia", "nastav"], .star: ["pridaj"], .status: ["stav"], .ways: ["trasy"],
      .when: ["kedy"],
    ]
  }

  private var lines: [String: String] {
    [
      "dni": "days", "dáždnik": "when rain", "dážď": "chart rain", "fáza": "sun",
      "hodinovo": "hours", "hodiny": "hours", "klíma": "normal", "kvalita": "air",
      "mesiac": "sun", "minulý": "past", "mráz": "when below 0c", "oblačnosť": "hours",
      "ovzdušie": "air", "peľ": "air", "počasie": "detail", "predpoveď": "detail",
      "príliv": "hours tide", "slnko": "sun", "sneh": "chart rain", "teplota": "chart temperature",
      "teraz": "detail", "tlak": "chart pressure", "týždeň": "days", "vietor": "chart wind",
      "vlhkosť": "hours", "vlny": "hours waves", "vzduch": "air", "včera": "past 1",
      "výstraha": "warnings", "výstrahy": "warnings", "východ": "sun", "zrážky": "chart rain",
      "západ": "sun",
    ]
  }

  private var quantities: [String: String] {
    [
      "dohľadnosť": "visibility", "mŕtve-vlnenie": "swell", "nulová-izoterma": "freezing-level",
      "nárazy": "gusts", "nízka-oblačnosť": "cloud-low", "oblačnosť": "cloud", "ozón": "ozone",
      "perióda-vĺn": "wave-period", "peľ-ambrózie": "ragweed-pollen", "peľ-brezy": "birch-pollen",
      "peľ-jelše": "alder-pollen", "peľ-olív": "olive-pollen", "peľ-paliny": "mugwort-pollen",
      "peľ-tráv": "grass-pollen", "pocit-vetra": "wind-chill", "pocitová": "apparent",
      "prach": "dust", "prietok": "river", "príliv": "tide", "rosný-bod": "dew-point",
      "smer-vĺn": "wave-direction", "stredná-oblačnosť": "cloud-mid",
      "tepelný-index": "heat-index", "teplota-mora": "sea", "teplota-pôdy": "soil-temperature",
      "teplota-vody": "sea", "vlhkosť": "humidity", "vlhkosť-pôdy": "soil-moisture",
      "vlhký-teplomer": "wet-bulb", "vlny": "waves", "vysoká-oblačnosť": "cloud-high",
      "výpar": "evapotranspiration", "výška-snehu": "snow-depth", "výška-vĺn": "waves",
      "žiarenie": "radiation",
    ]
  }
}
