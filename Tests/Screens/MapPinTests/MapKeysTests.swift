import LineEditor
@testable import MapPin
import Phrases
import Testing

/// Steps that run on until somebody presses a key.
@MainActor struct MapKeysTests {
  @Test func stopsAtTheLastStep() async throws {
    let (gate, open) = AsyncStream.makeStream(of: Never.self)
    let keys = MapKeys(
      pause: { _ in }, begin: { _ in },
      next: { _ in
        for await _ in gate {}
        return .enter
      }, end: {})
    var steps = 0
    let next = try await keys.play([]) { () throws(Failure) in
      steps += 1
      return steps < 3
    }
    #expect(steps == 3)
    open.finish()
    #expect(await next.value == .enter)
  }

  @Test func stopsAtAKey() async throws {
    let keys = MapKeys(
      pause: { _ in await Task.yield() }, begin: { _ in }, next: { _ in .escape }, end: {})
    let next = try await keys.play([]) { () throws(Failure) in true }
    #expect(await next.value == .escape)
  }
}
