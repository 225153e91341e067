internal import Foundation

extension PropertyValue {
  /// The value as an XML property list, in the form that Foundation gives it, keys in order.
  var xml: Data { Data(xml(beginningWith: [])) }

  /// The text of a list in which the keys of `first` come before all others at the top.
  ///
  /// `PropertyListSerialization` takes 100 ms for a thousand places on Linux; this takes a few.
  func xml(beginningWith first: [String]) -> [UInt8] {
    var writer = PropertyListWriter()
    writer.append(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0">

      """)
    writer.write(self, depth: 0, first: first)
    writer.append("</plist>\n")
    return writer.bytes
  }
}

/// Collects the text of a property list.
private struct PropertyListWriter {
  private(set) var bytes: [UInt8] = []

  mutating func append(_ text: String) {
    bytes.append(contentsOf: text.utf8)
  }

  mutating func write(_ value: PropertyValue, depth: Int, first: [String] = []) {
    switch value {
    case .string(let text): line(depth, "<string>", text, "</string>")
    case .integer(let number): line(depth, "<integer>", String(number), "</integer>")
    case .large(let number): line(depth, "<integer>", String(number), "</integer>")
    case .real(let number): line(depth, "<real>", number.description, "</real>")
    case .boolean(let isTrue): line(depth, isTrue ? "<true/>" : "<false/>")
    case .date(let date): line(depth, "<date>", date.propertyListText, "</date>")
    case .data(let data): line(depth, "<data>", data.base64EncodedString(), "</data>")
    case .array([]): line(depth, "<array/>")
    case .array(let values):
      line(depth, "<array>")
      for value in values { write(value, depth: depth + 1) }
      line(depth, "</array>")
    case .dictionary([:]): line(depth, "<dict/>")
    case .dictionary(let values):
      line(depth, "<dict>")
      let keys = first.filter { values[$0] != nil }
      let others = values.keys.filter { !first.contains($0) }.sorted {
        $0.utf8.lexicographicallyPrecedes($1.utf8)
      }
      for key in keys + others {
        guard let value = values[key] else { continue }
        line(depth + 1, "<key>", key, "</key>")
        write(value, depth: depth + 1)
      }
      line(depth, "</dict>")
    case .unread(let text):
      for _ in 0..<depth { bytes.append(UInt8(ascii: "\t")) }
      bytes += text
      bytes.append(UInt8(ascii: "\n"))
    }
  }

  private mutating func line(_ depth: Int, _ start: String, _ text: String = "", _ end: String = "")
  {
    for _ in 0..<depth { bytes.append(UInt8(ascii: "\t")) }
    append(start)
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "&"): append("&amp;")
      case UInt8(ascii: "<"): append("&lt;")
      default: bytes.append(byte)
      }
    }
    append(end)
    bytes.append(UInt8(ascii: "\n"))
  }
}
