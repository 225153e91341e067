extension Slovak {
  public func lines(of topic: HelpTopic) -> [String] {
    switch topic {
    case .json:
      [
        "S --json odpovie každý príkaz jedným dokumentom JSON na jednom riadku, v poradí, v akom prišli.",
        "schema: 1. command: celý názov príkazu. ok: či sa podaril.",
        "error: len keď je ok false, s časťami code a message. Kód sa s jazykom nemení: notFound, "
          + "offline, timeout, unauthorized, limited, badAnswer, untrusted, cancelled, storage, usage.",
        "Miesto: name, country (ISO 3166-1), countryName, region, latitude, longitude, population, "
          + "elevation, timeZone.",
        "search: results. Zoznamy: items. Každá položka má row, miesto a to, čo zoznam ukazuje.",
        "detail, forecast, refresh, hours, days: place a report s časťami current, hours a days.",
        "Jednotky sa nemenia: °C, m/s, hPa, mm, %, stupne, metre, sekundy. Časy sú podľa ISO 8601 "
          + "s posunom daného miesta. Čo chýba, je null.",
        "help schema vypíše schému JSON, ktorú dodržiava každá odpoveď.",
      ]
    case .csv:
      [
        "S --csv je každý zoznam tabuľkou hodnôt oddelených čiarkami (RFC 4180) s riadkom hlavičky: "
          + "searches, favorites, map, cities, records, search, hours, days.",
        "Názvy, jednotky a časy sú ako pri --json; časť sa pomenuje s bodkou, napríklad "
          + "report.current.temperature. Čo chýba, je prázdne.",
        "Pri inom príkaze má tabuľka jeden riadok. Čo sa nepodarilo, sa povie na chybovom výstupe.",
        "records --csv SÚBOR zapíše všetky záznamy miesta do súboru.",
      ]
    case .options:
      [
        "vane [VOĽBY] [PRÍKAZ …]",
        "Počasie riadok po riadku. Príkaz je ktorýkoľvek z výzvy, napríklad: vane search Oslo. "
          + "Bez príkazu sa otvorí výzva; vane help ich vymenuje.",
      ]
    case .version:
      [
        "Údaje o počasí: Open-Meteo.com (https://open-meteo.com/), CC BY 4.0 "
          + "(https://creativecommons.org/licenses/by/4.0/), upravené: vybrané a zaokrúhlené.",
        "Údaje z MET Norway (https://api.met.no/), NLOD 2.0 a CC BY 4.0, upravené: dni zostavené z hodín.",
        "Údaje o počasí poskytuje OpenWeather (https://openweathermap.org/) tým, ktorí majú kľúč.",
        "Údaje o miestach © GeoNames (https://www.geonames.org/), CC BY 4.0.",
        "Mapy sú z údajov Natural Earth (https://www.naturalearthdata.com/); jazerá sú z GSHHG "
          + "(https://www.soest.hawaii.edu/pwessel/gshhg/), Wessel a Smith, LGPL 3 alebo novšia, upravené: "
          + "vybrané, zjednodušené a zbalené.",
      ]
    case .schema, .exitCodes: []
    }
  }

  public func meaning(of flag: ProgramFlag) -> String {
    switch flag {
    case .json: "na každý príkaz odpovie jedným dokumentom JSON"
    case .csv: "na každý príkaz odpovie tabuľkou hodnôt oddelených čiarkami"
    case .plain: "vety pre čítačky obrazovky: bez kresieb, grafov, farieb a animácie"
    case .color: "farby: auto, always (vždy) alebo never (nikdy)"
    case .sample: "vymyslené počasie na skúšanie bez siete; to isté ako --service sample"
    case .yes: "na každú otázku odpovie áno"
    case .service:
      "služba počasia: auto, open-meteo, met-norway, openweather, city-list alebo sample"
    case .size: "rozloží text na toľko stĺpcov a riadkov, napríklad 100x40, keď to nepovie terminál"
    case .version: "ukáže verziu a zdroje údajov"
    case .help: "ukáže túto pomoc, za príkazom pomoc k nemu; to isté je -h"
    }
  }

  public func meaning(of status: ExitStatus) -> String {
    switch status {
    case .done: "hotovo"
    case .failed: "nepodarilo sa: služba, disk alebo odpoveď, ktorú nebolo kam zapísať"
    case .usage: "zadanie: nezrozumiteľné alebo tam nemožné"
    case .notFound: "nič sa nenašlo"
    case .offline: "bez siete a bez uloženého počasia"
    case .interrupted: "prerušené cez Ctrl-C"
    }
  }

  public var lineFields: String { "Polia" }
  public var linePresets: String { "Predvoľby" }
  public var outputLost: String { "Odpoveď sa nepodarilo zapísať." }
  public func tooFewFiles(_ needed: Int32) -> String {
    "Vane tu nesmie otvoriť dosť súborov: potrebuje ich \(needed). Napíšte: ulimit -n \(needed)"
  }
}
