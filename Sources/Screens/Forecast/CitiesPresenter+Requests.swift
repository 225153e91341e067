import CommandKit
import Foundation
import Phrases
import WeatherModels
import WeatherText

extension CitiesPresenter {
  /// Makes a request, unless the last one timed out a moment ago, so that pages don't wait for the same service again.
  func asking<Answer>(
    _ request: () async throws(Failure) -> Answer
  ) async throws(Failure) -> Answer {
    if let failure, words.now() < failure.end { throw failure.reason }
    do {
      return try await request()
    } catch {
      if case .service(.timedOut) = error {
        failure = (error, words.now().addingTimeInterval(Self.rest))
      }
      throw error
    }
  }

  /// Best effort: a failure is reported when the page is turned.
  func fetchNextPage() {
    guard isAtPrompt, pages.hasNext else { return }
    var next = pages
    guard next.turn(to: pages.page + 1) else { return }
    let stale = next.rows.map(\.element).filter(isStale)
    guard !stale.isEmpty else { return }
    ahead?.cancel()
    ahead = Task { try? await request(stale) }
  }
}
