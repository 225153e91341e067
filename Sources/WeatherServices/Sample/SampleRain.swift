import Foundation

/// What falls in an hour, by its quarters.
struct SampleRain {
  /// How near the front is in the middle of a quarter, and how much falls there in the middle of a low, in mm/h.
  private let quarters: [(front: Double, most: Double)]
  /// In the middle of the hour, to a tenth of a °C. By it precipitation is rain or snow.
  let temperature: Double

  /// The hour that ends so many hours after 1970.
  init(_ climate: SampleClimate, until end: Double) {
    let middle = climate.temperature(end - 0.5)
    let most = 3 + 12 * (middle / 30).clamped
    temperature = middle.rounded(to: 1)
    quarters = (0..<4).map { quarter in
      let hours = end - 1 + (Double(quarter) + 0.5) / 4
      return (
        climate.front(hours), most * climate.noise.value(.shower, hours: hours, period: 3)
      )
    }
  }

  /// In mm/h, of a quarter from 0 to 3.
  func rate(_ quarter: Int) -> Double {
    SampleClimate.wetness(quarters[quarter].front) * quarters[quarter].most
  }

  /// The amount of the hour in mm, to a tenth, with the front so much nearer.
  func amount(_ front: Double = 0) -> Double {
    let rates = quarters.map { SampleClimate.wetness($0.front + front) * $0.most }
    return (rates.reduce(0, +) / 4).rounded(to: 1)
  }

  /// The share of the runs in which something falls, in per cent.
  func probability(ahead seconds: Double) -> Double {
    let spread = SampleShift.frontSpread(ahead: seconds)
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
