import Detail
import Phrases
import ScreenKit
import Searches
import WeatherModels

extension RootRouter {
  /// Shows a part of a place: of the one named, of the one in a row, or of the one that the screen is about.
  func show(
    _ part: DetailPart, for command: CommandName, _ arguments: Arguments, _ run: CommandRun
  ) async throws(Failure) {
    if let row = arguments.row { return try await show(part, of: listScreen.place(atRow: row)) }
    guard arguments.words.isEmpty else {
      run.part = part
      return try await find(.openFirst(arguments.text))
    }
    guard let place = screen(top).subject else { throw .noPlace(command) }
    try await show(part, of: place)
  }

  /// Opens the place that was looked for, or shows the part of it that was asked for.
  func openFound(_ place: Place) async throws(Failure) {
    if let wanted { return try await look(wanted, at: place) }
    guard let part = CommandRun.current?.part else { return try await open(.detail(place)) }
    try await show(part, of: place)
  }
}
