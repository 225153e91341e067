import Glibc
import ScreenTestSupport

@testable import RootRouter

/// `line --follow` with a clock that stands still until it is told to go on.
@MainActor @Suite(.timeLimit(.minutes(5))) struct FollowTests {
  @Test func writesALineWhereItHasChanged() async {
    let line = FollowedLine(temperatures: [8, 8, 6], minutes: 40)
    let (text, status) = await line.run(["line", "Oslo", "--follow"])
    expectText(
      text,
      is: """
        ☁ 7 °C Overcast
        ☁ 8 °C Overcast
        ☁ 6 °C Overcast

        """)
    #expect(status == 130)
    // Ten minutes after each report, as long as answers come.
    #expect(line.state.refreshes.prefix(4).map(\.words) == Array(repeating: Self.refresh, count: 4))
    let times = line.state.refreshes.prefix(4).map(\.time)
    #expect(zip(times, times.dropFirst()).allSatisfy { $1 - $0 >= 600 && $1 - $0 < 620 })
  }

  private static let refresh = ["line", "Oslo", "--refresh-after", "0s"]

  /// The requests are those of `line`: one each minute, until an answer comes.
  @Test func asksAtMostOnceAMinuteWithoutAnAnswer() async {
    let line = FollowedLine(temperatures: [], minutes: 30)
    let (text, _) = await line.run(["line", "Oslo", "--follow", "--refresh-after", "0s"])
    #expect(text == "☁ 7 °C Overcast\n")
    let times = line.state.refreshes.map(\.time)
    #expect(zip(times, times.dropFirst()).allSatisfy { $1 - $0 >= 60 })
    #expect((20...30).contains(times.count))
  }

  /// No pause is longer than ten seconds, nor is there one without a length.
  @Test func neitherSleepsLongNorSpins() async {
    let line = FollowedLine(temperatures: [8], minutes: 60)
    _ = await line.run(["line", "Oslo", "--follow", "--refresh-after", "1d"])
    #expect(line.state.pauses.allSatisfy { $0 > 0.5 && $0 <= 10 })
    #expect(line.state.pauses.count <= 380)
    #expect(line.state.refreshes.isEmpty)
  }

  @Test func isRightAfterASuspension() async {
    let line = FollowedLine(temperatures: [8, 6], minutes: 300, suspends: 7200)
    let (text, _) = await line.run(["line", "Oslo", "--follow", "--format", "{temperature}"])
    #expect(text.hasPrefix("7 °C\n8 °C\n"))
    let times = line.state.refreshes.map(\.time)
    // The second comes with the first look after it.
    #expect(times.count > 1 && times[1] > 7260 && times[1] <= 7280)
  }

  @Test(arguments: [-86_400.0, 34_560_000]) func goesOnAfterAClockWasSet(by seconds: Double) async {
    let line = FollowedLine(temperatures: [8, 6, 5, 4], minutes: 60, jumps: seconds)
    _ = await line.run(["line", "Oslo", "--follow"])
    #expect(line.state.pauses.allSatisfy { $0 > 0.5 && $0 <= 10 })
    #expect(line.state.refreshes.count >= 2)
  }

  @Test func saysTheAgeByTheMinute() async {
    let line = FollowedLine(temperatures: [], minutes: 3)
    let (text, _) = await line.run(["line", "Oslo", "--follow", "--format", "{age}"])
    #expect(text == "12m\n13m\n14m\n15m\n" || text == "12m\n13m\n14m\n", "\(text)")
  }

  @Test func readsSettingsAndTheLastSearchAnew() async {
    let line = FollowedLine(temperatures: [], minutes: 5) { session, time in
      if time >= 60 { try? session.settings.client.set("temperature", "f") }
    }
    let (text, _) = await line.run(["line", "--follow", "--format", "{temperature}"])
    #expect(text == "7 °C\n45 °F\n")
  }

  /// A reader who closes the pipe has read enough.
  @Test func endsWellWithItsReader() async {
    let line = FollowedLine(temperatures: [], minutes: 5, outputFailure: EPIPE)
    let (_, status) = await line.run(["line", "Oslo", "--follow"])
    #expect(status == 0)
    #expect(line.session.lines.errors.isEmpty)
    #expect(line.state.pauses.isEmpty)
  }

  @Test func aFullDiskIsAFailure() async {
    let line = FollowedLine(temperatures: [], minutes: 5, outputFailure: ENOSPC)
    let (_, status) = await line.run(["line", "Oslo", "--follow"])
    #expect(status == 1)
    #expect(!line.session.lines.errors.isEmpty)
  }

  @Test func isADashWithoutAReportAndANetwork() async {
    let line = FollowedLine(temperatures: [8], minutes: 5, isSaved: false)
    let (text, _) = await line.run(["line", "Oslo", "--follow"])
    #expect(text == "–\n☁ 8 °C Overcast\n")
  }
}

