extension English {
  public var helpIntroduction: String { "What can be typed here:" }
  public var helpHint: String {
    "help COMMAND says more of one. A name that is no command is searched for."
  }
  public var rowHelp: String { "open row N of the list last shown" }
  public var shortNames: String { "Short" }
  public var examples: String { "Examples" }

  public func help(for command: CommandName) -> CommandHelp {
    switch command {
    case .search:
      CommandHelp(
        "[-o] TEXT [in COUNTRY]",
        "find a place by its name, code or position; -o asks online too",
        examples: [
          "search Oslo", "search paris, texas", "search york in us", "search 48.15,17.11",
          "search -o Hel",
        ])
    case .country:
      CommandHelp(
        "[CODE | TEXT | off]", "search in one country only, or list the countries",
        examples: ["country SK", "country slo", "country off"])
    case .nearest:
      CommandHelp(
        "LAT LON", "what lies at a position", examples: ["nearest 52.52 13.405", "nearest 0 -30"])
    case .forecast: CommandHelp("", "the last search and its weather")
    case .searches: CommandHelp("", "the searches made, newest first")
    case .favorites: CommandHelp("", "the favourites and the weather at each")
    case .map: CommandHelp("", "the map and the pins")
    case .detail:
      CommandHelp(
        "[PLACE | N]", "all about one place: now, the next hours, the next days",
        examples: ["detail", "detail New York", "detail 2"])
    case .back: CommandHelp("", "the screen before")
    case .more: CommandHelp("", "the next page of the list; an empty line does the same")
    case .page: CommandHelp("N", "page N of the list", examples: ["page 2"])
    case .rm:
      CommandHelp(
        "ROWS | all", "delete rows of the list; undo takes it back",
        examples: ["rm 3", "rm 1 4-6", "rm all"])
    case .undo: CommandHelp("", "take the last deletion back")
    case .clear: CommandHelp("", "empty the list, after a yes")
    case .star: CommandHelp("[N]", "make this place, or row N, a favourite")
    case .unstar: CommandHelp("[N]", "take this place, or row N, from the favourites")
    case .refresh: CommandHelp("", "ask the weather service again")
    case .hours: CommandHelp("[PLACE | N]", "the next hours, each on a line")
    case .days:
      CommandHelp(
        "[N] [PLACE]", "the next days, N at most", examples: ["days", "days 3", "days 3 Oslo"])
    case .air:
      CommandHelp(
        "[PLACE | N]", "the air quality and the pollen, now and in the next hours",
        examples: ["air", "air Oslo", "air 2"])
    case .warnings:
      CommandHelp(
        "[PLACE | N]", "the official weather warnings, in full",
        examples: ["warnings", "warnings Bratislava"])
    case .pin:
      CommandHelp(
        "PLACE | LAT LON | N",
        "put a pin at a place, a position, or row N of the last list",
        examples: ["pin Bratislava", "pin 48.15 17.11", "pin -33.87 151.21", "pin 2"])
    case .records:
      CommandHelp(
        "[PLACE] [--csv FILE]", "what Vane recorded of a place; --csv writes it to a file",
        examples: ["records", "records 2", "records --csv oslo.csv"])
    case .accuracy:
      CommandHelp(
        "[N | PLACE]", "how good the forecasts of a place were",
        examples: ["accuracy", "accuracy Oslo"])
    case .past:
      CommandHelp("[N]", "the last N days, beside what was recorded", examples: ["past 14"])
    case .normal:
      CommandHelp("[N | PLACE]", "this date in the last ten years, and today against it")
    case .archive:
      CommandHelp("[clear]", "how much is recorded; clear deletes it", examples: ["archive clear"])
    case .type:
      CommandHelp(
        "NAME", "show outline, borders, cities, night, weather or a globe",
        examples: ["type night", "type globe"])
    case .move:
      CommandHelp("", "steer the map with the keys, until q")
    case .left: CommandHelp("[N]", "move the map to the left, by N quarters of it")
    case .right: CommandHelp("[N]", "move the map to the right")
    case .up: CommandHelp("[N]", "move the map up")
    case .down: CommandHelp("[N]", "move the map down")
    case .in: CommandHelp("[N]", "show half as much of the map")
    case .out: CommandHelp("[N]", "show twice as much of the map")
    case .zoom: CommandHelp("N", "0 shows the world, 10 a town", examples: ["zoom 4"])
    case .at:
      CommandHelp(
        "PLACE | LAT LON", "centre the map", examples: ["at Oslo", "at -17.5 179.9"])
    case .world: CommandHelp("", "show the whole world")
    case .set:
      CommandHelp(
        "[NAME [VALUE]]", "show the settings, or change one",
        examples: ["set", "set language sk", "set home Bratislava", "set countries SK,CZ"])
    case .cities:
      CommandHelp("", "the largest cities and the weather at each")
    case .filter:
      CommandHelp(
        "[TEXT]", "only the cities named like this; alone, all again",
        examples: ["filter san", "filter"])
    case .sort:
      CommandHelp(
        "ORDER", "cities by temperature, wind, humidity, name or population",
        examples: ["sort temperature"])
    case .line:
      CommandHelp(
        "[PLACE] [--format TEXT]", "a place in one line, at once: for tmux, bars and prompts",
        examples: [
          "line", "line Oslo --preset tmux", "line --preset waybar --refresh-after 30m",
          "line --format \"{icon} {temperature} {rain:12h}\"",
        ])
    case .status: CommandHelp("", "how the weather services fared, and whom Vane contacted")
    case .sun:
      CommandHelp(
        "[PLACE] [--date D]", "the sun and the moon of a day",
        examples: ["sun", "sun 2026-12-21", "sun Oslo", "sun 48.15,17.11 --date 2026-06-21"])
    case .watch:
      CommandHelp(
        "[PLACE] [MINUTES]", "the weather in a line, and anew when it changes, until Ctrl-C",
        examples: ["watch", "watch 5", "watch Oslo", "watch Oslo 30"])
    case .help:
      CommandHelp(
        "[COMMAND]", "what can be typed here",
        examples: ["help search", "help json", "help csv", "help exit-codes"])
    case .quit: CommandHelp("", "leave; Ctrl-D does the same")
    case .chart:
      CommandHelp(
        "KIND [HOURS] [PLACE]", "the next hours drawn: temperature, rain, wind, pressure, air",
        examples: ["chart rain", "chart wind 48", "chart air Oslo"])
    case .here:
      CommandHelp("", "the weather where you are; set location says who is asked")
    case .home:
      CommandHelp(
        "[PLACE | off]", "show, fix or forget the place that is home",
        examples: ["home", "home Bratislava", "home 48.15 17.11", "home off"])
    case .rename:
      CommandHelp("N TEXT", "give the pin in row N another name", examples: ["rename 2 Our hut"])
    case .export:
      CommandHelp(
        "FILE", "write favourites and pins to .gpx, .geojson or .plist",
        examples: ["export pins.gpx", "export ~/places.geojson"])
    case .importPlaces:
      CommandHelp(
        "FILE", "add a file to favourites and pins; undo takes it back",
        examples: ["import pins.gpx"])
    case .when:
      CommandHelp(
        "WEATHER [3h] [in PLACE]", "when it is dry, rains, is warm or calm, and how sure that is",
        examples: [
          "when dry 3h", "when rain in Oslo", "when above 20", "when below 32f",
          "when wind below 10kn 6h", "when sun 2h",
        ])
    case .compare:
      CommandHelp(
        "N M … | PLACE, …", "two to eight places side by side, now and in the next days",
        examples: ["compare 1 3 5", "compare Oslo Bratislava Tokyo", "compare New York, Oslo"])
    }
  }
}
