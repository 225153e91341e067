public import Phrases
public import ScreenKit
import WeatherModels

/// Marking places, which can be done on every screen.
public enum FavoritesCommands {
  /// `perform` carries an action out on the list.
  public static func commands(
    _ context: CommandContext,
    perform: @escaping @MainActor @Sendable (FavoritesAction) async throws(Failure) -> Route
  ) -> [Command<ResolvedCommand>] {
    func done(_ action: FavoritesAction) -> ResolvedCommand {
      ResolvedCommand { () async throws(Failure) in try await perform(action) }
    }
    return [
      Command(.star, shorts: ["*"], takes: [.optional(.either([.placeName, .rows]))]) {
        arguments throws(Failure) in
        let places = try places(arguments, context)
        if let places { return done(.star(places)) }
        let found = try context.places.place(.name(arguments.text))
        return done(.star([found], saysWhere: true))
      },
      Command(.unstar, takes: [.optional(.either([.placeName, .rows]))]) {
        arguments throws(Failure) in
        try done(places(arguments, context).map { .unstar($0) } ?? .unstarNamed(arguments.text))
      },
    ]
  }

  /// The place at hand or those of the rows; `nil` for words that are a name.
  private static func places(
    _ arguments: Arguments, _ context: CommandContext
  ) throws(Failure) -> [Place]? {
    guard !arguments.words.isEmpty else { return [try context.places.place(.atHand)] }
    switch RowSelection(arguments.words) {
    case nil: return nil
    case .all: return try context.places.rows()
    case .rows(let ranges):
      var places: [Place] = []
      for range in ranges {
        for row in range { places.append(try context.places.place(.row(row))) }
      }
      return places
    }
  }
}
