import Climate
import Reports

extension ClimateSeries {
  /// Days from 1950 on, the same that `Benchmarks/figures/climate.py` makes: with a trend, a year without values, and a
  /// gap every 97 days.
  static func madeUp(_ count: Int, isSouth: Bool) -> ClimateSeries {
    var (lows, highs, amounts): ([Double], [Double], [Double]) = ([], [], [])
    for index in 0..<count {
      guard let day = CalendarDay(daysSince1970: firstDay + index) else { break }
      let month = (day.month - 1 + (isSouth ? 6 : 0)) % 12
      let step = means[(month + 1) % 12] - means[month]
      let ofDay = Int((Double(step * (day.day - 1)) / 31).rounded(.down))
      let noises = (1...4).map { noise(index, UInt64($0)) }
      let mean = means[month] + ofDay + (day.year - 1950) / 4 + Int(noises[0] % 121) - 60
      let span = 30 + Int(noises[1] % 81)
      let isGap = day.year == 1963 || index % 97 == 13
      lows.append(isGap ? .nan : Double(mean - span) / 10)
      highs.append(isGap ? .nan : Double(mean + span) / 10)
      amounts.append(isGap ? .nan : noises[3] % 3 == 0 ? Double(noises[2] % 150) / 10 : 0)
    }
    return ClimateSeries(start: firstDay, lows: lows, highs: highs, precipitation: amounts)
  }

  /// The means of the months, in tenths of a °C.
  private static let means = [-18, 4, 52, 108, 158, 192, 211, 205, 155, 98, 46, -2]

  /// SplitMix64 (G. L. Steele, D. Lea, C. H. Flood, "Fast Splittable Pseudorandom Number Generators", 2014).
  private static func noise(_ day: Int, _ salt: UInt64) -> UInt64 {
    var z = UInt64(day) &* 16 &+ salt &+ 0x9E37_79B9_7F4A_7C15
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
