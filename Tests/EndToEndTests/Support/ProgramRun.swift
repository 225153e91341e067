import Foundation
import Synchronization

/// The output of a finished program, and its exit status.
struct ProgramRun: Sendable {
  var output: String
  var errors: String
  /// The exit status; 128 plus the signal's number if a signal ended it, as in shells.
  var status: Int32

  struct CannotRun: Error {
    var path: String
    var code: Int32
  }

  /// Runs a program to its end, with pipes for its input and output. The input is no more than a pipe
  /// holds, 64 KiB.
  ///
  /// Not with Foundation's Process: that takes a program for running as long as anything that it
  /// started lives, such as a tmux server, and hands its own blocked signals down to it.
  static func of(
    _ path: String, _ arguments: [String], environment: [String: String], input: String = ""
  ) async throws -> ProgramRun {
    let child = Mutex<pid_t?>(nil)
    let work: @Sendable () throws -> ProgramRun = {
      try run(path, arguments, environment, input) { pid in child.withLock { $0 = pid } }
    }
    return try await withTaskCancellationHandler {
      try await offTheTestsThreads(work)
    } onCancel: {
      child.withLock { pid in if let pid { kill(pid, SIGKILL) } }
    }
  }
}

extension ProgramRun {
  /// Runs blocking work on a thread that nothing else needs.
  static func offTheTestsThreads<Value: Sendable>(
    _ work: @escaping @Sendable () throws -> Value
  ) async throws -> Value {
    try await withCheckedThrowingContinuation { continuation in
      DispatchQueue.global().async { continuation.resume(with: Result(catching: work)) }
    }
  }

  private static func run(
    _ path: String, _ arguments: [String], _ environment: [String: String], _ input: String,
    note: (pid_t?) -> Void
  ) throws -> ProgramRun {
    let (stdin, stdout, stderr) = (Pipe(), Pipe(), Pipe())
    // The input is written before the program starts, so the program cannot have stopped reading.
    try stdin.fileHandleForWriting.write(contentsOf: Data(input.utf8))
    let inherited = [
      stdin.fileHandleForReading, stdout.fileHandleForWriting, stderr.fileHandleForWriting,
    ]
    let pid = try spawn(path, arguments, environment, descriptors: inherited.map(\.fileDescriptor))
    for end in inherited + [stdin.fileHandleForWriting] { try end.close() }
    note(pid)
    let output = try stdout.fileHandleForReading.readToEnd() ?? Data()
    let errors = try stderr.fileHandleForReading.readToEnd() ?? Data()
    var status: Int32 = 0
    while waitpid(pid, &status, 0) < 0, errno == EINTR {}
    note(nil)
    return ProgramRun(
      output: String(decoding: output, as: UTF8.self),
      errors: String(decoding: errors, as: UTF8.self),
      status: status & 0x7F == 0 ? (status >> 8) & 0xFF : 128 + (status & 0x7F))
  }

  /// Starts a program with these descriptors as its input, output and errors, or with a terminal of its own for all
  /// three.
  static func spawn(
    _ path: String, _ arguments: [String], _ environment: [String: String],
    descriptors: [Int32] = [], terminal: String? = nil
  ) throws -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for (number, descriptor) in descriptors.enumerated() {
      posix_spawn_file_actions_adddup2(&actions, descriptor, Int32(number))
    }
    if let terminal {
      posix_spawn_file_actions_addopen(&actions, 0, terminal, O_RDWR, 0)
      posix_spawn_file_actions_adddup2(&actions, 0, 1)
      posix_spawn_file_actions_adddup2(&actions, 0, 2)
    }
    // A tmux server would keep the sockets and pipes of other tests open. Which of the numbers are
    // in use does not matter; the call for all of them, addclosefrom_np, Swift does not see.
    for descriptor in 3..<Int32(1024) {
      posix_spawn_file_actions_addclose(&actions, descriptor)
    }

    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    var all = sigset_t()
    sigfillset(&all)
    posix_spawnattr_setsigdefault(&attributes, &all)
    // POSIX_SPAWN_SETSID, which Swift does not see: the first terminal opened becomes the program's own.
    let session: Int16 = terminal == nil ? 0 : 0x80
    posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETSIGMASK) | Int16(POSIX_SPAWN_SETSIGDEF) | session)

    var words = ([path] + arguments).map { strdup($0) } + [nil]
    var settings = environment.map { strdup("\($0)=\($1)") } + [nil]
    defer { (words + settings).forEach { free($0) } }
    var pid: pid_t = 0
    let code = posix_spawn(&pid, path, &actions, &attributes, &words, &settings)
    guard code == 0 else { throw CannotRun(path: path, code: code) }
    return pid
  }
}
