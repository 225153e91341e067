import WeatherModels

/// Smooth chance: the same place and hour give the same value on every machine and at every start, and places near each
/// other much the same.
///
/// Value noise: pseudo-random numbers at the points of a lattice in space and time, and smooth curves between them. The
/// lattice is as wide as highs and lows are, and moves east as they do.
struct SampleNoise {
  /// A quantity that varies independently of the others.
  enum Channel: UInt64 {
    case front, gust, humidity, mass, place, rain, shower, wind, windDirection
    case modelFront, modelTemperature, smoke
  }

  /// In degrees; thirty steps of longitude go around the Earth.
  private static let step = (latitude: 8.0, longitude: 12.0)
  /// In degrees of longitude an hour, about 30 km/h in the middle latitudes.
  private static let drift = 0.4

  /// The seed: one for which the examples of README.md and of the tour have weather worth showing.
  private static let world: UInt64 = 6

  /// In steps of the lattice.
  private let (row, column): (Double, Double)

  init(_ coordinate: Coordinate) {
    // The place's identity, so that two spellings of a place have the same weather.
    let point = coordinate.rounded(to: 3)
    row = point.latitude / Self.step.latitude
    column = point.longitude / Self.step.longitude
  }

  /// A value in 0…1 that changes completely over `period` hours.
  func value(_ channel: Channel, hours: Double, period: Double) -> Double {
    let column = column - hours * Self.drift / Self.step.longitude
    return sum(row: row, column: column, time: hours / period) { Self.point(channel, $0, $1, $2) }
  }

  /// A value in 0…1 that never changes.
  func constant(_ channel: Channel) -> Double {
    sum(row: row, column: column, time: 0) { Self.point(channel, $0, $1, $2) }
  }

  /// A value between the points of the lattice, as far from the middle as theirs.
  private func sum(
    row: Double, column: Double, time: Double, _ point: (Int64, Int64, Int64) -> Double
  ) -> Double {
    let (rows, columns, times) = (Curve(row), Curve(column), Curve(time))
    var sum = 0.0
    for (r, v) in [rows.before, rows.after] where v > 0 {
      for (c, u) in [columns.before, columns.after] where u > 0 {
        let before = point(r, c, times.before.index)
        let after = point(r, c, times.after.index)
        sum += u * v * (before * times.before.weight + after * times.after.weight)
      }
    }
    // The mean of several differs less from one half than each of them does.
    return (0.5 + (sum - 0.5) / (rows.length * columns.length)).clamped
  }

  private static func point(_ channel: Channel, _ row: Int64, _ column: Int64, _ time: Int64)
    -> Double
  {
    let columns: Int64 = 30
    let around = (column % columns + columns) % columns
    let place = UInt64(bitPattern: row &* 1000 &+ around)
    let moment = UInt64(bitPattern: time) &* 31 &+ channel.rawValue
    return Double(mixed(mixed(place &+ world) ^ mixed(moment)) >> 11) / Double(1 << 53)
  }

  /// The finaliser of SplitMix64 (Steele, Lea, Flood: "Fast Splittable Pseudorandom Number Generators", 2014).
  private static func mixed(_ value: UInt64) -> UInt64 {
    var z = value &+ 0x9E37_79B9_7F4A_7C15
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}

/// The whole numbers around a number, with weights that follow a smooth curve from one to the other.
private struct Curve {
  let before: (index: Int64, weight: Double)
  let after: (index: Int64, weight: Double)

  init(_ position: Double) {
    let below = position.rounded(.down)
    let part = position - below
    let smooth = part * part * (3 - 2 * part)
    before = (Int64(below), 1 - smooth)
    after = (Int64(below) + 1, smooth)
  }

  /// The length of both weights as a vector.
  var length: Double {
    (before.weight * before.weight + after.weight * after.weight).squareRoot()
  }
}
