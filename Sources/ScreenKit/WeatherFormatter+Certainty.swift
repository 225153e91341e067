import Foundation
public import Outlook
import Phrases
public import WeatherModels

// Models, runs and stations as words and as JSON.
extension WeatherFormatter {
  /// How far the models agree, a sentence each.
  public func agreement(_ forecasts: [ModelForecast], from today: CalendarDay) -> [String] {
    let limit = figures.degrees(ofDifference: ModelAgreement.limit).rounded()
    guard
      let agreement = ModelAgreement(
        forecasts, from: today, limit: limit, figure: figures.wholeDegrees)
    else {
      return forecasts.count > 1 ? [] : [phrases.modelsNotComparable]
    }
    let apart = agreement.firstApart.flatMap { day in
      agreement.apart.map { phrases.modelsApart(date(day), by: figures.difference(Int($0))) }
    }
    let agree = agreement.within.map { degrees in
      // Equal figures may be almost a degree apart.
      let within = figures.difference(max(1, Int(degrees)))
      return agreement.until.map { phrases.modelsAgree(within: within, until: date($0)) }
        ?? phrases.modelsAgreeThroughout(within: within)
    }
    return [agree, apart].compactMap(\.self)
  }

  /// `observed 17:20 at LZIB, 8 km`
  public func observed(_ observation: Observation, near place: Place, _ zone: String?) -> String {
    let clock = PlaceClock(timeZone: zone ?? place.timeZone, at: place.coordinate)
    return phrases.observed(
      time(of: observation.conditions.time, clock) ?? "–", at: observation.station,
      distance: observation.coordinate.distance(to: place.coordinate).map(figures.distance) ?? "–")
  }

  /// The same with what was observed, in one line.
  public func observedLine(
    _ observation: Observation, near place: Place, _ zone: String?
  ) -> String {
    let now = observation.conditions
    let facts = [
      now.temperature.map { figures.temperature($0) }, now.weatherCode.map(phrases.condition),
      now.windSpeed.map { _ in wind(observation) },
    ].compactMap(\.self)
    return observed(observation, near: place, zone)
      + (facts.isEmpty ? "" : ": " + facts.joined(separator: ", "))
  }

  /// All that was observed, a fact each.
  public func facts(_ observation: Observation) -> [String] {
    let now = observation.conditions
    let sky = [
      appearance().sign(now.weatherCode, isDay: nil), now.weatherCode.map(phrases.condition) ?? "",
    ].filter { !$0.isEmpty }.joined(separator: " ")
    return [
      sky,
      now.temperature.map { phrases.figure(figures.temperature($0, decimals: 1)) }
        ?? phrases.noTemperature,
      now.dewPoint.map { phrases.dewPoint(figures.temperature($0)) },
      now.windSpeed.map { _ in wind(observation) },
      now.visibility.map {
        let seen = figures.distance($0)
        return phrases.visibility(observation.isVisibilityAtLeast ? phrases.atLeast(seen) : seen)
      },
      now.pressure.map { phrases.pressure(figures.pressure($0)) },
    ].compactMap(\.self)
  }

  private func wind(_ observation: Observation) -> String {
    let now = observation.conditions
    guard observation.isWindVariable else { return wind(now) }
    return phrases.variableWind(
      figures.speed(now.windSpeed), gusts: now.windGust.map { figures.bare($0) })
  }

  /// How many runs have the awaited weather in the hours found, and how far apart these are computed.
  public func runs(_ count: EnsembleCount, _ question: WeatherQuestion) -> [String] {
    [
      phrases.runs(count, awaited(question.matter), hours: question.hours),
      count.step > 1 ? phrases.interpolated(count.model.title, steps: [count.step]) : nil,
    ].compactMap(\.self)
  }

  /// A date without `today`, for the middle of a sentence.
  public func date(_ day: CalendarDay) -> String {
    phrases.day(weekday: day.weekday, month: day.month, day: day.day)
  }
}

extension Observation {
  /// In the units of exchange; `distance` in meters from the place.
  public func json(near place: Place, _ zone: String?) -> JSONValue {
    let clock = PlaceClock(timeZone: zone ?? place.timeZone, at: place.coordinate)
    let distance = coordinate.distance(to: place.coordinate)?.in(.meters).rounded()
    return [
      "station": .string(station), "distance": .optional(distance),
      "time": .optional(clock.iso8601(conditions.time)),
      "temperature": .of(conditions.temperature), "dewPoint": .of(conditions.dewPoint),
      "windSpeed": .of(conditions.windSpeed), "windDirection": .of(conditions.windDirection),
      "windGust": .of(conditions.windGust), "visibility": .of(conditions.visibility),
      "pressure": .of(conditions.pressure),
      "weatherCode": .optional(conditions.weatherCode?.rawValue), "raw": .string(raw),
    ]
  }
}

extension ModelForecast {
  /// The days, and the hours, in the units of exchange; of one day alone where one is given.
  public func json(_ clock: PlaceClock, in span: DaySpan?) -> JSONValue {
    [
      "model": .string(model.rawValue),
      "days": .array(
        days.filter { span?.days.contains($0.date) ?? true }.map { day in
          [
            "date": .string(day.date.description), "temperatureMin": .of(day.temperatureMin),
            "temperatureMax": .of(day.temperatureMax), "precipitation": .of(day.precipitation),
            "snowfall": .of(day.snowfall), "windSpeed": .of(day.windSpeed),
          ]
        }),
      "hours": .array(
        hours.filter { span?.contains($0.time) ?? true }.map { hour in
          [
            "time": .optional(clock.iso8601(hour.time)), "temperature": .of(hour.temperature),
            "precipitation": .of(hour.precipitation), "snowfall": .of(hour.snowfall),
            "windSpeed": .of(hour.windSpeed),
          ]
        }),
    ]
  }
}

extension EnsembleCount {
  public var json: JSONValue {
    ["model": .string(model.rawValue), "members": .int(members), "agree": .int(agree)]
  }
}
