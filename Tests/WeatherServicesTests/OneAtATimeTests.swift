import Synchronization
import Testing

@testable import WeatherServices

struct OneAtATimeTests {
  @Test func letsOneTaskThroughAtATime() async {
    let queue = OneAtATime()
    let counter = Counter()
    await withTaskGroup { group in
      for _ in 0..<200 {
        group.addTask {
          await queue.run {
            counter.enter()
            await Task.yield()
            counter.leave()
          }
        }
      }
    }
    #expect(counter.most == 1)
  }

  private final class Counter: Sendable {
    private let counts = Mutex((now: 0, most: 0))

    var most: Int { counts.withLock { $0.most } }

    func enter() { counts.withLock { $0 = ($0.now + 1, max($0.most, $0.now + 1)) } }

    func leave() { counts.withLock { $0.now -= 1 } }
  }

  @Test func goesOnAfterACancelledTask() async {
    let queue = OneAtATime()
    let (isRunning, running) = AsyncStream<Void>.makeStream()
    let (mayEnd, end) = AsyncStream<Void>.makeStream()
    let first = Task {
      await queue.run {
        running.yield()
        for await _ in mayEnd { break }
        return "first"
      }
    }
    for await _ in isRunning { break }
    let second = Task { await queue.run { "second" } }
    let third = Task { await queue.run { "third" } }
    second.cancel()
    #expect(await second.value == nil, "cancelled while it waits")
    end.yield()
    #expect(await first.value == "first")
    #expect(await third.value == "third")
  }
}
