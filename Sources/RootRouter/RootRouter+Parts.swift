import Detail
import Phrases
import ScreenKit
import Searches
import WeatherModels

nonisolated enum PartCommands {
  static let all: [Command<RootAction>] = [
    Command(.hours) { .part(.hours, .hours, of: $0) },
    Command(.days) { days($0.words) },
    Command(.chart) { chart($0.words) },
    Command(.air) { .part(.air, .air, of: $0) },
    Command(.warnings) { .part(.warnings, .warnings, of: $0) },
  ]

  /// `days`, `days 3`, `days Oslo`, `days 3 Oslo`.
  private static func days(_ words: [String]) -> RootAction? {
    counted(words, standard: 7).map { .part(.days, .days(limit: $0.count), of: $0.place) }
  }

  /// What the chart shows, and of how many hours; a kind may be cut short.
  private static func chart(_ words: [String]) -> RootAction? {
    guard let word = words.first?.lowercased(),
      let (count, place) = counted(Array(words.dropFirst()), standard: 24)
    else { return nil }
    let hours = min(count, 384)
    let kind = ChartKind.allCases.first { $0.rawValue.hasPrefix(word) }
    let part = kind.map { DetailPart.chart($0, hours: hours) }
    return (part ?? ("air".hasPrefix(word) ? .airChart(hours: hours) : nil))
      .map { .part(.chart, $0, of: place) }
  }

  /// A number of at least one, or what is usual, and the words behind it.
  private static func counted(
    _ words: [String], standard: Int
  ) -> (count: Int, place: Arguments)? {
    guard let first = words.first, first.contains(where: \.isNumber) else {
      return (standard, Arguments(words))
    }
    let place = Arguments(Array(words.dropFirst()))
    return Arguments([first]).count(standard: standard).map { ($0, place) }
  }
}

extension RootRouter {
  /// Shows a part of a place: of the one named, of the one in a row, or of the one that the screen is about.
  func show(
    _ part: DetailPart, for command: CommandName, _ arguments: Arguments, _ run: CommandRun
  ) async throws(Failure) {
    if let row = arguments.row { return try await show(part, of: listScreen.place(atRow: row)) }
    // A number behind these is not a row.
    let named = [.days, .chart].contains(command) ? .detail : command
    guard arguments.words.isEmpty else {
      run.part = part
      return try await find(.openFirst(arguments.text))
    }
    guard let place = screen(top).subject else { throw .noPlace(named) }
    try await show(part, of: place)
  }

  /// Opens the place that was looked for, or shows the part of it that was asked for.
  func openFound(_ place: Place) async throws(Failure) {
    if let wanted { return try await look(wanted, at: place) }
    guard let part = CommandRun.current?.part else { return try await open(.detail(place)) }
    try await show(part, of: place)
  }
}
