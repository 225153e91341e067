public import Foundation

/// Answers kept in memory for a time, one for each key. The one that was fetched later stays, whichever is kept last.
/// One from an hour ahead or more doesn't: the clock was put back.
public struct Recent<Key: Hashable, Value> {
  private var entries: [Key: (fetched: Date, value: Value)] = [:]
  private let lifetime: Double
  private let most: Int

  /// Values are recent for `lifetime` seconds. Beyond `most` keys, those that aren't recent are dropped, or else the
  /// older half.
  public init(for lifetime: Double = .infinity, atMost most: Int) {
    self.lifetime = lifetime
    self.most = most
  }

  public mutating func keep(_ value: Value, of key: Key, fetched: Date) {
    if let known = entries[key], known.fetched > fetched, known.fetched < fetched + 3600 { return }
    if entries.count >= most, entries[key] == nil {
      entries = entries.filter { $0.value.fetched.isRecent(at: fetched, for: lifetime) }
      if entries.count >= most {
        let newest = entries.sorted { $0.value.fetched > $1.value.fetched }.prefix(most / 2)
        entries = Dictionary(uniqueKeysWithValues: newest.map { ($0.key, $0.value) })
      }
    }
    entries[key] = (fetched, value)
  }

  /// The value that was fetched last, however long ago.
  public func last(_ key: Key) -> Value? { entries[key]?.value }

  /// `nil` for an answer that is too old, or from more than a minute ahead: a clock that was put back doesn't keep it
  /// for ever.
  public func value(of key: Key, at now: Date) -> Value? {
    entries[key].flatMap { $0.fetched.isRecent(at: now, for: lifetime) ? $0.value : nil }
  }

  public mutating func remove(_ key: Key) { entries[key] = nil }

  public mutating func forget() { entries = [:] }
}

extension Date {
  /// Whether a value fetched then is at most this many seconds old.
  public func isRecent(at now: Date, for seconds: Double) -> Bool {
    (-60..<seconds).contains(now.timeIntervalSince(self))
  }
}
