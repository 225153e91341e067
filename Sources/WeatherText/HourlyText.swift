import Foundation
import Outlook
public import Phrases
import TerminalText
public import WeatherModels

extension Wording {
  /// The hours of reports.
  public var hourly: HourlyText { HourlyText(words: self) }
}

/// Hours in words.
public struct HourlyText: WordedSubject {
  public let words: Wording

  /// The hours that have not begun, at most `limit`; with `includesPresent`, the one that has, too.
  public func hours(
    _ place: Place, _ report: Report, limit: Int, includesPresent: Bool = false
  ) -> [HourViewModel] {
    let clock = PlaceClock(place, zone: report.timeZone)
    var before = clock.day(of: now())
    let appearance = appearance()
    let figures = figures
    let hours = report.comingHours(from: now(), includesPresent: includesPresent)
    return hours.prefix(limit).map { hour in
      let day = clock.day(of: hour.time)
      defer { before = day }
      var row = HourViewModel(
        time: words.time(of: hour.time, clock, isShort: true) ?? "–",
        sign: appearance.sign(hour.weatherCode, isDay: hour.isDay),
        condition: hour.weatherCode.map(phrases.condition) ?? "–",
        shortCondition: hour.weatherCode.map(phrases.shortCondition) ?? "–",
        temperature: figures.bare(hour.temperature),
        rain: phrases.figure(figures.bare(hour.precipitation)),
        probability: Figures.bare(hour.precipitationProbability),
        wind: figures.bare(hour.windSpeed),
        direction: words.direction(hour.windDirection) ?? "–",
        units: figures.units.symbols(phrases),
        kind: hour.precipitationKind)
      row.apparent = figures.bare(hour.apparentTemperature)
      row.celsius = hour.temperature?.in(.celsius)
      row.apparentCelsius = hour.apparentTemperature?.in(.celsius)
      row.millimeters = hour.precipitation?.in(.millimeters)
      row.falls = (row.millimeters ?? 0) > 0
      row.snowfall = phrases.figure(figures.bare(hour.snowfall))
      row.hasNewSnow = (hour.snowfall?.in(.centimeters) ?? 0) > 0
      row.gusts = figures.bare(hour.windGust)
      row.humidity = Figures.bare(hour.relativeHumidity)
      row.cloudCover = Figures.bare(hour.cloudCover)
      row.uvIndex = hour.uvIndex.map(Figures.uvIndex) ?? "–"
      row.pressure = phrases.figure(figures.bare(hour.pressure))
      row.newDay = day == before ? nil : day.map(phrases.longDate)?.capitalizedFirst
      row.reading = row.sentence(phrases)
      row.wholeReading = row.wholeSentence(
        phrases, uvIndex: hour.uvIndex.map { phrases.uvIndex(Figures.uvIndex($0), UVBand($0)) })
      return row
    }
  }

  /// The headings of a table of hours.
  public var headings: [HourColumn: String] {
    Dictionary(uniqueKeysWithValues: HourColumn.allCases.map { ($0, phrases.name(of: $0)) })
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
