extension Slovak {
  public func lines(of topic: HelpTopic) -> [String] {
    switch topic {
    case .json:
      [
        "S --json vypíše každý príkaz jeden dokument JSON na jednom riadku, v poradí príkazov.",
        "schema: 2. command: celý názov príkazu. ok: či sa podaril.",
        "error: len keď je ok false, s časťami code a message. Kód je v každom jazyku rovnaký: notFound, "
          + "offline, timeout, unauthorized, limited, badAnswer, untrusted, cancelled, storage, usage.",
        "Miesto: name, country (ISO 3166-1), countryName, region, latitude, longitude, population, "
          + "elevation, timeZone.",
        "search: results. Zoznamy: items. Každá položka má row, miesto a hodnoty zo zoznamu.",
        "detail, forecast, refresh, hours, days: place a report, z ktorého majú to, čo príkaz zobrazí. S --json=full "
          + "je to celá správa: current, hours, days a minutes.",
        "--fields place.name,report.current vypíše len tieto polia. V zozname sú to polia každého prvku.",
        "Jednotky sa nemenia: °C, m/s, hPa, mm, %, stupne, metre, sekundy. Časy sú podľa ISO 8601 "
          + "s posunom daného miesta. Chýbajúce hodnoty sú null.",
        "help schema vypíše schému JSON týchto dokumentov.",
      ]
    case .csv:
      [
        "S --csv je každý zoznam tabuľkou hodnôt oddelených čiarkami (RFC 4180) s riadkom hlavičky: "
          + "miesta, hodiny, dni, modely, minúty, body cesty a ďalšie.",
        "Názvy, jednotky a časy sú rovnaké ako pri --json. Vnorené názvy spája bodka, napríklad "
          + "report.current.temperature. Chýbajúce hodnoty sú prázdne.",
        "Odpoveď, ktorá nie je zoznamom, je tabuľka s jedným riadkom. Chyby sa vypisujú na chybový výstup.",
        "records --csv SÚBOR uloží všetky záznamy miesta do súboru.",
      ]
    case .mcp:
      [
        "vane mcp odpovedá agentom s protokolom Model Context Protocol na štandardnom vstupe a výstupe. Má dvanásť "
          + "nástrojov: find_place, weather, days, hours, when, warnings, compare, along, models, climate, sun, soon.",
        "Claude Code: claude mcp add vane -- vane mcp",
        "VS Code: code --add-mcp '{\"name\":\"vane\",\"command\":\"vane\",\"args\":[\"mcp\"]}'",
        "Claude Desktop, Cursor a iné: {\"mcpServers\":{\"vane\":{\"command\":\"vane\",\"args\":[\"mcp\"]}}}",
        "Vaše nastavenia a zoznamy číta a nikdy nemení. vane --sample mcp odpovedá vymysleným počasím.",
      ]
    case .commands: []
    case .quantities:
      [
        "Veličina sa píše za hours, chart, when, tell when, compare … by a line --format alebo sama. "
          + "Príklad: gusts"
      ]
    case .options:
      [
        "vane [VOĽBY] [PRÍKAZ …]",
        "Zobrazí počasie v termináli. Príkazy sú rovnaké ako v príkazovom riadku Vane, ktorý sa otvorí, "
          + "ak žiadny nezadáte. Príklad: vane search Oslo. Zoznam príkazov: vane help.",
        "Dopĺňanie klávesom Tab: vane completions bash (fish, zsh). Návod: vane manual. "
          + "Pre agentov s protokolom Model Context Protocol: vane mcp.",
      ]
    case .version:
      [
        "Údaje o počasí: Open-Meteo.com (https://open-meteo.com/), CC BY 4.0 "
          + "(https://creativecommons.org/licenses/by/4.0/), upravené: vybrané a zaokrúhlené. Jej modely UKMO: Met "
          + "Office, CC BY-SA 4.0 (https://creativecommons.org/licenses/by-sa/4.0/).",
        "Údaje MET Norway (https://api.met.no/), NLOD 2.0 a CC BY 4.0, upravené: dni zostavené z hodín.",
        "Údaje o počasí poskytuje OpenWeather (https://openweathermap.org/) používateľom s kľúčom API.",
        "Obsahuje údaje programu Copernicus cez Open-Meteo: kvalita ovzdušia (CAMS), minulosť (ERA5), more (Marine "
          + "Service), rieky (GloFAS).",
        "Oficiálne výstrahy: regióny © EUMETNET MeteoAlarm (https://meteoalarm.org/), CC BY 4.0, upravené: "
          + "zjednodušené, a © ČÚZK. DWD cez Bright Sky (https://brightsky.dev/, aj radar), MET Norway "
          + "(https://www.met.no/), Met Éireann (https://www.met.ie/) a MetService (https://www.metservice.com/), "
          + "CC BY 4.0. S vlastnými podmienkami: National Weather Service (https://www.weather.gov/), Environment "
          + "Canada (https://weather.gc.ca/), Japan Meteorological Agency (https://www.jma.go.jp/), Hong Kong "
          + "Observatory (https://www.hko.gov.hk/), NDMA SACHET (https://sachet.ndma.gov.in/), WMO "
          + "(https://severeweather.wmo.int/).",
        "Radar inde: LibreWXR (https://librewxr.net/), minútové údaje: GeoSphere Austria "
          + "(https://data.hub.geosphere.at/), oboje CC BY 4.0. METAR: Aviation Weather Center, NOAA "
          + "(https://aviationweather.gov/).",
        "Cesty © prispievatelia OpenStreetMap (https://www.openstreetmap.org/copyright), ODbL, cez FOSSGIS "
          + "(https://routing.openstreetmap.de/). Chyby mapy nahlásite na "
          + "https://www.openstreetmap.org/fixthemap",
        "Údaje o miestach © GeoNames (https://www.geonames.org/), CC BY 4.0. Poštové smerovacie čísla: GeoNames "
          + "(CC BY 4.0).",
        "Letiská © Mike Borsetti (https://github.com/mborsetti/airportsdata), licencia MIT. Dráhy letísk © Aashish "
          + "Vivekanand (https://github.com/aashishvanand/airport-data-python), licencia MIT.",
        "Mapy a prírodné objekty: Natural Earth (https://www.naturalearthdata.com/). Jazerá: GSHHG "
          + "(https://www.soest.hawaii.edu/pwessel/gshhg/), Wessel a Smith, LGPL 3 alebo novšia, upravené: "
          + "vybrané, zjednodušené a zbalené.",
      ]
    case .schema, .exitCodes: []
    }
  }

