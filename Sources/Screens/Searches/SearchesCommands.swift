public import CommandKit
import Documents
public import Phrases

/// Searching, which can be done on every screen.
public enum SearchesCommands {
  public static func commands(
    find: @escaping @MainActor @Sendable (SearchesAction) async throws(Failure) -> Route
  ) -> [Command<ResolvedCommand>] {
    [
      Command(
        .search, in: .places, shorts: ["s", "/"],
        examples: [
          "search Oslo", "search paris, texas", "search york in us", "search 48.15,17.11",
          "search -o Hel",
        ], table: .matches
      ) {
        Argument.text(.placeName, .optional(.behind("in", .country)))
        Argument.flag("-o")
      } run: { text, isOnline in
        guard !text.allSatisfy(\.isWhitespace) else { return nil }
        return ResolvedCommand { () async throws(Failure) in
          try await find(.find(text, online: isOnline))
        }
      }
    ]
  }
}
