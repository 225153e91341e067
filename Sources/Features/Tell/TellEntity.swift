import Documents
import Foundation
import Reports

/// A message about one place.
nonisolated struct TellMessage: Hashable, Sendable {
  struct Part: Hashable, Sendable {
    var question: String
    var sentence: String
    var from: Date?
    var until: Date?
  }

  var place: Place
  /// Its name, told apart from others of that name.
  var name: String
  var parts: [Part]

  /// The sentences of its parts, each once: several alerts may say the same.
  var sentences: [String] { parts.map(\.sentence).uniqued }

  var text: String { sentences.joined(separator: " ") }

  /// The message with its place. The sentences have colons of their own, and capitals, before which a screen reader
  /// reads a full stop.
  func line(isRead: Bool) -> String { name + (isRead ? ". " : " · ") + text }

  /// The hours of all of it.
  var from: Date? { parts.compactMap(\.from).min() }
  var until: Date? { parts.compactMap(\.until).max() }

  func time(_ date: Date?) -> String? { date.flatMap(PlaceClock(place).iso8601) }

  /// One element of `told` for each part.
  var json: [JSONValue] {
    parts.map { part in
      [
        "question": .string(part.question), "place": place.json,
        "sentence": .string(part.sentence), "from": .optional(time(part.from)),
        "until": .optional(time(part.until)),
      ]
    }
  }
}
