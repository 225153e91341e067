public import Foundation

/// The form of the file of regions, which the builder writes; all numbers are little-endian.
///
/// A header, the regions in the order of their keys, and their borders. A border is its rings one after another: twice
/// the count of points, plus one for a hole, then the steps from the point before, the first from the southwestern
/// corner of the region. Numbers of a border are of seven bits a byte, the lowest first, steps with their sign in the
/// lowest bit. Positions are in ten-thousandths of a degree.
@_spi(Building) public enum RegionsFormat {
  static let magic: [UInt8] = Array("VANEREGN".utf8)
  /// Increased with every change of the format.
  static let version = 1
  /// The magic (8 bytes), the version, the count of regions (4 each).
  static let headerSize = 16
  /// The key (16 bytes); west, south, east and north (4 × 4); where the border begins and its length (2 × 4).
  static let regionSize = 40
  static let keySize = 16

  /// The scheme and the code, filled up with zeros; `nil` for a code that is too long or empty.
  static func key(_ code: RegionCode) -> [UInt8]? {
    let bytes = Array(code.value.utf8)
    guard !bytes.isEmpty, bytes.count < keySize, !bytes.contains(0),
      let scheme = RegionCode.Scheme.allCases.firstIndex(of: code.scheme)
    else { return nil }
    return [UInt8(scheme)] + bytes + Array(repeating: 0, count: keySize - 1 - bytes.count)
  }

  /// The code of a key; `nil` for a scheme that is not known.
  static func code(_ key: [UInt8]) -> RegionCode? {
    guard let scheme = key.first, Int(scheme) < RegionCode.Scheme.allCases.count else { return nil }
    let value = String(decoding: key.dropFirst().prefix { $0 != 0 }, as: UTF8.self)
    return RegionCode(RegionCode.Scheme.allCases[Int(scheme)], value)
  }
}

/// A region on its way into the file.
@_spi(Building) public struct BuiltRegion {
  /// Points in ten-thousandths of a degree, the longitude first, each ring without a last point that repeats the first.
  public typealias Ring = [(x: Int, y: Int)]

  public var code: RegionCode
  /// Each polygon's outer ring, then its holes.
  public var polygons: [[Ring]]

  public init(_ code: RegionCode, polygons: [[Ring]]) {
    self.code = code
    self.polygons = polygons
  }
}

extension RegionsFormat {
  /// The file of these regions; those without a border, and those whose code is too long, are left out.
  @_spi(Building) public static func file(_ regions: [BuiltRegion]) -> Data {
    let sorted = regions.compactMap { region in
      key(region.code).map { (key: $0, rings: region.polygons) }
    }.filter { !$0.rings.isEmpty }.sorted { $0.key.lexicographicallyPrecedes($1.key) }
    var table: [UInt8] = []
    var borders: [UInt8] = []
    for (key, polygons) in sorted {
      let points = polygons.flatMap { $0.flatMap(\.self) }
      let west = points.map(\.x).min() ?? 0
      let south = points.map(\.y).min() ?? 0
      let start = borders.count
      var last = (x: west, y: south)
      for polygon in polygons {
        for (index, ring) in polygon.enumerated() {
          append(ring.count * 2 + (index > 0 ? 1 : 0), to: &borders)
          for point in ring {
            append(signed: point.x - last.x, to: &borders)
            append(signed: point.y - last.y, to: &borders)
            last = point
          }
        }
      }
      table += key
      let box = [west, south, points.map(\.x).max() ?? 0, points.map(\.y).max() ?? 0]
      for number in box + [start, borders.count - start] { table += word(number) }
    }
    return Data(magic + word(version) + word(sorted.count) + table + borders)
  }

  private static func word(_ number: Int) -> [UInt8] {
    withUnsafeBytes(of: Int32(clamping: number).littleEndian) { Array($0) }
  }

  private static func append(_ number: Int, to bytes: inout [UInt8]) {
    var rest = UInt(number)
    while rest > 0x7F {
      bytes.append(UInt8(rest & 0x7F) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  private static func append(signed number: Int, to bytes: inout [UInt8]) {
    append(number >= 0 ? number << 1 : (-number << 1) - 1, to: &bytes)
  }
}
