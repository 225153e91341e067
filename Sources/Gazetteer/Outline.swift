public import Foundation
import WeatherClients
import WeatherModels

/// A closed line around a country, from Natural Earth's 1:110 m map, in hundredths of a degree.
@_spi(Building) public struct Outline: Sendable {
  package let country: String
  private let points: [Point]

  private struct Point {
    var x: Int16
    var y: Int16
  }

  /// Packs points given in degrees.
  @_spi(Building) public static func packed(_ points: [(longitude: Double, latitude: Double)])
    -> Data
  {
    var data = Data()
    for point in points {
      for degrees in [point.longitude, point.latitude] {
        let value = Int16((degrees * 100).rounded())
        withUnsafeBytes(of: value.littleEndian) { data.append(contentsOf: $0) }
      }
    }
    return data
  }

  /// Reads what `packed` wrote.
  package init(country: String, points data: Data) {
    self.country = country
    points = data.withUnsafeBytes { bytes in
      stride(from: 0, to: bytes.count - 3, by: 4).map { start in
        func value(_ offset: Int) -> Int16 {
          Int16(littleEndian: bytes.loadUnaligned(fromByteOffset: start + offset, as: Int16.self))
        }
        return Point(x: value(0), y: value(2))
      }
    }
  }

  /// Whether a line from the point eastwards crosses the outline an odd number of times.
  package func contains(latitude: Double, longitude: Double) -> Bool {
    guard var before = points.last else { return false }
    let (x, y) = (longitude * 100, latitude * 100)
    var isInside = false
    for point in points {
      let (x1, y1, x2, y2) = (Double(before.x), Double(before.y), Double(point.x), Double(point.y))
      if (y1 > y) != (y2 > y), x < x1 + (y - y1) / (y2 - y1) * (x2 - x1) { isInside.toggle() }
      before = point
    }
    return isInside
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

  private struct Box {
    var sea: Sea
    var latitudes: ClosedRange<Double>
    var longitudes: ClosedRange<Double>

    init(_ sea: Sea, _ latitudes: ClosedRange<Double>, _ longitudes: ClosedRange<Double>) {
      self.sea = sea
      self.latitudes = latitudes
      self.longitudes = longitudes
    }
  }

  private static let boxes = [
    Box(.arabianSea, 8...25, 52...74), Box(.bayOfBengal, 6...22, 80...95),
    Box(.bayOfBiscay, 43.5...48, -8...(-1)), Box(.beringSea, 53...65, 163...180),
    Box(.beringSea, 53...65, -180...(-160)), Box(.blackSea, 41...47, 27.5...42),
    Box(.caribbeanSea, 9...20, -83...(-61)), Box(.caribbeanSea, 15...21.5, -88...(-75)),
    Box(.caspianSea, 36...47.5, 46.5...54.5), Box(.coralSea, -25...(-10), 145...163),
    Box(.gulfOfMexico, 18...30.5, -98...(-81)), Box(.hudsonBay, 51...65, -95...(-77)),
    Box(.mediterraneanSea, 30...46, -5.5...36.5), Box(.northSea, 51...61, -2...8),
    Box(.seaOfJapan, 36...48, 129.5...140), Box(.seaOfOkhotsk, 46...60, 143...156),
    Box(.southChinaSea, 3...22, 106...119), Box(.tasmanSea, -45...(-29), 151...172),
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
