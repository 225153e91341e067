import Foundation
import Reports

/// The distance of a made-up model or run from the made-up weather: none in the past, more with every hour ahead.
struct SampleShift {
  /// Added to the nearness of fronts, see `SampleClimate.front`.
  var front = 0.0
  /// In °C.
  var temperature = 0.0
  /// In m/s.
  var wind = 0.0
}

extension SampleShift {
  /// One value for each run of an ensemble, in ascending order: the middles of equal parts of the logistic distribution
  /// with a standard deviation of about 1.
  static let quantiles = (0..<51).map { run in
    let share = (Double(run) + 0.5) / 51
    return log(share / (1 - share)) / 1.702
  }

  /// The standard deviation of the runs.
  static func frontSpread(ahead seconds: Double) -> Double {
    seconds > 0 ? 0.01 + 0.1 * (1 - exp(-seconds / (96 * 3600))) : 0
  }

  private static func temperatureSpread(ahead seconds: Double) -> Double {
    seconds > 0 ? 0.2 + 0.35 * seconds / EpochTime.secondsPerDay : 0
  }

  private static func windSpread(ahead seconds: Double) -> Double {
    seconds > 0 ? 0.3 + 0.2 * seconds / EpochTime.secondsPerDay : 0
  }

  /// The shift of an ensemble's run; the first, the control run, is the made-up weather itself.
  init(run: Int, ahead seconds: Double) {
    // Each run has another place among the fronts than among the temperatures.
    func quantile(_ step: Int) -> Double { Self.quantiles[(run * step + 25) % 51] }
    front = quantile(20) * Self.frontSpread(ahead: seconds)
    temperature = quantile(11) * Self.temperatureSpread(ahead: seconds)
    wind = quantile(7) * Self.windSpread(ahead: seconds)
  }

  /// The shift of a model at a time, within the outermost runs.
  init(model: Int, of climate: SampleClimate, hours: Double, ahead seconds: Double) {
    func error(_ channel: SampleNoise.Channel) -> Double {
      // Another stretch of the noise for each model.
      let value = climate.noise.value(channel, hours: hours + Double(model) * 1_000_000, period: 30)
      return 3.2 * (value - 0.5)
    }
    // Some models are always a little too warm or too cold.
    let bias = 0.6 * sin(Double(model) * 2.4 + 0.3)
    front = error(.modelFront) * Self.frontSpread(ahead: seconds)
    temperature = (error(.modelTemperature) + bias) * Self.temperatureSpread(ahead: seconds)
    wind = error(.modelFront) * Self.windSpread(ahead: seconds)
  }
}
