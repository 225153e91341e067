import Foundation
import LineEditor
import WeatherClients

/// Another program, run to its end on a thread of its own.
enum ChildRun {
  /// Runs a program with arguments, never through a shell, and discards its output. A program that takes too long is
  /// stopped with everything it has started.
  static func run(_ words: [String], _ added: [String: String]) async -> ProgramOutcome {
    await withCheckedContinuation { continuation in
      DispatchQueue.global().async {
        continuation.resume(returning: spawn(words, added).map(wait) ?? .missing)
      }
    }
  }

  private static func wait(_ child: pid_t) -> ProgramOutcome {
    let deadline = ContinuousClock.now + .seconds(ProgramsClient.longestRun)
    var status: Int32 = 0
    while true {
      let ended = waitpid(child, &status, WNOHANG)
      if ended == child { break }
      if ended < 0, errno != EINTR { return .failed(status: 1) }
      guard ContinuousClock.now < deadline else {
        kill(-child, SIGKILL)
        for _ in 0..<100 {
          if waitpid(child, &status, 0) >= 0 || errno != EINTR { break }
        }
        return .timedOut
      }
      usleep(10_000)
    }
    let code = status & 0x7F == 0 ? (status >> 8) & 0xFF : 128 + (status & 0x7F)
    // The convention of shells and of posix_spawnp's child.
    return code == 0 ? .done : code == 127 || code == 126 ? .missing : .failed(status: code)
  }

  private static func spawn(_ words: [String], _ added: [String: String]) -> pid_t? {
    guard let program = words.first else { return nil }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for (descriptor, flags) in [(Int32(0), O_RDONLY), (1, O_WRONLY), (2, O_WRONLY)] {
      posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", flags, 0)
    }
    for descriptor in Int32(3)..<256 {
      posix_spawn_file_actions_addclose(&actions, descriptor)
    }
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // The program gets back what Vane ignores and blocks.
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    sigfillset(&signals)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setpgroup(&attributes, 0)
    posix_spawnattr_setflags(
      &attributes,
      Int16(POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
    let values = ProgramEnvironment.values.merging(added) { $1 }
    let environment = values.map { strdup("\($0)=\($1)") } + [nil]
    let arguments = words.map { strdup($0) } + [nil]
    defer { (arguments + environment).forEach { free($0) } }
    var child: pid_t = 0
    let code = posix_spawnp(&child, program, &actions, &attributes, arguments, environment)
    return code == 0 ? child : nil
  }
}
