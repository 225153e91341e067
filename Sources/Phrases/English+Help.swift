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
    case .map: CommandHelp("", "the pins")
    case .detail:
      CommandHelp(
        "[PLACE | N]", "all about one place: now, the next hours, the next days",
        examples: ["detail", "detail New York", "detail 2"])
    case .back: CommandHelp("", "the screen before")
    case .more: CommandHelp("", "the next page of the list; Return on an empty line does the same")
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
    case .hours: CommandHelp("", "the next hours, each on a line")
    case .days: CommandHelp("[N]", "the next days, N at most", examples: ["days", "days 3"])
    case .pin:
      CommandHelp(
        "PLACE | LAT LON | N",
        "put a pin at a place, a position, or row N of the last list",
        examples: ["pin Bratislava", "pin 48.15 17.11", "pin -33.87 151.21", "pin 2"])
    case .set:
      CommandHelp(
        "[NAME [VALUE]]", "show the settings, or change one",
        examples: ["set", "set service sample", "set home Bratislava", "set countries SK,CZ"])
    case .help: CommandHelp("[COMMAND]", "what can be typed here")
    case .quit: CommandHelp("", "leave; Ctrl-D does the same")
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
    }
  }
}
