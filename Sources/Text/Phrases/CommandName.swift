/// Every command that can be typed, by its full name, in the order in which help lists them.
public enum CommandName: String, Hashable, Sendable, CaseIterable {
  case search, country, nearest, forecast, cities, searches, favorites, map, detail, back
  case star, unstar, pin
  case hours, days, weeks, months, chart, air, uv, warnings, soon
  case along, ways
  case agenda
  case records, accuracy, past, normal, archive
  case models, observed
  case set, status, sun, when, tell, told, compare, line, watch, help, quit, here, move, home,
    export
  case importPlaces = "import"
  // Of some screens alone
  case more, page
  case rm, undo, clear, pause
  case refresh, filter, sort
  case rename, type, left, right, up, down, `in`, out, zoom, at, world
  case hour, play
}

extension CommandName {
  /// The commands whose words may stand in any order; others are about texts, files, rows and settings.
  public static let asked: [CommandName] = [
    .detail, .hours, .days, .weeks, .months, .chart, .air, .uv, .warnings, .soon, .along, .models,
    .observed, .sun, .when, .compare, .line, .tell, .accuracy, .past, .normal, .records, .map,
    .star, .unstar, .pin, .home, .here,
  ]

  public var isAsked: Bool { Self.asked.contains(self) }

  /// Those of them that have words of their own, or whose words may be files, formats, rows, or the beginning of a name,
  /// and so are first taken as they stand.
  private static let withTexts: [CommandName] = [
    .detail, .accuracy, .along, .line, .tell, .map, .star, .unstar, .pin, .home, .here,
  ]

  /// Whether the words behind the command are read like those of any line.
  public var isRead: Bool { isAsked && !Self.withTexts.contains(self) }
}
