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
    case .schema, .exitCodes: []
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
  public var noSchema: String { "The schema was not installed with Vane." }
}
