/// The subject of each row of a command's table.
public enum TableShape: Hashable, Sendable {
  /// Places that were found, and the name by which.
  case matches
  case places
  /// Places with their weather.
  case reports
  /// One place with its report, if there is one.
  case page
  /// Reports of one place.
  case records
  /// Parts of one report.
  case hours, days
  case airHours
  /// Days by model, or the hours of one day, or how good the models were.
  case models
  case weeks, months
  case minutes
  case appointments
  case points
  case ways
  case values
  case questions
  /// The results of `tell check`.
  case news
  /// The points of a map's field, or the places on the map where it shows none.
  case field
}
