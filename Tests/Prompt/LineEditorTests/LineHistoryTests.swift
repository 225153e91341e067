import FileTestSupport
import Glibc

@testable import LineEditor

struct LineHistoryTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test(arguments: [
    "search Oslo", "Tromsø 東京 👩‍👩‍👧", "back\\slash \\n \\u{1b} \\u \\", "two\nlines\r",
    "\u{1B}[31m\u{0}\u{7F}",
  ])
  func anyTextSurvivesInOneLine(text: String) {
    LineHistory(path: folder("lines")).append(text)
    LineHistory(path: folder("lines")).append("quit")
    #expect(LineHistory(path: folder("lines")).load() == [text, "quit"])
    #expect(folder.text("lines")?.split(separator: "\n").count == 2)
  }

  @Test func emptyLinesSecretsAndRepetitionsAreNotKept() {
    let history = LineHistory(path: folder("lines"))
    let kept = ["map", "map", "", " set key abc", "back", "map"].map { history.append($0) }
    #expect(kept == [true, false, false, false, true, true])
    #expect(folder.text("lines") == "map\nback\nmap\n")
  }

  @Test func aRepetitionOfThePreviousSessionIsNotKept() {
    LineHistory(path: folder("lines")).append("map")
    let history = LineHistory(path: folder("lines"))
    #expect(history.load() == ["map"])
    #expect(!history.append("map"))
  }

  @Test func fileAndFoldersAreForTheirOwnerOnly() throws {
    LineHistory(path: folder("a/b/lines")).append("map")
    #expect(try folder.mode("a") == 0o700)
    #expect(try folder.mode("a/b") == 0o700)
    #expect(try folder.mode("a/b/lines") == 0o600)
  }

  @Test func aReadableFileBecomesPrivate() throws {
    try Data("map\n".utf8).write(to: URL(filePath: folder("lines")))
    #expect(chmod(folder("lines"), 0o644) == 0)
    LineHistory(path: folder("lines")).append("back")
    #expect(try folder.mode("lines") == 0o600)
  }

  @Test func goodLinesOfADamagedFileAreKept() throws {
    let damaged =
      Data("first\n".utf8) + [0xFF, 0xFE, 0x0A] + Data("bad\u{1B}[2J\n".utf8) + [0, 0, 0, 0]
      + Data("after zeros\n\n".utf8) + Data(repeating: 0x78, count: 100_000) + Data("\nlast".utf8)
    try damaged.write(to: URL(filePath: folder("lines")))
    let history = LineHistory(path: folder("lines"))
    #expect(history.load() == ["first", "after zeros", "last"])
    history.append("next")
    #expect(LineHistory(path: folder("lines")).load() == ["first", "after zeros", "last", "next"])
  }

  private static let typed = "search Oslo\nTromsø 東京 👩‍👩‍👧\nback\\\\slash\n\\u{1b}[2J\nmap\n"

  @Test func everyTruncationKeepsTheLinesBeforeIt() throws {
    for length in 0...Self.typed.utf8.count {
      let rest = Data(Self.typed.utf8.prefix(length))
      try expectUse(of: rest, "\(length) bytes") { lines in
        #expect(lines.count >= rest.count { $0 == 0x0A })
      }
    }
  }

  @Test func mutationsDoNotStopIt() throws {
    var mutator = Mutator(seed: 1)
    for number in 0..<Soak.count("VANE_MUTATIONS", standard: 300) {
      try expectUse(of: Data(mutator.damaged(Array(Self.typed.utf8))), "mutation \(number)")
    }
  }

  @Test func aFileOfNoiseNeverTraps() throws {
    var mutator = Mutator(seed: 1)
    for number in 0..<20 {
      let noise = (0..<5000).map { _ in UInt8(mutator.below(256)) }
      try expectUse(of: Data(noise), "noise \(number)")
    }
  }

  /// The readable lines of such a file are read and kept, and another line is appended.
  private func expectUse(
    of content: Data, _ comment: Comment, lines: ([String]) -> Void = { _ in }
  ) throws {
    try content.write(to: URL(filePath: folder("lines")))
    let history = LineHistory(path: folder("lines"))
    let before = history.load()
    lines(before)
    history.append("next")
    #expect(LineHistory(path: folder("lines")).load() == before + ["next"], comment)
  }

  /// Four sessions write to one file at a time.
  private func write(_ count: Int, limit: Int) async {
    let path = folder("lines")
    await withTaskGroup { group in
      for writer in 0..<4 {
        group.addTask {
          let history = LineHistory(path: path, limit: limit)
          for number in 0..<count { history.append("\(writer) \(number)") }
          history.append("end \(writer)")
        }
      }
    }
  }

  @Test func sessionsLoseNothing() async {
    await write(200, limit: 100_000)
    let lines = LineHistory(path: folder("lines"), limit: 100_000).load()
    #expect(lines.count == 804)
    for writer in 0..<4 {
      #expect(lines.filter { $0.hasPrefix("\(writer) ") } == (0..<200).map { "\(writer) \($0)" })
    }
  }

  @Test func aFileIsCutBackOnceItIsAFifthTooLong() {
    let history = LineHistory(path: folder("lines"), limit: 10)
    for number in 1...12 { history.append("line \(number)") }
    #expect(folder.text("lines")?.split(separator: "\n").count == 12)
    history.append("line 13")
    let expected = (4...13).map { "line \($0)" }
    #expect(folder.text("lines") == expected.map { $0 + "\n" }.joined())
    #expect(LineHistory(path: folder("lines"), limit: 10).load() == expected)
  }

  @Test func sessionsThatCutBackLoseNoNewLine() async {
    await write(100, limit: 50)
    let lines = LineHistory(path: folder("lines"), limit: 1000).load()
    #expect(lines.count >= 50)
    for writer in 0..<4 {
      let own = lines.compactMap { $0.hasPrefix("\(writer) ") ? Int($0.dropFirst(2)) : nil }
      #expect(own == Array(100 - own.count..<100))
    }
  }

  @Test func aLinkedFileStaysALink() throws {
    try Data().write(to: URL(filePath: folder("real")))
    try FileManager.default.createSymbolicLink(
      atPath: folder("lines"), withDestinationPath: folder("real"))
    let history = LineHistory(path: folder("lines"), limit: 10)
    for number in 1...13 { history.append("line \(number)") }
    let target = try FileManager.default.destinationOfSymbolicLink(atPath: folder("lines"))
    #expect(target == folder("real"))
    #expect(folder.text("real")?.split(separator: "\n").count == 10)
  }

  @Test func aLockHeldElsewhereDelaysALineButDoesNotLoseIt() throws {
    try Data("map\n".utf8).write(to: URL(filePath: folder("lines")))
    let holder = open(folder("lines"), O_RDONLY)
    defer { close(holder) }
    #expect(flock(holder, LOCK_EX) == 0)
    let file = HistoryFile(path: folder("lines"), timeout: .milliseconds(50))
    let began = ContinuousClock.now
    #expect(try !file.append("back", trimmingTo: 1))
    #expect(ContinuousClock.now - began >= .milliseconds(50))
    #expect(folder.text("lines") == "map\nback\n")
  }

  @Test func aFileThatCannotBeUsedIsReportedOnce() throws {
    try Data().write(to: URL(filePath: folder("plain")))
    let failures = Noted<HistoryFailure>()
    let path = folder("plain/lines")
    let history = LineHistory(path: path) { failures.append($0) }
    #expect(history.load() == [])
    #expect(history.append("map"))
    #expect(history.append("back"))
    #expect(failures.all == [.unusable(path: path.cleaned(limit: 4096), errno: ENOTDIR)])
  }

  @Test func aFolderInPlaceOfTheFileIsReported() throws {
    let failures = Noted<HistoryFailure>()
    let history = LineHistory(path: folder.path) { failures.append($0) }
    #expect(history.load() == [])
    #expect(failures.all == [.notAFile(path: folder.path.cleaned(limit: 4096))])
  }
}
