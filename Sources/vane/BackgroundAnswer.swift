import Foundation
import Synchronization

/// What the terminal says of its background. Whoever draws first waits for it, so that all before that is done meanwhile.
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
