import Foundation

enum Answers {
  /// 2026-11-21T14:20:00Z.
  static let now = Date(timeIntervalSince1970: 1_795_270_800)
}
