import Analysis
import Clients
import Foundation
import Reports
import Testing
import WarningServices
import Warnings

@testable import WeatherServices

/// All answers of the sample about a place describe the same weather.
struct SampleStoryTests {
  /// Places of all climates and zones, also with quarters of an hour and on both sides of the date line, at odd times
  /// of the year.
  private static let cases: [(place: Place, now: Date)] = {
    let names = [
      "Oslo", "Bratislava", "Nuuk", "Quito", "Kathmandu", "Suva", "Ulaanbaatar", "Helsinki",
    ]
    let places = SampleCapitals.all.filter { names.contains($0.name) }
    return places.enumerated().flatMap { index, place in
      // Two of three times of the year.
      (0..<2).map { turn in
        (place, Answers.now + Double((index + turn) % 3) * 122 * 86_400 + Double(index) * 7_777)
      }
    }
  }()

  private func report(_ place: Place, _ now: Date) async throws -> Report {
    try #require(try await SampleWeather.weather(now: { now }).reports([place]).first)
  }

  private func warnings(_ now: Date) -> SampleWarnings {
    SampleWarnings(hours: SampleWeather.nextHours, now: { now })
  }

  private func water(_ hour: Conditions) -> Double { hour.precipitation?.in(.millimeters) ?? -1 }

  @Test(arguments: cases) func hoursAddUpToDays(place: Place, now: Date) async throws {
    let report = try await report(place, now)
    #expect(report.days.count == 16 && ahead(report, now).count == 384)
    let zone = try #require(SampleWeather.timeZone(of: place).zone)
    let offset = Double(zone.secondsFromGMT(for: now))
    for day in report.days.dropFirst().dropLast() {
      let midnight = Date(timeIntervalSince1970: Double(day.date.daysSince1970) * 86_400 - offset)
      let moments = report.hours.filter { $0.time >= midnight && $0.time < midnight + 86_400 }
      #expect(moments.count == 24)
      let water = moments.map(water).reduce(0, +)
      let snow = moments.map { $0.snowfall?.in(.centimeters) ?? -1 }.reduce(0, +)
      #expect(abs(try #require(day.precipitation).in(.millimeters) - water) < 0.05)
      #expect(abs(try #require(day.snowfall).in(.centimeters) - snow) < 0.06)
      #expect(day.temperatureMax == moments.compactMap(\.temperature).max())
      #expect(day.temperatureMin == moments.compactMap(\.temperature).min())
      #expect(day.windGust == moments.compactMap(\.windGust).max())
      #expect(day.precipitationProbability == moments.compactMap(\.precipitationProbability).max())
      // Its sign is that of the kind of which most falls.
      let kinds = moments.filter { self.water($0) > 0 }
      let snowy = kinds.filter { $0.precipitationKind == .snow }.map(self.water).reduce(0, +)
      if water >= 0.1, abs(snowy - water / 2) > 0.1 {
        #expect(day.precipitationKind == (snowy > water / 2 ? .snow : .rain))
      }
    }
  }

  /// The present hour and those to come.
  private func ahead(_ report: Report, _ now: Date) -> [Conditions] {
    report.hours.filter { $0.time > now - 3600 }
  }

