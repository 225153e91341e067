import Foundation
import Outlook
import Phrases
public import WeatherModels

extension DayViewModel {
  /// The day in one sentence, for those who have it read out, with the amount of its precipitation.
  func sentence(_ phrases: any Phrases, amount: String) -> String {
    let range = phrases.range(from: low, to: Figures.withUnit(high, unit))
    return Self.sentence(
      name,
      [
        condition, low == "–" && high == "–" ? "–" : range,
        rain == "–" ? "–" : amount,
        probability == "–" ? "–" : phrases.chance(of: kind, probability),
        wind == "–" ? "–" : phrases.wind(wind, from: nil, gusts: nil), sunshine, sun,
      ])
  }

  /// `head: fact, fact`, without those that are not known.
  fileprivate static func sentence(_ head: String, _ facts: [String]) -> String {
    let known = facts.filter { !$0.isEmpty && $0 != "–" }.joined(separator: ", ")
    return known.isEmpty ? head : head + ": " + known
  }
}

extension HourViewModel {
  /// The hour in one sentence, for those who have it read out.
  func sentence(_ phrases: any Phrases) -> String {
    DayViewModel.sentence(
      time,
      [
        condition, Figures.withUnit(temperature, units.temperature),
        rain == "–" ? "–" : phrases.amount(of: kind, amount(phrases)),
        probability == "–" ? "–" : phrases.chance(of: kind, Figures.withUnit(probability, "%")),
        wind == "–"
          ? "–"
          : phrases.wind(
            Figures.withUnit(wind, units.wind), from: direction == "–" ? nil : direction,
            gusts: nil),
      ])
  }
}

extension HourViewModel {
  /// The precipitation with its unit: of snow the depth, or else the water in it.
  private func amount(_ phrases: any Phrases) -> String {
    let water = Figures.withUnit(rain, units.rain)
    guard falls, kind == .snow else { return water }
    return snowfall == "–" ? phrases.water(water) : Figures.withUnit(snowfall, units.snow)
  }

  /// The sentence with all that a table of hours has columns for.
  func wholeSentence(_ phrases: any Phrases, uvIndex index: String?) -> String {
    func known(_ figure: String, _ unit: String, _ say: (String) -> String) -> String? {
      figure == "–" ? nil : say(Figures.withUnit(figure, unit))
    }
    let more = [
      known(apparent, units.temperature, phrases.feelsLike),
      known(gusts, units.wind) { "\(phrases.name(of: .gusts).lowercased()) \($0)" },
      known(humidity, "%", phrases.humidity), known(cloudCover, "%", phrases.cloudCover), index,
      known(pressure, units.pressure, phrases.pressure),
    ]
    return ([sentence(phrases)] + more.compactMap(\.self)).joined(separator: ", ")
  }
}

extension WeatherFormatter {
  /// The precipitation of a day as its service sums it up, and the new snow in it, where its depth is known.
  public func fall(_ day: Day) -> String {
    let total = phrases.figure(figures.rain(day.precipitation))
    return hasNewSnow(day)
      ? phrases.precipitation(total, withSnow: phrases.figure(figures.snow(day.snowfall))) : total
  }

  /// The same in fewer letters: both figures with their units.
  public func shortFall(_ day: Day) -> String {
    let total = phrases.figure(figures.rain(day.precipitation))
    return hasNewSnow(day) ? total + ", " + phrases.figure(figures.snow(day.snowfall)) : total
  }

  private func hasNewSnow(_ day: Day) -> Bool {
    day.precipitation != nil && (day.snowfall?.in(.centimeters) ?? 0) > 0
  }

  /// The figure of precipitation with its unit: of snow the depth, or else the water in it.
  func fall(
    _ kind: PrecipitationKind, _ precipitation: Precipitation?, snowfall: Snowfall?
  ) -> String {
    let water = phrases.figure(figures.rain(precipitation))
    guard kind == .snow, (precipitation?.in(.millimeters) ?? 0) > 0 else { return water }
    return snowfall == nil ? phrases.water(water) : phrases.figure(figures.snow(snowfall))
  }

  /// The present in a few words; `nil` where the report says nothing of it.
  public func brief(_ report: Report) -> String? {
    guard let now = report.current, let present = present(report) else { return nil }
    let rain = now.precipitation.flatMap {
      $0.in(.millimeters) > 0
        ? fall(now.precipitationKind, $0, snowfall: now.snowfall) : nil
    }
    return [
      present.temperature, present.condition,
      rain.map { phrases.amount(of: now.precipitationKind, $0) },
      now.windSpeed.map { _ in wind(now, gusts: false) },
    ]
    .compactMap(\.self).filter { !$0.isEmpty && $0 != "–" }.joined(separator: ", ")
  }

  /// The precipitation of a day, to be read out.
  public func amount(_ day: Day) -> String {
    hasNewSnow(day)
      ? phrases.wholePrecipitation(fall(day))
      : phrases.amount(of: day.precipitationKind, fall(day))
  }

  /// The values of a chart from the present on, an hour each.
  func reading<Hour>(
    _ series: HourSeries<Hour>, _ clock: PlaceClock, facts: (Hour) -> [String?]
  ) -> [String] {
    series.hours.dropFirst(series.present ?? 0).compactMap { hour in
      guard let hour, let time = time(of: hour.time, clock, isShort: true) else { return nil }
      let known = facts(hour).compactMap(\.self).joined(separator: ", ")
      guard !known.isEmpty else { return nil }
      let isMidnight = clock.time(of: hour.time) == "00:00"
      let day = isMidnight ? clock.day(of: hour.time).map { phrases.weekday($0.weekday) } : nil
      return [day, time].compactMap(\.self).joined(separator: " ") + ": " + known
    }
  }

  /// The facts that a meteogram shows of an hour; that nothing falls is not worth a word.
  func facts(_ hour: Conditions) -> [String?] {
    let isDry = hour.precipitation.map { $0.in(.millimeters) <= 0 } ?? true
    return facts(.temperature, hour) + facts(.rain, hour).dropFirst(isDry ? 1 : 0)
      + facts(.wind, hour)
      + [hour.cloudCover.map { phrases.cloudCover(Figures.percent($0)) }]
  }

  /// The facts that a chart shows of an hour.
  func facts(_ kind: ChartKind, _ hour: Conditions) -> [String?] {
    let figures = figures
    switch kind {
    case .temperature:
      return [
        hour.temperature.map { figures.temperature($0) },
        hour.apparentTemperature.map { phrases.feelsLike(figures.temperature($0)) },
      ]
    case .rain:
      return [
        hour.precipitation.map {
          let kind = hour.precipitationKind
          return phrases.amount(of: kind, fall(kind, $0, snowfall: hour.snowfall))
        },
        hour.precipitationProbability.map {
          phrases.chance(of: hour.precipitationKind, Figures.percent($0))
        },
      ]
    case .wind: return [hour.windSpeed.map { _ in wind(hour) }]
    case .pressure: return [hour.pressure.map { phrases.pressure(figures.pressure($0)) }]
    }
  }
}
