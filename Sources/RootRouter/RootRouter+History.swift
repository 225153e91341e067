import Detail
import Foundation
import Phrases
import ScreenKit
import Searches
import WeatherClients
import WeatherModels

/// Of which place the past is wanted.
nonisolated enum HistoryTarget: Hashable, Sendable {
  /// The one that the screen is about.
  case here
  case row(Int)
  case named(String)

  init(_ arguments: Arguments) {
    if arguments.words.isEmpty {
      self = .here
    } else {
      self = arguments.row.map(HistoryTarget.row) ?? .named(arguments.text)
    }
  }
}

/// What `archive` does.
nonisolated enum ArchiveAction: Hashable, Sendable {
  case show
  case clear
}

nonisolated enum HistoryCommands {
  static let all: [Command<RootAction>] = [
    Command(.records, options: ["--csv"]) { records($0) },
    Command(.accuracy) { .history(.accuracy, .accuracy, HistoryTarget($0)) },
    Command(.past) { arguments in
      arguments.count(standard: 7).flatMap { days in
        (1...365).contains(days) ? .history(.past, .past(days: days), .here) : nil
      }
    },
    Command(.normal) { .history(.normal, .normal, HistoryTarget($0)) },
    Command(.archive) { arguments in
      switch arguments.words {
      case []: .archive(.show)
      case ["clear"]: .archive(.clear)
      default: nil
      }
    },
  ]

  /// `records`, `records 3`, `records Oslo`, each with `--csv FILE` or without.
  private static func records(_ arguments: Arguments) -> RootAction? {
    var words = arguments.words
    guard let option = words.firstIndex(of: "--csv") else {
      return .history(.records, .records, HistoryTarget(arguments))
    }
    guard words.indices.contains(option + 1), !words[option + 1].isEmpty else { return nil }
    let path = words.remove(at: option + 1)
    words.remove(at: option)
    return .history(.records, .export(path: path), HistoryTarget(Arguments(words)))
  }
}

extension RootRouter {
  func history(
    _ command: CommandName, _ action: HistoryAction, of target: HistoryTarget
  ) async throws(Failure) {
    var action = action
    if case .export(let path) = action { action = .export(path: world.absolutePath(path)) }
    switch target {
    case .here:
      guard let place = screen(top).subject else { throw .noPlace(command) }
      try await look(action, at: place)
    case .row(let row): try await look(action, at: listScreen.place(atRow: row))
    case .named(let text):
      wanted = action
      defer { wanted = nil }
      try await find(.openFirst(text))
    }
  }

  func archive(_ action: ArchiveAction) async throws(Failure) {
    let client = world.history.archive
    let held = try Failure.wrapping { () throws(StorageError) in try client.statistics() }
    switch action {
    case .show: show(held)
    case .clear:
      guard held.records > 0 else { throw .nothingToClear }
      let question = world.phrases.confirmArchiveClear(records: held.records)
      guard try await output.confirm(question, .archive) else {
        return output.show(Answer(world.phrases.notDone))
      }
      try Failure.wrapping { () throws(StorageError) in try client.clear() }
      forgetReports()
      output.show(Answer(world.phrases.archiveCleared, document: ["removed": .int(held.records)]))
    }
  }

  private func show(_ held: ArchiveStatistics) {
    let phrases = world.phrases
    let oldest = held.oldest.map { String($0.ISO8601Format().prefix(10)) }
    let sentences =
      [phrases.archive(held.path, size: Self.size(held.size))]
      + (held.records == 0
        ? [phrases.archiveIsEmpty]
        : [phrases.archived(records: held.records, places: held.places, hourly: held.hourly)])
      + (oldest.map { [phrases.oldestRecord($0)] } ?? [])
    output.show(
      Answer(
        sentences: sentences,
        document: [
          "path": .string(held.path), "size": .int(held.size), "places": .int(held.places),
          "records": .int(held.records), "hourly": .int(held.hourly),
          "oldest": .optional(held.oldest?.ISO8601Format()),
        ]))
  }

  /// In kilobytes below a megabyte, and in megabytes from there on.
  private static func size(_ bytes: Int) -> String {
    bytes < 1_000_000
      ? Figures.grouped((bytes + 999) / 1000) + " kB"
      : Figures.fixed(Double(bytes) / 1_000_000, decimals: 1) + " MB"
  }
}
