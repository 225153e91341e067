import Documents
import JSON
import Reports

/// A request or a notification of JSON-RPC 2.0.
nonisolated struct Message: Sendable {
  /// `nil` for a notification, which is never answered.
  var id: JSONValue?
  var method: String
  var params: JSONTree

  /// A line that is no message, or a request that can't be answered.
  struct Fault: Error, Hashable {
    var code: Int
    var text: String
    var data: JSONValue?

    static let notJSON = Fault(
      code: -32700, text: "Parse error: a line is one JSON object of at most 64 KiB.")
    static func invalid(_ text: String) -> Fault {
      Fault(code: -32600, text: "Invalid request: \(text)")
    }
    static func unknownMethod(_ name: String) -> Fault {
      Fault(code: -32601, text: "Method not found: \(name.cleaned(limit: 100) as String)")
    }
    static func badParams(_ text: String) -> Fault { Fault(code: -32602, text: text) }
    static func unsupported(_ version: String) -> Fault {
      Fault(
        code: -32022, text: "Unsupported protocol version",
        data: [
          "supported": .array(ProtocolEra.versions.map(JSONValue.string)),
          "requested": .string(version.cleaned(limit: 100)),
        ])
    }
  }

  /// The most messages of one batch, which the revision of 2025-03-26 has.
  private static let longestBatch = 100

  /// The messages of a line: one, or those of a batch. What a client answers is passed over, as it was asked nothing.
  static func read(_ line: String) -> [Result<Message, Fault>] {
    guard let tree = try? JSONTree(Array(line.utf8)) else { return [.failure(.notJSON)] }
    guard case .array(let messages) = tree else { return message(tree).map { [$0] } ?? [] }
    guard (1...longestBatch).contains(messages.count) else {
      return [.failure(.invalid("a batch has 1 to \(longestBatch) messages."))]
    }
    return messages.compactMap(message)
  }

  private static func message(_ tree: JSONTree) -> Result<Message, Fault>? {
    guard case .object(let members) = tree else {
      return .failure(.invalid("it isn't an object."))
    }
    guard tree["jsonrpc"].text == "2.0" else {
      return .failure(.invalid("\"jsonrpc\" isn't \"2.0\"."))
    }
    guard let method = tree["method"].text else {
      let isAnswer = members["result"] != nil || members["error"] != nil
      return isAnswer ? nil : .failure(.invalid("\"method\" is missing."))
    }
    let id = members["id"].map(\.identifier)
    if case .some(nil) = id {
      return .failure(.invalid("\"id\" is neither a string nor a number."))
    }
    return .success(Message(id: id ?? nil, method: method, params: tree["params"]))
  }
}

nonisolated extension Message {
  static func answer(_ id: JSONValue, _ result: JSONValue) -> String {
    line(["id": id, "result": result])
  }

  /// Without an `id` where the request's could not be read.
  static func answer(_ id: JSONValue?, _ fault: Fault) -> String {
    let error: JSONValue = ["code": .int(fault.code), "message": .string(fault.text)]
    let data: JSONValue = fault.data.map { ["data": $0] } ?? [:]
    return line(["id": id ?? .null, "error": error.merging(data)])
  }

  static func notification(_ method: String, _ params: JSONValue) -> String {
    line(["method": .string(method), "params": params])
  }

  private static func line(_ members: JSONValue) -> String {
    "\((["jsonrpc": .string("2.0")] as JSONValue).merging(members))\n"
  }
}

nonisolated extension JSONTree {
  /// A string or a number, by which a request, or its progress, is told from others.
  var identifier: JSONValue? {
    if let number = plainNumber { return number.isFinite ? .number(number) : nil }
    return text.map(JSONValue.string)
  }
}
