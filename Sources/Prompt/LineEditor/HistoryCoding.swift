/// Encodes any text as one line of a file, and decodes it.
enum HistoryCoding {
  /// A line longer than this in a file was not written by us.
  static let longest = 64 * 1024

  static func encode(_ line: String) -> String {
    var result = ""
    for scalar in line.unicodeScalars {
      switch scalar {
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case _ where scalar.isControl: result += "\\u{\(String(scalar.value, radix: 16))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  static func decode(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "\\")) else { return text }
    var result = String.UnicodeScalarView()
    var rest = text.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      guard scalar == "\\", let escape = rest.first else {
        result.append(scalar)
        continue
      }
      switch escape {
      case "\\": result.append("\\")
      case "n": result.append("\n")
      case "r": result.append("\r")
      case "u":
        guard let (control, length) = control(rest) else { fallthrough }
        result.append(control)
        rest = rest.dropFirst(length - 1)
      default: result.append(contentsOf: ["\\", escape])
      }
      rest = rest.dropFirst()
    }
    return String(result)
  }

  /// The valid lines of a file, without those that are too long and the blocks of zeros that a power cut leaves.
  static func lines(in bytes: [UInt8]) -> [String] {
    bytes.split(separator: UInt8(ascii: "\n")).compactMap { line in
      let line = line.drop { $0 == 0 }
      guard !line.isEmpty, line.count <= longest, !line.contains(where: { $0 < 0x20 }) else {
        return nil
      }
      return String(validating: line, as: UTF8.self).map(decode)
    }
  }

  /// Reads `u{1b}`; the control character and the length of that.
  private static func control(
    _ text: Substring.UnicodeScalarView
  ) -> (Unicode.Scalar, length: Int)? {
    guard let end = text.prefix(12).firstIndex(of: "}"), text.dropFirst().first == "{" else {
      return nil
    }
    let digits = String(text[text.startIndex..<end].dropFirst(2))
    guard let value = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(value),
      scalar.isControl
    else { return nil }
    return (scalar, text[...end].count)
  }
}
