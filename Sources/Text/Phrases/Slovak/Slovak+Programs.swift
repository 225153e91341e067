extension Slovak {
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
}
