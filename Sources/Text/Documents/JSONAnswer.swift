/// A command's answer as one line of JSON.
public enum JSONAnswer {
  /// The line of an answer: the members that every answer has, and then its own.
  package static func line(
    _ command: String, error: (code: String, message: String)?, members: [JSONValue.Member]
  ) -> String {
    var head: [JSONValue.Member] = [
      .init(name: "schema", value: .int(1)), .init(name: "command", value: .string(command)),
      .init(name: "ok", value: .bool(error == nil)),
    ]
    if let error {
      let value: JSONValue = ["code": .string(error.code), "message": .string(error.message)]
      head.append(.init(name: "error", value: value))
    }
    return "\(JSONValue.object(head + members))\n"
  }

  /// The document for a command line that isn't understood.
  public static func usageFailure(_ message: String) -> String {
    line("vane", error: ("usage", message), members: [])
  }
}
