import Foundation
import Phrases
import Testing

/// Typed lines are done, offered and refused as they should be, by the real table of places.
@MainActor @Suite(.timeLimit(.minutes(60))) struct LineCorpusTests {
  enum Verdict: String {
    case right, offered, wrongOffer, wrongDone, refused
  }

  /// The shares that are right, and that are another answer than the one that was meant. Neither gets worse; all lines
  /// take a quarter of an hour, so that only some are read unless a variable says so.
  static let isWhole = ProcessInfo.processInfo.environment["VANE_EVERY_LINE"] != nil
  static let leastRight = isWhole ? 0.975 : 0.94
  static let mostWrong = isWhole ? 0.009 : 0.04

  @Test func linesAreReadAsTheyAreMeant() async throws {
    let program = try await CorpusProgram()
    var verdicts: [String: [Verdict: Int]] = [:]
    var failed: [String] = []
    let lines = try CorpusLine.all().enumerated().filter { Self.isWhole || $0.offset % 36 == 0 }
    for line in lines.map(\.element) {
      let verdict = try await verdict(line, program)
      verdicts[line.kind, default: [:]][verdict, default: 0] += 1
      if verdict != .right {
        failed.append("\(verdict)\t\(line.kind)\t\(line.text)\t\(line.expected)")
      }
    }
    try program.end()
    let list = failed.joined(separator: "\n")
    func share(_ verdict: Verdict) -> Double {
      Double(verdicts.values.reduce(0) { $0 + $1[verdict, default: 0] }) / Double(lines.count)
    }
    #expect(share(.right) >= Self.leastRight, "\(verdicts)\n\(list)")
    #expect(share(.wrongDone) <= Self.mostWrong, "\(list)")
  }

  private func verdict(_ line: CorpusLine, _ program: CorpusProgram) async throws -> Verdict {
    let outcome = try await program.outcome(line.text, line.language)
    func isOne(_ lines: [String], of wanted: [String]) async throws -> Bool {
      for text in lines {
        for other in wanted {
          if [text, outcome.readAs ?? text].contains(where: { Self.bare($0) == Self.bare(other) }) {
            return true
          }
          let answers = try await (
            program.outcome(text, line.language), program.outcome(other, line.language)
          )
          if answers.0.isSame(as: answers.1) { return true }
        }
      }
      return false
    }
    let done = line.expected("=")
    if outcome.isDone {
      return try await isOne([line.text], of: done) ? .right : .wrongDone
    }
    // A day without a forecast is none in other words, either.
    for text in done where try await program.outcome(text, line.language).error == outcome.error {
      return .right
    }
    if line.expected("!").contains(where: {
      let kind = $0.split(separator: " ").first.map(String.init) ?? ""
      return kind == outcome.refusal || ["none", "usage", "badposition"].contains(kind)
    }) {
      return .right
    }
    let offered = outcome.offered
    if offered.isEmpty { return .refused }
    if try await isOne(offered, of: line.expected("?")) { return .right }
    return try await isOne(offered, of: done) ? .offered : .wrongOffer
  }

  private static func bare(_ line: String) -> String {
    line.folded.split { " ,".contains($0) }.joined(separator: " ")
  }
}
