import Foundation
import Outlook
import ScreenKit
import Synchronization
import WeatherModels

/// Collects the news of a check while no other program makes one.
nonisolated final class TellNews: Sendable {
  struct Item: Sendable {
    var question: String
    /// `nil` for a question that nobody answered for a day.
    var news: EventNews?
  }

  private let list = Mutex<[Item]>([])

  var items: [Item] { list.withLock { $0 } }
  var count: Int { items.count }

  func add(_ news: [EventNews], _ question: String) {
    list.withLock { $0 += news.map { Item(question: question, news: $0) } }
  }

  func addSilence(_ question: String) {
    list.withLock { $0.append(Item(question: question, news: nil)) }
  }
}

/// A message about one place.
nonisolated struct TellMessage: Hashable, Sendable {
  struct Part: Hashable, Sendable {
    var question: String
    var sentence: String
    var from: Date?
    var until: Date?
  }

  var place: Place
  var parts: [Part]

  var text: String { parts.map(\.sentence).joined(separator: " ") }

  /// With the place. The sentences have colons of their own.
  var line: String { place.name + " · " + text }

  /// The hours of all of it.
  var from: Date? { parts.compactMap(\.from).min() }
  var until: Date? { parts.compactMap(\.until).max() }
}

extension TellMessage {
  nonisolated private var clock: PlaceClock {
    PlaceClock(timeZone: place.timeZone, at: place.coordinate)
  }

  nonisolated func time(_ date: Date?) -> String? { date.flatMap(clock.iso8601) }

  /// One element of `told` for each part.
  nonisolated var json: [JSONValue] {
    parts.map { part in
      [
        "question": .string(part.question), "place": place.json,
        "sentence": .string(part.sentence), "from": .optional(time(part.from)),
        "until": .optional(time(part.until)),
      ]
    }
  }
}
