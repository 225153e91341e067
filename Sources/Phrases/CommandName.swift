/// Every command that can be typed, by its full name.
public enum CommandName: String, Hashable, Sendable, CaseIterable {
  case search, country, nearest, forecast, searches, favorites, map, detail, back
  case more, page
  case rm, undo, clear
  case star, unstar
  case refresh, hours, days
  case air, warnings
  case pin
  case set, help, quit
  case chart
  case move, type, left, right, up, down, `in`, out, zoom, at, world
  case cities, filter, sort
  case status
  case sun
  case watch
  case records, accuracy, past, normal, archive
  case here, home
  case rename, export
  case importPlaces = "import"
  case when, compare
  case line
}
