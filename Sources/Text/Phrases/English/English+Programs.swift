extension EnglishPhrases {
  public func lines(of topic: HelpTopic) -> [String] {
    switch topic {
    case .json:
      [
        "With --json, every command prints one JSON document on one line, in the order of the commands.",
        "schema: 2. command: the full name of the command. ok: whether it succeeded.",
        "error: only if ok is false, with code and message. The code is the same in every "
          + "language: notFound, offline, timeout, unauthorized, limited, badAnswer, untrusted, "
          + "cancelled, storage, usage.",
        "A place: name, country (ISO 3166-1), countryName, region, latitude, longitude, population, "
          + "elevation, timeZone.",
        "search: results. Lists: items. Each item has its row, a place and the values in the list.",
        "detail, forecast, refresh, hours, days: place and report, of which they have what the command shows. With "
          + "--json=full it is the whole report: current, hours, days and minutes.",
        "--fields place.name,report.current prints these fields alone. Below a list, it is those of each element.",
        "Units are fixed: °C, m/s, hPa, mm, %, degrees, meters, seconds. Times are ISO 8601 with "
          + "the UTC offset of the place. Missing values are null.",
        "help schema prints the JSON Schema of these documents.",
      ]
    case .csv:
      [
        "With --csv, every list is a table of comma-separated values (RFC 4180) with a header row: "
          + "places, hours, days, models, minutes, points of a way and others.",
        "Names, units and times are the same as with --json. Nested names are joined with dots, as in "
          + "report.current.temperature. Missing values are empty.",
        "An answer that is no list is a table with one row. Errors are reported on standard error.",
        "records --csv FILE saves all records of a place to a file.",
      ]
    case .mcp:
      [
        "vane mcp answers agents that speak the Model Context Protocol, on standard input and output. It has twelve "
          + "tools: find_place, weather, days, hours, when, warnings, compare, along, models, climate, sun, soon.",
        "Claude Code: claude mcp add vane -- vane mcp",
        "VS Code: code --add-mcp '{\"name\":\"vane\",\"command\":\"vane\",\"args\":[\"mcp\"]}'",
        "Claude Desktop, Cursor and others: {\"mcpServers\":{\"vane\":{\"command\":\"vane\",\"args\":[\"mcp\"]}}}",
        "It reads your settings and lists, and never changes them. vane --sample mcp answers with made-up weather.",
      ]
    case .commands: []
    case .quantities:
      [
        "A quantity follows hours, chart, when, tell when, compare … by and line --format, or is typed "
          + "alone. Example: gusts"
      ]
    case .options:
      [
        "vane [OPTIONS] [COMMAND …]",
        "Show the weather in the terminal. Every command also works at the prompt, which opens if you give "
          + "none. Example: vane search Oslo. For a list of commands: vane help.",
        "For Tab in your shell: vane completions bash (fish, zsh). For the manual: vane manual. "
          + "For agents that speak the Model Context Protocol: vane mcp.",
      ]
    case .version:
      [
        "Weather data by Open-Meteo.com (https://open-meteo.com/), CC BY 4.0 "
          + "(https://creativecommons.org/licenses/by/4.0/), modified: selected and rounded. Its UKMO models: Met "
          + "Office, CC BY-SA 4.0 (https://creativecommons.org/licenses/by-sa/4.0/).",
        "Data from MET Norway (https://api.met.no/), NLOD 2.0 and CC BY 4.0, modified: hours combined into days.",
        "Weather data provided by OpenWeather (https://openweathermap.org/), for users with an API key.",
        "Contains Copernicus data by Open-Meteo: air quality (CAMS), the past (ERA5), the sea (Marine Service), rivers "
          + "(GloFAS).",
        "Official warnings: regions © EUMETNET MeteoAlarm (https://meteoalarm.org/), CC BY 4.0, modified: simplified, "
          + "and © ČÚZK. DWD by Bright Sky (https://brightsky.dev/, also radar), MET Norway (https://www.met.no/), "
          + "Met Éireann (https://www.met.ie/) and MetService (https://www.metservice.com/), CC BY 4.0. Under their "
          + "own terms: National Weather Service (https://www.weather.gov/), Environment Canada "
          + "(https://weather.gc.ca/), Japan Meteorological Agency (https://www.jma.go.jp/), Hong Kong Observatory "
          + "(https://www.hko.gov.hk/), NDMA SACHET (https://sachet.ndma.gov.in/), WMO "
          + "(https://severeweather.wmo.int/).",
        "Radar elsewhere by LibreWXR (https://librewxr.net/), minute-by-minute data by GeoSphere Austria "
          + "(https://data.hub.geosphere.at/), both CC BY 4.0. METARs by the Aviation Weather Center of NOAA "
          + "(https://aviationweather.gov/).",
        "Roads © OpenStreetMap contributors (https://www.openstreetmap.org/copyright), ODbL, by FOSSGIS "
          + "(https://routing.openstreetmap.de/). To report errors of the map: "
          + "https://www.openstreetmap.org/fixthemap",
        "Place data © GeoNames (https://www.geonames.org/), CC BY 4.0. Postal codes: GeoNames (CC BY 4.0).",
        "Airports © Mike Borsetti (https://github.com/mborsetti/airportsdata), MIT License. Runways © Aashish "
          + "Vivekanand (https://github.com/aashishvanand/airport-data-python), MIT License.",
        "Maps and landmarks made with Natural Earth (https://www.naturalearthdata.com/). Lakes from GSHHG "
          + "(https://www.soest.hawaii.edu/pwessel/gshhg/), Wessel and Smith, LGPL 3 or later, modified: "
          + "selected, simplified and packed.",
      ]
    case .schema, .exitCodes: []
    }
  }

  public func meaning(of flag: ProgramFlag) -> String {
    switch flag {
    case .json:
      "print one JSON document per command: what it shows, or with --json=full whole reports"
    case .fields:
      "print these fields of the JSON documents alone, such as report.current.temperature"
    case .csv: "print a table of comma-separated values per command"
    case .plain: "print sentences for screen readers: no drawings, charts, colors or spinner"
    case .color: "use color: auto, always or never"
    case .sample: "use made-up weather to try Vane without a network (same as --service sample)"
    case .yes: "answer every question with yes"
    case .service:
      "choose the weather service: auto, open-meteo, met-norway, openweather, city-list or sample"
    case .units: "use other units in this run: metric, imperial, si or uk (same as VANE_UNITS)"
    case .language: "use another language in this run: en or sk (same as VANE_LANGUAGE)"
    case .clock: "use a 24-hour or 12-hour clock in this run: 24 or 12 (same as VANE_CLOCK)"
    case .home: "use another home in this run (same as VANE_HOME)"
    case .size: "set the columns and rows, such as 100x40, if there is no terminal"
    case .debug: "print each request to standard error (same as VANE_DEBUG=1)"
    case .version: "show the version and credits"
    case .help: "show this help, or help for a command (same as -h)"
    }
  }

  public func meaning(of status: ExitStatus) -> String {
    switch status {
    case .done: "success"
    case .failed: "the service, the disk or the output failed"
    case .usage: "usage error: unknown command, or not possible there"
    case .notFound: "nothing found"
    case .offline: "no network and nothing saved"
    case .interrupted: "interrupted with Ctrl-C"
    }
  }

  public func savedEvents(_ count: Int, to path: String) -> String {
    "Saved \(plural(count, "event", "events")) to \(path)."
  }

  public var lineFields: String { "Fields" }
  public var linePresets: String { "Presets" }
  public var outputLost: String { "The output could not be written." }
  public var waitsForAgent: String {
    "vane mcp waits for an agent's messages. For the settings of agents, type: vane help mcp"
  }
  public func noFiles(code: Int32) -> String {
    "Vane can't find out how many files it may open: \(reason(code)) (fcntl)."
  }
  public func tooFewThreads(_ needed: Int) -> String {
    "Vane can't start the \(needed) threads that it needs. Close other programs, or raise the limit: ulimit -u"
  }
  public func noThreadStates(code: Int32) -> String {
    "Vane needs /proc/self/stat, which can't be read: \(reason(code)). Type: mount -t proc proc /proc"
  }
  public func tooFewFiles(_ needed: Int32) -> String {
    "The limit on open files is too low: Vane needs \(needed). Type: ulimit -n \(needed)"
  }

  public func moreLines(_ count: Int) -> String {
    "\(plural(count, "more line", "more lines")). Return: more, q: stop."
  }

  public var welcome: [String] {
    [
      nothingSearched, "To open a row of the list, type its number: 1",
      "For a list of commands, type: help",
    ]
  }

  public func suggested(_ place: String) -> String {
    "Your time zone says \(place). Return keeps it; type any place, or help."
  }
}
