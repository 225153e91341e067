import Foundation

/// Reads XML 1.0 in UTF-8, and in what `utf8` converts, strictly, without document types: nothing can be declared, so
/// nothing can grow or be fetched.
///
/// Foundation's own reader is in FoundationXML, which would add libxml2 and its start-up to every start.
public struct XMLReader {
  /// The bytes are not such a document, from this line on (the first is 1).
  public struct Failure: Error, Hashable {
    public var line: Int

    public init(line: Int) { self.line = line }
  }

  public enum Event: Hashable {
    /// The name without its prefix.
    case start(String, attributes: [String: String])
    case text(String)
    case end(String)
  }

  /// The document in UTF-8.
  public let bytes: [UInt8]
  private let keepsUnknown: Bool
  var position = 0
  /// The names of the elements that are open, with their prefixes.
  public internal(set) var open: [Range<Int>] = []
  /// Of the element that began last.
  public internal(set) var attributes: [Attribute] = []
  var hasRoot = false
  /// `<a/>` is a start and an end.
  var endsNext = false

  /// `keepsUnknown` leaves what XML does not define, such as HTML's `&nbsp;` and control characters, in the text as it
  /// was written.
  public init(_ bytes: [UInt8], keepsUnknown: Bool = false) {
    let bytes = Self.utf8(bytes)
    self.bytes = bytes
    self.keepsUnknown = keepsUnknown
    // A mark of byte order is no part of the text.
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
  }

  /// `nil` when the document has ended as it should.
  public mutating func next() throws(Failure) -> Event? {
    switch try nextPiece() {
    case .start(let name):
      var values: [String: String] = [:]
      for attribute in attributes {
        values[try string(attribute.name)] = try text(attribute.value, isMarked: false)
      }
      return .start(try local(name), attributes: values)
    case .text(let range, let isMarked): return .text(try text(range, isMarked: isMarked))
    case .end(let name): return .end(try local(name))
    case nil: return nil
    }
  }
}

extension XMLReader {
  /// A piece of text with its references resolved: the five of XML and those by number. Marked
  /// text has none.
  public func text(_ range: Range<Int>, isMarked: Bool) throws(Failure) -> String {
    guard !isMarked, bytes[range].contains(UInt8(ascii: "&")) else { return try string(range) }
    var text = ""
    var (start, index) = (range.lowerBound, range.lowerBound)
    while index < range.upperBound {
      guard bytes[index] == UInt8(ascii: "&") else {
        index += 1
        continue
      }
      text += try string(start..<index)
      start = index
      if let scalar = reference(&index, in: range) {
        text.unicodeScalars.append(scalar)
        start = index
      } else {
        guard keepsUnknown else { throw failure(at: index) }
        index += 1
      }
    }
    return text + (try string(start..<range.upperBound))
  }

  /// `nil` where none begins that XML defines: a failure counts lines, which takes too long for each of many.
  private func reference(_ index: inout Int, in range: Range<Int>) -> Unicode.Scalar? {
    guard
      let end = bytes[range].dropFirst(index - range.lowerBound).prefix(12)
        .firstIndex(of: UInt8(ascii: ";"))
    else { return nil }
    let name = String(decoding: bytes[index + 1..<end], as: UTF8.self)
    guard let scalar = Self.references[name] ?? Self.character(name) else { return nil }
    index = end + 1
    return scalar
  }

  private static let references: [String: Unicode.Scalar] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'",
  ]

  /// `#381` or `#x17D`
  private static func character(_ name: String) -> Unicode.Scalar? {
    let radix = name.hasPrefix("#x") ? 16 : 10
    let digits = name.dropFirst(radix == 16 ? 2 : 1)
    guard name.hasPrefix("#"), digits.first?.isHexDigit == true,
      let number = UInt32(digits, radix: radix), let scalar = Unicode.Scalar(number),
      isAllowed(scalar)
    else { return nil }
    return scalar
  }

  private func local(_ name: Range<Int>) throws(Failure) -> String {
    let name = try string(name)
    return name.split(separator: ":", maxSplits: 1).last.map(String.init) ?? name
  }

  /// A piece of the document as it was written.
  private func string(_ range: Range<Int>) throws(Failure) -> String {
    let text = Self.text(bytes[range])
    guard keepsUnknown || text.unicodeScalars.allSatisfy(Self.isAllowed) else {
      throw failure(at: range.lowerBound)
    }
    return text
  }
}
