extension EnglishPhrases {
  public func heading(of group: SettingGroup) -> String {
    switch group {
    case .service: "Service"
    case .places: "Places"
    case .person: "About you"
    case .looks: "Appearance"
    case .units: "Units"
    case .alerts: "Alerts"
    case .records: "Records"
    }
  }
  public func heading(of group: CommandGroup) -> String { group.rawValue }
  public var quitHint: String { "Type q again to quit." }

  public func placeholder(_ flag: ProgramFlag) -> String? { flag.placeholder }

  /// Words in capitals are placeholders.
  public func placeholder(_ argument: ArgumentShape) -> String {
    switch argument {
    case .place: "PLACE | N"
    case .placeName, .favorite: "PLACE"
    case .places: "PLACE, PLACE, … | N M …"
    case .position: "LAT LON"
    case .row, .count(.number, _): "N"
    case .rows: "ROWS | all"
    case .count(.hours, _): "HOURS"
    case .count(.days, _): "DAYS"
    case .count(.minutes, _): "MINUTES"
    case .day, .hoursOfDay: "DAY"
    case .country: "COUNTRY"
    case .quantity: "QUANTITY"
    case .command: "COMMAND"
    case .setting: "NAME [VALUE]"
    case .path: "FILE"
    case .paths: "FILE …"
    case .text: "TEXT"
    case .choice, .duration, .either, .optional, .behind: ""
    }
  }

  public func summary(of command: CommandName) -> String? {
    switch command {
    case .search: "find a place by name, code or position (-o: also online)"
    case .country: "search in one country only, or list the countries"
    case .nearest: "find the place nearest to a position"
    case .forecast: "show the last search and its weather"
    case .searches: "list your searches, newest first"
    case .favorites: "list your favorites with their weather"
    case .map: "show the map and your pins"
    case .detail: "show a place in full: now, the next hours, the next days"
    case .back: "return to what was shown before"
    case .more: "show the next page of the list (or press Return)"
    case .page: "show page N of the list"
    case .rm: "delete rows of the list (undo restores them)"
    case .undo: "undo the last change of a list or setting"
    case .clear: "delete all rows of the list, after confirmation"
    case .star: "add this place, another place or rows to your favorites"
    case .unstar: "delete this place, another place or rows from your favorites"
    case .refresh: "get the latest weather from the service"
    case .hours: "show the next hours, one per line"
    case .days: "show the next days, at most N"
    case .air: "show air quality and pollen, now and for the next hours"
    case .warnings: "show official weather warnings in full"
    case .ways: "list your saved ways"
    case .soon: "show rain and snow in the next two hours, from radar or a model"
    case .pin: "pin a place, a position, or row N of the last list"
    case .records: "list the records of a place (--csv saves them to a file)"
    case .models: "compare what the weather models forecast"
    case .observed: "show what the nearest station observed"
    case .accuracy: "show how accurate the forecasts for a place were"
    case .past: "show the past N days beside what Vane recorded"
    case .normal: "compare today with the average of 1991–2020, or of ten years"
    case .archive: "show how much is recorded (clear deletes it)"
    case .type: "show borders, weather, rain, pressure, radar or a globe"
    case .hour: "show the weather of another hour on the map, up to 7 days ahead"
    case .play: "play the next hours on the map, until a key is pressed"
    case .move: "move the map with the arrow keys (q ends), or favorite N to row M"
    case .left: "move the map left, by N quarters of its width"
    case .right: "move the map right"
    case .up: "move the map up"
    case .down: "move the map down"
    case .in: "zoom in, N times by a factor of two"
    case .out: "zoom out, N times by a factor of two"
    case .zoom: "set the zoom level: 0 shows the world, 10 a town"
    case .at: "center the map on a place or position"
    case .world: "show the whole world"
    case .set: "show the settings, or change one"
    case .cities: "list the largest cities with their weather"
    case .filter: "show only rows whose name or area matches TEXT (no TEXT: all)"
    case .sort: "sort cities, favorites or searches: by name and more"
    case .line: "print saved weather in one line, for tmux, bars and prompts"
    case .status: "show the status of services, the quota used and hosts contacted"
    case .sun: "show the sun and the moon on a day"
    case .watch: "print the weather in one line on every change, until Ctrl-C"
    case .help: "list the commands, or explain one"
    case .quit: "quit (or press Ctrl-D)"
    case .chart: "draw charts of the next hours (all, or temperature, rain, wind …)"
    case .here: "show the weather where you are (set location chooses the sources)"
    case .home: "show, set or delete your home"
    case .rename: "rename row N of the list (no TEXT: restore the original name)"
    case .export: "save favorites and pins to .gpx, .geojson or .plist"
    case .importPlaces: "add favorites and pins from a file (undo deletes them)"
    case .when: "find dry, rainy, warm or calm hours, and how sure that is"
    case .told: "list your alerts and when each last came true"
    case .pause: "pause or resume the alert in row N"
    case .compare: "compare two to eight places, now and over the next days"
    default: nil
    }
  }
}
