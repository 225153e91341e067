import Foundation
import Phrases
import Reports

nonisolated extension Slovak: InfoPhrases {
  var helpIntroduction: String { "Dostupné príkazy:" }
  var helpHint: String {
    "Všetko: help all. Jeden príkaz: help when. Nastavenia: set. Koniec: quit."
  }
  var helpExamples: [(lines: [String], meaning: String)] {
    [
      (["Oslo"], "miesto"), (["zajtra", "víkend"], "jeho dni"),
      (["hodinovo", "chart wind"], "jeho hodiny"), (["map rain", "radar"], "mapy"),
      (["star", "obľúbené"], "uložiť"), (["searches", "rm 1"], "vaše zoznamy"),
      (["models", "accuracy"], "aké presné?"),
    ]
  }
  var helpQuestions: [String] {
    [
      "bude dnes pršať?", "when dry 3h", "kedy bude mrznúť", "compare Oslo, Tokyo",
      "upozorni ma keď bude snežiť", "z Nitry do Trnavy bicyklom", "mesiac",
    ]
  }
  var rowHelp: String { "otvorí riadok N posledného zoznamu" }
  var shortNames: String { "Skratky" }
  var examples: String { "Príklady" }
  func lines(of topic: HelpTopic) -> [String] {
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
        "vane mcp odpovedá agentom s protokolom Model Context Protocol na štandardnom vstupe a výstupe. Má trinásť "
          + "nástrojov: find_place, weather, days, hours, when, warnings, compare, along, models, climate, seasonal, sun, soon.",
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
          + "(https://creativecommons.org/licenses/by/4.0/), upravené: vybrané a zaokrúhlené. Modely UKMO: Met "
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

  var lastReportHeading: String { "posledná správa" }
  var requestsHeading: String { "požiadavky" }

  func lastFailure(secondsAgo seconds: Double, _ sentence: String) -> String {
    "posledné zlyhanie \(ago(seconds)): \(sentence)"
  }

  func neverAsked(_ services: [String], others: Int) -> String {
    "Zatiaľ bez požiadaviek: \(services.joined(separator: ", "))"
      + (others > 0
        ? " a \(plural(others, "ďalšia služba", "ďalšie služby", "ďalších služieb"))" : "")
  }

  var internetAddressService: String { "Poloha podľa IP adresy" }
  var roadService: String { "Cesty" }

  func used(_ requests: Double, of limit: RequestLimit, sinceDay start: Date) -> String {
    let period =
      switch limit.period {
      case ...60: "túto minútu"
      case ...3600: "túto hodinu"
      default: "od \(clockTime(start))"
      }
    return "\(count(requests))/\(count(limit.requests)) \(period)"
  }

  func contacted(_ hosts: [String]) -> String {
    "kontaktované servery: " + hosts.joined(separator: ", ")
  }
  func newestRun(_ model: String, _ time: String) -> String {
    "najnovší beh \(time) (\(model))"
  }

  func archive(
    _ path: String, size: String, records: Int, places: Int, hourly: Int, oldest: CalendarDay?
  ) -> [NamedValue] {
    [
      NamedValue("súbor", path), NamedValue("veľkosť", figure(size)),
      NamedValue("záznamy", grouped(records)), NamedValue("miesta", grouped(places)),
      NamedValue("s hodinovými údajmi", grouped(hourly)),
    ] + (oldest.map { [NamedValue("najstarší", "\($0.day).\u{A0}\($0.month). \($0.year)")] } ?? [])
  }
  func confirmArchiveClear(records: Int) -> String {
    "Natrvalo odstrániť \(allRecords(records)) všetkých miest? (a/n) "
  }
  var archiveCleared: String { "Archív je teraz prázdny." }
}
