import Foundation
import Phrases
import Reports

nonisolated extension English: InfoPhrases {
  var helpIntroduction: String { "Commands available here:" }
  var helpHint: String {
    "All commands: help all. One of them: help when. Settings: set. Leave: quit."
  }
  var helpExamples: [(lines: [String], meaning: String)] {
    [
      (["Oslo"], "a place"), (["tomorrow", "weekend"], "its days"),
      (["hours", "chart wind"], "its hours"), (["map rain", "radar"], "maps"),
      (["star", "favorites"], "save it"), (["searches", "rm 1"], "your lists"),
      (["models", "accuracy"], "how sure?"),
    ]
  }
  var helpQuestions: [String] {
    [
      "will it rain today?", "when dry 3h", "when below 0", "compare Oslo, Tokyo",
      "tell when snow in Oslo", "along Oslo to Bergen by bike", "moon",
    ]
  }
  var rowHelp: String { "open row N of the last list" }
  var shortNames: String { "Aliases" }
  var examples: String { "Examples" }
  func lines(of topic: HelpTopic) -> [String] {
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
        "--fields place.name,report.current prints only these fields. In a list, they are those of each element.",
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
        "An answer that isn't a list is a table with one row. Errors are reported on standard error.",
        "records --csv FILE saves all records of a place to a file.",
      ]
    case .mcp:
      [
        "vane mcp answers agents that speak the Model Context Protocol, on standard input and output. It has thirteen "
          + "tools: find_place, weather, days, hours, when, warnings, compare, along, models, climate, seasonal, sun, soon.",
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

  var lastReportHeading: String { "last report" }
  var requestsHeading: String { "requests" }

  func lastFailure(secondsAgo seconds: Double, _ sentence: String) -> String {
    "last failure \(ago(seconds)): \(sentence)"
  }

  func neverAsked(_ services: [String], others: Int) -> String {
    "No requests yet: \(services.joined(separator: ", "))"
      + (others > 0 ? " and \(plural(others, "other service", "other services"))" : "")
  }

  var internetAddressService: String { "Location by IP address" }
  var roadService: String { "Roads" }

  func used(_ requests: Double, of limit: RequestLimit, sinceDay start: Date) -> String {
    let period =
      switch limit.period {
      case ...60: "this minute"
      case ...3600: "this hour"
      default: "since \(clockTime(start))"
      }
    return "\(count(requests)) of \(count(limit.requests)) \(period)"
  }

  func contacted(_ hosts: [String]) -> String {
    "contacted: " + hosts.joined(separator: ", ")
  }
  func newestRun(_ model: String, _ time: String) -> String {
    "newest run \(time) (\(model))"
  }

  func archive(
    _ path: String, size: String, records: Int, places: Int, hourly: Int, oldest: CalendarDay?
  ) -> [NamedValue] {
    [
      NamedValue("file", path), NamedValue("size", size),
      NamedValue("records", grouped(records)), NamedValue("places", grouped(places)),
      NamedValue("with hourly data", grouped(hourly)),
    ] + (oldest.map { [NamedValue("oldest", date($0.day, $0.month, $0.year))] } ?? [])
  }
  func confirmArchiveClear(records: Int) -> String {
    "Permanently delete \(all(records, "record", "records")) for all places? (y/n) "
  }
  var archiveCleared: String { "The archive is now empty." }
}
