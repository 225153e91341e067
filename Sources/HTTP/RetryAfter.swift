import Foundation

/// The header with which a service says when to come again: in seconds, or at a moment (RFC 9110, 10.2.3).
enum RetryAfter {
  /// Seconds from now, never negative; `nil` for what is neither.
  static func seconds(_ text: String, now: Date) -> Double? {
    if let seconds = Double(text) { return seconds.isFinite ? max(0, seconds) : nil }
    return HTTPDate.date(text).map { max(0, $0.timeIntervalSince(now)) }
  }
}
