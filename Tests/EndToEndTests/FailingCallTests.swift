import FileTestSupport
import TestSupport

/// The built program, whose Nth call of the kernel fails: once, and from then on.
@Suite(
  .serialized, .timeLimit(.minutes(60)),
  .enabled(if: Strace.isAllowed, "strace is not here, or not allowed"))
final class FailingCallTests: StageSuite {
  private static let codes = ["EIO", "ENOSPC", "EACCES", "EMFILE", "EROFS"]
  private static let input = "pin 5 6\nsearch Oslo\n1\nstar\n"

  /// Some calls fail, by turns once and from then on; `make soak` makes each call fail in both ways. Each failure has
  /// another reason than the one before.
  @Test(arguments: ["close", "fcntl", "fsync", "ftruncate", "openat", "pwrite64", "rename"])
  func whicheverFailsNothingIsLost(call: String) async throws {
    let strace = Strace(stage: stage, call: call)
    _ = try await stage.vane(["pin", "7", "8"])
    try FileManager.default.moveItem(atPath: stage.home + "/config", toPath: stage.home + "/before")
    try prepare()
    let numbers = try await strace.numbersOfCalls(input: Self.input)
    try #require(!numbers.isEmpty)
    let step = max(1, numbers.count / Soak.count("VANE_CALLS", standard: 2))
    for (index, position) in stride(from: 0, to: numbers.count, by: step).enumerated() {
      let code = Self.codes[index % Self.codes.count]
      let both = ["\(numbers[position])", "\(numbers[position])+"]
      for when in Soak.isOn ? both : [both[index % 2]] {
        try prepare()
        let run = try await strace.vane("error=\(code):when=\(when)", input: Self.input)
        try await expectNothingLost(by: run, "\(call), \(code), \(when): \(run.errors)")
      }
    }
  }

  @Test func withoutPipesEverythingIsDone() async throws {
    let run = try await Strace(stage: stage, call: "pipe2")
      .vane("error=EMFILE:when=1+", input: Self.input)
    #expect(run.status == 0)
    #expect(run.errors == "")
    #expect(run.output.contains("★ Added Oslo to favorites."))
  }

  /// The failure isn't reported as the limit on open files, which has errors of its own.
  @Test func aFailingCallIsSaidToBeWhatItIs() async throws {
    let run = try await Strace(stage: stage, call: "fcntl")
      .vane("error=EPERM:when=1+", input: Self.input)
    #expect(run.status == 1)
    #expect(
      run.errors
        == "Vane can't find out how many files it may open: Operation not permitted (fcntl).\n")
  }

  /// Attack 4: the thread of transfers slept on, since it couldn't be woken.
  @Test func whatCannotBeSentEndsInTime() async throws {
    _ = try await stage.vane(["set", "timeout", "1"])
    _ = try await stage.vane(["set", "service", "open-meteo"])
    let run = try await Strace(stage: stage, call: "sendto")
      .vane("error=EIO:when=1+", input: "detail 59.91,10.75\n")
    #expect(run.status == 1)
    #expect(run.errors.hasPrefix("127.0.0.1 "), "\(run)")
  }

  /// Attack 4: SQLite opened its file again for ever.
  @Test func aFileThatIsInterruptedForEverIsReadByNobody() async throws {
    try await stage.search("Oslo", opening: 1)
    let strace = Strace(
      stage: stage, call: "openat", files: ["data/vane/archive.sqlite", "gazetteer.sqlite"])
    let run = try await strace.vane("error=EINTR:when=1+", input: "detail 59.91,10.75\n")
    #expect(run.output.contains("59.91"), "\(run)")
    #expect(run.status < 128)
  }

  /// A home with one pin.
  private func prepare() throws {
    for folder in ["config", "data", "state", "cache"] {
      try? FileManager.default.removeItem(atPath: stage.home + "/" + folder)
    }
    try FileManager.default.copyItem(atPath: stage.home + "/before", toPath: stage.home + "/config")
  }

  private func expectNothingLost(by run: ProgramRun, _ comment: Comment) async throws {
    #expect(run.status < 128, comment)
    let kept = try await stage.vane(["--json"], input: "map\nfavorites\n")
    #expect(kept.errors == "", comment)
    let lists = kept.output.split(separator: "\n")
    try #require(lists.count == 2, comment)
    #expect(lists[0].contains(#""latitude":7,"#), comment)
    let isPinned = run.output.contains(" Pinned 5.00° N 6.00° E.\n")
    #expect(!isPinned || lists[0].contains(#""latitude":5,"#), comment)
    let isStarred = run.output.contains("★ Added Oslo to favorites.")
    #expect(!isStarred || lists[1].contains(#""name":"Oslo""#), comment)
    // The failure was reported in a sentence that names the file or the limit.
    let isTold = [stage.home, "libcurl", "ulimit -n", "(fcntl)"].contains {
      run.errors.contains($0)
    }
    #expect(isPinned && isStarred || isTold || run.status == 127, comment)
  }
}

/// Vane under strace, which lets calls fail.
private struct Strace {
  let stage: Stage
  let call: String
  var files: [String] = [
    "config/vane", "config/vane/vane.plist", "config/vane/.vane.plist.lock", "data/vane",
    "data/vane/archive.sqlite", "data/vane/archive.sqlite-wal", "data/vane/archive.sqlite-shm",
    "data/vane/.archive.sqlite.lock",
  ]

  static let isAllowed =
    system("strace -f -qq -o /dev/null -e inject=close:error=EIO:when=9999 true 2>/dev/null") == 0

  private var trace: String { stage.home + "/trace" }

  /// Only these paths fail to open: libdispatch aborts if it can't examine its own threads.
  private var paths: [String] {
    guard call == "openat" else { return [] }
    return files.flatMap { ["-P", stage.home + "/" + $0] }
  }

  /// The numbers of those calls, in any thread, that are about a file of the user's.
  func numbersOfCalls(input: String) async throws -> [Int] {
    _ = try await run([], input: input)
    var counts: [Substring: Int] = [:]
    var numbers: Set<Int> = []
    for line in try #require(stage.text("trace")).split(separator: "\n") {
      let thread = line.prefix { $0 != " " }
      guard line.contains(" \(call)(") else { continue }
      counts[thread, default: 0] += 1
      if line.contains(stage.home) { numbers.insert(counts[thread, default: 0]) }
    }
    return numbers.sorted()
  }

  func vane(_ fault: String, input: String) async throws -> ProgramRun {
    try await run(["-e", "inject=\(call):\(fault)"], input: input)
  }

  private func run(_ options: [String], input: String) async throws -> ProgramRun {
    try await stage.run(
      "/usr/bin/strace",
      // Only this call stops the program, not each that it makes.
      ["-f", "--seccomp-bpf", "-y", "-qq", "-o", trace, "-e", "trace=" + call] + paths + options
        + [Stage.programs() + "/vane"], input: input)
  }
}
