public import CommandKit
import Documents
import Foundation
import Phrases
import Quantities
import Reports
import TerminalText
public import WarningWords

/// The places to be put side by side, as they were typed.
struct CompareRequest: Hashable, Sendable {
  /// More named places can't be compared at a glance.
  static let most = 8

  /// The places of a whole list: the favorites, or that on the screen.
  enum List: String, CaseIterable { case favorites, all }

  /// Names, rows and lists.
  var places: [String]
  /// `nil` for the next days.
  var day: DayReference?

  /// Names and rows between commas, or rows alone: `New York, 2`, `1 3-5`. `nil` for fewer than two and more than eight,
  /// of which none is a list.
  init?(_ words: [String], day: DayReference?) {
    self.day = day
    let texts = words.joined(separator: " ").split(separator: ", ").map {
      $0.trimmingCharacters(in: .whitespaces)
    }
    places = texts.flatMap { text in
      // Each row of a range: `1-3`. One too many is as good as all, and `48 17` is a position between commas.
      let rows = text.spacedWords
      guard texts.count == 1 || rows.count == 1, case .rows(let ranges)? = RowSelection(rows)
      else { return [text] }
      return ranges.flatMap { $0.prefix(Self.most + 1).map(String.init) }
    }
    let hasList = places.contains { List(rawValue: $0) != nil }
    guard hasList || places.count > 1, places.count <= Self.most, day != .tonight, day != .evening
    else { return nil }
  }
}

/// Places side by side: `compare 1 3 5`, `compare Oslo, Tokyo`.
public enum CompareCommand {
  @MainActor public static func commands(
    _ context: CommandContext, _ warnings: @escaping @MainActor () -> RecentWarnings
  ) -> [Command<ResolvedCommand>] {
    [
      Command(
        .compare, in: .weather,
        examples: [
          "compare 1 3 5", "compare Oslo Bratislava Tokyo", "compare New York, Oslo",
          "compare Oslo Bergen weekend", "compare Oslo, Bergen by sea", "compare favorites",
        ]
      ) {
        Argument.places
        Argument.dayBehind.optional
        Argument.quantity(after: "by").optional
      } run: { places, day, quantity throws(Failure) in
        // Behind a list, its places are meant.
        let isOfList = places.isEmpty && (try? context.places.rows()) != nil
        let words = isOfList ? [CompareRequest.List.all.rawValue] : places
        guard let request = CompareRequest(words, day: day) else { return nil }
        if request.places.contains(CompareRequest.List.all.rawValue),
          try context.places.rows().count > CompareRequest.most
        {
          return nil
        }
        let comparison = try ComparisonPresenter(request, context, warnings())
        return ResolvedCommand.ending { () async throws(Failure) in
          try await comparison.show(by: quantity)
        }
      }
    ]
  }
}

nonisolated extension Argument where Value == [String] {
  /// Names and rows, of which the last one is completed.
  fileprivate static var places: Argument {
    Argument<[String]>(.places, reach: .rest) { words in
      let isBehindBy = words.last?.lowercased() == "by"
      words.offerText { sources, typed in
        guard !isBehindBy else { return .none }
        var list = sources.completions(forPlaceAtEndOf: typed, isList: true)
        let lists = typed.isEmpty ? [] : CompareRequest.List.allCases.map(\.rawValue)
        list.candidates += sources.matches(lists, typed).candidates
        return list
      }
      guard words.first != nil else { return nil }
      defer { words.takeAll() }
      return words.rest
    }.or([])
  }
}

nonisolated extension Argument where Value == DayReference {
  /// A day behind the places, of which the first may be called like one: `Friday Harbor, Oslo`.
  fileprivate static var dayBehind: Argument {
    Argument(.day) { words throws(Failure) in
      words.offerLast { $0.completions(forDay: $1) }
      let found = try DayArgument(words.rest, words.vocabulary.phrases, mayBeFirst: false)
      guard let found, !found.rest.isEmpty, !words.isPlaceWithDay else { return nil }
      words.takeLast(words.count - found.rest.count)
      return found.day
    }
  }
}
