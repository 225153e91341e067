import Phrases
public import ScreenKit
public import WeatherClients
import WeatherModels

/// What the models say, side by side, and what the nearest station observed.
public enum CertaintyCommands {
  public static func commands(
    _ context: CommandContext, _ certainty: CertaintyClient
  ) -> [Command<ResolvedCommand>] {
    [
      Command(.models, takes: [.optional(.place), .optional(.day)], table: .models) {
        arguments throws(Failure) in
        let request = try ModelsRequest(arguments)
        let place = try context.places.place(request.place)
        return ResolvedCommand.ending { () async throws(Failure) in
          try await ModelsPresenter(context: context, certainty: certainty)
            .show(place, request.date)
        }
      },
      Command(.observed, takes: [.optional(.place)]) { arguments throws(Failure) in
        let place = try context.places.place(PlaceReference(arguments.words))
        return ResolvedCommand.ending { () async throws(Failure) in
          try await ObservedPresenter(context: context, certainty: certainty).show(place)
        }
      },
    ]
  }
}

/// The place and the day behind `models`.
struct ModelsRequest: Hashable, Sendable {
  var place: PlaceReference
  /// `nil` for the next days.
  var date: CalendarDay?

  /// The day is the last or the first word: `models Oslo 2026-11-23`.
  init(_ arguments: Arguments) throws(Failure) {
    var words = arguments.words
    if let last = words.last, Self.looksLikeDate(last) {
      date = try Self.date(words.removeLast())
    } else if let first = words.first, Self.looksLikeDate(first) {
      date = try Self.date(words.removeFirst())
    }
    place = PlaceReference(words)
  }

  private static func date(_ text: String) throws(Failure) -> CalendarDay {
    guard text.utf8.count == 10, let date = CalendarDay(text) else { throw .badDate(text) }
    return date
  }

  /// Three numbers with dashes between.
  private static func looksLikeDate(_ word: String) -> Bool {
    let parts = word.split(separator: "-", omittingEmptySubsequences: false)
    return parts.count == 3
      && parts.allSatisfy { !$0.isEmpty && $0.allSatisfy { $0.isASCII && $0.isNumber } }
  }
}
