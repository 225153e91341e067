import Documents
import JSON

@testable import ToolServer

/// A line of an agent: its messages, the calls among them, and the strict lines of those.
enum ToolFuzzTarget {
  static func reads(_ bytes: [UInt8]) -> Bool {
    let messages = Message.read(String(decoding: bytes, as: UTF8.self))
    return messages.contains { message in
      switch message {
      case .failure(let fault):
        precondition(isMessage(Message.answer(nil, fault)), "an answer is no message")
        return false
      case .success(let message): return isCall(message)
      }
    }
  }

  private static func isCall(_ message: Message) -> Bool {
    _ = try? ProtocolEra(message.params)
    precondition(isMessage(Message.answer(message.id ?? .null, [:])), "an answer is no message")
    // The arguments are tried with each tool, whichever was called.
    let calls = Tool.all.compactMap { try? $0.call(message.params["arguments"]) }
    for line in calls.flatMap({ $0.lines([:]) }) {
      precondition(line[0].allSatisfy { $0.isASCII && $0.isLetter }, "another command")
      precondition(line.allSatisfy { !$0.contains("\n") && !$0.contains("\u{1B}") }, "not cleaned")
    }
    return !calls.isEmpty
  }

  private static func isMessage(_ line: String) -> Bool {
    line.last == "\n" && !line.dropLast().contains("\n") && (try? JSONTree(Array(line.utf8))) != nil
  }
}
