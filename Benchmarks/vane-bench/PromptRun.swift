import BenchSupport
import Foundation
import Glibc

/// One start of a program in a terminal of its own, until its prompt stands there.
struct PromptRun {
  /// Milliseconds from exec to the prompt.
  var time: Double
  /// The most memory that was resident by then, in MiB.
  var memory: Double

  /// Starts the program, waits for `> ` at the beginning of a line, and ends it.
  init(_ program: String, environment: [String: String]) throws {
    var main: Int32 = 0
    var terminal: Int32 = 0
    guard openpty(&main, &terminal, nil, nil, nil) == 0, let name = ttyname(terminal) else {
      throw BenchError.noTerminal
    }
    let path = String(cString: name)
    defer { close(main) }
    let clock = ContinuousClock()
    let start = clock.now
    let child = try Self.spawn(program, terminal: path, environment)
    close(terminal)
    var output = ""
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while !output.hasSuffix("> ") && !output.contains("\n> ") && !output.contains("\r> ") {
      let count = read(main, &buffer, buffer.count)
      guard count > 0 else { throw BenchError.noPrompt(program, output) }
      let isAsked = output.contains(Self.question)
      output += String(decoding: buffer[..<count], as: UTF8.self)
      if !isAsked, output.contains(Self.question) { Self.answer(main) }
    }
    time = (clock.now - start) / .milliseconds(1)
    memory = Results.peakMemory(of: "\(child)") ?? .nan
    // Ctrl-D would be lost on a program that sets the terminal's modes at that moment.
    kill(child, SIGTERM)
    var status: Int32 = 0
    while read(main, &buffer, buffer.count) > 0 {}
    waitpid(child, &status, 0)
  }

  /// The end of what a program asks to learn the background: the device attributes, which every terminal sends.
  private static let question = "\u{1B}[c"

  private static func answer(_ terminal: Int32) {
    let bytes = Array("\u{1B}]11;rgb:0000/0000/0000\u{1B}\\\u{1B}[?62;22c".utf8)
    write(terminal, bytes, bytes.count)
  }

  private static func spawn(
    _ program: String, terminal: String, _ environment: [String: String]
  ) throws -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, terminal, O_RDWR, 0)
    posix_spawn_file_actions_adddup2(&actions, 0, 1)
    posix_spawn_file_actions_adddup2(&actions, 0, 2)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // POSIX_SPAWN_SETSID, which Swift does not see: the terminal becomes the program's own.
    posix_spawnattr_setflags(&attributes, 0x80)
    let arguments = [strdup(program), nil]
    let variables = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { (arguments + variables).forEach { free($0) } }
    var child: pid_t = 0
    guard posix_spawn(&child, program, &actions, &attributes, arguments, variables) == 0 else {
      throw BenchError.noProgram(program)
    }
    return child
  }
}
