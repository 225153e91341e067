import FileTestSupport
import ScreenTestSupport

/// The times at which a lost network is asked whether it is back.
@Suite(.timeLimit(.minutes(5))) struct NetworkWatchTests {
  @Test func asksLessAndLessOften() async {
    let log = Log(answersAt: 9)
    await log.watch.whenBack(after: AsyncStream { _ in }) { true }
    #expect(log.pauses == [5, 10, 20, 40, 80, 160, 300, 300, 300])
  }

  @Test func asksAtOnceAfterAChangeAndSoonAgain() async {
    let log = Log(answersAt: 5)
    let (changes, change) = AsyncStream.makeStream(of: Void.self)
    // The first pause never ends by itself: the change ends it.
    let watch = log.watch(firstPause: { change.yield() })
    await watch.whenBack(after: changes) { true }
    #expect(log.pauses == [5, 1, 2, 5, 10])
  }

  @Test func goesOnAsLongAsItIsNotTheEnd() async {
    let log = Log(answersAt: 1)
    let calls = Counter()
    await log.watch.whenBack(after: AsyncStream { _ in }) { calls.next() == 3 }
    #expect(log.pauses == [5, 10, 20])
  }

  @Test func endsWhenItIsCancelled() async {
    let task = Task {
      await NetworkWatch.noop.whenBack(after: AsyncStream { _ in }) { true }
      return Task.isCancelled
    }
    task.cancel()
    #expect(await task.value)
  }
}

/// Writes down the pauses, which take no time, and answers from a certain question on.
private final class Log: Sendable {
  private let state = Mutex((pauses: [Double](), questions: 0))
  private let first: Int

  init(answersAt first: Int) {
    self.first = first
  }

  var pauses: [Double] { state.withLock { $0.pauses } }

  var watch: NetworkWatch { watch(firstPause: nil) }

  func watch(firstPause: (@Sendable () -> Void)?) -> NetworkWatch {
    NetworkWatch(
      changes: { AsyncStream { _ in } },
      isAnswered: {
        self.state.withLock { state in
          state.questions += 1
          return state.questions >= self.first
        }
      },
      pause: { seconds in
        let isFirst = self.state.withLock { state in
          state.pauses.append(seconds)
          return state.pauses.count == 1
        }
        guard isFirst, let firstPause else { return }
        firstPause()
        await NetworkWatch.noop.pause(seconds)
      })
  }
}
