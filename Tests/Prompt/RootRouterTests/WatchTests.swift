import FileTestSupport
@testable import RootRouter
import ScreenTestSupport

/// `watch` with a clock that stands still until it is told to go on.
@MainActor @Suite(.timeLimit(.minutes(10))) struct WatchTests {
  @Test func saysOnlyWhatHasChanged() async {
    let watch = Watch(temperatures: [7.0, 7.2, 8, nil, nil, 8, 6])
    expectText(
      await watch.run(["watch", "Oslo", "20"]),
      is: """
         14:12 Oslo: 7 °C, Overcast, rain 0.2 mm, wind 4 m/s NW
         14:52 Oslo: 8 °C, Overcast, rain 0.2 mm, wind 4 m/s NW
         16:12 Oslo: 6 °C, Overcast, rain 0.2 mm, wind 4 m/s NW
        weather.example can't be reached: there is no network. Vane will try again when the network is back.
        Canceled.

        """)
    #expect(watch.asked == 7)
    #expect(watch.pauses == [1200, 1200, 1200, 1200, 1200, 1200, 1200])
  }

  /// 24 hours of a question each second: `make soak` asks 86,400 times, and the memory stays within 5 MB.
  @Test func hoursOfWatchingLeaveNothingBehind() async throws {
    let turns = Soak.count("VANE_WATCHES", standard: 2000)
    func day() async -> (asked: Int, pages: Int) {
      let watch = Watch(turns: turns, notesPauses: false) { $0 % 60 == 0 ? 8 : 7 }
      _ = await watch.run(["watch", "Oslo", "10"])
      return (watch.asked, Self.residentPages)
    }
    let first = await day()
    let second = await day()
    print("Resident pages more after \(turns) questions: \(second.pages - first.pages)")
    #expect(second.asked == turns)
    #expect(second.pages - first.pages < 5 << 8)
  }

  /// The number of resident pages of 4 KiB.
  private static var residentPages: Int {
    let text = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? ""
    return text.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
  }

  /// Reports are ten minutes old before another is asked for.
  @Test func asksNoMoreOftenThanTheServiceHasNews() async {
    let watch = Watch(temperatures: [7.0, 8], ends: 13)
    expectText(
      await watch.run(["watch", "Oslo", "1"]),
      is: """
         14:12 Oslo: 7 °C, Overcast, rain 0.2 mm, wind 4 m/s NW
         14:22 Oslo: 8 °C, Overcast, rain 0.2 mm, wind 4 m/s NW
        Canceled.

        """)
    #expect(watch.asked == 2)
  }

  @Test(arguments: ["watch 0", "watch 1441", "watch Oslo 0"])
  func wantsMinutesOfADay(line: String) async {
    let watch = Watch(temperatures: [])
    #expect(
      await watch.run(Arguments.split(line)).contains(
        "watch [PLACE] [MINUTES]"))
  }

  @Test func saysADocumentForEachChange() async {
    let watch = Watch(temperatures: [7.0, 7, 8], runMode: .json)
    let text = await watch.run(["watch", "Oslo"])
    let lines = text.split(separator: "\n")
    // The last says that it was interrupted.
    #expect(lines.count == 3)
    #expect(
      lines.dropLast().allSatisfy {
        $0.hasPrefix(#"{"schema":2,"command":"watch","ok":true,"place":"#)
      })
  }

  @Test func watchesThePlaceOfTheScreenAndFailsWithoutOne() async {
    let watch = Watch(temperatures: [])
    #expect(await watch.run(["watch"]) == "No searches yet. Type: search Oslo\n")
  }
}

/// A place that is watched: each time that passes brings the next temperature, or no network.
@MainActor private final class Watch {
  private let session: Session
  private let script: Script

  var asked: Int { script.state.withLock { $0.asked } }
  var pauses: [Double] { script.state.withLock { $0.pauses } }

  /// `ends` after so many pauses, of which every one is as long as was wanted.
  convenience init(temperatures: [Double?], ends: Int? = nil, runMode: RunMode = .pipe) {
    self.init(turns: ends ?? temperatures.count, runMode: runMode) {
      $0 < temperatures.count ? temperatures[$0] : nil
    }
  }

  /// Each turn's temperature by its number; `nil` is no network.
  init(
    turns: Int, notesPauses: Bool = true, runMode: RunMode = .pipe,
    temperature: @escaping @Sendable (Int) -> Double?
  ) {
    let script = Script(notesPauses: notesPauses, temperature: temperature)
    self.script = script
    let (interrupts, interrupt) = AsyncStream.makeStream(of: Void.self)
    session = Session(
      [], runMode: runMode, gazetteer: .finding([Fixture.oslo]), weather: script.weather,
      now: { script.now },
      pause: { seconds in
        if script.pause(seconds) == turns {
          interrupt.yield()
          // The task sleeps until it is interrupted.
          _ = try? await Task.sleep(for: .seconds(1 << 30))
        }
      })
    let loop = session.loop
    Task {
      for await _ in interrupts { loop.interrupt() }
    }
  }

  /// Returns the standard output, followed by the error output.
  func run(_ words: [String]) async -> String {
    let (text, _) = await session.run(words)
    return text + session.lines.errors
  }
}

/// The reports that a watched place gets, in order.
private final class Script: Sendable {
  struct State {
    var now = Fixture.now
    var asked = 0
    var paused = 0
    var pauses: [Double] = []
  }

  let state = Mutex(State())
  private let notesPauses: Bool
  private let temperature: @Sendable (Int) -> Double?

  init(notesPauses: Bool, temperature: @escaping @Sendable (Int) -> Double?) {
    self.notesPauses = notesPauses
    self.temperature = temperature
  }

  var now: Date { state.withLock { $0.now } }

  /// The number of pauses so far.
  func pause(_ seconds: Double) -> Int {
    state.withLock { state in
      if notesPauses { state.pauses.append(seconds) }
      state.now += seconds
      state.paused += 1
      return state.paused
    }
  }

  var weather: WeatherClient {
    WeatherClient { places async throws(ServiceError) in
      let report = try self.next()
      return places.map { _ in report }
    }
  }

  private func next() throws(ServiceError) -> Report {
    let (turn, now) = state.withLock { state in
      state.asked += 1
      return (state.asked - 1, state.now)
    }
    guard let temperature = temperature(turn) else { throw .noNetwork(host: "weather.example") }
    var report = Fixture.report(fetched: now)
    report.current?.temperature = Temperature(temperature, .celsius)
    return report
  }
}
