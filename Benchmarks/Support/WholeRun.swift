import Foundation
import Glibc

/// A program from exec to its end.
public enum WholeRun {
  public struct Failed: Error {
    public var program: String
  }

  /// The program `name` beside the one that runs.
  public static func neighbour(_ name: String) -> String {
    URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent().appending(path: name).path
  }

  /// Milliseconds until the program has ended well; what it prints is dropped.
  public static func milliseconds(
    _ program: String, _ words: [String], _ environment: [String: String]
  ) throws -> Double {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
    let arguments = ([program] + words).map { strdup($0) } + [nil]
    let variables = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { (arguments + variables).forEach { free($0) } }
    let start = ContinuousClock.now
    var child: pid_t = 0
    guard posix_spawn(&child, program, &actions, nil, arguments, variables) == 0 else {
      throw Failed(program: program)
    }
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0, errno == EINTR {}
    guard status == 0 else { throw Failed(program: program) }
    return (ContinuousClock.now - start) / .milliseconds(1)
  }
}
