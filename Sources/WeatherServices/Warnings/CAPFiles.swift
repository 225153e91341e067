import Foundation

extension AlertQuestion {
  /// The most messages that are requested: an index can have thousands.
  private static let most = 60
  private static let atOnce = 6
  /// A message never changes: an update is another message.
  private static let lifetime = 86_400.0

  /// The messages that an index lists, in its order; `nil` for each that fails. Only the first sixty are requested.
  func messages(
    _ requests: [(path: String, query: [(name: String, value: String)])]
  ) async -> [Alert?] {
    var found: [Alert?] = Array(repeating: nil, count: requests.count)
    await withTaskGroup(of: (Int, Alert?).self) { group in
      var next = 0
      func add() {
        guard next < min(requests.count, Self.most) else { return }
        let index = next
        next += 1
        let (path, query) = requests[index]
        group.addTask {
          let message = try? await get(
            path, query, accepting: "application/xml", for: Self.lifetime
          ) { body throws(AlertFailure) in try CAPMessage.alert(body) }
          return (index, message?.value)
        }
      }
      for _ in 0..<Self.atOnce { add() }
      while let (index, alert) = await group.next() {
        found[index] = alert
        add()
      }
    }
    return found
  }
}
