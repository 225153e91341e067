public import Foundation
public import WeatherClients
package import WeatherModels

extension SampleWeather {
  /// Models, runs and a station, made up from `SampleClimate`: the further ahead, the further they lie apart.
  public static func certainty(now: @escaping @Sendable () -> Date) -> CertaintyClient {
    CertaintyClient(
      models: { place async throws(ServiceError) in models(at: place, now()) },
      ensemble: { place, _ async throws(ServiceError) in ensemble(at: place, now()) },
      previousRuns: { place async throws(ServiceError) in previousRuns(at: place, now()) },
      observed: { place async throws(ServiceError) in observation(at: place, now()) },
      lastObserved: { place in observation(at: place, now()) },
      observations: { place, _, _ async throws(ServiceError) in
        observations(at: place, now())
      })
  }

  /// The past hours of the station at a place.
  package static func observations(at place: Place, _ now: Date) -> [Observation] {
    (0..<OpenMeteoModels.pastDays * 24).compactMap {
      observation(at: place, now - Double($0) * 3600)
    }
  }

  package static func models(at place: Place, _ now: Date) -> [ModelForecast] {
    let (first, offset) = midnight(at: place, now)
    let climate = SampleClimate(place.coordinate)
    return WeatherModel.compared(at: place.coordinate).enumerated().map { number, model in
      let error = SampleError(number)
      return ModelForecast(
        model: model,
        hours: (0..<168).map { hour in
          let time = first + Double(hour) * 3600
          return error.applied(
            to: climate.conditions(at: time), ahead: time.timeIntervalSince(now))
        },
        days: (0..<7).compactMap { day in
          LocalTime.day(ofSecond: first.timeIntervalSince1970 + offset + Double(day) * 86_400)
            .map { date in
              var day = climate.day(date, offset: offset)
              let noon = (Double(date.daysSince1970) + 0.5) * 86_400 - offset
              let ahead = noon - now.timeIntervalSince1970
              day.temperatureMin = error.applied(to: day.temperatureMin, ahead: ahead)
              day.temperatureMax = error.applied(to: day.temperatureMax, ahead: ahead)
              day.precipitation = error.applied(to: day.precipitation, ahead: ahead)
              return day
            }
        })
    }
  }

  package static func ensemble(at place: Place, _ now: Date) -> Ensemble {
    let climate = SampleClimate(place.coordinate)
    let first = midnight(at: place, now).first
    let hours = (0..<240).map { climate.conditions(at: first + Double($0) * 3600) }
    return Ensemble(
      model: .ecmwf, times: hours.map(\.time),
      members: (0..<51).map { number in
        let error = SampleError(number)
        let own = hours.map { error.applied(to: $0, ahead: $0.time.timeIntervalSince(now)) }
        return Ensemble.Member(
          number: number, temperature: own.map(\.temperature),
          precipitation: own.map(\.precipitation), windSpeed: own.map(\.windSpeed))
      }, timeZone: timeZone(of: place).name)
  }

  package static func previousRuns(at place: Place, _ now: Date) -> [PreviousRun] {
    let climate = SampleClimate(place.coordinate)
    let last = (now.timeIntervalSince1970 / 3600).rounded(.down) * 3600
    let hours = (0..<OpenMeteoModels.pastDays * 24).reversed().map {
      climate.conditions(at: Date(timeIntervalSince1970: last - Double($0) * 3600))
    }
    return WeatherModel.compared(at: place.coordinate).enumerated().flatMap { number, model in
      (1...7).map { days in
        let error = SampleError(number)
        let own = hours.map { error.applied(to: $0, ahead: Double(days) * 86_400) }
        return PreviousRun(
          model: model, daysAhead: days, times: hours.map(\.time),
          temperature: own.map(\.temperature), precipitation: own.map(\.precipitation))
      }
    }
  }

  /// Of the last half hour, a few kilometers to the east.
  package static func observation(at place: Place, _ now: Date) -> Observation? {
    let time = Date(timeIntervalSince1970: (now.timeIntervalSince1970 / 1800).rounded(.down) * 1800)
    let conditions = SampleClimate(place.coordinate).conditions(at: time)
    let east = place.coordinate.longitude + (place.coordinate.longitude > 179 ? -0.1 : 0.1)
    guard let point = Coordinate(latitude: place.coordinate.latitude, longitude: east) else {
      return nil
    }
    var measured = Conditions(time: time)
    measured.temperature = conditions.temperature
    measured.dewPoint = conditions.dewPoint
    measured.windSpeed = conditions.windSpeed
    measured.windDirection = conditions.windDirection
    measured.pressure = conditions.pressure
    measured.visibility = conditions.visibility
    measured.weatherCode = conditions.weatherCode
    return Observation(
      station: "SMPL", name: nil, coordinate: point, conditions: measured,
      isVisibilityAtLeast: false, isWindVariable: false,
      isWet: (conditions.precipitation?.in(.millimeters) ?? 0) >= 0.1, raw: "SAMPLE")
  }

  /// The beginning of today at a place, and how many seconds it is ahead of UTC.
  private static func midnight(at place: Place, _ now: Date) -> (first: Date, offset: Double) {
    let offset = Double(timeZone(of: place).zone?.secondsFromGMT(for: now) ?? 0)
    let local = now.timeIntervalSince1970 + offset
    let start = (local / 86_400).rounded(.down) * 86_400 - offset
    return (Date(timeIntervalSince1970: start), offset)
  }
}

/// How one made-up model or member is off, more with every day ahead.
private struct SampleError {
  private let number: Double

  init(_ number: Int) { self.number = Double(number) }

  func applied(to conditions: Conditions, ahead: Double) -> Conditions {
    var conditions = conditions
    conditions.temperature = applied(to: conditions.temperature, ahead: ahead)
    conditions.precipitation = applied(to: conditions.precipitation, ahead: ahead)
    conditions.windSpeed = conditions.windSpeed.flatMap {
      Speed(max(0, $0.in(.metersPerSecond) + shift(ahead) / 2).rounded(to: 1), .metersPerSecond)
    }
    return conditions
  }

  func applied(to temperature: Temperature?, ahead: Double) -> Temperature? {
    temperature.flatMap { Temperature(($0.in(.celsius) + shift(ahead)).rounded(to: 1), .celsius) }
  }

  func applied(to amount: Precipitation?, ahead: Double) -> Precipitation? {
    amount.flatMap {
      let factor = max(0, 1 + shift(ahead) / 3)
      return Precipitation(($0.in(.millimeters) * factor).rounded(to: 1), .millimeters)
    }
  }

  /// In °C: up to 0.6 for each day ahead, the sign by the number.
  private func shift(_ ahead: Double) -> Double {
    sin(number * 2.4 + 0.3) * 0.6 * max(0, ahead) / 86_400
  }
}
