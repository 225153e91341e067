import FileTestSupport

/// The output of a finished program, and its exit status.
struct ProgramRun: Sendable {
  var output: String
  var errors: String
  /// The exit status; 128 plus the signal's number if a signal ended it, as in shells.
  var status: Int32

  /// Runs a program to its end, with pipes for its input and output. The input is no more than a pipe
  /// holds, 64 KiB.
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
    let pid = try ChildProgram.spawn(
      path, arguments, environment, descriptors: inherited.map(\.fileDescriptor))
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
}
