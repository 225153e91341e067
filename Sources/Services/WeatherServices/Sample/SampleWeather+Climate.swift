public import Climate
import Foundation
import Synchronization
public import WeatherModels

extension SampleWeather {
  /// The days of `SampleClimate` from 1950 on, whole until five days before today.
  public static func climate(_ place: Place, today: CalendarDay) -> SavedClimate {
    let last = today.daysSince1970 - ClimateRequest.delay
    let days = ClimateSeries.firstDay...max(ClimateSeries.firstDay, last)
    return SavedClimate(series: climate(place, days), through: last)
  }

  /// The mean of 1991–2020 for a day and seven days before and after, in °C, without the other days of these years.
  public static func normal(_ place: Place, _ today: CalendarDay) -> NormalMean {
    let sums = ClimateOfDay.reference.map { year in
      let day = today.inYear(year)
      let window = (day - ClimateOfDay.window)...(day + ClimateOfDay.window)
      let series = make(place, window)
      return zip(series.lows, series.highs).reduce(0) { $0 + ($1.0 + $1.1) / 2 }
        / Double(window.count)
    }
    return NormalMean(
      mean: sums.reduce(0, +) / Double(sums.count), years: ClimateOfDay.reference)
  }

  /// Days since 1970, as `SampleClimate` has their temperatures and amounts. The days of the last place are remembered.
  public static func climate(_ place: Place, _ days: ClosedRange<Int>) -> ClimateSeries {
    let known = last.withLock { $0 }
    if let known, known.place == place.id, known.days == days { return known.series }
    let series = make(place, days)
    last.withLock { $0 = (place.id, days, series) }
    return series
  }

  private static func make(_ place: Place, _ days: ClosedRange<Int>) -> ClimateSeries {
    let climate = SampleClimate(place)
    // The clock of the place without its summer time, so that each day has its 24 hours.
    let offset = (place.coordinate.longitude / 15).rounded()
    var (lows, highs, amounts): ([Double], [Double], [Double]) = ([], [], [])
    for day in days {
      var (low, high, amount) = (Double.infinity, -Double.infinity, 0.0)
      for hour in 1...24 {
        let end = Double(day * 24 + hour) - offset
        let rain = SampleRain(climate, until: end)
        let temperature = climate.temperature(end, front: rain.fronts.1)
        (low, high) = (min(low, temperature), max(high, temperature))
        amount += rain.amount()
      }
      lows.append(low.rounded(to: 1))
      highs.append(high.rounded(to: 1))
      amounts.append(amount.rounded(to: 1))
    }
    return ClimateSeries(
      start: days.lowerBound, lows: lows, highs: highs, precipitation: amounts)
  }

  private static let last = Mutex<
    (place: Coordinate, days: ClosedRange<Int>, series: ClimateSeries)?
  >(
    nil)
}
