public import Clients
import Foundation
import Reports

extension SeasonalClient {
  /// Six weeks from the running one on and three months, by simple formulas.
  public static let fixture = SeasonalClient { _ async throws(ServiceError) in
    let monday = CertaintyClient.today - (CertaintyClient.today + 3) % 7
    let weeks = (0..<6).compactMap { index -> SeasonalOutlook.Period? in
      guard let first = CalendarDay(daysSince1970: monday + 7 * index),
        var week = SeasonalOutlook.Period(weekFrom: first)
      else { return nil }
      week.temperature = 1.8 - 0.6 * Double(index)
      week.precipitation = -3.4 + 2 * Double(index)
      week.warmer = 0.91 - 0.14 * Double(index)
      week.wetter = 0.2 + 0.12 * Double(index)
      return week
    }
    let months = [(2026, 11), (2026, 12), (2027, 1)].enumerated().compactMap {
      index, month -> SeasonalOutlook.Period? in
      guard let first = CalendarDay(year: month.0, month: month.1, day: 1),
        var month = SeasonalOutlook.Period(monthFrom: first)
      else { return nil }
      month.temperature = 1.1 - 0.8 * Double(index)
      month.precipitation = index == 2 ? nil : -12.6 + 20 * Double(index)
      return month
    }
    return SeasonalOutlook(weeks: weeks, months: months, fetched: Fixture.now, service: .openMeteo)
  }
}

extension CertaintyClient {
  /// Three models, an ensemble of 51 runs, a week of earlier runs and a station, by simple formulas.
  public static let fixture = CertaintyClient(
    models: { _ async throws(ServiceError) in
      [WeatherModel.ecmwf, .gfs, .icon].enumerated().map { number, model in
        ModelForecast(
          model: model, hours: (0..<72).map { hour(start + Double($0) * 3600, Double(number)) },
          days: (0..<4).compactMap { day in
            CalendarDay(daysSince1970: today + day).map { date in
              var forecast = Day(date: date)
              forecast.temperatureMin = Temperature(-4 - Double(number * day), .celsius)
              forecast.temperatureMax = Temperature(3 + Double(number * day * day), .celsius)
              forecast.precipitation = Precipitation(0.4 * Double(number), .millimeters)
              forecast.windSpeed = Speed(5, .metersPerSecond)
              return forecast
            }
          })
      }
    },
    ensemble: { _, _, _ async throws(ServiceError) in
      let times = (0..<72).map { start + Double($0) * 3600 }
      return Ensemble(
        model: .ecmwf, times: times,
        members: (0...50).map { number in
          let hours = times.map { hour($0, Double(number) / 10) }
          return Ensemble.Member(
            number: number, temperature: hours.map(\.temperature),
            // Every fourth run brings rain.
            precipitation: hours.map { _ in
              Precipitation(number % 4 == 0 ? 0.5 : 0, .millimeters)
            }, windSpeed: hours.map(\.windSpeed))
        })
    },
    previousRuns: { _ async throws(ServiceError) in
      [WeatherModel.icon, .gfs].enumerated().flatMap { number, model in
        (1...7).map { days in
          let hours = (0..<24).map { hour(start - Double($0 + 1) * 3600, Double(number + days)) }
          return PreviousRun(
            model: model, daysAhead: days, times: hours.map(\.time),
            temperature: hours.map(\.temperature), precipitation: hours.map(\.precipitation))
        }
      }
    },
    observed: { _ async throws(ServiceError) in observation(at: start) },
    observations: { _, _, _ async throws(ServiceError) in
      (1...24).compactMap { observation(at: start - Double($0) * 3600) }
    })

  /// 14:00 in Oslo, 12 minutes before the fixture's present.
  private static let start = Date(timeIntervalSince1970: 1_795_266_000)
  fileprivate static let today = 20_778

  private static func hour(_ time: Date, _ shift: Double) -> Conditions {
    let phase = (time.timeIntervalSince1970 / 3600).truncatingRemainder(dividingBy: 24)
    return Conditions(
      time, celsius: abs(phase - 12) / 2 - 3 + shift, rain: phase < 6 ? 0.2 * shift : 0,
      wind: 4 + shift)
  }

  private static func observation(at time: Date) -> Observation? {
    guard let point = Coordinate(latitude: 59.9, longitude: 10.62) else { return nil }
    var conditions = hour(time, 0)
    conditions.precipitation = nil
    conditions.dewPoint = Temperature(-4.2, .celsius)
    conditions.visibility = Distance(10, .miles)
    conditions.pressure = Pressure(1012, .hectopascals)
    conditions.weatherCode = WeatherCode(rawValue: 71)
    return Observation(
      station: "ENFB", name: "Oslo/Fornebu", coordinate: point, conditions: conditions,
      isVisibilityAtLeast: true, isWindVariable: true, isWet: true,
      raw: "METAR ENFB 211300Z VRB08KT 9999 -SN OVC010 M03/M04 Q1012")
  }
}
