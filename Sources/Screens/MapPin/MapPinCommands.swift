public import CommandKit
import Documents
public import Phrases
import Reports

/// The commands of the map and its pins that every screen has.
public enum MapPinCommands {
  /// `isShown` says whether the map is on the screen, and `perform` carries an action out on it. `moveRow` puts a row
  /// of another list elsewhere, where that list can be arranged.
  public static func commands(
    _ context: CommandContext, isShown: @escaping @MainActor @Sendable () -> Bool,
    perform: @escaping @MainActor @Sendable (MapPinAction) async throws(Failure) -> Route,
    moveRow:
      @escaping @MainActor @Sendable (
        _ row: Int, _ target: Int
      ) throws(Failure) -> ResolvedCommand?
  ) -> [Command<ResolvedCommand>] {
    func done(_ action: MapPinAction) -> ResolvedCommand {
      ResolvedCommand { () async throws(Failure) in try await perform(action) }
    }
    return [
      Command(
        .pin, in: .lists,
        examples: ["pin Bratislava", "pin 48.15 17.11", "pin -33.87 151.21", "pin 2"],
        table: .places
      ) {
        Argument.place(.either([.place, .position])).or(.atHand)
      } run: { reference throws(Failure) in
        if reference == .atHand, isShown() { return done(.pinAtCross) }
        if case .name(let text) = reference,
          let point = CoordinateText(text, expectsPoint: true)?.coordinate
        {
          return done(.pinAt(point))
        }
        return try context.about(reference, for: .command) { place throws(Failure) in
          try await perform(.pin(place))
        }
      },
      Command(.move, in: .map, examples: ["move", "move 3 1"]) {
        Argument.row.optional
        Argument.row.optional
      } run: { row, target throws(Failure) in
        guard let row else { return done(.move) }
        guard let target else { return nil }
        return try moveRow(row, target)
      },
      Command(
        .export, in: .lists,
        examples: ["export pins.gpx", "export ~/places.geojson"]
      ) {
        Argument.text(.path, behind: Language.typed.untilWords)
      } run: {
        done(.export(path: $0))
      },
      Command(
        .importPlaces, in: .lists, examples: ["import pins.gpx"]
      ) {
        Argument.text(.path, behind: Language.typed.fromWords)
      } run: {
        done(.importPlaces(path: $0))
      },
    ]
  }
}
