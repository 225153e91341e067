public import Phrases
public import ScreenKit

/// Searching, which can be done on every screen.
public enum SearchesCommands {
  public static func commands(
    find: @escaping @MainActor @Sendable (SearchesAction) async throws(Failure) -> Route
  ) -> [Command<ResolvedCommand>] {
    [
      Command(
        .search, shorts: ["s", "/"], takes: [.placeName, .optional(.countryBehindIn)],
        options: ["-o"], table: .matches
      ) { arguments in
        let words = arguments.words.filter { $0 != "-o" }
        let text = Arguments(words).text
        guard !text.allSatisfy(\.isWhitespace) else { return nil }
        let isOnline = words.count < arguments.words.count
        return ResolvedCommand { () async throws(Failure) in
          try await find(.find(text, online: isOnline))
        }
      }
    ]
  }
}
