extension Slovak {
  public func heading(of group: SettingGroup) -> String {
    switch group {
    case .service: "Služba"
    case .places: "Miesta"
    case .person: "O vás"
    case .looks: "Vzhľad"
    case .units: "Jednotky"
    case .alerts: "Upozornenia"
    case .records: "Záznamy"
    }
  }
  public func heading(of group: CommandGroup) -> String {
    switch group {
    case .places: "Miesta"
    case .screens: "Obrazovky"
    case .weather: "Počasie"
    case .alerts: "Upozornenia"
    case .records: "Záznamy"
    case .lists: "Zoznamy"
    case .map: "Mapa"
    case .program: "Vane"
    }
  }
  public var quitHint: String { "Vane ukončíte ďalším q." }

  /// Words in capitals are placeholders.
  public func placeholder(_ argument: ArgumentShape) -> String {
    switch argument {
    case .place: "MIESTO | N"
    case .placeName, .favorite: "MIESTO"
    case .places: "MIESTO, MIESTO, … | N M …"
    case .position: "ŠÍRKA DĹŽKA"
    case .row, .count(.number, _): "N"
    case .rows: "RIADKY | all"
    case .count(.hours, _): "HODINY"
    case .count(.days, _): "DNI"
    case .count(.minutes, _): "MINÚTY"
    case .day, .hoursOfDay: "DEŇ"
    case .country: "KRAJINA"
    case .quantity: "VELIČINA"
    case .command: "PRÍKAZ"
    case .setting: "NÁZOV [HODNOTA]"
    case .path: "SÚBOR"
    case .paths: "SÚBOR …"
    case .text: "TEXT"
    case .choice, .duration, .either, .optional, .behind: ""
    }
  }

  public func placeholder(_ flag: ProgramFlag) -> String? {
    switch flag {
    case .color: "KEDY"
    case .fields: "NÁZVY"
    case .service: "NÁZOV"
    case .units: "SÚSTAVA"
    case .language: "KÓD"
    case .clock: "HODINY"
    case .home: "MIESTO"
    case .size: "ŠxV"
    case .json, .csv, .plain, .sample, .yes, .debug, .version, .help: nil
    }
  }

  public func summary(of command: CommandName) -> String? {
    switch command {
    case .search: "vyhľadá miesto podľa názvu, kódu či polohy (-o aj na internete)"
    case .country: "obmedzí hľadanie na jednu krajinu alebo vypíše krajiny"
    case .nearest: "nájde miesto najbližšie k polohe"
    case .forecast: "zobrazí posledné hľadanie a jeho počasie"
    case .searches: "vypíše vaše hľadania od najnovšieho"
    case .favorites: "vypíše obľúbené miesta s ich počasím"
    case .map: "zobrazí mapu a vaše značky"
    case .detail: "zobrazí všetko o mieste: teraz, najbližšie hodiny a dni"
    case .back: "vráti sa k tomu, čo bolo zobrazené predtým"
    case .more: "zobrazí ďalšiu stranu zoznamu (ako kláves Enter)"
    case .page: "zobrazí stranu N zoznamu"
    case .rm: "odstráni riadky zoznamu (undo ich obnoví)"
    case .undo: "zruší poslednú zmenu zoznamu alebo nastavenia"
    case .clear: "po potvrdení odstráni všetky riadky zoznamu"
    case .star: "pridá toto miesto, miesto podľa názvu alebo riadky k obľúbeným"
    case .unstar: "odstráni toto miesto, miesto podľa názvu alebo riadky z obľúbených"
    case .refresh: "načíta najnovšie počasie zo služby"
    case .hours: "zobrazí najbližšie hodiny, každú na samostatnom riadku"
    case .days: "zobrazí najbližšie dni, najviac N"
    case .air: "zobrazí kvalitu ovzdušia a peľ teraz a v najbližších hodinách"
    case .warnings: "zobrazí úplné znenie meteorologických výstrah"
    case .ways: "vypíše vaše uložené trasy"
    case .soon: "zobrazí zrážky v najbližších dvoch hodinách, z radaru či modelu"
    case .pin: "pridá značku na miesto, polohu alebo riadok N zoznamu"
    case .records: "vypíše záznamy miesta (--csv ich uloží do súboru)"
    case .models: "porovná predpovede meteorologických modelov"
    case .observed: "zobrazí pozorovanie z najbližšej stanice"
    case .accuracy: "zobrazí, aké presné boli predpovede pre miesto"
    case .past: "zobrazí posledných N dní a čo sa vtedy zaznamenalo"
    case .normal: "porovná dnešok s priemerom 1991–2020 alebo desiatich rokov"
    case .archive: "zobrazí, koľko je zaznamenané (clear to odstráni)"
    case .set: "zobrazí nastavenia alebo jedno zmení"
    case .cities: "vypíše najväčšie mestá s ich počasím"
    case .filter: "iba riadky s textom v názve či oblasti (bez textu všetky)"
    case .sort: "zoradí mestá, obľúbené či hľadania: name a ďalšie"
    case .status: "zobrazí stav služieb, využité limity a kontaktované servery"
    case .sun: "zobrazí slnko a mesiac v daný deň"
    case .line: "vypíše uložené počasie v riadku pre tmux, stavové lišty a výzvu"
    case .here: "zobrazí počasie tam, kde ste (zdroj polohy určí set location)"
    case .home: "zobrazí, nastaví alebo odstráni váš domov"
    case .rename: "premenuje riadok N zoznamu (bez textu vráti názov)"
    case .export: "uloží obľúbené miesta a značky do .gpx, .geojson alebo .plist"
    case .importPlaces: "pridá obľúbené miesta a značky zo súboru (undo ich odstráni)"
    case .watch: "pri každej zmene vypíše počasie v riadku, kým nestlačíte Ctrl-C"
    case .help: "vypíše príkazy alebo vysvetlí jeden z nich"
    case .quit: "ukončí Vane (ako Ctrl-D)"
    case .chart: "nakreslí grafy najbližších hodín (všetky alebo temperature, wind …)"
    case .type: "zobrazí borders, weather, rain, pressure, radar alebo globe"
    case .hour: "zobrazí na mape počasie inej hodiny, najviac na 7 dní"
    case .play: "prehrá na mape nasledujúce hodiny, kým nestlačíte kláves"
    case .move: "posúva mapu šípkami (q skončí) či presunie obľúbené N do riadka M"
    case .left: "posunie mapu doľava o N štvrtín jej šírky"
    case .right: "posunie mapu doprava"
    case .up: "posunie mapu nahor"
    case .down: "posunie mapu nadol"
    case .in: "priblíži mapu, N-krát na dvojnásobok"
    case .out: "oddiali mapu, N-krát na polovicu"
    case .zoom: "nastaví mierku: 0 zobrazí svet, 10 mesto"
    case .at: "presunie stred mapy na miesto alebo polohu"
    case .world: "zobrazí celý svet"
    case .when: "nájde hodiny bez zrážok, s dažďom, teplé či bezveterné a udá istotu"
    case .told: "vypíše vaše upozornenia a kedy sa naposledy splnili"
    case .pause: "pozastaví upozornenie v riadku N alebo ho obnoví"
    case .compare: "porovná dve až osem miest, teraz a v najbližších dňoch"
    default: nil
    }
  }
}