  public func meaning(of flag: ProgramFlag) -> String {
    switch flag {
    case .json:
      "vypíše jeden dokument JSON na každý príkaz: čo príkaz zobrazí, s --json=full celé správy"
    case .fields: "vypíše len tieto polia dokumentov JSON, napríklad report.current.temperature"
    case .csv: "vypíše tabuľku hodnôt oddelených čiarkami na každý príkaz"
    case .plain: "vypíše vety pre čítačky obrazovky: bez kresieb, grafov, farieb a animácie"
    case .color: "použije farby: auto, always (vždy) alebo never (nikdy)"
    case .sample: "použije vymyslené počasie bez siete (ako --service sample)"
    case .yes: "na každú otázku odpovie áno"
    case .service:
      "zvolí službu počasia: auto, open-meteo, met-norway, openweather, city-list alebo sample"
    case .units:
      "použije iné jednotky v tomto spustení: metric, imperial, si alebo uk (ako VANE_UNITS)"
    case .language: "použije iný jazyk v tomto spustení: en alebo sk (ako VANE_LANGUAGE)"
    case .clock: "použije 24- alebo 12-hodinový čas v tomto spustení: 24 alebo 12 (ako VANE_CLOCK)"
    case .home: "použije iný domov v tomto spustení (ako VANE_HOME)"
    case .size: "určí stĺpce a riadky, napríklad 100x40, ak chýba terminál"
    case .debug: "vypíše každú požiadavku na štandardný chybový výstup (ako VANE_DEBUG=1)"
    case .version: "zobrazí verziu a zdroje údajov"
    case .help: "zobrazí nápovedu, za príkazom nápovedu k nemu (ako -h)"
    }
  }

  public func meaning(of status: ExitStatus) -> String {
    switch status {
    case .done: "hotovo"
    case .failed: "zlyhanie: služba, disk alebo zápis výstupu"
    case .usage: "chyba v zadaní: neznámy alebo tam nedostupný príkaz"
    case .notFound: "nič sa nenašlo"
    case .offline: "bez siete a bez uloženého počasia"
    case .interrupted: "prerušené cez Ctrl-C"
    }
  }

  public func savedEvents(_ count: Int, to path: String) -> String {
    "Do súboru \(path) sa \(form(count, "uložila", "uložili", "uložilo")) \(plural(count, "udalosť", "udalosti", "udalostí"))."
  }

  public var lineFields: String { "Polia" }
  public var linePresets: String { "Predvoľby" }
  public var outputLost: String { "Výstup sa nepodarilo zapísať." }
  public var waitsForAgent: String {
    "vane mcp čaká na správy agenta. Nastavenie agentov zobrazí: vane help mcp"
  }
  public func noFiles(code: Int32) -> String {
    "Vane nevie zistiť, koľko súborov smie otvoriť: \(reason(code)) (fcntl)."
  }
  public func tooFewThreads(_ needed: Int) -> String {
    "Vane nemôže spustiť \(needed) vlákien, ktoré potrebuje. Zatvorte iné programy alebo zvýšte limit: ulimit -u"
  }
  public func noThreadStates(code: Int32) -> String {
    "Vane potrebuje /proc/self/stat a nevie ho prečítať: \(reason(code)). Zadajte: mount -t proc proc /proc"
  }
  public func tooFewFiles(_ needed: Int32) -> String {
    "Limit otvorených súborov je príliš nízky: Vane ich potrebuje \(needed). Zadajte: ulimit -n \(needed)"
  }

  public func moreLines(_ count: Int) -> String {
    "Ešte \(plural(count, "riadok", "riadky", "riadkov")). Enter: ďalej, q: koniec."
  }

  public var welcome: [String] {
    [
      nothingSearched, "Riadok zoznamu otvoríte jeho číslom: 1",
      "Zoznam príkazov zobrazíte takto: help",
    ]
  }

  public func suggested(_ place: String) -> String {
    "Podľa časového pásma: \(place). Enter ponechá, inak zadajte miesto alebo help."
  }
}
