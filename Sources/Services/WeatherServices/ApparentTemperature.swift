import Foundation
import Reports

extension Temperature {
  /// The temperature that the air feels like in the shade, from temperature, humidity and wind.
  ///
  /// R. G. Steadman, "Norms of apparent temperature in Australia", Australian Meteorological Magazine 43
  /// (1994), in the form without radiation that the Australian Bureau of Meteorology publishes:
  /// AT = Ta + 0.33 e - 0.70 v - 4.00, with e = rh / 100 * 6.105 * exp(17.27 Ta / (237.7 + Ta)) in hPa and
  /// v in m/s at ten meters.
  static func apparent(
    air: Temperature?, humidity: Share?, wind: Speed?
  ) -> Temperature? {
    guard let air = air?.in(.celsius), let humidity, let wind else { return nil }
    let vapour = humidity.in(.fraction) * 6.105 * exp(17.27 * air / (237.7 + air))
    let felt = air + 0.33 * vapour - 0.7 * wind.in(.metersPerSecond) - 4
    return Temperature((felt * 10).rounded() / 10, .celsius)
  }
}
