import Phrases
public import ScreenKit
import WeatherModels

/// A change of pins other than a deletion.
public nonisolated enum PinEdit: Hashable, Sendable {
  case rename(row: Int, String)
  /// Writes favourites and pins to a file.
  case export(path: String)
  /// Adds the places of a file to favourites and pins.
  case importPlaces(path: String)
}

extension PinEdit {
  /// On the map.
  nonisolated static func commands<Action>(
    _ action: @escaping @Sendable (PinEdit) -> Action
  ) -> [Command<Action>] {
    [
      Command(.rename, takes: [.row, .text]) { arguments in
        let name = Arguments(Array(arguments.words.dropFirst())).text
        guard let row = arguments.words.first.flatMap(Arguments.number),
          !name.cleaned(limit: 200).allSatisfy(\.isWhitespace)
        else { return nil }
        return action(.rename(row: row, name))
      }
    ] + fileCommands(action)
  }

  /// Those that make sense on every screen.
  public nonisolated static func fileCommands<Action>(
    _ action: @escaping @Sendable (PinEdit) -> Action
  ) -> [Command<Action>] {
    [
      Command(.export, takes: [.path]) { $0.words.isEmpty ? nil : action(.export(path: $0.text)) },
      Command(.importPlaces, takes: [.path]) {
        $0.words.isEmpty ? nil : action(.importPlaces(path: $0.text))
      },
    ]
  }
}
