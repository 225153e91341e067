extension English {
  public var helpIntroduction: String { "Commands available here:" }
  public var helpHint: String {
    "Type help COMMAND for details. Anything that isn't a command is searched for."
  }
  public var rowHelp: String { "open row N of the last list" }
  public var quitHint: String { "Type q again to quit." }
  public var shortNames: String { "Aliases" }
  public var examples: String { "Examples" }

  /// Words in capitals stand for others.
  public func placeholder(_ argument: Argument) -> String {
    switch argument {
    case .place: "PLACE | N"
    case .placeName: "PLACE"
    case .places: "PLACE, PLACE, … | N M …"
    case .placeBehindIn: "in PLACE"
    case .countryBehindIn: "in COUNTRY"
    case .position: "LAT LON"
    case .row, .count(.number, _): "N"
    case .rows: "ROWS | all"
    case .count(.hours, _): "HOURS"
    case .count(.days, _): "DAYS"
    case .count(.minutes, _): "MINUTES"
    case .day: "DATE"
    case .country: "COUNTRY"
    case .command: "COMMAND"
    case .setting: "NAME [VALUE]"
    case .path: "FILE"
    case .text: "TEXT"
    case .choice, .duration, .either, .optional: ""
    }
  }

  public func help(for command: CommandName) -> CommandHelp {
    switch command {
    case .search:
      CommandHelp(
        "find a place by name, code or position (-o: also online)",
        examples: [
          "search Oslo", "search paris, texas", "search york in us", "search 48.15,17.11",
          "search -o Hel",
        ])
    case .country:
      CommandHelp(
        "search in one country only, or list the countries",
        examples: ["country SK", "country slo", "country off"])
    case .nearest:
      CommandHelp(
        "find the place nearest to a position",
        examples: ["nearest 52.52 13.405", "nearest 0 -30"])
    case .forecast: CommandHelp("show the last search and its weather")
    case .searches: CommandHelp("list your searches, newest first")
    case .favorites: CommandHelp("list your favorites with their weather")
    case .map: CommandHelp("show the map and your pins")
    case .detail:
      CommandHelp(
        "show a place in full: now, the next hours, the next days",
        examples: ["detail", "detail New York", "detail 2"])
    case .back: CommandHelp("return to the previous screen")
    case .more: CommandHelp("show the next page of the list (or press Return)")
    case .page: CommandHelp("show page N of the list", examples: ["page 2"])
    case .rm:
      CommandHelp(
        "delete rows of the list (undo restores them)",
        examples: ["rm 3", "rm 1 4-6", "rm all"])
    case .undo: CommandHelp("undo the last deletion or import")
    case .clear: CommandHelp("delete all rows of the list, after confirmation")
    case .star: CommandHelp("add this place, or row N, to your favorites")
    case .unstar: CommandHelp("delete this place, or row N, from your favorites")
    case .refresh: CommandHelp("get the latest weather from the service")
    case .hours: CommandHelp("show the next hours, one per line")
    case .days:
      CommandHelp(
        "show the next days, at most N", examples: ["days", "days 3", "days 3 Oslo"])
    case .air:
      CommandHelp(
        "show air quality and pollen, now and for the next hours",
        examples: ["air", "air Oslo", "air 2"])
    case .warnings:
      CommandHelp(
        "show official weather warnings in full",
        examples: ["warnings", "warnings Bratislava"])
    case .pin:
      CommandHelp(
        "pin a place, a position, or row N of the last list",
        examples: ["pin Bratislava", "pin 48.15 17.11", "pin -33.87 151.21", "pin 2"])
    case .records:
      CommandHelp(
        "list the records of a place (--csv saves them to a file)",
        examples: ["records", "records 2", "records --csv oslo.csv"])
    case .accuracy:
      CommandHelp(
        "show how accurate the forecasts for a place were",
        examples: ["accuracy", "accuracy Oslo"])
    case .past:
      CommandHelp("show the last N days and what was recorded", examples: ["past 14"])
    case .normal:
      CommandHelp("compare today with the average of the last ten years")
    case .archive:
      CommandHelp(
        "show how much is recorded (clear deletes it)", examples: ["archive clear"])
    case .type:
      CommandHelp(
        "show outline, borders, cities, night, weather or a globe",
        examples: ["type night", "type globe"])
    case .move:
      CommandHelp("move the map with the keys (q ends)")
    case .left: CommandHelp("move the map left, by N quarters of its width")
    case .right: CommandHelp("move the map right")
    case .up: CommandHelp("move the map up")
    case .down: CommandHelp("move the map down")
    case .in: CommandHelp("zoom in, N times by a factor of two")
    case .out: CommandHelp("zoom out, N times by a factor of two")
    case .zoom:
      CommandHelp("set the zoom level: 0 shows the world, 10 a town", examples: ["zoom 4"])
    case .at:
      CommandHelp(
        "center the map on a place or position",
        examples: ["at Oslo", "at -17.5 179.9"])
    case .world: CommandHelp("show the whole world")
    case .set:
      CommandHelp(
        "show the settings, or change one",
        examples: ["set", "set language sk", "set home Bratislava", "set countries SK,CZ"])
    case .cities:
      CommandHelp("list the largest cities with their weather")
    case .filter:
      CommandHelp(
        "show only cities whose names match (without TEXT: all)",
        examples: ["filter san", "filter"])
    case .sort:
      CommandHelp(
        "sort cities by temperature, wind, humidity, name or population",
        examples: ["sort temperature"])
    case .line:
      CommandHelp(
        "print saved weather in one line, for tmux, bars and prompts",
        examples: [
          "line", "line Oslo --preset tmux", "line --preset waybar --refresh-after 30m",
          "line --format \"{icon} {temperature} {rain:12h}\"",
        ])
    case .status: CommandHelp("show service status, quota used, hosts contacted")
    case .sun:
      CommandHelp(
        "show the sun and the moon on a day",
        examples: ["sun", "sun 2026-12-21", "sun Oslo", "sun 48.15,17.11 --date 2026-06-21"])
    case .watch:
      CommandHelp(
        "print the weather in one line on every change, until Ctrl-C",
        examples: ["watch", "watch 5", "watch Oslo", "watch Oslo 30"])
    case .help:
      CommandHelp(
        "list the commands, or explain one",
        examples: ["help search", "help json", "help csv", "help exit-codes"])
    case .quit: CommandHelp("quit (or press Ctrl-D)")
    case .chart:
      CommandHelp(
        "chart the next hours: temperature, rain, wind, pressure, air",
        examples: ["chart rain", "chart wind 48", "chart air Oslo"])
    case .here:
      CommandHelp("show the weather where you are (set location: how to find you)")
    case .home:
      CommandHelp(
        "show, set or delete your home",
        examples: ["home", "home Bratislava", "home 48.15 17.11", "home off"])
    case .rename:
      CommandHelp("rename the pin in row N", examples: ["rename 2 Our hut"])
    case .export:
      CommandHelp(
        "save favorites and pins to .gpx, .geojson or .plist",
        examples: ["export pins.gpx", "export ~/places.geojson"])
    case .importPlaces:
      CommandHelp(
        "add favorites and pins from a file (undo deletes them)",
        examples: ["import pins.gpx"])
    case .when:
      CommandHelp(
        "find dry, rainy, warm or calm hours, with a confidence level",
        examples: [
          "when dry 3h", "when rain in Oslo", "when above 20", "when below 32f",
          "when wind below 10kn 6h", "when sun 2h",
        ])
    case .compare:
      CommandHelp(
        "compare two to eight places, now and over the next days",
        examples: ["compare 1 3 5", "compare Oslo Bratislava Tokyo", "compare New York, Oslo"])
    }
  }
}
