/// An answer as it goes over the wire.
struct StandInAnswer: Sendable {
  var status = 200
  var headers: [(name: String, value: String)] = [
    ("Content-Type", "application/json; charset=utf-8")
  ]
  var body: [UInt8]

  init(status: Int = 200, json: String) {
    self.status = status
    body = Array(json.utf8)
  }

  /// The error object of Open-Meteo.
  static func error(_ status: Int, reason: String) -> StandInAnswer {
    StandInAnswer(status: status, json: #"{"error":true,"reason":\#(reason.asJSON)}"#)
  }

  static func fixed(_ body: [UInt8], encoding: String) -> StandInAnswer {
    var answer = StandInAnswer(json: "")
    answer.headers.append(("Content-Encoding", encoding))
    answer.body = body
    return answer
  }

  static func redirect(to address: String) -> StandInAnswer {
    var answer = StandInAnswer(status: 302, json: "")
    answer.headers.append(("Location", address))
    return answer
  }

  var head: String {
    var lines = ["HTTP/1.1 \(status) \(status == 200 ? "OK" : "Other")"]
    lines += headers.map { "\($0.name): \($0.value)" }
    // An answer of this status has no body, nor a length of one.
    if status != 304 { lines.append("Content-Length: \(body.count)") }
    return lines.joined(separator: "\r\n") + "\r\n\r\n"
  }
}

extension String {
  /// The text as a JSON string.
  var asJSON: String {
    var text = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"", "\\": text += "\\\(scalar)"
      case "\u{0}"..."\u{1F}":
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text + "\""
  }
}
