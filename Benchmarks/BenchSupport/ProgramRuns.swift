import Foundation
import Glibc

/// A program from exec to exit, so many times, its output thrown away.
public struct ProgramRuns: Sendable {
  public let series: Series
  /// The most memory of any run, in MiB.
  public let memory: Double

  public struct Failure: Error {
    var program: String
    var status: Int32
  }

  public init(
    _ runs: Int, _ program: String, _ words: [String], environment: [String: String]
  ) throws {
    self = try Self.inTurns(runs, [(program, words)], environment: environment)[0]
  }

  private init(_ all: [(milliseconds: Double, memory: Double)]) {
    series = Series(all.map(\.milliseconds))
    memory = all.map(\.memory).max() ?? .nan
  }

  /// Several commands one after the other, so many times, since what else the machine does comes and goes.
  public static func inTurns(
    _ runs: Int, _ commands: [(program: String, words: [String])], environment: [String: String]
  ) throws -> [ProgramRuns] {
    // The first ones fill the system's caches.
    for command in commands { _ = try run(command.program, command.words, environment) }
    let all = try (0..<runs).map { _ in
      try commands.map { try run($0.program, $0.words, environment) }
    }
    return commands.indices.map { index in ProgramRuns(all.map { $0[index] }) }
  }

  /// A program in the folder of the benchmark itself.
  public static func program(_ name: String) -> String {
    URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent().appending(path: name).path
  }

  private static func run(
    _ program: String, _ words: [String], _ environment: [String: String]
  ) throws -> (milliseconds: Double, memory: Double) {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
    let arguments = ([program] + words).map { strdup($0) } + [nil]
    let variables = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { (arguments + variables).forEach { free($0) } }
    let start = ContinuousClock.now
    var child: pid_t = 0
    let code = posix_spawn(&child, program, &actions, nil, arguments, variables)
    guard code == 0 else { throw Failure(program: program, status: code) }
    var status: Int32 = 0
    var usage = rusage()
    while wait4(child, &status, 0, &usage) < 0, errno == EINTR {}
    let elapsed = ContinuousClock.now - start
    guard status == 0 else { throw Failure(program: program, status: status) }
    return (elapsed / .milliseconds(1), Double(usage.ru_maxrss) / 1024)
  }
}
