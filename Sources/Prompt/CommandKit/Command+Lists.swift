import Phrases
import WeatherModels

// Commands that several screens have, each with an action of its own.

extension Command {
  public static func refresh(_ action: Action) -> Command {
    Command(
      .refresh, in: .weather, shorts: ["r"],
      action)
  }

  public static func undo(_ action: Action) -> Command {
    Command(.undo, in: .lists, action)
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
    Command(
      .sort, in: .places,
      examples: [orders.contains("temperature") ? "sort temperature" : "sort added", "sort name"]
    ) {
      Argument.choice(orders)
    } run: {
      action($0)
    }
  }

  /// Gives a row a name; without one, its original name again.
  public static func rename(
    _ action: @escaping @MainActor @Sendable (_ row: Int, String?) -> Action
  ) -> Command {
    rename(examples: ["rename 2 Our hut", "rename 2"]) {
      Argument.text(.text).or("")
    } _: { row, text in
      let name = text.cleaned(limit: 200)
      return action(row, name.allSatisfy(\.isWhitespace) ? nil : name)
    }
  }

  /// `name` is the argument of the new name.
  public static func rename<Name: Sendable>(
    examples: [String], _ name: @escaping @Sendable () -> Argument<Name>,
    _ action: @escaping @MainActor @Sendable (_ row: Int, Name) -> Action?
  ) -> Command {
    Command(
      .rename, in: .lists, examples: examples
    ) {
      Argument.row
      name()
    } run: {
      action($0, $1)
    }
  }
}
