import Analysis
import Clients
import Climate
import Documents
import Phrases
import Presentation
import Reports

extension Wording {
  /// A record as a row of a list. Its time, in the place of a name, has the date in full, for it may be years ago.
  func record(_ place: Place, _ report: Report, row: Int) -> PlaceWeather {
    let clock = PlaceClock(place, zone: report.timeZone)
    let time = [clock.day(of: report.recorded)?.description, self.time(of: report.recorded, clock)]
      .compactMap(\.self).joined(separator: " ")
    var record = current.placeWeather(row, place, report, called: time)
    (record.country, record.countryName, record.time) =
      ("", "", phrases.serviceName(report.service))
    return record
  }

  /// The cells of a line of figures, in the order of `Phrases.accuracyColumns`.
  func accuracy(_ score: AccuracyScore) -> [String] {
    let figures = figures
    return [
      phrases.history.daysAhead(score.days), phrases.grouped(score.cases),
      figure(score.temperature.meanAbsoluteError.map(figures.degrees)),
      figure(score.temperature.bias.map(figures.degrees), isSigned: true),
      figure(score.wind.meanAbsoluteError.map(figures.speed(ofDifference:))),
      figure(score.wind.bias.map(figures.speed(ofDifference:)), isSigned: true),
      share(score.rain.hitRate), share(score.rain.falseAlarmRatio),
    ]
  }

  /// To one decimal; with its sign if that matters.
  func figure(_ value: Double?, isSigned: Bool = false) -> String {
    value.map {
      (isSigned && $0 >= 0.05 ? "+" : "") + phrases.figure(Figures.fixed($0, decimals: 1))
    } ?? "–"
  }

  func share(_ value: Double?) -> String {
    value.map { Figures.withUnit(Figures.fixed($0 * 100, decimals: 0), "%") } ?? "–"
  }

  /// Vane's own records of each day; empty where it has none.
  func recorded(_ days: [PastDay]) -> [String] {
    guard days.contains(where: { $0.recorded != nil }) else { return [] }
    return days.map { day in
      day.recorded.map { "\(phrases.history.recordCount($0.count)), \(range($0.low, $0.high))" }
        ?? ""
    }
  }

  /// The mean and the precipitation of several days; `nil` where one of them isn't known.
  func sum(of days: [Day]) -> String? {
    let (means, rain) = (days.compactMap(\.mean), days.compactMap(\.precipitation))
    guard days.count > 1, means.count == days.count, rain.count == days.count else { return nil }
    let millimeters = rain.map { $0.in(.millimeters) }
    let mean = Temperature(means.reduce(0, +) / Double(means.count), .celsius)
    let snow = days.compactMap { $0.snowfall?.in(.centimeters) }.reduce(0, +)
    let sum = phrases.history.pastSum(
      mean: figures.temperature(mean, decimals: 1),
      figures.rain(Precipitation(millimeters.reduce(0, +), .millimeters)),
      wetDays: millimeters.count { $0 > 0 })
    guard snow > 0 else { return sum }
    let depth = figures.snow(Snowfall(snow, .centimeters))
    return "\(sum), \(phrases.amount(of: .snow, phrases.figure(depth)))"
  }

  func normal(_ today: Day, difference: Double?, from years: ClosedRange<Int>) -> String? {
    let range = phrases.range(
      from: figures.bare(today.temperatureMin), to: figures.temperature(today.temperatureMax))
    return difference.flatMap { Int(exactly: figures.degrees(ofDifference: $0).rounded()) }.map {
      $0 == 0
        ? phrases.history.todayIsNormal(range, of: years)
        : phrases.history.today(range, isWarmer: $0 > 0, by: figures.difference($0), of: years)
    }
  }

  private func range(_ low: Temperature?, _ high: Temperature?) -> String {
    figures.bare(low) == figures.bare(high)
      ? figures.temperature(high)
      : phrases.range(from: figures.bare(low), to: figures.temperature(high))
  }
}

extension AccuracyScore {
  /// Figures that rest on too few cases are `null`; how many there are is always said.
  var json: JSONValue {
    [
      "service": .string(service.rawValue), "days": .int(days), "cases": .int(cases),
      "temperature": temperature.json, "wind": wind.json,
      "rain": [
        "cases": .int(rain.cases), "hitRate": .optional(rain.hitRate),
        "falseAlarmRatio": .optional(rain.falseAlarmRatio),
      ],
    ]
  }
}

extension ErrorSum {
  fileprivate var json: JSONValue {
    [
      "cases": .int(cases), "meanAbsoluteError": .optional(meanAbsoluteError),
      "bias": .optional(bias),
    ]
  }
}

extension ModelScore {
  var json: JSONValue {
    [
      "model": .string(model.rawValue), "daysAhead": .int(daysAhead),
      "comparisons": .int(comparisons), "bias": .rounded(bias),
      "meanAbsoluteError": .rounded(meanAbsoluteError), "hitRate": .rounded(hitRate),
      "falseAlarmRate": .rounded(falseAlarmRate),
    ]
  }
}

extension PastDay {
  var json: JSONValue {
    [
      "date": .string(day.date.description), "temperatureMin": .celsius(day.temperatureMin),
      "temperatureMax": .celsius(day.temperatureMax),
      "precipitation": .optional(day.precipitation?.in(.millimeters)),
      "snowfall": .optional(day.snowfall?.in(.centimeters)),
      "windSpeed": .optional(day.windSpeed?.in(.metersPerSecond)),
      "weatherCode": .optional(day.weatherCode?.rawValue),
      "condition": .optional(day.weatherCode.map(English().condition)),
      "recorded": recorded.map {
        [
          "records": .int($0.count), "temperatureMin": .celsius($0.low),
          "temperatureMax": .celsius($0.high),
        ]
      } ?? .null,
    ]
  }
}

extension TenYears {
  func json(
    at place: Place, date: CalendarDay, today: Day?, _ normal: NormalMean
  ) -> JSONValue {
    func extreme(_ found: (temperature: Temperature, year: Int)?) -> JSONValue {
      found.map { ["temperature": .celsius($0.temperature), "year": .int($0.year)] } ?? .null
    }
    return [
      "place": place.json, "date": .string(date.description),
      "years": .array(days.map { .int($0.date.year) }),
      "mean": .rounded(self.normal.mean, to: 2), "coldest": extreme(coldest),
      "warmest": extreme(warmest),
      "today": [
        "temperatureMin": .celsius(today?.temperatureMin),
        "temperatureMax": .celsius(today?.temperatureMax),
        "difference": .rounded(today.flatMap(normal.difference), to: 2),
        "comparedWith": .array(
          [normal.years.lowerBound, normal.years.upperBound].map(JSONValue.int)),
      ],
    ]
  }
}

extension JSONValue {
  fileprivate static func celsius(_ temperature: Temperature?) -> JSONValue {
    .rounded(temperature?.in(.celsius), to: 2)
  }
}
