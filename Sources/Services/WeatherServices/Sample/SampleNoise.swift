import Reports

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
  private let row: Curve
  private let column: Double

  init(_ coordinate: Coordinate) {
    // The place's identity, so that two spellings of a place have the same weather.
    let point = coordinate.rounded(to: 3)
    row = Curve(point.latitude / Self.step.latitude)
    column = point.longitude / Self.step.longitude
  }

  /// A value in 0…1 that changes completely over `period` hours: between the points of the lattice, as far from the
  /// middle as theirs.
  func value(_ channel: Channel, hours: Double, period: Double) -> Double {
    let column = Curve(column - hours * Self.drift / Self.step.longitude)
    let time = Curve(hours / period)
    let before = Self.mixed(UInt64(bitPattern: time.index) &* 31 &+ channel.rawValue)
    let after = Self.mixed(UInt64(bitPattern: time.index + 1) &* 31 &+ channel.rawValue)
    func point(_ row: Int64, _ column: Int64) -> Double {
      let place = Self.place(row, column)
      return Self.fraction(place ^ before) * time.rest + Self.fraction(place ^ after) * time.weight
    }
    let sum =
      column.rest * row.rest * point(row.index, column.index)
      + column.weight * row.rest * point(row.index, column.index + 1)
      + column.rest * row.weight * point(row.index + 1, column.index)
      + column.weight * row.weight * point(row.index + 1, column.index + 1)
    // The mean of several differs less from one half than each of them does.
    return (0.5 + (sum - 0.5) / (row.length * column.length)).clamped
  }

  /// A value in 0…1 that never changes.
  func constant(_ channel: Channel) -> Double { value(channel, hours: 0, period: 1) }

  private static func place(_ row: Int64, _ column: Int64) -> UInt64 {
    let columns: Int64 = 30
    let around = (column % columns + columns) % columns
    return mixed(UInt64(bitPattern: row &* 1000 &+ around) &+ world)
  }

  private static func fraction(_ value: UInt64) -> Double { Double(mixed(value) &>> 11) * 0x1p-53 }

  /// The finaliser of SplitMix64 (Steele, Lea, Flood: "Fast Splittable Pseudorandom Number Generators", 2014).
  private static func mixed(_ value: UInt64) -> UInt64 {
    var z = value &+ 0x9E37_79B9_7F4A_7C15
    z = (z ^ (z &>> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z &>> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z &>> 31)
  }
}

/// A number between two whole ones.
private struct Curve {
  /// The whole number below.
  let index: Int64
  /// The weight of the whole number above, which follows a smooth curve from 0 to 1.
  let weight: Double

  init(_ position: Double) {
    let below = position.rounded(.down)
    let part = position - below
    index = Int64(below)
    weight = part * part * (3 - 2 * part)
  }

  /// The weight of the whole number below.
  var rest: Double { 1 - weight }

  /// The length of both weights as a vector.
  var length: Double { (rest * rest + weight * weight).squareRoot() }
}
