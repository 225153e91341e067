public import Foundation

/// The form of the atlas, which the builder writes and the atlas reads; all numbers are little-endian.
///
/// A header, a table of levels, and for each level its pieces and their points. A piece is at most 64
/// steps of a line with the box around it, that of a lake with the box around all of the lake; its first point is
/// absolute, each further one 16-bit steps from the one before.
@_spi(Building) public enum AtlasFormat {
  static let magic: [UInt8] = Array("VANEATLS".utf8)
  /// Increased with every change of the format.
  package static let version = 1
  static let longestPiece = 64

  /// The magic, the version and the count of levels (4 bytes each), the length of the whole file and
  /// the checksum of all after the header (8 bytes each).
  static let headerSize = 32
  /// The finest detail and the size of a step, both in ten-thousandths of a degree; the count of
  /// pieces, where they begin, the count of steps, where they begin (4 bytes each).
  static let levelSize = 24
  /// The first point in steps (2 × 4 bytes); the box's west, south, east and north in hundredths of a
  /// degree (4 × 2); where its steps begin, counted in steps (4); how many (2); what line it is (2).
  static let pieceSize = 24
  static let stepSize = 4

  /// A checksum over words of 8 bytes: FNV-1a's multiplication, and a rotation that carries high bits down.
  static func checksum(_ bytes: UnsafeRawBufferPointer) -> UInt64 {
    var sum: UInt64 = 0xCBF2_9CE4_8422_2325
    var offset = 0
    while offset + 8 <= bytes.count {
      let word = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
      sum = (sum ^ word) &* 0x0000_0100_0000_01B3
      sum = sum << 29 | sum >> 35
      offset += 8
    }
    return sum
  }
}

/// The kind of a line of the atlas.
@_spi(Building) public enum AtlasLine: UInt16, CaseIterable, Sendable {
  case coast, border, region, lake
}

/// One level of detail, ready to be written.
@_spi(Building) public struct AtlasLevel: Sendable {
  /// Nothing smaller is in it; in ten-thousandths of a degree.
  @_spi(Building) public var detail: Int
  /// Ten-thousandths of a degree.
  @_spi(Building) public var step: Int
  @_spi(Building) public var lines: [Line]

  @_spi(Building) public init(detail: Int, step: Int, lines: [Line]) {
    self.detail = detail
    self.step = step
    self.lines = lines
  }

  /// Points in ten-thousandths of a degree.
  @_spi(Building) public struct Line: Sendable {
    @_spi(Building) public var kind: AtlasLine
    @_spi(Building) public var points: [(x: Int, y: Int)]

    @_spi(Building) public init(_ kind: AtlasLine, _ points: [(x: Int, y: Int)]) {
      self.kind = kind
      self.points = points
    }
  }
}

extension AtlasFormat {
  /// The file with these levels, the coarsest first.
  @_spi(Building) public static func file(_ levels: [AtlasLevel]) -> Data {
    var table: [UInt8] = []
    var body: [UInt8] = []
    let bodyStart = headerSize + levels.count * levelSize
    for level in levels {
      let (pieces, steps, counts) = packed(level)
      let start = bodyStart + body.count
      for value in [
        level.detail, level.step, counts.pieces, start, counts.steps, start + pieces.count,
      ] {
        table.pack(UInt32(value))
      }
      body += pieces + steps
    }
    body += [UInt8](repeating: 0, count: -body.count & 7)
    let content = table + body
    var header = magic
    header.pack(UInt32(version))
    header.pack(UInt32(levels.count))
    header.pack(UInt64(headerSize + content.count))
    header.pack(content.withUnsafeBytes(checksum))
    return Data(header + content)
  }

  private static func packed(
    _ level: AtlasLevel
  ) -> (pieces: [UInt8], steps: [UInt8], counts: (pieces: Int, steps: Int)) {
    var (pieces, steps): ([UInt8], [UInt8]) = ([], [])
    var (pieceCount, stepCount) = (0, 0)
    for line in level.lines {
      let points = stepped(line.points, level.step)
      var first = 0
      while first < points.count - 1 {
        let last = min(first + longestPiece, points.count - 1)
        let inBox = line.kind == .lake ? points[...] : points[first...last]
        let (xs, ys) = (inBox.map(\.x), inBox.map(\.y))
        pieces.pack(Int32(points[first].x))
        pieces.pack(Int32(points[first].y))
        let box = [xs.min(), ys.min(), xs.max(), ys.max()].map { Double(($0 ?? 0) * level.step) }
        for (index, edge) in box.enumerated() {
          pieces.pack(Int16((edge / 100).rounded(index < 2 ? .down : .up)))
        }
        pieces.pack(UInt32(stepCount))
        pieces.pack(UInt16(last - first))
        pieces.pack(line.kind.rawValue)
        for (a, b) in zip(points[first...last], points[(first + 1)...last]) {
          steps.pack(Int16(b.x - a.x))
          steps.pack(Int16(b.y - a.y))
        }
        stepCount += last - first
        pieceCount += 1
        first = last
      }
    }
    return (pieces, steps, (pieceCount, stepCount))
  }

  /// Points in steps, without repetitions; no way between two is longer than 16 bits hold.
  private static func stepped(_ points: [(x: Int, y: Int)], _ step: Int) -> [(x: Int, y: Int)] {
    var result: [(x: Int, y: Int)] = []
    for point in points {
      let x = Int((Double(point.x) / Double(step)).rounded())
      let y = Int((Double(point.y) / Double(step)).rounded())
      guard let last = result.last else {
        result.append((x, y))
        continue
      }
      if last == (x, y) { continue }
      let parts = max(abs(x - last.x), abs(y - last.y)) / 32_767 + 1
      for part in 1...parts {
        result.append(
          (last.x + (x - last.x) * part / parts, last.y + (y - last.y) * part / parts))
      }
    }
    return result
  }
}

extension [UInt8] {
  fileprivate mutating func pack(_ value: some FixedWidthInteger) {
    Swift.withUnsafeBytes(of: value.littleEndian) { append(contentsOf: $0) }
  }
}
