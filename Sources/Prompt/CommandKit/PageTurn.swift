public import Phrases

/// Going through a list that is longer than a page: the same on every screen that has one.
public enum PageTurn: Hashable, Sendable {
  case next
  case to(Int)

  public static func commands<Action>(
    _ action: @escaping @Sendable (PageTurn) -> Action
  ) -> [Command<Action>] {
    [
      Command(.more, in: .screens, action(.next)),
      Command(.page, in: .screens, examples: ["page 2"]) {
        Argument.count()
      } run: {
        action(.to($0))
      },
    ]
  }
}

extension Pages {
  /// Turns the page; `false` when it was asked for the next of the last.
  public mutating func turn(_ turn: PageTurn) throws(Failure) -> Bool {
    switch turn {
    case .next: return self.turn(to: page + 1)
    case .to(let page):
      guard self.turn(to: page) else { throw .noPage(page, count: count) }
      return true
    }
  }
}
