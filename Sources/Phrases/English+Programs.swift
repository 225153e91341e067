extension English {
  public func lines(of topic: HelpTopic) -> [String] {
    switch topic {
    case .json:
      [
        "With --json every command answers with one JSON document on one line, in the order asked.",
        "schema: 1. command: the full name of the command. ok: whether it was done.",
        "error: only where ok is false, with code and message. The code never changes with the "
          + "language: notFound, offline, timeout, unauthorized, limited, badAnswer, untrusted, "
          + "cancelled, storage, usage.",
        "A place: name, country (ISO 3166-1), countryName, region, latitude, longitude, population, "
          + "elevation, timeZone.",
        "search: results. Lists: items. Each has its row, a place and what the list shows.",
        "detail, forecast, refresh, hours, days: place and report, with current, hours and days.",
        "Units never change: °C, m/s, hPa, mm, %, degrees, metres, seconds. Times are ISO 8601 with "
          + "the offset of the place. What is absent is null.",
        "help schema prints the JSON Schema that every answer keeps.",
      ]
    case .csv:
      [
        "With --csv every list is a table of comma-separated values (RFC 4180) with a header row: "
          + "searches, favorites, map, cities, records, search, hours, days.",
        "Names, units and times are those of --json; a part is named with a dot, as in "
          + "report.current.temperature. What is absent is empty.",
        "Of another command the table has one row. What went wrong is told on standard error.",
        "records --csv FILE writes all records of a place into a file.",
      ]
    case .options:
      [
        "vane [OPTIONS] [COMMAND …]",
        "The weather, a line at a time. A command is one of the prompt, such as: vane search Oslo. "
          + "Without one the prompt opens; vane help lists them.",
      ]
    case .version:
      [
        "Weather data by Open-Meteo.com (https://open-meteo.com/), CC BY 4.0 "
          + "(https://creativecommons.org/licenses/by/4.0/), changed: selected and rounded.",
        "Data from MET Norway (https://api.met.no/), NLOD 2.0 and CC BY 4.0, changed: days made from hours.",
        "Weather data provided by OpenWeather (https://openweathermap.org/), for who has a key.",
        "Place data © GeoNames (https://www.geonames.org/), CC BY 4.0.",
        "Maps made with Natural Earth (https://www.naturalearthdata.com/); their lakes are those of GSHHG "
          + "(https://www.soest.hawaii.edu/pwessel/gshhg/), Wessel and Smith, LGPL 3 or later, changed: "
          + "selected, simplified and packed.",
      ]
    case .schema, .exitCodes: []
    }
  }

  public func meaning(of flag: ProgramFlag) -> String {
    switch flag {
    case .json: "answer with one JSON document per command"
    case .csv: "answer with a table of comma-separated values per command"
    case .plain: "sentences for screen readers: no drawing, no chart, no colour and no spinner"
    case .color: "colour: auto, always or never"
    case .sample: "made-up weather, for trying Vane without a network; the same as --service sample"
    case .yes: "answer every question with yes"
    case .service:
      "the weather service: auto, open-meteo, met-norway, openweather, city-list or sample"
    case .size: "lay text out for so many columns and rows, as in 100x40, where no terminal says"
    case .version: "show the version and the credits"
    case .help: "show this, or behind a command the help on it; -h is the same"
    }
  }

  public func meaning(of status: ExitStatus) -> String {
    switch status {
    case .done: "done"
    case .failed: "failed: the service, the disk, or the answer could not be written"
    case .usage: "usage: not understood, or not possible there"
    case .notFound: "nothing found"
    case .offline: "no network, and nothing saved"
    case .interrupted: "interrupted with Ctrl-C"
    }
  }

  public var lineFields: String { "Fields" }
  public var linePresets: String { "Presets" }
  public var outputLost: String { "The answer could not be written." }
  public func tooFewFiles(_ needed: Int32) -> String {
    "Vane may not open enough files here: it needs \(needed). Type: ulimit -n \(needed)"
  }
}
