import Phrases

// Commands that several screens have, each with an action of its own.

extension Command {
  public static func refresh(_ action: Action) -> Command {
    Command(
      .refresh, in: .weather, shorts: ["r"],
      synonyms: ["!!", "reload", "update", "aktualizuj", "obnov"], action)
  }

  public static func undo(_ action: Action) -> Command {
    Command(.undo, in: .lists, synonyms: ["oops", "revert"], action)
  }

  public static func filter(
    _ action: @escaping @MainActor @Sendable (String) -> Action
  ) -> Command {
    Command(.filter, in: .places, examples: ["filter san", "filter"]) {
      Argument.text(.text).or("")
    } run: {
      action($0)
    }
  }

  public static func sort(
    _ orders: [String], _ action: @escaping @MainActor @Sendable (String) -> Action?
  ) -> Command {
    let shown = ["temperature", "name"].filter(orders.contains)
    return Command(.sort, in: .places, examples: shown.map { "sort \($0)" }) {
      Argument.choice(orders)
    } run: {
      action($0)
    }
  }

  /// `name` is the argument of the new name.
  public static func rename<Name: Sendable>(
    examples: [String], _ name: @escaping @Sendable () -> Argument<Name>,
    _ action: @escaping @MainActor @Sendable (_ row: Int, Name) -> Action?
  ) -> Command {
    Command(
      .rename, in: .lists, synonyms: ["mv", "premenuj"], examples: examples
    ) {
      Argument.row
      name()
    } run: {
      action($0, $1)
    }
  }
}
