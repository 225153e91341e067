import Phrases

/// The arguments of a command. Their order is that of a strict line: a quantity, a time, a length, places.
struct CommandSlots {
  /// With `night`, a day, or tonight.
  enum Time { case none, day, night, hours, past, single }
  /// With `said`, the answer is of a length of its own. A way has a speed instead.
  enum Count { case none, hours, days, said, speed }

  var time = Time.none
  var count = Count.none
  var quantity = false
  var places = 1
  /// Words of these kinds ask for what its answer says anyway.
  var says: [WordKind] = []
  /// Quantities and weather that its answer has anyway.
  var quantities: Set<String> = []
  /// Whether it changes a list or a setting, so that no word beside its place is passed over.
  var changes = false
  /// The command that takes a time or a length instead.
  var instead: String?
  /// Whether its answer is no forecast, so that it takes any day.
  var isOfAnyDay = false
  /// The hours from now on that its answer has anyway.
  var hours = 0
  /// Whether it takes rows alone, or one and a new name.
  var isOfRows = false

  /// Whether it takes a time, and a single place.
  var isOfOnePlaceAndTime: Bool { places == 1 && (time != .none || instead != nil) }

  static func of(_ command: String) -> CommandSlots { all[command] ?? CommandSlots() }

  private static let all: [String: CommandSlots] = [
    "detail": CommandSlots(time: .hours, says: [.feeling]),
    "models": CommandSlots(
      time: .hours, says: [.superlative], quantities: ["temperature", "rain", "snow"]),
    "hours": CommandSlots(
      time: .hours, count: .hours, quantity: true, says: [.feeling, .superlative]),
    "chart": CommandSlots(time: .hours, count: .hours, quantity: true, says: [.superlative]),
    "chart air": CommandSlots(time: .hours, count: .hours),
    "chart year": CommandSlots(says: [.feeling], quantities: ["temperature"]),
    "days": CommandSlots(time: .day, count: .days, says: [.feeling, .superlative]),
    "air": CommandSlots(instead: "chart air"),
    "soon": CommandSlots(quantities: ["rain", "snow"], instead: "detail", hours: 2),
    "uv": CommandSlots(time: .night, says: [.feeling]),
    "sun": CommandSlots(time: .night, isOfAnyDay: true),
    "compare": CommandSlots(
      time: .day, quantity: true, places: 8, says: [.feeling, .superlative, .sky, .weather]),
    "along": CommandSlots(
      time: .hours, count: .speed, places: 9, says: [.means, .superlative],
      quantities: ["rain", "snow", "wind", "temperature", "dry"], isOfAnyDay: true),
    "past": CommandSlots(
      time: .past, count: .days, says: [.sky, .weather, .feeling],
      quantities: ["temperature", "rain", "snow", "wind"]),
    "rm": ofRows, "pause": ofRows, "rename": ofRows, "weeks": ahead, "months": ahead,
    "home": changing, "star": changing,
    "normal": CommandSlots(
      time: .single, says: [.feeling, .superlative], quantities: ["temperature"],
      isOfAnyDay: true),
    "map type temperature": ofHour, "map type rain": ofHour, "map type wind": ofHour,
    "map type pressure": ofHour, "map type clouds": ofHour,
  ]

  private static let ofRows = CommandSlots(isOfRows: true)
  private static let changing = CommandSlots(changes: true)
  private static let ofHour = CommandSlots(time: .hours)

  private static let ahead = CommandSlots(
    count: .said, says: [.feeling], quantities: ["temperature", "rain", "dry"])

  /// The parts of a line besides its command.
  enum Part {
    case way, past, charted, uv, superlative
    /// Several places
    case many
    /// A month or a season; of what is over, a season alone
    case season
    /// A quantity without a chart
    case quantity
    /// A length of hours, or of days
    case hours, days
    /// Hours of a day
    case hoursOfDay
    /// A length beyond the days of a forecast, or beyond the weeks after them, and next month
    case weeks, months
  }

  /// The command that is meant where one of these is named, or none (""), with this part; the first row that fits.
  static let becomes: [(of: Set<String>, with: Part?, command: String)] = [
    (["", "hours", "chart", "uv", "detail", "air"], .way, "along"),
    (["", "hours", "days", "chart", "uv", "detail", "air"], .many, "compare"),
    (["", "detail"], .months, "months"), (["", "detail"], .weeks, "weeks"),
    (["", "hours", "days", "chart", "detail", "normal", "past"], .season, "chart year"),
    (["", "hours", "days", "chart", "detail"], .past, "past"),
    (["", "days"], .charted, "chart"),
    ([""], .uv, "uv"),
    (["", "days"], .quantity, "hours"), (["days"], .uv, "hours"),
    (["uv"], .hoursOfDay, "hours"),
    ([""], .superlative, "days"),
    ([""], .hours, "hours"), ([""], .days, "days"),
    ([""], nil, "detail"),
  ]
}
