extension XMLReader {
  /// A tag or a text by its place in the bytes, of which nothing is copied.
  public enum Piece {
    /// The name with its prefix.
    case start(Range<Int>)
    /// As it was written; `<![CDATA[…]]>` marks it as free of tags and references.
    case text(Range<Int>, isMarked: Bool)
    case end(Range<Int>)
  }

  public struct Attribute {
    public let name: Range<Int>
    public let value: Range<Int>
  }

  /// `nil` when the document has ended as it should.
  public mutating func nextPiece() throws(Failure) -> Piece? {
    if endsNext {
      endsNext = false
      return .end(open.removeLast())
    }
    while position < bytes.count {
      let start = position
      guard bytes[start] == UInt8(ascii: "<") else {
        while position < bytes.count, bytes[position] != UInt8(ascii: "<") { position += 1 }
        if !open.isEmpty { return .text(start..<position, isMarked: false) }
        // Only white space is allowed outside the root.
        guard trimmed(start..<position).isEmpty else { throw failure(at: start) }
        continue
      }
      switch start + 1 < bytes.count ? bytes[start + 1] : 0 {
      case UInt8(ascii: "/"): return .end(try endTag())
      case UInt8(ascii: "!"):
        if let text = try marked() { return .text(text, isMarked: true) }
      case UInt8(ascii: "?"):
        let isDeclaration = take("<?xml ")
        try skip(to: "?>")
        // A document that says otherwise is not understood.
        if isDeclaration, let encoding = Self.declared(bytes), !Self.isUTF8(encoding) {
          throw failure(at: position)
        }
      default: return .start(try startTag())
      }
    }
    guard open.isEmpty, hasRoot else { throw failure(at: position) }
    return nil
  }
}

extension XMLReader {
  private static let deepest = 64
  private static let mostAttributes = 100

  private mutating func startTag() throws(Failure) -> Range<Int> {
    guard !(open.isEmpty && hasRoot), open.count < Self.deepest else {
      throw failure(at: position)
    }
    position += 1
    let name = try name()
    attributes.removeAll(keepingCapacity: true)
    while true {
      let hasSpace = skipSpace()
      if take(">") { break }
      if take("/>") {
        endsNext = true
        break
      }
      guard hasSpace, attributes.count < Self.mostAttributes else { throw failure(at: position) }
      let key = try self.name()
      skipSpace()
      guard take("=") else { throw failure(at: position) }
      skipSpace()
      let value = try value()
      guard !attributes.contains(where: { isSame($0.name, key) }) else {
        throw failure(at: position)
      }
      attributes.append(Attribute(name: key, value: value))
    }
    hasRoot = true
    open.append(name)
    return name
  }

  private mutating func endTag() throws(Failure) -> Range<Int> {
    position += 2
    let name = try name()
    skipSpace()
    guard take(">"), let last = open.last, isSame(name, last) else { throw failure(at: position) }
    return open.removeLast()
  }

  /// Passes over a comment, or takes the text that is marked.
  private mutating func marked() throws(Failure) -> Range<Int>? {
    if take("<!--") {
      try skip(to: "-->")
      return nil
    }
    guard !open.isEmpty, take("<![CDATA[") else { throw failure(at: position) }
    let start = position
    try skip(to: "]]>")
    return start..<position - 3
  }

  private mutating func name() throws(Failure) -> Range<Int> {
    let start = position
    while position < bytes.count, Self.isOfName(bytes[position]) { position += 1 }
    guard position > start, Self.beginsName(bytes[start]) else { throw failure(at: position) }
    return start..<position
  }

  private mutating func value() throws(Failure) -> Range<Int> {
    let quote = position < bytes.count ? bytes[position] : 0
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      throw failure(at: position)
    }
    let start = position + 1
    var end = start
    while end < bytes.count, bytes[end] != quote, bytes[end] != UInt8(ascii: "<") { end += 1 }
    position = end
    guard end < bytes.count, bytes[end] == quote else { throw failure(at: end) }
    position = end + 1
    return start..<end
  }
}
