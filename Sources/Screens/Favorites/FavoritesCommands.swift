public import CommandKit
public import Phrases
import Reports

/// The places that are marked or unmarked, as they were typed.
nonisolated enum MarkedPlaces: Hashable, Sendable {
  case atHand
  case rows(RowSelection)
  case name(String)
}

/// Marking places, which can be done on every screen.
public enum FavoritesCommands {
  /// `perform` carries an action out on the list; `starWay` keeps the way that is on the screen, where one is.
  public static func commands(
    _ context: CommandContext,
    perform: @escaping @MainActor @Sendable (FavoritesAction) async throws(Failure) -> Route,
    starWay: @escaping @MainActor @Sendable () -> ResolvedCommand? = { nil }
  ) -> [Command<ResolvedCommand>] {
    func done(_ action: FavoritesAction) -> ResolvedCommand {
      ResolvedCommand { () async throws(Failure) in try await perform(action) }
    }
    return [
      Command(.star, in: .lists, shorts: ["*"], examples: ["star", "star Oslo", "star 1 3-5"]) {
        Argument.marked(.placeName).or(.atHand)
      } run: { marked throws(Failure) in
        if case .name(let name) = marked {
          return try context.about(.name(name), for: .command) { place throws(Failure) in
            try await perform(.star([place], saysWhere: true))
          }
        }
        if case .atHand = marked, let keep = starWay() { return keep }
        return done(.star(try places(marked, context)))
      },
      unstar { marked throws(Failure) in
        if case .name(let name) = marked { return done(.unstarNamed(name)) }
        return done(.unstar(try places(marked, context)))
      },
    ]
  }

  static func unstar<Action>(
    run: @escaping @MainActor @Sendable (MarkedPlaces) throws(Failure) -> Action?
  ) -> Command<Action> {
    Command(.unstar, in: .lists, examples: ["unstar", "unstar Oslo", "unstar 2"]) {
      Argument.marked(.favorite).or(.atHand)
    } run: { marked throws(Failure) in
      try run(marked)
    }
  }

  /// The places in the rows, or the place at hand.
  private static func places(
    _ marked: MarkedPlaces, _ context: CommandContext
  ) throws(Failure) -> [Place] {
    switch marked {
    case .atHand, .name: return [try context.places.place(.atHand)]
    case .rows(.all): return try context.places.rows()
    case .rows(.rows(let ranges)):
      var places: [Place] = []
      for range in ranges {
        for row in range { places.append(try context.places.place(.row(row))) }
      }
      return places
    }
  }
}

nonisolated extension Argument where Value == MarkedPlaces {
  fileprivate static func marked(_ name: ArgumentShape) -> Argument {
    Argument<[String]>.names(.either([name, .rows])).map { words in
      RowSelection(words).map(MarkedPlaces.rows) ?? .name(Arguments(words).text)
    }
  }
}
