public import Foundation

extension XMLReader {
  /// A document in UTF-8: UTF-16 by its first character, and others by the declaration, are converted, and lose that.
  static func utf8(_ bytes: [UInt8]) -> [UInt8] {
    guard let encoding = encoding(of: bytes),
      let text = String(bytes: bytes, encoding: encoding)?.trimmingPrefix("\u{FEFF}")
    else { return bytes }
    let end = text.hasPrefix("<?xml") ? text.firstRange(of: "?>")?.upperBound : nil
    return Array(text[(end ?? text.startIndex)...].utf8)
  }

  /// The name of an encoding that can't be read; `nil` for any other.
  public static func unknownEncoding(of data: Data) -> String? {
    let bytes = Array(data.prefix(beginning))
    return encoding(of: bytes) == nil ? declared(bytes).flatMap { isUTF8($0) ? nil : $0 } : nil
  }

  /// A piece of a document that is said to be UTF-8. What isn't is taken for Windows-1252, as browsers do.
  static func text(_ bytes: some Collection<UInt8>) -> String {
    String(validating: bytes, as: UTF8.self)
      ?? String(bytes: bytes, encoding: .windowsCP1252)
      ?? String(decoding: bytes, as: UTF8.self)
  }

  /// Programs for Windows declare UTF-16 when they made a text, and then write it as UTF-8.
  static func isUTF8(_ name: String) -> Bool {
    ["utf8", "usascii", "ascii", "unicode11utf8", "utf16"].contains(key(name))
  }

  /// The declaration is within the first bytes.
  private static let beginning = 200

  /// The usual names of encodings in small letters and digits (https://encoding.spec.whatwg.org/#names-and-labels).
  private static let encodings: [String: String.Encoding] = [
    "iso88591": .isoLatin1, "latin1": .isoLatin1, "iso88592": .isoLatin2, "latin2": .isoLatin2,
    "windows1250": .windowsCP1250, "cp1250": .windowsCP1250, "windows1251": .windowsCP1251,
    "cp1251": .windowsCP1251, "windows1252": .windowsCP1252, "cp1252": .windowsCP1252,
    "windows1253": .windowsCP1253, "cp1253": .windowsCP1253, "windows1254": .windowsCP1254,
    "cp1254": .windowsCP1254, "shiftjis": .shiftJIS, "eucjp": .japaneseEUC,
  ]

  private static func key(_ name: String) -> String {
    name.lowercased().filter { $0.isLetter || $0.isNumber }
  }

  /// `nil` for what needs no conversion or can't be converted.
  private static func encoding(of bytes: [UInt8]) -> String.Encoding? {
    switch Array(bytes.prefix(2)) {
    case [0xFF, 0xFE], [0xFE, 0xFF]: .utf16
    case [0x3C, 0]: .utf16LittleEndian
    case [0, 0x3C]: .utf16BigEndian
    default: declared(bytes).flatMap { encodings[key($0)] }
    }
  }

  /// The encoding that the declaration names.
  static func declared(_ bytes: [UInt8]) -> String? {
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    let head = String(decoding: bytes.dropFirst(start).prefix(beginning), as: UTF8.self)
    guard head.hasPrefix("<?xml "), let end = head.firstRange(of: "?>") else { return nil }
    return head[..<end.lowerBound].firstMatch(of: /\sencoding\s*=\s*["']([^"']*)["']/)
      .map { String($0.1) }
  }

  /// The characters of XML (production 2).
  public static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x9, 0xA, 0xD, 0x20...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF: true
    default: false
    }
  }
}
