public import Foundation
import Reports

/// The names of a place besides its own, in few bytes: those in use in a language today, then old, rare and local ones.
///
/// Each name ends with a line feed, the two kinds are parted by an empty one. Most alphabets fit into 128 scalars
/// beside ASCII; a name in such a one has two bytes in front that say which, and then a byte for each letter. All
/// others are UTF-8.
@_spi(Building) public struct PackedNames {
  private let bytes: Data

  package init(_ bytes: Data) {
    self.bytes = bytes
  }

  @_spi(Building) public init(current: [String], other: [String]) {
    var bytes = Data()
    for name in current { bytes.append(Self.packed(name)) }
    bytes.append(Self.end)
    for name in other { bytes.append(Self.packed(name)) }
    self.bytes = bytes
  }

  @_spi(Building) public var data: Data { bytes }

  /// Every name, and whether a language uses it today.
  var all: some Sequence<(name: String, isCurrent: Bool)> {
    sequence(state: (position: bytes.startIndex, isCurrent: true)) { state in
      while let name = next(&state.position) {
        if !name.isEmpty { return (name, state.isCurrent) }
        state.isCurrent = false
      }
      return nil
    }
  }

  /// The first name of which this is true, fit for a terminal, and whether a language uses it today; those come first.
  package func first(
    where matches: (String) -> Bool
  ) -> (text: String, isCurrent: Bool)? {
    guard let (name, isCurrent) = all.first(where: { matches($0.name) }) else { return nil }
    let words = name.cleaned(limit: 200).split(separator: " ")
    return (words.joined(separator: " "), isCurrent)
  }
}

extension PackedNames {
  private static let end = UInt8(ascii: "\n")
  /// No name begins with these control characters. A block's number has nine bits, the ninth is here.
  private static let block = UInt8(0x0E)

  private static func packed(_ name: String) -> Data {
    let scalars = name.unicodeScalars
    let blocks = Set(scalars.filter { !$0.isASCII }.map { $0.value >> 7 })
    guard blocks.count == 1, let number = blocks.first, number < 0x200 else {
      return Data(name.utf8) + [end]
    }
    let letters = scalars.map { UInt8($0.value & 0x7F) | ($0.isASCII ? 0 : 0x80) }
    return Data([block + UInt8(number >> 8), UInt8(number & 0xFF)] + letters + [end])
  }

  private func next(_ position: inout Data.Index) -> String? {
    guard position < bytes.endIndex else { return nil }
    var number: UInt32?
    if bytes[position] & 0xFE == Self.block, position + 1 < bytes.endIndex {
      number = UInt32(bytes[position] - Self.block) << 8 | UInt32(bytes[position + 1])
      position += 2
    }
    let stop = bytes[position...].firstIndex(of: Self.end) ?? bytes.endIndex
    defer { position = min(stop + 1, bytes.endIndex) }
    guard let number else { return String(decoding: bytes[position..<stop], as: UTF8.self) }
    var name = String.UnicodeScalarView()
    for byte in bytes[position..<stop] {
      let value = byte < 0x80 ? UInt32(byte) : number << 7 | UInt32(byte & 0x7F)
      if let scalar = Unicode.Scalar(value) { name.append(scalar) }
    }
    return String(name)
  }
}
