import Foundation
import Synchronization

extension AlertQuestion {
  /// The most messages that are requested: an index can have thousands.
  private static let most = 60
  /// The most that are looked for among the saved ones.
  private static let mostSaved = 1000
  private static let atOnce = 6
  /// In bytes. One with a larger message is described as far as the index does.
  private static let largest = 1 << 20
  /// No more messages are requested after so many bytes of them.
  private static let mostBytes = 4 << 20
  /// A message never changes: an update is another message.
  private static let lifetime = 86_400.0

  /// The messages that an index lists, in its order; `nil` for each that fails. Of those that aren't saved, only the
  /// first sixty are requested.
  func messages(
    _ requests: [(path: String, query: [(name: String, value: String)])]
  ) async -> [Alert?] {
    var found: [Alert?] = Array(repeating: nil, count: requests.count)
    var room = Alert.mostParts
    func keep(_ alert: Alert?, _ index: Int) {
      room -= alert?.partCount ?? 0
      // The index still describes it.
      found[index] = room < 0 ? nil : alert
    }
    for index in requests.indices.prefix(Self.mostSaved) {
      keep(await message(requests[index], asksNobody: true, ReadBytes()), index)
    }
    let missing =
      asksNobody || room < 0
      ? [] : requests.indices.filter { found[$0] == nil }.prefix(Self.most)
    let read = ReadBytes()
    await withTaskGroup(of: (Int, Alert?).self) { group in
      var next = missing[...]
      func add() {
        guard read.count < Self.mostBytes, let index = next.popFirst() else { return }
        group.addTask { (index, await message(requests[index], asksNobody: false, read)) }
      }
      for _ in 0..<Self.atOnce { add() }
      while let (index, alert) = await group.next() {
        keep(alert, index)
        add()
      }
    }
    return found
  }

  private func message(
    _ request: (path: String, query: [(name: String, value: String)]), asksNobody: Bool,
    _ read: ReadBytes
  ) async -> Alert? {
    var question = self
    question.asksNobody = asksNobody
    let message = try? await question.get(
      request.path, request.query, accepting: "application/xml", for: Self.lifetime,
      bodyLimit: Self.largest
    ) { body throws(AlertFailure) in
      read.add(body.count)
      return try CAPMessage.alert(body)
    }
    return message?.value
  }
}

/// The bytes of all messages of an index that were read, also of those that could not be decoded.
private final class ReadBytes: Sendable {
  private let bytes = Mutex(0)

  var count: Int { bytes.withLock { $0 } }

  func add(_ count: Int) { bytes.withLock { $0 += count } }
}
