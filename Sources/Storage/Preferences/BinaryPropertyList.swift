internal import Foundation

/// Measures a binary property list before Foundation reads it. Its arrays may share their elements, so that a few
/// hundred bytes can describe a billion objects: each counts as often as it is reached.
///
/// The format: Apple, `CFBinaryPList.c`. References outside the data count as too large.
struct BinaryPropertyList {
  private struct Weight {
    var bytes: Int
    var height: Int
  }

  private static let heaviest = 32 << 20
  private static let deepest = 64
  private static let weightOfObject = 64

  private let bytes: [UInt8]
  private let offsetSize: Int
  private let referenceSize: Int
  private var table = 0
  private var weights: [Weight?]

  static func isReadable(_ data: Data) -> Bool {
    guard data.starts(with: Array("bplist".utf8)), var list = BinaryPropertyList([UInt8](data)),
      let top = list.top
    else { return false }
    return list.weight(of: top, depth: 0) != nil
  }

  private init?(_ bytes: [UInt8]) {
    guard bytes.count >= 40 else { return nil }
    self.bytes = bytes
    let trailer = bytes.count - 32
    offsetSize = Int(bytes[trailer + 6])
    referenceSize = Int(bytes[trailer + 7])
    weights = []
    guard let count = number(at: trailer + 8, size: 8), count <= bytes.count,
      let table = number(at: trailer + 24, size: 8)
    else { return nil }
    self.table = table
    weights = Array(repeating: nil, count: count)
  }
}

extension BinaryPropertyList {
  private var top: Int? { number(at: bytes.count - 16, size: 8) }

  /// `nil` if it is too large or too deep, or contains itself.
  private mutating func weight(of object: Int, depth: Int) -> Weight? {
    guard weights.indices.contains(object) else { return nil }
    if let known = weights[object] { return depth + known.height < Self.deepest ? known : nil }
    guard depth < Self.deepest,
      let start = number(at: table + object * offsetSize, size: offsetSize),
      bytes.indices.contains(start), let (count, content) = count(at: start)
    else { return nil }
    var weight = Weight(bytes: Self.weightOfObject, height: 0)
    let references: Int
    switch bytes[start] >> 4 {
    case 0xA, 0xC: references = count
    case 0xD: references = 2 * count
    case 0x4...0x6: (references, weight.bytes) = (0, weight.bytes + 2 * count)
    default: references = 0
    }
    for index in 0..<references {
      guard
        let part = number(at: content + index * referenceSize, size: referenceSize),
        let more = self.weight(of: part, depth: depth + 1)
      else { return nil }
      weight.bytes += more.bytes
      weight.height = max(weight.height, more.height + 1)
      guard weight.bytes <= Self.heaviest else { return nil }
    }
    weights[object] = weight
    return weight
  }

  /// The number of an object's parts, and where they begin; `nil` if there are more than the data could hold.
  private func count(at start: Int) -> (Int, content: Int)? {
    let low = Int(bytes[start] & 15)
    guard low == 15, bytes[start] >> 4 >= 4 else { return (low, start + 1) }
    guard bytes.indices.contains(start + 1) else { return nil }
    let size = 1 << Int(bytes[start + 1] & 15)
    guard let count = number(at: start + 2, size: size), count <= bytes.count else { return nil }
    return (count, start + 2 + size)
  }

  /// `nil` if it isn't within the data, or is larger than any position in it could be.
  private func number(at start: Int, size: Int) -> Int? {
    guard (1...8).contains(size), start >= 0, start <= bytes.count - size else { return nil }
    let value = bytes[start..<start + size].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    return value <= UInt64(bytes.count) ? Int(value) : nil
  }
}
