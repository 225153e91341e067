/// A line of a calendar: a name in capitals, its parameters, and the value as it is written.
struct ContentLine: Hashable, Sendable {
  var name: String
  var parameters: [String: String]
  var value: String

  /// `nil` for what isn't a line of a calendar. Without a colon outside of quotes, there is no value.
  init?(_ text: Substring) {
    var name = ""
    var parameters: [String: String] = [:]
    var isQuoted = false
    var piece: [UInt8] = []
    var value: Substring.UTF8View?
    func end(_ piece: [UInt8]) {
      let text = String(decoding: piece, as: UTF8.self)
      guard !name.isEmpty else { return name = text.uppercased() }
      let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, parameters.count < Self.mostParameters else { return }
      let key = parts[0].uppercased()
      if parameters[key] == nil { parameters[key] = String(parts[1]) }
    }
    let bytes = text.utf8
    for index in bytes.indices {
      switch bytes[index] {
      case UInt8(ascii: "\""): isQuoted.toggle()
      case UInt8(ascii: ";") where !isQuoted:
        end(piece)
        piece = []
      case UInt8(ascii: ":") where !isQuoted: value = bytes[bytes.index(after: index)...]
      case let byte: piece.append(byte)
      }
      if value != nil { break }
    }
    guard let value else { return nil }
    end(piece)
    guard !name.isEmpty else { return nil }
    self.name = name
    self.parameters = parameters
    self.value = String(Substring(value))
  }

  private static let mostParameters = 32

  /// The value as text, with its escaped characters.
  var text: String {
    guard value.utf8.contains(UInt8(ascii: "\\")) else { return value }
    var text = ""
    var isEscaped = false
    for scalar in value.unicodeScalars {
      if isEscaped {
        text.unicodeScalars.append(scalar == "n" || scalar == "N" ? "\n" : scalar)
        isEscaped = false
      } else if scalar == "\\" {
        isEscaped = true
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}

/// The lines of a file: CRLF, LF or CR ends one, and a space or a tab continues the one before.
struct ContentLines {
  private var rest: ArraySlice<UInt8>
  /// In bytes; what is longer is cut, so that an attached picture costs nothing.
  private static let longest = 16_384

  init(_ bytes: [UInt8]) {
    rest = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
  }

  /// `nil` at the end of the file.
  mutating func next() -> Substring? {
    guard !rest.isEmpty else { return nil }
    var line: [UInt8] = []
    repeat {
      let end = rest.firstIndex { $0 == 0x0A || $0 == 0x0D } ?? rest.endIndex
      line.append(contentsOf: rest[..<end].prefix(max(0, Self.longest - line.count)))
      rest = rest[end...]
      if rest.first == 0x0D { rest = rest.dropFirst() }
      if rest.first == 0x0A { rest = rest.dropFirst() }
      guard rest.first == 0x20 || rest.first == 0x09 else { break }
      rest = rest.dropFirst()
    } while true
    return Substring(String(decoding: line, as: UTF8.self))
  }
}
