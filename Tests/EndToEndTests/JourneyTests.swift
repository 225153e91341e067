import Synchronization
import TestSupport
import Testing

/// Whole sessions as people type them, through a pipe and in a terminal. `Journey` has their form.
@Suite(.serialized, .timeLimit(.minutes(30))) struct JourneyTests {
  private static let now = "2026-11-26T11:00:00Z"

  private static let rows = 90

  /// Walked beside each other: a journey mostly waits.
  private static let most = 4

  @Test func allHoldThroughAPipe() async throws {
    try await walkAll(Journey.all, walkThroughAPipe)
  }

  /// An answer that comes late may be written below a line that was just entered. So what didn't hold is walked again,
  /// and must hold then.
  @Test func allHoldInATerminal() async throws {
    try await walkAll(Journey.all) { journey in
      let faults = try await walkInATerminal(journey)
      return faults.isEmpty ? [] : try await walkInATerminal(journey)
    }
  }

  private func walkAll(
    _ all: [Journey], _ walk: @escaping @Sendable (Journey) async throws -> [Fault]
  ) async throws {
    var journeys = all.filter { !$0.isHeldBack }
    #expect(Set(journeys.map(\.title)).count >= 40)
    if let title = ProcessInfo.processInfo.environment["VANE_JOURNEY"] {
      journeys.removeAll { $0.title != title }
    }
    var rest = journeys[...]
    await withTaskGroup { group in
      for _ in 0..<Self.most {
        if let journey = rest.popFirst() { group.addTask { await Self.report(journey, walk) } }
      }
      for await _ in group {
        if let journey = rest.popFirst() { group.addTask { await Self.report(journey, walk) } }
      }
    }
  }

  private static func report(
    _ journey: Journey, _ walk: (Journey) async throws -> [Fault]
  ) async {
    do {
      for fault in try await walk(journey) { Issue.record("\(journey.name), \(fault)") }
    } catch {
      Issue.record("\(journey.name): \(error)")
    }
  }

  private func walkThroughAPipe(_ journey: Journey) async throws -> [Fault] {
    try await walk(journey) { stage, environment, network in
      var faults: [Fault] = []
      let open = {
        try PipeSession(Stage.programs() + "/vane", journey.arguments, environment: environment)
      }
      var session = try open()
      for step in journey.steps {
        var answer = ""
        switch step.event {
        // Nothing is shown unasked in a pipe.
        case .start: continue
        case .restart:
          try await session.close()
          session = try open()
          continue
        case .typed(let line): answer = try await session.answer(to: line)
        case .other(let words): answer = try await other(words, journey, stage, environment)
        case .network(let isThere): try await network.set(isThere)
        }
        faults += step.faults(in: answer)
      }
      try await session.close()
      return faults
    }
  }

  private func walkInATerminal(_ journey: Journey) async throws -> [Fault] {
    try await walk(journey) { stage, environment, network in
      var faults: [Fault] = []
      let terminal = Terminal(
        folder: stage.home, environment: environment, columns: 100, rows: Self.rows)
      try await terminal.open()
      do {
        try await terminal.wait(for: "$")
        let command = (["vane"] + journey.arguments).joined(separator: " ")
        for step in journey.steps {
          switch step.event {
          case .start:
            try await terminal.enter(command)
            faults += try await faultsBelow("$ \(command)", step, on: terminal)
          case .restart:
            try await terminal.enter("quit", until: "\n> quit\n$")
            try await terminal.enter("clear")
            try await terminal.wait("an empty screen") { $0 == "$" }
            try await terminal.enter(command)
            faults += try await faultsBelow("$ \(command)", step, on: terminal)
          case .typed(let line):
            try await clear(terminal)
            try await terminal.enter(line)
            faults += try await faultsBelow("> \(line)", step, on: terminal)
          case .other(let words):
            faults += step.faults(in: try await other(words, journey, stage, environment))
          case .network(let isThere): try await network.set(isThere)
          }
        }
      } catch {
        await terminal.close()
        throw error
      }
      await terminal.close()
      return faults
    }
  }

  /// Leaves nothing but the prompt; an answer that was still under way is written again after the key.
  private func clear(_ terminal: Terminal) async throws {
    var looks = 0
    repeat {
      if looks % 50 == 0 { try await terminal.press(.ctrl("l")) }
      looks += 1
      if try await terminal.screen() == ">" { return }
      try await Task.sleep(for: .milliseconds(40))
    } while looks < 1500
    try await terminal.wait("an empty prompt on") { $0 == ">" }
  }

  /// Returns when the answer below a line has all that it must have and the prompt is back; what is missing after a
  /// minute is a fault.
  private func faultsBelow(
    _ line: String, _ step: Journey.Step, on terminal: Terminal
  ) async throws -> [Fault] {
    func answer(_ screen: String) -> String? {
      let rows = screen.split(separator: "\n", omittingEmptySubsequences: false)
      guard [">", "$"].contains(rows.last) else { return nil }
      let first = rows.firstIndex { $0 == line || line.hasPrefix($0) && $0.count > 90 }
      // A map fills the window, so that the line above it is gone.
      guard first != nil || rows.count >= Self.rows - 1 else { return nil }
      return rows[(first.map { $0 + 1 } ?? 0)...].dropLast().joined(separator: "\n")
        .withoutFixedSpaces
    }
    let wanted = step.wants.filter(\.isWanted)
    var last = ""
    do {
      try await terminal.wait("the answer to \(line) on") { screen in
        last = screen
        return answer(screen).map { text in wanted.allSatisfy { $0.holds(of: text) } } == true
      }
    } catch is NotSeen {
      // Found again below.
    }
    return step.faults(in: answer(last) ?? last)
  }

  private func other(
    _ words: [String], _ journey: Journey, _ stage: Stage, _ environment: [String: String]
  ) async throws -> String {
    let run = try await ProgramRun.of(
      Stage.programs() + "/vane", journey.arguments + words, environment: environment)
    return run.output + run.errors
  }

  private func walk(
    _ journey: Journey,
    _ body: (Stage, [String: String], StandInNetwork) async throws -> [Fault]
  ) async throws -> [Fault] {
    let now = try Date(Self.now, strategy: .iso8601)
    return try await Stage.open(answers: .sample(now: { now })) { stage in
      var environment = try stage.environment
      environment["VANE_GAZETTEER"] = nil
      environment["VANE_NOW"] = Self.now
      environment["VANE_GPSD"] = "127.0.0.1:9"
      environment["TERM"] = "xterm-256color"
      if journey.language == "sk" {
        (environment["LANG"], environment["VANE_LANGUAGE"]) = ("sk_SK.UTF-8", nil)
      }
      environment.merge(journey.environment) { $1 }
      let network = StandInNetwork(stage.standIn, .sample(now: { now }))
      defer { network.stop() }
      return try await body(stage, environment, network)
    }
  }
}

/// What a step wanted and its answer does not hold, or the reverse, with the answer.
private typealias Fault = String

extension Journey.Step {
  fileprivate func faults(in answer: String) -> [Fault] {
    let answer = answer.withoutFixedSpaces
    return wants.filter { !$0.holds(of: answer) }.map { "\(event), \($0.text)\n\(answer)" }
  }
}

/// The services of a journey, which its network reaches or not.
private final class StandInNetwork: Sendable {
  private let answers: StandInAnswers
  private let port: Int
  private let present: Mutex<StandIn?>

  init(_ standIn: StandIn, _ answers: StandInAnswers) {
    (self.answers, port) = (answers, standIn.port)
    present = Mutex(standIn)
  }

  func set(_ isThere: Bool) async throws {
    stop()
    guard isThere else { return }
    let again = try await StandIn(answers, port: UInt16(port))
    present.withLock { $0 = again }
  }

  func stop() {
    present.withLock { standIn in
      standIn?.stop()
      standIn = nil
    }
  }
}

extension String {
  fileprivate var withoutFixedSpaces: String {
    replacing("\u{A0}", with: " ").replacing("\u{202F}", with: " ")
  }
}
