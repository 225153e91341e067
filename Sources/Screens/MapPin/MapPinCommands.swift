public import Phrases
public import ScreenKit
import WeatherModels

/// The commands of the map and its pins that every screen has.
public enum MapPinCommands {
  /// `isShown` says whether the map is on the screen, and `perform` carries an action out on it. `moveRow` puts a row of
  /// another list elsewhere, where that list can be arranged.
  public static func commands(
    _ context: CommandContext, isShown: @escaping @MainActor @Sendable () -> Bool,
    perform: @escaping @MainActor @Sendable (MapPinAction) async throws(Failure) -> Route,
    moveRow: @escaping @MainActor @Sendable (_ row: Int, _ target: Int) -> ResolvedCommand?
  ) -> [Command<ResolvedCommand>] {
    [
      Command(.pin, takes: [.either([.place, .position])], table: .places) {
        arguments throws(Failure) in
        let action = try pin(PlaceReference(arguments.words), context, isShown())
        return ResolvedCommand { () async throws(Failure) in try await perform(action) }
      },
      Command(.move, takes: [.optional(.row), .optional(.row)]) { arguments in
        if arguments.words.isEmpty {
          return ResolvedCommand { () async throws(Failure) in try await perform(.move) }
        }
        let rows = arguments.words.compactMap(Arguments.number)
        guard rows.count == 2, arguments.words.count == 2 else { return nil }
        return moveRow(rows[0], rows[1])
      },
    ]
      + fileCommands { edit in
        ResolvedCommand { () async throws(Failure) in try await perform(.pins(edit)) }
      }
  }

  static func fileCommands(
    _ edited: @escaping @Sendable (PinEdit) -> ResolvedCommand
  ) -> [Command<ResolvedCommand>] {
    [
      Command(.export, takes: [.path]) { $0.words.isEmpty ? nil : edited(.export(path: $0.text)) },
      Command(.importPlaces, takes: [.path]) {
        $0.words.isEmpty ? nil : edited(.importPlaces(path: $0.text))
      },
    ]
  }

  private static func pin(
    _ reference: PlaceReference, _ context: CommandContext, _ isShown: Bool
  ) throws(Failure) -> MapPinAction {
    if case .name(let text) = reference {
      if let point = CoordinateText(text, expectsPoint: true)?.coordinate { return .pinAt(point) }
      let words = text.split { $0 == " " || $0 == "," }
      // `NaN` counts as a number here, and is none of a position.
      guard !words.allSatisfy({ Double($0) != nil }) else { throw .badCoordinate(text) }
    } else if reference == .atHand, isShown {
      return .pinAtCross
    }
    return .pin(try context.places.place(reference))
  }
}
