/// Every command that can be typed, by its full name.
public enum CommandName: String, Hashable, Sendable, CaseIterable {
  case search, country, nearest, forecast, searches, favorites, map, detail, back
  case more, page
  case rm, undo, clear
  case star, unstar
  case refresh, hours, days
  case air, warnings
  case pin
  case type, left, right, up, down, `in`, out, zoom, at, world
  case cities, filter, sort
  case set, status, help, quit
  case sun
}
