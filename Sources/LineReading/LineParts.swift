import CommandKit
import Phrases

/// The parts of a line, sorted by kind, in the order in which they were typed.
struct LineParts {
  /// The words of a command, with those that say what weather it is about; none for a place.
  var command: [String] = []
  var days: [[String]] = []
  var lengths: [(words: [String], span: TimeSpan)] = []
  /// Hours of a day.
  var times: [[String]] = []
  /// Numbers and limits whose meaning isn't known.
  var numbers: [[String]] = []
  var places: [[String]] = []
  /// Whether the places are the ends of a way: `Oslo to Bergen`.
  var isWay = false
  /// The means of transport: `by car`.
  var means: [String] = []
  /// Whether a limit is meant that wasn't typed: `when hot`.
  var isGuess = false
  /// More weather than a command takes.
  var weather: [[String]] = []

  /// The words of all parts beside the command.
  var all: [[String]] { days + lengths.map(\.words) + times + numbers + weather + places }

  var isQuestion: Bool {
    [CommandName.when, .tell].map(\.rawValue).contains(command.first)
  }

  /// Whether the line wasn't taken apart.
  var isEmpty: Bool { command.isEmpty && all.isEmpty }

  /// Whether there is only a number, or only a place.
  var isTooLittle: Bool {
    all.count == numbers.count && !isQuestion
      || command.isEmpty && all.count == 1 && places.count == 1
  }
}

/// The line that parts make.
struct NearestLine {
  var parts: LineParts
  var line: String
  /// Parts that it can't hold.
  var lost: [[String]]

  func offer(_ typed: String) -> Offer {
    Offer(
      typed, line, lost: lost.map { $0.joined(separator: " ") },
      doubt: parts.isGuess ? .guess : nil, mayBePlace: false)
  }
}
