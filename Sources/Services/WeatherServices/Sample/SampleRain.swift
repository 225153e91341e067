import Foundation

/// The rain of an hour, by its quarters.
struct SampleRain {
  /// The nearness of the front when the hour begins and ends.
  let fronts: (Double, Double)
  /// The rate in the middle of a low at those times, in mm/h.
  private let most: (Double, Double)
  /// The temperature in the middle of the hour, to a tenth of a °C. It decides between rain and snow.
  let temperature: Double

  /// The hour that ends this many hours after 1970.
  init(_ climate: SampleClimate, until end: Double) {
    self.init(climate, until: end, fronts: (climate.front(end - 1), climate.front(end)))
  }

  init(_ climate: SampleClimate, until end: Double, fronts: (Double, Double)) {
    self.fronts = fronts
    let middle = climate.temperature(end - 0.5, front: (fronts.0 + fronts.1) / 2)
    temperature = middle.rounded(to: 1)
    let warmth = 3 + 12 * (middle / 30).clamped
    func most(_ hours: Double) -> Double {
      warmth * climate.noise.value(.shower, hours: hours, period: 3)
    }
    self.most = (most(end - 1), most(end))
  }

  /// The rate in mm/h of a quarter from 0 to 3, with the front nearer by that much.
  func rate(_ quarter: Int, _ front: Double = 0) -> Double {
    let part = (Double(quarter) + 0.5) / 4
    let near = fronts.0 + (fronts.1 - fronts.0) * part + front
    return SampleClimate.wetness(near) * (most.0 + (most.1 - most.0) * part)
  }

  /// The amount of the hour in mm, to a tenth, with the front so much nearer.
  func amount(_ front: Double = 0) -> Double {
    guard Self.isWet(fronts, front) else { return 0 }
    let rates = rate(0, front) + rate(1, front) + rate(2, front) + rate(3, front)
    return (rates / 4).rounded(to: 1)
  }

  /// Whether anything can fall in an hour that begins and ends with these, with the front so much nearer.
  static func isWet(_ fronts: (Double, Double), _ front: Double = 0) -> Bool {
    SampleClimate.wetness(max(fronts.0, fronts.1) + front) > 0
  }

  /// The share of the runs in which something falls, in per cent.
  func probability(ahead seconds: Double) -> Double {
    let spread = SampleShift.frontSpread(ahead: seconds)
    guard amount((SampleShift.quantiles.last ?? 0) * spread) >= Self.wet else { return 0 }
    // The nearer the front, the more falls: of the sorted runs all from one on are wet.
    var dry = 0..<SampleShift.quantiles.count
    while let middle = dry.isEmpty ? nil : (dry.lowerBound + dry.upperBound) / 2 {
      if amount(SampleShift.quantiles[middle] * spread) >= Self.wet {
        dry = dry.lowerBound..<middle
      } else {
        dry = middle + 1..<dry.upperBound
      }
    }
    let wet = SampleShift.quantiles.count - dry.lowerBound
    return (100 * Double(wet) / Double(SampleShift.quantiles.count)).rounded()
  }

  /// The least amount that is one, in mm.
  static let wet = 0.1
}
