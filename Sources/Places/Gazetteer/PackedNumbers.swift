import Foundation

/// Reads numbers of seven bits a byte, the lowest first, and texts behind their length.
struct PackedReader {
  private let bytes: [UInt8]
  private var position = 0

  init(_ bytes: some Sequence<UInt8>) {
    self.bytes = Array(bytes)
  }

  mutating func byte() -> UInt8? {
    guard position < bytes.count else { return nil }
    defer { position += 1 }
    return bytes[position]
  }

  /// `nil` at the end, and for a number of more than 28 bits.
  mutating func number() -> Int? {
    var result: UInt = 0
    var shift: UInt = 0
    while shift < 28, let byte = byte() {
      result |= UInt(byte & 0x7F) << shift
      if byte & 0x80 == 0 { return Int(result) }
      shift += 7
    }
    return nil
  }

  /// A number that may be negative: its sign is in the lowest bit.
  mutating func step() -> Int? {
    number().map { $0 & 1 == 0 ? $0 >> 1 : -($0 >> 1) - 1 }
  }

  /// As many bytes as the number in front of them says.
  mutating func block() -> ArraySlice<UInt8>? {
    guard let length = number(), length <= bytes.count - position else { return nil }
    defer { position += length }
    return bytes[position..<position + length]
  }

  mutating func text() -> String? {
    block().map { String(decoding: $0, as: UTF8.self) }
  }
}

extension Data {
  mutating func append(number: UInt) {
    var rest = number
    while rest > 0x7F {
      append(UInt8(rest & 0x7F) | 0x80)
      rest >>= 7
    }
    append(UInt8(rest))
  }

  mutating func append(step: Int) {
    append(number: UInt(step >= 0 ? step << 1 : (-step << 1) - 1))
  }

  mutating func append(block: some Collection<UInt8>) {
    append(number: UInt(block.count))
    append(contentsOf: block)
  }
}
