/// The exits by which a screen was left, in order.
@MainActor public final class Exits<Exit> {
  public private(set) var all: [Exit] = []

  public init() {}

  public func leave(by exit: Exit) {
    all.append(exit)
  }
}
