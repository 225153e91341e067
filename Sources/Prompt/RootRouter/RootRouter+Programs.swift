import CommandKit
package import Output
import Phrases
package import Reports

// Strict lines for another program, which gets their documents and their words instead of a written text.
extension RootRouter {
  /// Does the strict line of these words. `willAsk` is called each time that it is about to ask a service.
  package func answer(
    to words: [String], willAsk: @escaping () -> Void
  ) async -> ProgramAnswer {
    await answer(willAsk) { [self] run throws(Failure) in
      try await follow(Route(next: strict(words, run)))
    }
  }

  /// The place that a text means, in the answer to which there are candidates where none is certainly meant; the place
  /// at hand without a text.
  package func place(
    _ text: String?, willAsk: @escaping () -> Void
  ) async -> (place: Place?, answer: ProgramAnswer) {
    var place: Place?
    let answer = await answer(willAsk) { [self] _ throws(Failure) in
      guard let text else {
        place = try context.places.place(.atHand)
        return
      }
      let route = try await find([.name(text)], for: .command)
      place = route.place
      guard place == nil else { return }
      try await follow(route)
      throw .placeNotFound(text)
    }
    return (place, answer)
  }

  private func answer(
    _ willAsk: @escaping () -> Void, _ work: (CommandRun) async throws(Failure) -> Void
  ) async -> ProgramAnswer {
    let run = CommandRun(words: [], willAsk: willAsk)
    var failure: Failure?
    await run.perform {
      do throws(Failure) { try await work(run) } catch { failure = error }
    }
    return await run.perform { output.answer(of: run, failure) }
  }
}
