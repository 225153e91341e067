import WeatherModels

/// Smooth chance: the same place and hour give the same value on every machine and at every start.
///
/// Value noise: pseudo-random numbers at the points of a lattice in time, and smooth curves between them.
struct SampleNoise {
  /// A quantity that varies independently of the others.
  enum Channel: UInt64 {
    case front, gust, humidity, mass, place, rain, shower, wind, windDirection
    case modelFront, modelTemperature, smoke
  }

  private let seed: UInt64

  init(_ coordinate: Coordinate) {
    // The place's identity, so that two spellings of a place have the same weather.
    let point = coordinate.rounded(to: 3)
    let latitude = Int64((point.latitude * 1000).rounded())
    let longitude = Int64((point.longitude * 1000).rounded())
    seed = Self.mixed(UInt64(bitPattern: latitude &* 1_000_003 &+ longitude))
  }

  /// A value in 0…1 that changes completely over `period` hours.
  func value(_ channel: Channel, hours: Double, period: Double) -> Double {
    let position = hours / period
    let index = position.rounded(.down)
    let part = position - index
    let smooth = part * part * (3 - 2 * part)
    let before = point(channel, Int64(index))
    return before + (point(channel, Int64(index) + 1) - before) * smooth
  }

  /// A value in 0…1 that never changes.
  func constant(_ channel: Channel) -> Double {
    point(channel, 0)
  }

  private func point(_ channel: Channel, _ index: Int64) -> Double {
    let hash = Self.mixed(seed ^ Self.mixed(UInt64(bitPattern: index) &* 31 &+ channel.rawValue))
    return Double(hash >> 11) / Double(1 << 53)
  }

  /// The finaliser of SplitMix64 (Steele, Lea, Flood: "Fast Splittable Pseudorandom Number Generators", 2014).
  private static func mixed(_ value: UInt64) -> UInt64 {
    var z = value &+ 0x9E37_79B9_7F4A_7C15
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
