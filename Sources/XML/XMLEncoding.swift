public import Foundation

extension XMLReader {
  /// A document in UTF-8: UTF-16 by its first character, and ISO 8859-1 and Windows-1252 by the declaration, are
  /// converted, and lose that.
  public static func utf8(_ bytes: [UInt8]) -> [UInt8] {
    guard let encoding = encoding(of: bytes),
      let text = String(bytes: bytes, encoding: encoding)?.trimmingPrefix("\u{FEFF}")
    else { return bytes }
    let end = text.hasPrefix("<?xml") ? text.firstRange(of: "?>")?.upperBound : nil
    return Array(text[(end ?? text.startIndex)...].utf8)
  }

  /// Converts the text to UTF-8; text that is UTF-8 already is not copied.
  public static func utf8(_ data: Data) -> Data {
    encoding(of: Array(data.prefix(200))) == nil ? data : Data(utf8([UInt8](data)))
  }

  /// `nil` for what needs no conversion or can't be converted.
  private static func encoding(of bytes: [UInt8]) -> String.Encoding? {
    switch Array(bytes.prefix(2)) {
    case [0xFF, 0xFE], [0xFE, 0xFF]: return .utf16
    case [0x3C, 0]: return .utf16LittleEndian
    case [0, 0x3C]: return .utf16BigEndian
    default: break
    }
    let head = String(decoding: bytes.prefix(200), as: UTF8.self).lowercased()
    guard head.hasPrefix("<?xml "), let end = head.firstRange(of: "?>") else { return nil }
    let declaration = head[..<end.lowerBound]
    if declaration.contains("iso-8859-1\"") || declaration.contains("iso-8859-1'") {
      return .isoLatin1
    }
    return declaration.contains("windows-1252") ? .windowsCP1252 : nil
  }

  /// The characters of XML (production 2).
  public static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x9, 0xA, 0xD, 0x20...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF: true
    default: false
    }
  }
}