  /// It snows where it freezes, rains where it doesn't, and neither without an amount.
  @Test(arguments: cases) func kindsFollowTheTemperature(place: Place, now: Date) async throws {
    let report = try await report(place, now)
    let lists = [report.hours] + SampleWeather.models(at: place, now).map(\.hours)
    for (hour, next) in lists.flatMap({ zip($0, $0.dropFirst()) }) {
      let code = try #require(hour.weatherCode?.rawValue)
      let celsius = try #require(hour.temperature).in(.celsius)
      let snow = try #require(hour.snowfall).in(.centimeters)
      #expect((water(hour) >= 0.1) == (code >= 51))
      #expect((snow > 0) == [71, 73, 75, 85, 86].contains(code))
      // Half an hour later, by which the kind was chosen, it was hardly colder or warmer.
      if snow > 0 { #expect(celsius < 1.5) } else if water(hour) > 0 { #expect(celsius > -1.5) }
      #expect(try #require(hour.windGust) >= #require(next.windSpeed))
    }
  }

  /// The minutes add up to the hours, and both have rain or both have snow.
  @Test(arguments: cases) func minutesAddUpToHours(place: Place, now: Date) async throws {
    let report = try await report(place, now)
    let nowcast = SampleWeather.nowcast(at: place, now: now)
    #expect(try #require(nowcast.steps.first).start <= now)
    #expect(try #require(nowcast.steps.last).end >= now + 7200)
    for hour in report.hours.prefix(3) {
      let steps = nowcast.steps.filter { $0.start >= hour.time && $0.end <= hour.time + 3600 }
      guard steps.count == 4 else { continue }
      let sum = steps.compactMap { $0.rate?.in(.millimeters) }.reduce(0, +) / 4
      #expect(abs(sum - water(hour)) <= 0.05 + 1e-9)
    }
    // The present is what falls in this quarter of the hour.
    let present = try #require(report.current)
    let rate = try #require(nowcast.steps.first?.rate).in(.millimeters)
    #expect((rate >= 0.1) == ((present.weatherCode?.rawValue ?? 0) >= 51))
    let hour = try #require(report.hours.first)
    if rate >= 0.1, water(hour) >= 0.1 {
      #expect(present.precipitationKind == hour.precipitationKind)
      var report = report
      report.nowcast = nowcast
      #expect(Soon(Timeline(report, now: now))?.runs.first?.kind == hour.precipitationKind)
    }
  }

  /// The chance of an hour is the share of the runs in which something falls.
  @Test(arguments: cases) func chancesAreSharesOfRuns(place: Place, now: Date) async throws {
    let report = try await report(place, now)
    let ensemble = SampleWeather.ensemble(at: place, now)
    let indices = Dictionary(uniqueKeysWithValues: ensemble.times.enumerated().map { ($1, $0) })
    // A run's step tells what fell before it.
    let zoned = report.hours.compactMap { hour in indices[hour.time + 3600].map { (hour, $0) } }
    #expect(zoned.count > 200)
    for (hour, index) in zoned {
      let wet = ensemble.members.count { ($0.precipitation[index]?.in(.millimeters) ?? 0) >= 0.1 }
      let chance = try #require(hour.precipitationProbability).in(.percent)
      #expect(abs(chance - 100 * Double(wet) / 51) <= 0.5 + 1e-9)
      // Rain is more likely than not where it is forecast, and only there.
      #expect((water(hour) >= 0.1) == (chance > 50))
      let control = try #require(ensemble.members.first)
      #expect(control.precipitation[index] == hour.precipitation)
      #expect(index == 0 || control.temperature[index - 1] == hour.temperature)
    }
  }

  /// The models differ from the report no more than the runs do, and their days are made of their hours.
  @Test(arguments: cases) func modelsLieAmongTheRuns(place: Place, now: Date) async throws {
    let report = try await report(place, now)
    let ensemble = SampleWeather.ensemble(at: place, now)
    for forecast in SampleWeather.models(at: place, now) {
      for (index, hour) in forecast.hours.enumerated() where index + 1 < ensemble.times.count {
        #expect(hour.time == ensemble.times[index])
        let amounts = ensemble.members.compactMap { $0.precipitation[index + 1] }
        let heats = ensemble.members.compactMap { $0.temperature[index] }
        let (least, most) = (try #require(amounts.min()), try #require(amounts.max()))
        #expect((least...most).contains(try #require(hour.precipitation)))
        let (coldest, warmest) = (try #require(heats.min()), try #require(heats.max()))
        #expect((coldest...warmest).contains(try #require(hour.temperature)))
      }
      for (index, day) in forecast.days.dropLast().enumerated() {
        #expect(day.date == report.days[index].date)
        let sum = forecast.hours[index * 24..<index * 24 + 24].map(water).reduce(0, +)
        #expect(abs(try #require(day.precipitation).in(.millimeters) - sum) < 0.06)
        let highs = [day, report.days[index]].compactMap { $0.temperatureMax?.in(.celsius) }
        #expect(highs.count == 2 && abs(highs[0] - highs[1]) < 8)
      }
    }
  }

  /// An earlier forecast is worse, for rain as for temperature. There is none of days that the model doesn't reach.
  @Test(arguments: cases) func earlierRunsAreWorse(place: Place, now: Date) async throws {
    let truth = SampleWeather.observations(at: place, now).map {
      Truth(time: $0.conditions.time, temperature: $0.conditions.temperature, isWet: $0.isWet)
    }
    let scores = SampleWeather.previousRuns(at: place, now).map { ModelScore($0, truth) }
    for member in ModelFamily.compared(at: place.coordinate) {
      let own = scores.filter { $0.model == member.model }.sorted { $0.daysAhead < $1.daysAhead }
      let errors = own.compactMap(\.meanAbsoluteError)
      #expect(errors.count == min(7, member.hours / 24) && errors == errors.sorted())
      let (first, last) = (try #require(own.first), try #require(own.last))
      #expect(try #require(first.meanAbsoluteError) < 1)
      if first.wet >= 20 {
        #expect(try #require(first.hitRate) >= 0.6)
        #expect(last.hits <= first.hits)
      }
    }
    // A station sees the weather of the report.
    let newest = try #require(SampleWeather.observation(at: place, now))
    let time = newest.conditions.time
    let report = try await SampleWeather.weather(now: { time }).reports([place])
    #expect(newest.conditions.temperature == report.first?.current?.temperature)
  }

  /// The past is what the report said.
  @Test(arguments: cases) func theFormerReportIsThePast(place: Place, now: Date) async throws {
    let before = try await report(place, now - 3 * 86_400)
    let day = try #require(before.days.dropFirst().first)
    guard
      SampleWeather.timeZone(of: place).zone?.secondsFromGMT(for: now - 3 * 86_400)
        == SampleWeather.timeZone(of: place).zone?.secondsFromGMT(for: now)
    else { return }
    let past = try await SampleWeather.past.days(place, day.date, day.date)
    #expect(past.map(\.precipitation) == [day.precipitation])
    #expect(past.map(\.temperatureMax) == [day.temperatureMax])
    #expect(past.map(\.weatherCode) == [day.weatherCode])
  }

  /// Warnings are of what the hours have, and the air is better where it blows or rains.
  @Test(arguments: cases) func warningsAndAirFitTheWeather(place: Place, now: Date) async throws {
    let report = try await report(place, now)
    let found = warnings(now).warnings(at: place, in: "en")
    let hours = ahead(report, now).prefix(48)
    let strongest = hours.compactMap { $0.windGust?.in(.metersPerSecond) }.max() ?? 0
    #expect(found.warnings.contains { $0.kind == .wind } == (strongest >= 14))
    for warning in found.warnings {
      let (from, until) = (try #require(warning.from), try #require(warning.until))
      let within = hours.filter { $0.time >= from && $0.time < until }
      #expect(!within.isEmpty && warning.color != nil)
      switch warning.kind {
      case .snowOrIce: #expect(within.contains { $0.precipitationKind == .snow })
      case .thunderstorm: #expect(within.contains { ($0.weatherCode?.rawValue ?? 0) >= 95 })
      default: break
      }
    }
    #expect(found.warnings.map(\.rank) == found.warnings.map(\.rank).sorted(by: >))
    let air = SampleWeather.air(at: place, now)
    #expect(air.hours.count == 120 && air.current == air.hours.first)
    for hour in air.hours {
      #expect((0...150).contains(try #require(hour.europeanIndex).in(.index)))
      #expect((0...300).contains(try #require(hour.usIndex).in(.index)))
      #expect(try #require(hour.fineParticles) < #require(hour.particles))
    }
  }

  @Test func warningsOnTheMapAreThoseOfItsMiddle() async throws {
    let place = try #require(SampleCapitals.all.first { $0.name == "Oslo" })
    let view = WarningsView(
      area: try #require(MapArea(south: 59, north: 61, west: 9, east: 12)),
      center: place.coordinate, countries: ["NO"], language: "en", asks: true)
    var times: [Date?] = []
    for now in (0..<20).map({ Answers.now + Double($0) * 86_400 }) {
      let client = warnings(now).client
      let drawn = await client.inView(view).flatMap(\.items).map(\.warning)
      let found = warnings(now).warnings(at: place, in: "en").warnings
      #expect(drawn.map(\.from) == found.map(\.from) && drawn.map(\.until) == found.map(\.until))
      times += found.map(\.from)
    }
    #expect(!times.isEmpty)
  }
}
