/// The appearance of the sky, and its precipitation.
struct SampleSky {
  /// In mm/h.
  var rate: Double
  /// In °C; decides between rain and snow.
  var temperature: Double
  /// From 0 to 1.
  var cloud: Double
  var isFog: Bool
  /// Whether the precipitation is a shower.
  var isShower: Bool

  var isSnow: Bool { rate >= SampleRain.wet && temperature <= 0 }

  /// In centimeters an hour: 7 of them for 10 mm of water, as Open-Meteo assumes.
  var snowfall: Double { isSnow ? (rate * 0.7).rounded(to: 2) : 0 }

  var code: Int {
    switch rate {
    case ..<SampleRain.wet where isFog: return temperature < 0 ? 48 : 45
    case ..<SampleRain.wet: return cloud < 0.12 ? 0 : cloud < 0.35 ? 1 : cloud < 0.75 ? 2 : 3
    case _ where isSnow:
      let heavy = rate < 0.6 ? 0 : rate < 1.5 ? 1 : 2
      return isShower ? [85, 85, 86][heavy] : [71, 73, 75][heavy]
    case 4... where temperature >= 22: return rate < 7 ? 95 : 96
    case ..<0.4: return rate < 0.2 ? 51 : 53
    default:
      let heavy = rate < 1.5 ? 0 : rate < 4 ? 1 : 2
      return isShower ? [80, 81, 82][heavy] : [61, 63, 65][heavy]
    }
  }
}
