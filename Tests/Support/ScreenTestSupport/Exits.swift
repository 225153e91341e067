public import CommandKit

/// The exits by which a screen was left, in order.
@MainActor public final class Exits<Exit> {
  public private(set) var all: [Exit] = []

  public init() {}

  @discardableResult public func leave(by exit: Exit) -> Route {
    all.append(exit)
    return .stay
  }
}
