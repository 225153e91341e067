import Clients
public import Foundation
package import Reports

/// Closed lines around one area, in hundredths of a degree: a country of Natural Earth's 1:110 m map, or a part of the
/// land with its civil time.
@_spi(Building) public struct Outline: Sendable {
  /// As `packed` writes it, and read where it is asked about: of the thousands of areas, a point is near a few.
  private let bytes: [UInt8]

  private struct Point {
    var x: Int16
    var y: Int16
  }

  /// Packs rings given in degrees: the count of each one's points, then the steps from the point before.
  @_spi(Building) public static func packed(
    _ rings: [[(longitude: Double, latitude: Double)]]
  ) -> Data {
    var data = Data()
    for ring in rings {
      data.append(number: UInt(ring.count))
      var last = (x: 0, y: 0)
      for point in ring {
        let next = (
          x: Int((point.longitude * 100).rounded()), y: Int((point.latitude * 100).rounded())
        )
        data.append(step: next.x - last.x)
        data.append(step: next.y - last.y)
        last = next
      }
    }
    return data
  }

  package init(_ bytes: some Sequence<UInt8>) { self.bytes = Array(bytes) }

  private var rings: [[Point]] {
    var reader = PackedReader(bytes)
    var rings: [[Point]] = []
    while let count = reader.number() {
      var last = (x: 0, y: 0)
      var ring: [Point] = []
      for _ in 0..<count {
        guard let stepX = reader.step(), let stepY = reader.step() else { break }
        last = (last.x &+ stepX, last.y &+ stepY)
        ring.append(Point(x: Int16(clamping: last.x), y: Int16(clamping: last.y)))
      }
      rings.append(ring)
    }
    return rings
  }

  /// Whether a line from the point eastwards crosses the rings an odd number of times: a hole is a ring, too.
  package func contains(_ point: Coordinate) -> Bool {
    let (x, y) = (point.longitude * 100, point.latitude * 100)
    var isInside = false
    for ring in rings {
      guard var before = ring.last else { continue }
      for point in ring {
        let (x1, y1) = (Double(before.x), Double(before.y))
        let (x2, y2) = (Double(point.x), Double(point.y))
        if (y1 > y) != (y2 > y), x < x1 + (y - y1) / (y2 - y1) * (x2 - x1) { isInside.toggle() }
        before = point
      }
    }
    return isInside
  }

  /// The distance to the nearest of the lines, if a hundredth of a degree is so wide and high.
  func distance(to point: Coordinate, width: Double, height: Double) -> Double {
    let (x, y) = (point.longitude * 100, point.latitude * 100)
    var nearest = Double.infinity
    for ring in rings {
      guard var before = ring.last else { continue }
      for point in ring {
        let (ax, ay) = ((Double(before.x) - x) * width, (Double(before.y) - y) * height)
        let dx = (Double(point.x) - Double(before.x)) * width
        let dy = (Double(point.y) - Double(before.y)) * height
        let length = dx * dx + dy * dy
        let along = length > 0 ? min(1, max(0, -(ax * dx + ay * dy) / length)) : 0
        nearest = min(nearest, hypot(ax + along * dx, ay + along * dy))
        before = point
      }
    }
    return nearest
  }
}

extension Sea {
  /// The sea at a point that is on no land. Boxes are enough: a point near their edges is near a town.
  init(at point: Coordinate) {
    let (latitude, longitude) = (point.latitude, point.longitude)
    let named = Self.boxes.first {
      $0.latitudes.contains(latitude) && $0.longitudes.contains(longitude)
    }
    self = named?.sea ?? Self.ocean(latitude, longitude)
  }

  private typealias Degrees = ClosedRange<Double>

  private static let boxes: [(sea: Sea, latitudes: Degrees, longitudes: Degrees)] = [
    (.arabianSea, 8...25, 52...74), (.bayOfBengal, 6...22, 80...95),
    (.bayOfBiscay, 43.5...48, -8...(-1)), (.beringSea, 53...65, 163...180),
    (.beringSea, 53...65, -180...(-160)), (.blackSea, 41...47, 27.5...42),
    (.caribbeanSea, 9...20, -83...(-61)), (.caribbeanSea, 15...21.5, -88...(-75)),
    (.caspianSea, 36...47.5, 46.5...54.5), (.coralSea, -25...(-10), 145...163),
    (.gulfOfMexico, 18...30.5, -98...(-81)), (.hudsonBay, 51...65, -95...(-77)),
    (.mediterraneanSea, 30...46, -5.5...36.5), (.northSea, 51...61, -2...8),
    (.seaOfJapan, 36...48, 129.5...140), (.seaOfOkhotsk, 46...60, 143...156),
    (.southChinaSea, 3...22, 106...119), (.tasmanSea, -45...(-29), 151...172),
  ]

  private static func ocean(_ latitude: Double, _ longitude: Double) -> Sea {
    if latitude >= 66 { return .arcticOcean }
    if latitude <= -60 { return .southernOcean }
    // America's narrow middle runs southeast; below it the coasts lie on both sides of 70° west.
    let america = latitude < 8 ? -70 : max(-77 - (latitude - 8) * 2, -110)
    if longitude > america, longitude < 20 { return .atlanticOcean }
    let isIndian = latitude < -8 ? (20..<147).contains(longitude) : (20..<100).contains(longitude)
    return isIndian ? .indianOcean : .pacificOcean
  }
}
