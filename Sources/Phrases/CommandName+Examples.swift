extension CommandName {
  /// Lines that `help` shows to try, the same in every language.
  public var examples: [String] {
    switch self {
    case .search:
      [
        "search Oslo", "search paris, texas", "search york in us", "search 48.15,17.11",
        "search -o Hel",
      ]
    case .country: ["country SK", "country slo", "country off"]
    case .nearest: ["nearest 52.52 13.405", "nearest 0 -30"]
    case .detail: ["detail", "detail New York", "detail 2", "detail tomorrow Oslo"]
    case .page: ["page 2"]
    case .rm: ["rm 3", "rm 1 4-6", "rm all"]
    case .hours: ["hours", "hours 48", "hours tomorrow", "hours thu Oslo"]
    case .days: ["days", "days 3", "days 3 Oslo", "days weekend"]
    case .air: ["air", "air Oslo", "air 2"]
    case .warnings: ["warnings", "warnings Bratislava"]
    case .soon: ["soon", "soon Bratislava", "soon 2"]
    case .pin: ["pin Bratislava", "pin 48.15 17.11", "pin -33.87 151.21", "pin 2"]
    case .records: ["records", "records 2", "records --csv oslo.csv"]
    case .accuracy: ["accuracy", "accuracy Oslo"]
    case .models: ["models", "models Oslo", "models 2026-11-23", "models Oslo 2026-11-23"]
    case .observed: ["observed", "observed Bratislava"]
    case .past: ["past 14"]
    case .archive: ["archive clear"]
    case .set: ["set", "set language sk", "set home Bratislava", "set countries SK,CZ"]
    case .filter: ["filter san", "filter"]
    case .sort: ["sort temperature", "sort name"]
    case .sun: ["sun", "sun 2026-12-21", "sun tomorrow Oslo", "sun 48.15,17.11 --date 2026-06-21"]
    case .line:
      [
        "line", "line Oslo --preset tmux", "line --preset waybar --refresh-after 30m",
        "line --format \"{icon} {temperature} {rain:12h}\"",
      ]
    case .home: ["home", "home Bratislava", "home 48.15 17.11", "home off"]
    case .star: ["star", "star Oslo", "star 1 3-5"]
    case .unstar: ["unstar", "unstar Oslo", "unstar 2"]
    case .move: ["move", "move 3 1"]
    case .rename: ["rename 2 Our hut", "rename 2"]
    case .export: ["export pins.gpx", "export ~/places.geojson"]
    case .importPlaces: ["import pins.gpx"]
    case .watch: ["watch", "watch 5", "watch Oslo", "watch Oslo 30"]
    case .help: ["help search", "help json", "help csv", "help exit-codes"]
    case .chart:
      [
        "chart", "chart 72 Oslo", "chart rain", "chart rain weekend", "chart wind 48",
        "chart air Oslo",
      ]
    case .type: ["type night", "type globe"]
    case .zoom: ["zoom 4"]
    case .at: ["at Oslo", "at -17.5 179.9"]
    case .when:
      [
        "when dry 3h", "when dry saturday", "when rain in Oslo", "when above 20", "when below 32f",
        "when wind below 10kn 6h", "when sun 2h",
      ]
    case .tell:
      [
        "tell when rain 1h", "tell when below 0 in Oslo", "tell when above 30 at 1-3",
        "tell warnings in Bratislava", "tell check", "tell on", "tell off",
      ]
    case .told: ["told", "told rm 2", "told pause 1"]
    case .pause: ["pause 2"]
    case .compare:
      [
        "compare 1 3 5", "compare Oslo Bratislava Tokyo", "compare New York, Oslo",
        "compare Oslo Bergen weekend",
      ]
    default: []
    }
  }
}
