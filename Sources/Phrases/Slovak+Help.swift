extension Slovak {
  public var helpIntroduction: String { "Dostupné príkazy:" }
  public var helpHint: String {
    "Podrobnosti zobrazí help PRÍKAZ. Text, ktorý nie je príkazom, sa vyhľadá."
  }
  public var rowHelp: String { "otvorí riadok N posledného zoznamu" }
  public var quitHint: String { "Vane ukončíte ďalším q." }
  public var shortNames: String { "Skratky" }
  public var examples: String { "Príklady" }

  /// Words in capitals stand for others.
  public func placeholder(_ argument: Argument) -> String {
    switch argument {
    case .place: "MIESTO | N"
    case .placeName: "MIESTO"
    case .places: "MIESTO, MIESTO, … | N M …"
    case .placeBehindIn: "in MIESTO"
    case .countryBehindIn: "in KRAJINA"
    case .position: "ŠÍRKA DĹŽKA"
    case .row, .count(.number, _): "N"
    case .rows: "RIADKY | all"
    case .count(.hours, _): "HODINY"
    case .count(.days, _): "DNI"
    case .count(.minutes, _): "MINÚTY"
    case .day: "DÁTUM"
    case .country: "KRAJINA"
    case .command: "PRÍKAZ"
    case .setting: "NÁZOV [HODNOTA]"
    case .path: "SÚBOR"
    case .text: "TEXT"
    case .choice, .duration, .either, .optional: ""
    }
  }

  public func help(for command: CommandName) -> CommandHelp {
    switch command {
    case .search:
      CommandHelp(
        "vyhľadá miesto podľa názvu, kódu či polohy (-o aj na internete)",
        examples: [
          "search Bratislava", "search paris, texas", "search york in us", "search 48.15,17.11",
          "search -o Hel",
        ])
    case .country:
      CommandHelp(
        "obmedzí hľadanie na jednu krajinu alebo vypíše krajiny",
        examples: ["country SK", "country slo", "country off"])
    case .nearest:
      CommandHelp(
        "nájde miesto najbližšie k polohe",
        examples: ["nearest 52.52 13.405", "nearest 0 -30"])
    case .forecast: CommandHelp("zobrazí posledné hľadanie a jeho počasie")
    case .searches: CommandHelp("vypíše vaše hľadania od najnovšieho")
    case .favorites: CommandHelp("vypíše obľúbené miesta s ich počasím")
    case .map: CommandHelp("zobrazí mapu a vaše značky")
    case .detail:
      CommandHelp(
        "zobrazí všetko o mieste: teraz, najbližšie hodiny a dni",
        examples: ["detail", "detail New York", "detail 2"])
    case .back: CommandHelp("vráti sa na predchádzajúcu obrazovku")
    case .more: CommandHelp("zobrazí ďalšiu stranu zoznamu (ako kláves Enter)")
    case .page: CommandHelp("zobrazí stranu N zoznamu", examples: ["page 2"])
    case .rm:
      CommandHelp(
        "odstráni riadky zoznamu (undo ich obnoví)",
        examples: ["rm 3", "rm 1 4-6", "rm all"])
    case .undo: CommandHelp("zruší posledné odstránenie alebo import")
    case .clear: CommandHelp("po potvrdení odstráni všetky riadky zoznamu")
    case .star: CommandHelp("pridá toto miesto alebo riadok N k obľúbeným")
    case .unstar: CommandHelp("odstráni toto miesto alebo riadok N z obľúbených")
    case .refresh: CommandHelp("načíta najnovšie počasie zo služby")
    case .hours: CommandHelp("zobrazí najbližšie hodiny, každú v riadku")
    case .days:
      CommandHelp(
        "zobrazí najbližšie dni, najviac N",
        examples: ["days", "days 3", "days 3 Oslo"])
    case .air:
      CommandHelp(
        "zobrazí kvalitu ovzdušia a peľ teraz a v najbližších hodinách",
        examples: ["air", "air Oslo", "air 2"])
    case .warnings:
      CommandHelp(
        "zobrazí úplné znenie meteorologických výstrah",
        examples: ["warnings", "warnings Bratislava"])
    case .pin:
      CommandHelp(
        "pridá značku na miesto, polohu alebo riadok N zoznamu",
        examples: ["pin Bratislava", "pin 48.15 17.11", "pin -33.87 151.21", "pin 2"])
    case .records:
      CommandHelp(
        "vypíše záznamy miesta (--csv ich uloží do súboru)",
        examples: ["records", "records 2", "records --csv oslo.csv"])
    case .accuracy:
      CommandHelp(
        "zobrazí, aké presné boli predpovede pre miesto",
        examples: ["accuracy", "accuracy Oslo"])
    case .past:
      CommandHelp(
        "zobrazí posledných N dní a čo sa vtedy zaznamenalo", examples: ["past 14"])
    case .normal:
      CommandHelp("porovná dnešok s priemerom posledných desiatich rokov")
    case .archive:
      CommandHelp(
        "zobrazí, koľko je zaznamenané (clear to odstráni)", examples: ["archive clear"])
    case .set:
      CommandHelp(
        "zobrazí nastavenia alebo jedno zmení",
        examples: ["set", "set language sk", "set home Bratislava", "set countries SK,CZ"])
    case .cities:
      CommandHelp("vypíše najväčšie mestá s ich počasím")
    case .filter:
      CommandHelp(
        "zobrazí iba mestá s týmto textom v názve (bez textu všetky)",
        examples: ["filter san", "filter"])
    case .sort:
      CommandHelp(
        "zoradí mestá: temperature, wind, humidity, name, population",
        examples: ["sort temperature"])
    case .status: CommandHelp("zobrazí stav služieb a kontaktované servery")
    case .sun:
      CommandHelp(
        "zobrazí slnko a mesiac v daný deň",
        examples: ["sun", "sun 2026-12-21", "sun Oslo", "sun 48.15,17.11 --date 2026-06-21"])
    case .line:
      CommandHelp(
        "vypíše uložené počasie v riadku pre tmux, lišty a výzvy",
        examples: [
          "line", "line Oslo --preset tmux", "line --preset waybar --refresh-after 30m",
          "line --format \"{icon} {temperature} {rain:12h}\"",
        ])
    case .here:
      CommandHelp("zobrazí počasie tam, kde ste (zdroj polohy určí set location)")
    case .home:
      CommandHelp(
        "zobrazí, nastaví alebo odstráni váš domov",
        examples: ["home", "home Bratislava", "home 48.15 17.11", "home off"])
    case .rename:
      CommandHelp("premenuje značku v riadku N", examples: ["rename 2 Our hut"])
    case .export:
      CommandHelp(
        "uloží obľúbené miesta a značky do .gpx, .geojson alebo .plist",
        examples: ["export pins.gpx", "export ~/places.geojson"])
    case .importPlaces:
      CommandHelp(
        "pridá obľúbené miesta a značky zo súboru (undo ich odstráni)",
        examples: ["import pins.gpx"])
    case .watch:
      CommandHelp(
        "pri každej zmene vypíše počasie v riadku, až po Ctrl-C",
        examples: ["watch", "watch 5", "watch Oslo", "watch Oslo 30"])
    case .help:
      CommandHelp(
        "vypíše príkazy alebo vysvetlí jeden z nich",
        examples: ["help search", "help json", "help csv", "help exit-codes"])
    case .quit: CommandHelp("ukončí Vane (ako Ctrl-D)")
    case .chart:
      CommandHelp(
        "nakreslí graf hodín: temperature, rain, wind, pressure, air",
        examples: ["chart rain", "chart wind 48", "chart air Oslo"])
    case .type:
      CommandHelp(
        "zobrazí outline, borders, cities, night, weather alebo globe",
        examples: ["type night", "type globe"])
    case .move:
      CommandHelp("posúva mapu klávesmi (q skončí)")
    case .left: CommandHelp("posunie mapu doľava o N štvrtín jej šírky")
    case .right: CommandHelp("posunie mapu doprava")
    case .up: CommandHelp("posunie mapu nahor")
    case .down: CommandHelp("posunie mapu nadol")
    case .in: CommandHelp("priblíži mapu, N-krát na dvojnásobok")
    case .out: CommandHelp("oddiali mapu, N-krát na polovicu")
    case .zoom: CommandHelp("nastaví mierku: 0 zobrazí svet, 10 mesto", examples: ["zoom 4"])
    case .at:
      CommandHelp(
        "presunie stred mapy na miesto alebo polohu",
        examples: ["at Oslo", "at -17.5 179.9"])
    case .world: CommandHelp("zobrazí celý svet")
    case .when:
      CommandHelp(
        "nájde čas sucha, dažďa, tepla či bezvetria a určí jeho istotu",
        examples: [
          "when dry 3h", "when rain in Oslo", "when above 20", "when below 32f",
          "when wind below 10kn 6h", "when sun 2h",
        ])
    case .compare:
      CommandHelp(
        "porovná dve až osem miest, teraz a v najbližších dňoch",
        examples: ["compare 1 3 5", "compare Oslo Bratislava Tokyo", "compare New York, Oslo"])
    }
  }
}
