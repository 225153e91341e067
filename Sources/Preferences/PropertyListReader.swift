internal import Foundation

/// Reads the XML that `PropertyValue.xml` writes, and nothing else.
///
/// Foundation reads every property list, but takes some five times as long, 35 ms for a thousand places. What is
/// unfamiliar here (comments, other headers, other forms of numbers, every mistake) is left to it.
struct PropertyListReader {
  private struct Unfamiliar: Error {}

  private let bytes: [UInt8]
  private var position = 0

  /// `nil` when there is something unfamiliar.
  static func read(_ data: Data) -> PropertyValue? {
    var reader = PropertyListReader(bytes: [UInt8](data))
    return try? reader.list()
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
  }
}

extension PropertyListReader {
  private static let deepest = 64

  private mutating func list() throws(Unfamiliar) -> PropertyValue {
    guard take(#"<?xml version="1.0" encoding="UTF-8"?>"#) else { throw Unfamiliar() }
    skipSpace()
    let documentType: StaticString = """
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      """
    if take(documentType) { skipSpace() }
    try expect(#"<plist version="1.0">"#)
    let value = try value(depth: 0)
    skipSpace()
    try expect("</plist>")
    skipSpace()
    guard position == bytes.count else { throw Unfamiliar() }
    return value
  }

  private mutating func value(depth: Int) throws(Unfamiliar) -> PropertyValue {
    skipSpace()
    guard depth < Self.deepest else { throw Unfamiliar() }
    if take("<string>") { return .string(try text(until: "</string>")) }
    if take("<real>") { return .real(try real(text(until: "</real>"))) }
    if take("<date>") { return .date(try date(text(until: "</date>"))) }
    if take("<integer>") { return try integer(text(until: "</integer>")) }
    if take("<dict>") { return .dictionary(try dictionary(depth: depth)) }
    if take("<array>") { return .array(try array(depth: depth)) }
    if take("<true/>") { return .boolean(true) }
    if take("<false/>") { return .boolean(false) }
    if take("<dict/>") { return .dictionary([:]) }
    if take("<array/>") { return .array([]) }
    if take("<data>") { return .data(try base64(text(until: "</data>"))) }
    throw Unfamiliar()
  }

  private mutating func array(depth: Int) throws(Unfamiliar) -> [PropertyValue] {
    var values: [PropertyValue] = []
    while true {
      skipSpace()
      if take("</array>") { return values }
      values.append(try value(depth: depth + 1))
    }
  }

  private mutating func dictionary(depth: Int) throws(Unfamiliar) -> [String: PropertyValue] {
    var values: [String: PropertyValue] = [:]
    while true {
      skipSpace()
      if take("</dict>") { return values }
      try expect("<key>")
      let key = try text(until: "</key>")
      guard values.updateValue(try value(depth: depth + 1), forKey: key) == nil
      else { throw Unfamiliar() }
    }
  }

  private mutating func text(until end: StaticString) throws(Unfamiliar) -> String {
    var text: [UInt8] = []
    var start = position
    while position < bytes.count, bytes[position] != UInt8(ascii: "<") {
      guard bytes[position] == UInt8(ascii: "&") else {
        position += 1
        continue
      }
      text += bytes[start..<position]
      text.append(try character())
      start = position
    }
    text += bytes[start..<position]
    // Foundation drops a byte order mark at the beginning of any text.
    guard let text = String(validating: text, as: UTF8.self),
      text.unicodeScalars.first != "\u{FEFF}"
    else { throw Unfamiliar() }
    try expect(end)
    return text
  }

  private mutating func character() throws(Unfamiliar) -> UInt8 {
    if take("&amp;") { return UInt8(ascii: "&") }
    if take("&lt;") { return UInt8(ascii: "<") }
    throw Unfamiliar()
  }
}

extension PropertyListReader {
  private func integer(_ text: String) throws(Unfamiliar) -> PropertyValue {
    if let number = Int64(text), String(number) == text { return .integer(number) }
    if let number = UInt64(text), String(number) == text { return .large(number) }
    throw Unfamiliar()
  }

  private func real(_ text: String) throws(Unfamiliar) -> Double {
    guard text.utf8.allSatisfy({ "0123456789.e+-".utf8.contains($0) }),
      let number = Double(text), number.isFinite
    else { throw Unfamiliar() }
    return number
  }

  private func date(_ text: String) throws(Unfamiliar) -> Date {
    guard let date = Date(propertyListText: text) else { throw Unfamiliar() }
    return date
  }

  private func base64(_ text: String) throws(Unfamiliar) -> Data {
    guard let data = Data(base64Encoded: text) else { throw Unfamiliar() }
    return data
  }

  private mutating func skipSpace() {
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"): position += 1
      default: return
      }
    }
  }

  private mutating func expect(_ literal: StaticString) throws(Unfamiliar) {
    guard take(literal) else { throw Unfamiliar() }
  }

  private mutating func take(_ literal: StaticString) -> Bool {
    let isThere = literal.withUTF8Buffer { wanted in
      position + wanted.count <= bytes.count
        && wanted.indices.allSatisfy { bytes[position + $0] == wanted[$0] }
    }
    if isThere { position += literal.utf8CodeUnitCount }
    return isThere
  }
}
