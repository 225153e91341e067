import Documents
import JSON
import Testing

@testable import ToolServer

/// A line is a message, some messages, or a fault with an answer.
struct MessageTests {
  @Test(arguments: [
    ("{", -32700), ("", -32700), ("nul", -32700), ("{}x", -32700),
    (String(repeating: "[", count: 100), -32700), ("[]", -32600), ("1", -32600), ("null", -32600),
    ("{}", -32600), (#"{"jsonrpc":"1.0","id":1,"method":"ping"}"#, -32600),
    (#"{"jsonrpc":"2.0","id":1}"#, -32600),
    (#"{"jsonrpc":"2.0","id":null,"method":"ping"}"#, -32600),
    (#"{"jsonrpc":"2.0","id":1e999,"method":"ping"}"#, -32600),
    (#"{"jsonrpc":"2.0","id":{},"method":"ping"}"#, -32600),
    (#"{"jsonrpc":"2.0","id":NaN,"method":"ping"}"#, -32600),
  ])
  func refuses(line: String, code: Int) {
    let faults = Message.read(line).map { message in
      if case .failure(let fault) = message { fault.code } else { 0 }
    }
    #expect(faults == [code])
  }

  @Test func readsRequestsNotificationsAndBatches() throws {
    let messages = try Message.read(
      #"[{"jsonrpc":"2.0","id":"a","method":"ping"},{"jsonrpc":"2.0","method":"x","params":{"y":1}},{"jsonrpc":"2.0","id":7,"result":{}}]"#
    ).map { try $0.get() }
    #expect(messages.map(\.method) == ["ping", "x"])
    #expect(messages.map(\.id) == [.string("a"), nil])
    #expect(messages.last?.params["y"].integer == 1)
  }

  @Test func writesAMessageALine() {
    #expect(
      Message.answer(.number(7), ["a": .string("1\n2\u{202E}")])
        == #"{"jsonrpc":"2.0","id":7,"result":{"a":"1\n2\u202e"}}"# + "\n")
    #expect(
      Message.answer(nil, .unknownMethod("a\u{1B}[31m\u{202E}b"))
        == #"{"jsonrpc":"2.0","id":null,"error":{"code":-32601,"message":"Method not found: a[31mb"}}"#
        + "\n")
  }
}
