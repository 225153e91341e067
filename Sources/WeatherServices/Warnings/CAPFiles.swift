import Foundation

extension AlertQuestion {
  /// The most messages that are requested: an index can have thousands.
  private static let most = 60
  /// The most that are looked for among the saved ones.
  private static let mostSaved = 1000
  private static let atOnce = 6
  /// In bytes. One with a larger message is described as far as the index does.
  private static let largest = 1 << 20
  /// A message never changes: an update is another message.
  private static let lifetime = 86_400.0

  /// The messages that an index lists, in its order; `nil` for each that fails. Of those that aren't saved, only the
  /// first sixty are requested.
  func messages(
    _ requests: [(path: String, query: [(name: String, value: String)])]
  ) async -> [Alert?] {
    var found: [Alert?] = Array(repeating: nil, count: requests.count)
    for index in requests.indices.prefix(Self.mostSaved) {
      found[index] = await message(requests[index], asksNobody: true)
    }
    let missing = asksNobody ? [] : requests.indices.filter { found[$0] == nil }.prefix(Self.most)
    await withTaskGroup(of: (Int, Alert?).self) { group in
      var next = missing[...]
      func add() {
        guard let index = next.popFirst() else { return }
        group.addTask { (index, await message(requests[index], asksNobody: false)) }
      }
      for _ in 0..<Self.atOnce { add() }
      while let (index, alert) = await group.next() {
        found[index] = alert
        add()
      }
    }
    return found
  }

  private func message(
    _ request: (path: String, query: [(name: String, value: String)]), asksNobody: Bool
  ) async -> Alert? {
    var question = self
    question.asksNobody = asksNobody
    let message = try? await question.get(
      request.path, request.query, accepting: "application/xml", for: Self.lifetime,
      bodyLimit: Self.largest
    ) { body throws(AlertFailure) in try CAPMessage.alert(body) }
    return message?.value
  }
}
