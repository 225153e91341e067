import Foundation
import Outlook
import Synchronization

/// Collects the news of a check while no other program makes one.
nonisolated final class TellNews: Sendable {
  struct Item: Sendable {
    var question: String
    /// `nil` if the alert couldn't be checked for a day.
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
