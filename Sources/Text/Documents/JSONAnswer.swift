/// A command's answer as one line of JSON.
public enum JSONAnswer {
  /// Raised where a script that read the answers before may not read them any more.
  private static let version = 2
  /// The members that every answer has, or each that failed.
  static let head = ["schema", "command", "ok", "error"]

  /// The line of an answer: the members that every answer has, and then its own.
  package static func line(
    _ command: String, error: (code: String, message: String)?, _ document: JSONValue = .object([])
  ) -> String {
    var head: JSONValue = [
      "schema": .int(version), "command": .string(command), "ok": .bool(error == nil),
    ]
    if let error {
      let value: JSONValue = ["code": .string(error.code), "message": .string(error.message)]
      head = head.merging(["error": value])
    }
    return "\(head.merging(document))\n"
  }

  /// The document for a command line that isn't understood.
  public static func usageFailure(_ message: String) -> String {
    line("vane", error: ("usage", message))
  }
}
