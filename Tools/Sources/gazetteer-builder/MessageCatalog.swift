import Foundation

/// A `.mo` file of GNU gettext: here, names by GeoNames number, by country code (`SK`) or by region (`SK.08`).
struct MessageCatalog {
  let messages: [String: String]

  init(contentsOf file: URL) throws {
    let data = try Data(contentsOf: file)
    func word(_ position: Int) -> Int {
      data.withUnsafeBytes {
        Int(UInt32(littleEndian: $0.loadUnaligned(fromByteOffset: position, as: UInt32.self)))
      }
    }
    func text(_ entry: Int) -> String {
      let (length, start) = (word(entry), word(entry + 4))
      return String(decoding: data[start..<start + length], as: UTF8.self)
    }
    guard data.count >= 20, word(0) == 0x9504_12DE else {
      throw BuildError.unreadable(file.lastPathComponent)
    }
    var messages: [String: String] = [:]
    for index in 0..<word(8) {
      let message = text(word(16) + index * 8).trimmingCharacters(in: .whitespacesAndNewlines)
      if !message.isEmpty { messages[text(word(12) + index * 8)] = message }
    }
    self.messages = messages
  }
}

/// Why no database could be built.
enum BuildError: Error {
  case unreadable(String)
}
