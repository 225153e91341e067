import Phrases

/// One reading of a line: what is asked, as a strict line, or why nothing can be.
struct Ask {
  enum Answer: Hashable {
    case line(String)
    case refused(Failure)
    /// A command without what it needs.
    case usage(CommandName)
    /// Words that mean nothing.
    case unread([String])
  }

  var price: Double
  var answer: Answer
  /// Equal for lines that mean the same.
  var identity: String
  /// Words that have no room.
  var left: [String] = []
  var doubt: Offer.Doubt?
  /// Whether it begins with what it asks for.
  var isPlain = false
  /// Whether some words are only the name of a place because they are nothing else.
  var hasUnknown = false
  /// Whether nothing else was typed than places.
  var isBarePlace = false
  /// Whether only a time without a forecast was typed.
  var isPeriod = false
  /// Whether a command was named.
  var isOfCommand = false
  /// The line without what would change a setting.
  var rest: String?
  /// The names of its places.
  var places: [String] = []
  /// Letters that were mistaken.
  var slips = 0
}

/// The arguments of a command. Their order is that of a strict line: a quantity, a time, a length, places.
struct CommandSlots {
  enum Time { case none, day, hours, past, single }
  enum Count { case none, hours, days, lasting }

  var time = Time.none
  var count = Count.none
  var quantity = false
  var places = 1
  /// The command that takes a time or a length instead.
  var instead: CommandName?

  static func of(_ command: String) -> CommandSlots {
    switch command {
    case "detail", "models": CommandSlots(time: .hours)
    case "hours", "chart": CommandSlots(time: .hours, count: .hours, quantity: true)
    case "chart air": CommandSlots(time: .hours, count: .hours)
    case "days": CommandSlots(time: .day, count: .days)
    case "air": CommandSlots(instead: .chart)
    case "soon": CommandSlots(instead: .detail)
    case "uv", "sun": CommandSlots(time: .day)
    case "when": CommandSlots(time: .hours, count: .lasting)
    case "tell": CommandSlots(time: .single, count: .lasting)
    case "compare": CommandSlots(time: .day, quantity: true, places: 8)
    case "along": CommandSlots(time: .hours, places: 9)
    case "past": CommandSlots(time: .past, count: .days)
    case "normal": CommandSlots(time: .single)
    default: CommandSlots()
    }
  }
}
