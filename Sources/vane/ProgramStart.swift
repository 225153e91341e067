import Foundation
import LineEditor

/// Starts a program with nothing of Vane's: no terminal, no open file, and no signal that Vane ignores or blocks.
enum ProgramStart {
  /// The group of processes to which the new program belongs.
  enum Belonging {
    /// A group of its own, so that it can be stopped with all that it has started.
    case group
    /// A session of its own, which outlives the terminal.
    case session

    fileprivate var flag: Int16 {
      switch self {
      case .group: Int16(POSIX_SPAWN_SETPGROUP)
      // The value after `setsid` in `spawn.h`; the compiler does not see the macro.
      case .session: 0x80
      }
    }
  }

  /// The process, or `nil` if there is no such program. The first of the words is the name under which it runs.
  @discardableResult static func start(
    _ program: String, _ words: [String], adding values: [String: String] = [:],
    in belonging: Belonging, keeping file: Int32? = nil
  ) -> pid_t? {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for (descriptor, flags) in [(Int32(0), O_RDONLY), (1, O_WRONLY), (2, O_WRONLY)] {
      posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", flags, 0)
    }
    // A status bar waits until every holder of its pipe has closed it. Closing what isn't open does no harm.
    for descriptor in Int32(3)..<256 where descriptor != file {
      posix_spawn_file_actions_addclose(&actions, descriptor)
    }
    // The copy of a descriptor onto itself takes close-on-exec away (POSIX.1-2024, and glibc since 2.29).
    if let file { posix_spawn_file_actions_adddup2(&actions, file, file) }
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    sigfillset(&signals)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setpgroup(&attributes, 0)
    posix_spawnattr_setflags(
      &attributes, belonging.flag | Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
    let all = ProgramEnvironment.values.merging(values) { $1 }
    let environment = all.map { strdup("\($0)=\($1)") } + [nil]
    let arguments = words.map { strdup($0) } + [nil]
    defer { (arguments + environment).forEach { free($0) } }
    var child: pid_t = 0
    let code = posix_spawnp(&child, program, &actions, &attributes, arguments, environment)
    return code == 0 ? child : nil
  }
}
