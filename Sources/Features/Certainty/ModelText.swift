import Analysis
import Documents
import Phrases
import Presentation
import Reports

nonisolated extension Wording {
  func agreement(_ forecasts: [ModelForecast], from today: CalendarDay) -> [String] {
    let phrases = phrases.certainty
    let limit = figures.degrees(ofDifference: ModelAgreement.limit).rounded()
    guard
      let agreement = ModelAgreement(
        forecasts, from: today, limit: limit, figure: figures.wholeDegrees)
    else { return forecasts.count > 1 ? [] : [phrases.modelsNotComparable] }
    let apart = agreement.firstApart.flatMap { day in
      agreement.apart.map {
        phrases.modelsApart(day, by: figures.difference(Int($0)))
      }
    }
    let agree = agreement.within.map { degrees in
      // Equal figures may be almost a degree apart.
      let within = figures.difference(max(1, Int(degrees)))
      return phrases.modelsAgree(within: within, until: agreement.until.map(phrases.shortDate))
    }
    return [agree, apart].compactMap(\.self)
  }
}

nonisolated extension ModelForecast {
  /// The days, and the hours, in the units of exchange; of one day alone where one is given.
  func json(_ clock: PlaceClock, in span: DaySpan?) -> JSONValue {
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
