import Foundation
import Synchronization

/// The terminal's answer about its background. The first drawing waits for it, and all before that is done meanwhile.
final class BackgroundAnswer: Sendable {
  private let color = Mutex<String?>(nil)
  private let arrival = DispatchSemaphore(value: 0)

  func post(_ color: String?) {
    self.color.withLock { $0 = color }
    arrival.signal()
  }

  /// The color as the terminal wrote it. The editor, which asks, gives up long before this does.
  func wait() -> String? {
    _ = arrival.wait(timeout: .now() + .seconds(1))
    arrival.signal()
    return color.withLock { $0 }
  }
}
