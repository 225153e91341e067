import Clients
import Foundation

/// Another program, run to its end on a thread of its own.
enum ChildRun {
  /// Runs a program with arguments, never through a shell, and discards its output. A program that takes too long is
  /// stopped with everything it has started.
  static func run(_ words: [String], _ added: [String: String]) async -> ProgramOutcome {
    await withCheckedContinuation { continuation in
      DispatchQueue.global().async {
        let child = words.first.flatMap {
          ProgramStart.start($0, words, adding: added, in: .group)
        }
        continuation.resume(returning: child.map(wait) ?? .missing)
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
}