/// The line of Oslo, whose refreshes bring the next temperature after three seconds each, or nothing.
@MainActor private final class FollowedLine {
  let session: Session
  private let script: FollowScript

  var state: FollowScript.State { script.state.withLock(\.self) }

  init(
    temperatures: [Double], minutes: Double, suspends: Double = 0, jumps: Double = 0,
    isSaved: Bool = true, outputFailure: Int32? = nil,
    each: @escaping @MainActor (Session, Double) -> Void = { _, _ in }
  ) {
    let script = FollowScript(
      temperatures: temperatures, isSaved: isSaved, suspends: suspends, jumps: jumps)
    self.script = script
    let (interrupts, interrupt) = AsyncStream.makeStream(of: Void.self)
    let (times, time) = AsyncStream.makeStream(
      of: (passed: Double, done: CheckedContinuation<Void, Never>).self)
    session = Session(
      [], runMode: .pipe, kept: SavedPlaces(searches: [Fixture.oslo]),
      savedReports: SavedReportsClient(last: { _ in script.report }, save: { _, _ in }),
      programs: ProgramsClient(startInBackground: { script.begin($0) }),
      outputFailure: outputFailure, now: { script.now },
      pause: { seconds in
        let passed = script.pause(seconds)
        await withCheckedContinuation { time.yield((passed, $0)) }
        if passed >= minutes * 60 {
          interrupt.yield()
          // The task sleeps until it is interrupted.
          _ = try? await Task.sleep(for: .seconds(1 << 30))
        }
      })
    let (loop, session) = (session.loop, session)
    Task { for await _ in interrupts { loop.interrupt() } }
    Task {
      for await time in times {
        each(session, time.passed)
        time.done.resume()
      }
    }
  }

  func run(_ words: [String]) async -> (text: String, status: Int32) { await session.run(words) }
}

private final class FollowScript: Sendable {
  struct State {
    /// Seconds since the start, without jumps of the clock.
    var passed = 0.0
    var pauses: [Double] = []
    var refreshes: [(words: [String], time: Double)] = []
    var report: Report?
    /// The time of the next answer.
    var due: Double?
    var answers: [Double]
    var jumped = 0.0
    var suspended = 0.0
  }

  let state: Mutex<State>
  private let suspends: Double
  private let jumps: Double

  init(temperatures: [Double], isSaved: Bool, suspends: Double, jumps: Double) {
    (self.suspends, self.jumps) = (suspends, jumps)
    state = Mutex(State(report: isSaved ? Fixture.report : nil, answers: temperatures))
  }

  var now: Date { state.withLock { Fixture.now + $0.passed + $0.jumped } }

  var report: Report? {
    state.withLock { state in
      if let due = state.due, due <= state.passed, !state.answers.isEmpty {
        let fetched = Fixture.now + due + state.jumped
        var report = Fixture.report(temperature: state.answers.removeFirst(), fetched: fetched)
        report.current?.time = fetched
        (state.report, state.due) = (report, nil)
      }
      return state.report
    }
  }

  func begin(_ words: [String]) {
    state.withLock { state in
      state.refreshes.append((words, state.passed))
      state.due = state.passed + 3
    }
  }

  func pause(_ seconds: Double) -> Double {
    state.withLock { state in
      state.pauses.append(seconds)
      state.passed += seconds
      if state.passed > 60, state.suspended == 0, suspends > 0 {
        state.passed += suspends
        state.suspended = suspends
      }
      if state.passed > 700, state.jumped == 0 { state.jumped = jumps }
      return state.passed
    }
  }
}
