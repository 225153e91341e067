internal import Synchronization

/// What was noted in any thread, in order.
public final class Noted<Element: Sendable>: Sendable {
  private let elements = Mutex<[Element]>([])

  public init() {}

  public var all: [Element] { elements.withLock { $0 } }

  public func append(_ element: Element) { elements.withLock { $0.append(element) } }
}
