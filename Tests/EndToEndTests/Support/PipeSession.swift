import FileTestSupport

/// Vane between two pipes, which answers a line at a time.
final class PipeSession {
  private let input = Pipe()
  private let output = Pipe()
  private let pid: pid_t
  private var asked = 0

  init(_ path: String, _ arguments: [String], environment: [String: String]) throws {
    let (reads, writes) = (input.fileHandleForReading, output.fileHandleForWriting)
    pid = try ChildProgram.spawn(
      path, arguments, environment, descriptors: [reads, writes, writes].map(\.fileDescriptor))
    try reads.close()
    try writes.close()
  }

  /// Types a line and returns all that is written for it. An option that doesn't exist ends the answer: it is refused
  /// and changes nothing.
  func answer(to line: String) async throws -> String {
    asked += 1
    let mark = "--answered-\(asked)"
    let (input, output) = (input.fileHandleForWriting, output.fileHandleForReading)
    return try await ProgramRun.offTheTestsThreads {
      try input.write(contentsOf: Data("\(line)\n\(mark)\n".utf8))
      var data = Data()
      while true {
        let part = output.availableData
        data.append(part)
        let text = String(decoding: data, as: UTF8.self)
        if let end = text.range(of: mark) {
          // The sentence that names the mark isn't part of the answer, nor is what is left of it.
          var rest = text[end.upperBound...]
          while !rest.contains("\n") {
            let more = output.availableData
            guard !more.isEmpty else { break }
            rest += String(decoding: more, as: UTF8.self)
          }
          let lines = text[..<end.lowerBound].split(
            separator: "\n", omittingEmptySubsequences: false)
          return lines.dropLast().joined(separator: "\n")
        }
        if part.isEmpty { return text }
      }
    }
  }

  /// Ends the input, and waits until the program has ended.
  func close() async throws {
    try input.fileHandleForWriting.close()
    let (pid, output) = (pid, output.fileHandleForReading)
    try await ProgramRun.offTheTestsThreads {
      _ = try output.readToEnd()
      var status: Int32 = 0
      while waitpid(pid, &status, 0) < 0, errno == EINTR {}
    }
  }
}
