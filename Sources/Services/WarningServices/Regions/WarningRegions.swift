public import Foundation
import Reports
import Synchronization

/// The regions for which the weather services of Europe warn, from a file that is mapped into memory when it is first
/// asked for: a look-up reads the table of boxes and the borders of the few regions around the point.
///
/// © EUMETNET (CC BY 4.0, simplified), and Czech open data.
public final class WarningRegions: Sendable {
  private let file: URL
  private let opened = Mutex<RegionsContent?>(nil)

  public init(file: URL) {
    self.file = file
  }

  public var client: RegionsClient {
    RegionsClient(
      regions: { self.content()?.regions(at: $0) },
      bordering: { self.content()?.bordering($0) ?? [] },
      rings: { self.content()?.rings(of: $0) ?? [] },
      isKnown: { self.content()?.isKnown($0) ?? false })
  }

  private func content() -> RegionsContent? {
    opened.withLock { opened in
      if opened == nil {
        opened = (try? Data(contentsOf: file, options: .alwaysMapped)).flatMap(RegionsContent.init)
      }
      return opened
    }
  }
}

/// The bytes of the file. Nothing in them is trusted: what leads out of the file reads as its end.
struct RegionsContent: Sendable {
  /// A region this close in kilometers counts as holding the point: borders are simplified, and a point on one belongs
  /// to both sides.
  private static let tolerance = 0.1
  /// A point in no region of its country belongs to the nearest one within this many kilometers: towns lie outside the
  /// simplified coast, Helsinki by three kilometers.
  private static let reach = 8.0
  /// The most kilometers that a simplified border may lie beside the true one: the city of Waterford lies 0.9 km
  /// outside of its county.
  private static let blur = 1.0

  private let data: Data
  private let count: Int

  /// `nil` for another form, or a file that ends within the table.
  init?(_ data: Data) {
    let header = [UInt8](data.prefix(RegionsFormat.headerSize))
    guard header.count == RegionsFormat.headerSize, header.starts(with: RegionsFormat.magic),
      let count = header.withUnsafeBytes({ bytes -> Int? in
        let version = Self.word(bytes, 8)
        let count = Self.word(bytes, 12)
        return version == RegionsFormat.version && count >= 0 ? count : nil
      }), RegionsFormat.headerSize + count * RegionsFormat.regionSize <= data.count
    else { return nil }
    self.data = data
    self.count = count
  }

  func isKnown(_ code: RegionCode) -> Bool {
    data.withUnsafeBytes { index(of: code, $0) != nil }
  }

  /// The rings of a region's border; none for one that isn't known.
  func rings(of code: RegionCode) -> [[Coordinate]] {
    data.withUnsafeBytes { bytes in
      guard let index = index(of: code, bytes) else { return [] }
      var border = border(index, bytes)
      var rings: [[Coordinate]] = []
      while let ring = border.ring() {
        rings.append(
          ring.compactMap {
            Coordinate(latitude: Double($0.y) / 10_000, longitude: Double($0.x) / 10_000)
          })
      }
      return rings
    }
  }

  /// The row of a region in the table.
  private func index(of code: RegionCode, _ bytes: UnsafeRawBufferPointer) -> Int? {
    guard let key = RegionsFormat.key(code) else { return nil }
    let index = (0..<count).lastIndex(while: {
      !key.lexicographicallyPrecedes(Self.entry($0, bytes).key)
    })
    return index.flatMap { Self.entry($0, bytes).key == key ? $0 : nil }
  }

  private func border(_ index: Int, _ bytes: UnsafeRawBufferPointer) -> Border {
    let entry = Self.entry(index, bytes)
    let box = Self.box(index, bytes)
    return Border(
      bytes, from: borders + entry.start, length: entry.length, west: box.west, south: box.south)
  }

  /// The regions that hold a point, and in each layer where none does the nearest one. A point on land is in no part of
  /// the sea that doesn't hold it.
  func regions(at point: Coordinate) -> Set<RegionCode> {
    var holding: Set<RegionCode> = []
    var nearest: [RegionCode.Layer: (code: RegionCode, distance: Double)] = [:]
    each(around: point) { code, isInside, distance, _ in
      if isInside || distance <= Self.tolerance {
        holding.insert(code)
      } else if distance <= min(Self.reach, nearest[code.layer]?.distance ?? .infinity) {
        nearest[code.layer] = (code, distance)
      }
    }
    let layers = Set(holding.map(\.layer))
    let isOnLand = layers.union(nearest.keys).contains { !$0.isSea }
    return holding.union(
      nearest.filter { !layers.contains($0.key) && !($0.key.isSea && isOnLand) }.map(\.value.code))
  }

  /// The regions that a point may lie in because their borders are simplified.
  func bordering(_ point: Coordinate) -> Set<RegionCode> {
    var found: Set<RegionCode> = []
    each(around: point) { code, _, _, isBlurred in
      // A place on land is not at sea.
      if isBlurred, !code.isSea { found.insert(code) }
    }
    return found
  }

  /// Calls `body` with each region whose box is near a point, whether the region contains it, the distance of its
  /// border in kilometers, and whether the true border may be on the other side.
  private func each(around point: Coordinate, _ body: (RegionCode, Bool, Double, Bool) -> Void) {
    let x = point.longitude * 10_000
    let y = point.latitude * 10_000
    // A ten-thousandth of a degree in kilometers, eastward less.
    let height = 0.01112
    let width = max(height * cos(point.latitude * .pi / 180), 1e-6)
    let reachY = Self.reach / height
    let reachX = Self.reach / width
    data.withUnsafeBytes { bytes in
      for index in 0..<count {
        let box = Self.box(index, bytes)
        guard x >= Double(box.west) - reachX, x <= Double(box.east) + reachX,
          y >= Double(box.south) - reachY, y <= Double(box.north) + reachY,
          let code = RegionsFormat.code(Self.entry(index, bytes).key)
        else { continue }
        var border = border(index, bytes)
        let (isInside, distance, isBlurred) = border.place(
          x: x, y: y, width: width, height: height, blur: Self.blur)
        body(code, isInside, distance, isBlurred)
      }
    }
  }

  private var borders: Int { RegionsFormat.headerSize + count * RegionsFormat.regionSize }

  private static func word(_ bytes: UnsafeRawBufferPointer, _ offset: Int) -> Int {
    Int(Int32(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: Int32.self)))
  }

  private static func entry(
    _ index: Int, _ bytes: UnsafeRawBufferPointer
  ) -> (key: [UInt8], start: Int, length: Int) {
    let offset = RegionsFormat.headerSize + index * RegionsFormat.regionSize
    return (
      Array(bytes[offset..<offset + RegionsFormat.keySize]), word(bytes, offset + 32),
      word(bytes, offset + 36)
    )
  }

  private static func box(
    _ index: Int, _ bytes: UnsafeRawBufferPointer
  ) -> (west: Int, south: Int, east: Int, north: Int) {
    let offset = RegionsFormat.headerSize + index * RegionsFormat.regionSize + 16
    return (
      word(bytes, offset), word(bytes, offset + 4), word(bytes, offset + 8),
      word(bytes, offset + 12)
    )
  }
}
