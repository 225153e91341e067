internal import Foundation

/// Reads the XML that `PropertyValue.xml` writes, and nothing else, going over the bytes once.
///
/// Foundation reads every property list, but takes a hundred times as long. What is unfamiliar here (comments, other
/// headers, other forms of numbers, every mistake) is left to it. What lies deeper than asked for is checked just the
/// same, but only its bytes are kept.
struct PropertyListReader {
  struct Unfamiliar: Error {}

  let bytes: [UInt8]
  var position: Int
  /// The number of values that may still be read.
  private var left = XMLPropertyList.most

  /// `nil` when there is something unfamiliar. `unread` is the depth from which lists and dictionaries stay bytes.
  static func read(_ bytes: [UInt8], leaving unread: Int = .max) -> PropertyValue? {
    var reader = PropertyListReader(bytes)
    return try? reader.list(leaving: unread)
  }

  init(_ bytes: [UInt8], at position: Int = 0) {
    self.bytes = bytes
    self.position = position
  }

  /// Moves to the value that a file holds.
  mutating func begin() throws(Unfamiliar) {
    try expect(#"<?xml version="1.0" encoding="UTF-8"?>"#)
    skipSpace()
    let documentType: StaticString = """
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      """
    if take(documentType) { skipSpace() }
    try expect(#"<plist version="1.0">"#)
    skipSpace()
  }

  mutating func value(
    depth: Int = 0, leaving unread: Int = .max
  ) throws(Unfamiliar) -> PropertyValue {
    skipSpace()
    guard depth < Self.deepest, left > 0 else { throw Unfamiliar() }
    left -= 1
    if let scalar = try scalar() { return scalar }
    if take("<string>") { return .string(try string(passText("</string>"))) }
    if take("<data>") { return .data(try base64(string(passText("</data>")))) }
    let start = position
    if depth >= unread, (try? skip(depth: depth)) != nil { return .unread(bytes[start..<position]) }
    position = start
    // A value that can't be skipped is read at once, instead of being tried again at each depth.
    let unread = depth >= unread ? .max : unread
    if take("<dict>") { return .dictionary(try dictionary(depth: depth, leaving: unread)) }
    if take("<array>") { return .array(try array(depth: depth, leaving: unread)) }
    throw Unfamiliar()
  }

  /// The key of the value that comes next in a dictionary; `nil` at its end.
  mutating func key() throws(Unfamiliar) -> String? { try passKey().map(string) }

  /// Moves past `literal` and the space around it, if that comes next.
  mutating func passes(_ literal: StaticString) -> Bool {
    skipSpace()
    return take(literal)
  }

  /// The position of each value of the next dictionary, in the order of their keys.
  mutating func fields() throws(Unfamiliar) -> [PropertyFields.Field] {
    var fields: [PropertyFields.Field] = []
    fields.reserveCapacity(12)
    try expect("<dict>")
    while let key = try passKey() {
      fields.append(PropertyFields.Field(key: key.range, value: position))
      try skip(depth: 0)
    }
    return fields
  }
}

extension PropertyListReader {
  private static let deepest = 64

  private mutating func list(leaving unread: Int) throws(Unfamiliar) -> PropertyValue {
    try begin()
    let value = try value(leaving: unread)
    guard passes("</plist>") else { throw Unfamiliar() }
    skipSpace()
    guard position == bytes.count else { throw Unfamiliar() }
    return value
  }

  /// Moves past a value. The keys of a dictionary must ascend, which shows that there is none twice.
  private mutating func skip(depth: Int) throws(Unfamiliar) {
    skipSpace()
    guard depth < Self.deepest else { throw Unfamiliar() }
    if take("<string>") {
      let text = try passText("</string>")
      if !text.isPlain { _ = try string(text) }
    } else if take("<dict>") {
      var last: Range<Int>?
      while let key = try passKey() {
        if !key.isPlain { _ = try string(key) }
        if let last, !bytes[last].lexicographicallyPrecedes(bytes[key.range]) { throw Unfamiliar() }
        last = key.range
        try skip(depth: depth + 1)
      }
    } else if take("<array>") {
      while !passes("</array>") { try skip(depth: depth + 1) }
    } else if take("<data>") {
      _ = try base64(string(passText("</data>")))
    } else {
      guard try scalar() != nil else { throw Unfamiliar() }
    }
  }

  private mutating func array(
    depth: Int, leaving unread: Int
  ) throws(Unfamiliar) -> [PropertyValue] {
    var values: [PropertyValue] = []
    while !passes("</array>") { values.append(try value(depth: depth + 1, leaving: unread)) }
    return values
  }

  private mutating func dictionary(
    depth: Int, leaving unread: Int
  ) throws(Unfamiliar) -> [String: PropertyValue] {
    var values: [String: PropertyValue] = [:]
    while let key = try key() {
      guard values.updateValue(try value(depth: depth + 1, leaving: unread), forKey: key) == nil
      else { throw Unfamiliar() }
    }
    return values
  }

  /// A value that takes no memory of its own; `nil` if another comes.
  private mutating func scalar() throws(Unfamiliar) -> PropertyValue? {
    guard position + 1 < bytes.count else { throw Unfamiliar() }
    switch bytes[position + 1] {
    case UInt8(ascii: "r"):
      if take("<real>") { return .real(try real(passText("</real>").range)) }
    case UInt8(ascii: "i"):
      if take("<integer>") { return try integer(passText("</integer>")) }
    case UInt8(ascii: "t"):
      if take("<true/>") { return .boolean(true) }
    case UInt8(ascii: "f"):
      if take("<false/>") { return .boolean(false) }
    case UInt8(ascii: "d"):
      if take("<date>") { return .date(try date(passText("</date>").range)) }
      if take("<dict/>") { return .dictionary([:]) }
    case UInt8(ascii: "a"):
      if take("<array/>") { return .array([]) }
    default: break
    }
    return nil
  }
}
