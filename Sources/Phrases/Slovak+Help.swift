extension Slovak {
  public var helpIntroduction: String { "Čo tu možno zadať:" }
  public var helpHint: String {
    "help PRÍKAZ o ňom povie viac. Názov, ktorý nie je príkazom, sa vyhľadá."
  }
  public var rowHelp: String { "otvorí riadok N posledného zoznamu" }
  public var shortNames: String { "Skratky" }
  public var examples: String { "Príklady" }

  public func help(for command: CommandName) -> CommandHelp {
    switch command {
    case .search:
      CommandHelp(
        "[-o] TEXT [in KRAJINA]",
        "nájde miesto podľa názvu, kódu či polohy; -o hľadá aj na internete",
        examples: [
          "search Bratislava", "search paris, texas", "search york in us", "search 48.15,17.11",
          "search -o Hel",
        ])
    case .country:
      CommandHelp(
        "[KÓD | TEXT | off]", "hľadá iba v jednej krajine alebo vypíše krajiny",
        examples: ["country SK", "country slo", "country off"])
    case .nearest:
      CommandHelp(
        "ŠÍRKA DĹŽKA", "čo leží na tejto polohe",
        examples: ["nearest 52.52 13.405", "nearest 0 -30"])
    case .forecast: CommandHelp("", "posledné hľadanie a jeho počasie")
    case .searches: CommandHelp("", "vaše hľadania od najnovšieho")
    case .favorites: CommandHelp("", "obľúbené miesta a počasie v nich")
    case .map: CommandHelp("", "mapa a značky")
    case .detail:
      CommandHelp(
        "[MIESTO | N]", "všetko o jednom mieste: teraz, najbližšie hodiny a dni",
        examples: ["detail", "detail New York", "detail 2"])
    case .back: CommandHelp("", "predošlá obrazovka")
    case .more: CommandHelp("", "ďalšia strana zoznamu; to isté robí prázdny riadok")
    case .page: CommandHelp("N", "strana N zoznamu", examples: ["page 2"])
    case .rm:
      CommandHelp(
        "RIADKY | all", "odstráni riadky zoznamu; undo ich vráti",
        examples: ["rm 3", "rm 1 4-6", "rm all"])
    case .undo: CommandHelp("", "vráti, čo sa naposledy odstránilo")
    case .clear: CommandHelp("", "po potvrdení vyprázdni zoznam")
    case .star: CommandHelp("[N]", "pridá toto miesto alebo riadok N k obľúbeným")
    case .unstar: CommandHelp("[N]", "odoberie toto miesto alebo riadok N z obľúbených")
    case .refresh: CommandHelp("", "opýta sa služby znova")
    case .hours: CommandHelp("[MIESTO | N]", "najbližšie hodiny, každá v riadku")
    case .days:
      CommandHelp(
        "[N] [MIESTO]", "najbližšie dni, najviac N", examples: ["days", "days 3", "days 3 Oslo"])
    case .air:
      CommandHelp(
        "[MIESTO | N]", "kvalita ovzdušia a peľ teraz a v najbližších hodinách",
        examples: ["air", "air Oslo", "air 2"])
    case .warnings:
      CommandHelp(
        "[MIESTO | N]", "úplné znenie úradných výstrah pred počasím",
        examples: ["warnings", "warnings Bratislava"])
    case .pin:
      CommandHelp(
        "MIESTO | ŠÍRKA DĹŽKA | N",
        "umiestni značku na miesto, na polohu alebo na riadok N zoznamu",
        examples: ["pin Bratislava", "pin 48.15 17.11", "pin -33.87 151.21", "pin 2"])
    case .records:
      CommandHelp(
        "[MIESTO] [--csv SÚBOR]", "čo Vane o mieste zaznamenal; --csv to zapíše do súboru",
        examples: ["records", "records 2", "records --csv oslo.csv"])
    case .accuracy:
      CommandHelp(
        "[N | MIESTO]", "aké presné boli predpovede pre miesto",
        examples: ["accuracy", "accuracy Oslo"])
    case .past:
      CommandHelp("[N]", "posledných N dní a čo sa vtedy zaznamenalo", examples: ["past 14"])
    case .normal:
      CommandHelp("[N | MIESTO]", "tento dátum za posledných desať rokov a dnešok oproti nemu")
    case .archive:
      CommandHelp("[clear]", "koľko je zaznamenané; clear to vymaže", examples: ["archive clear"])
    case .set:
      CommandHelp(
        "[NÁZOV [HODNOTA]]", "zobrazí nastavenia alebo jedno zmení",
        examples: ["set", "set language sk", "set home Bratislava", "set countries SK,CZ"])
    case .cities:
      CommandHelp("", "najväčšie mestá a počasie v nich")
    case .filter:
      CommandHelp(
        "[TEXT]", "iba mestá s podobným názvom; bez textu znova všetky",
        examples: ["filter san", "filter"])
    case .sort:
      CommandHelp(
        "PORADIE", "zoradí mestá: temperature, wind, humidity, name, population",
        examples: ["sort temperature"])
    case .status: CommandHelp("", "ako sa darilo službám a s kým sa Vane spojil")
    case .sun:
      CommandHelp(
        "[MIESTO] [--date D]", "slnko a mesiac v jeden deň",
        examples: ["sun", "sun 2026-12-21", "sun Oslo", "sun 48.15,17.11 --date 2026-06-21"])
    case .line:
      CommandHelp(
        "[MIESTO] [--format TEXT]", "jeden riadok pre lištu alebo výzvu, z toho, čo je uložené",
        examples: [
          "line", "line Oslo --preset tmux", "line --preset waybar --refresh-after 30m",
          "line --format \"{icon} {temperature} {rain:12h}\"",
        ])
    case .here:
      CommandHelp("", "počasie tam, kde ste; koho sa pýtať, určí set location")
    case .home:
      CommandHelp(
        "[MIESTO | off]", "ukáže, určí alebo zabudne miesto, kde ste doma",
        examples: ["home", "home Bratislava", "home 48.15 17.11", "home off"])
    case .rename:
      CommandHelp("N TEXT", "dá značke v riadku N iné meno", examples: ["rename 2 Our hut"])
    case .export:
      CommandHelp(
        "SÚBOR", "zapíše obľúbené miesta a značky do .gpx, .geojson alebo .plist",
        examples: ["export pins.gpx", "export ~/places.geojson"])
    case .importPlaces:
      CommandHelp(
        "SÚBOR", "pridá súbor k obľúbeným miestam a značkám; undo to vráti",
        examples: ["import pins.gpx"])
    case .watch:
      CommandHelp(
        "[MIESTO] [MINÚTY]", "počasie v riadku a nový pri každej zmene, až po Ctrl-C",
        examples: ["watch", "watch 5", "watch Oslo", "watch Oslo 30"])
    case .help:
      CommandHelp(
        "[PRÍKAZ]", "čo tu možno zadať",
        examples: ["help search", "help json", "help csv", "help exit-codes"])
    case .quit: CommandHelp("", "skončí; to isté robí Ctrl-D")
    case .chart:
      CommandHelp(
        "DRUH [HODINY] [MIESTO]", "graf najbližších hodín: temperature, rain, wind, pressure, air",
        examples: ["chart rain", "chart wind 48", "chart air Oslo"])
    case .type:
      CommandHelp(
        "DRUH", "zobrazí outline, borders, cities, night, weather alebo globe",
        examples: ["type night", "type globe"])
    case .move:
      CommandHelp("", "ovláda mapu klávesmi, až po q")
    case .left: CommandHelp("[N]", "posunie mapu doľava o N jej štvrtín")
    case .right: CommandHelp("[N]", "posunie mapu doprava")
    case .up: CommandHelp("[N]", "posunie mapu hore")
    case .down: CommandHelp("[N]", "posunie mapu dole")
    case .in: CommandHelp("[N]", "zobrazí polovičný výsek mapy")
    case .out: CommandHelp("[N]", "zobrazí dvojnásobný výsek mapy")
    case .zoom: CommandHelp("N", "0 zobrazí svet, 10 mesto", examples: ["zoom 4"])
    case .at:
      CommandHelp(
        "MIESTO | ŠÍRKA DĹŽKA", "dá miesto do stredu mapy",
        examples: ["at Oslo", "at -17.5 179.9"])
    case .world: CommandHelp("", "zobrazí celý svet")
    case .when:
      CommandHelp(
        "POČASIE [3h] [in MIESTO]", "kedy bude sucho, dážď, teplo či bezvetrie a ako isté to je",
        examples: [
          "when dry 3h", "when rain in Oslo", "when above 20", "when below 32f",
          "when wind below 10kn 6h", "when sun 2h",
        ])
    case .compare:
      CommandHelp(
        "N M … | MIESTO, …", "dve až osem miest vedľa seba, teraz a v najbližších dňoch",
        examples: ["compare 1 3 5", "compare Oslo Bratislava Tokyo", "compare New York, Oslo"])
    }
  }
}
