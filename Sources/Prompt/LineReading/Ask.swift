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

    /// Different for different answers.
    var text: String {
      switch self {
      case .line(let line): line
      case .refused(let failure): "refused \(failure.code)"
      case .usage(let name): "usage \(name.rawValue)"
      case .unread(let words): "unread " + words.joined(separator: "|")
      }
    }
  }

  var price: Double
  /// An explanation of each word.
  let spans: [Span]
  var answer = Answer.unread([])
  /// Equal for lines that mean the same.
  var identity = ""
  /// Words that have no room.
  var left: [String] = []
  var doubt: Offer.Doubt?
  /// Whether it begins with what it asks for.
  var isPlain = false
  /// Whether another command is meant than the one that was named, or more days.
  var isRedirected = false
  /// Whether nothing else was typed than places.
  var isBarePlace = false
  /// The line without what would change a setting.
  var rest: String?
  /// The names of its places.
  var places: [String] = []

  /// Whether some words are only the name of a place because they are nothing else.
  var hasUnknown: Bool { spans.contains(where: \.isUnknown) }
  /// Whether a line answers it that leaves no word over and isn't guessed.
  var isWhole: Bool { left.isEmpty && doubt == nil && !hasUnknown }
  /// Letters that were mistaken.
  var slips: Int { spans.reduce(0) { $0 + $1.slips } }
}
