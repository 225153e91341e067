import Foundation
import Reports
import Testing

@testable import Itineraries

/// A ride of 100 km to the north at 20 km/h, with an hour of weather for each of eleven points.
struct WayForecastTests {
  private let start = Figures.start
  private let way: Way
  private let plan: Schedule.Plan

  init() throws {
    way = try Way(
      "ride",
      through: [
        TrackPoint(.origin), TrackPoint(Geodesic.end(from: .origin, bearing: 0, distance: 100_000)),
      ])
    plan = try #require(Schedule.Plan(way, .even(20 / 3.6)))
  }

  /// Reports of 24 hours for each point, of which `fill` makes each hour.
  private func forecast(_ fill: (_ point: Int, _ hour: Int, inout Conditions) -> Void)
    -> WayForecast
  {
    let points = way.thinned(speed: 20 / 3.6)
    return WayForecast(
      way, points,
      points.indices.map { point in
        var report = Figures.report(0, hours: 0)
        report.hours = (0..<24).map { hour in
          var row = Conditions(time: start.addingTimeInterval(Double(hour) * 3600))
          row.precipitation = Precipitation(0, .millimeters)
          fill(point, hour, &row)
          return row
        }
        return report
      }, from: start)
  }

  /// It rains from 2:00 to 3:00 everywhere: from km 40 to 60 of who starts at 0:00.
  @Test func rainIsWhereOneIsThen() throws {
    let forecast = forecast { _, hour, row in
      if hour == 2 { row.precipitation = Precipitation(1.5, .millimeters) }
    }
    let wet = forecast.wet(Schedule(plan, from: start))
    let spell = try #require(wet.first)
    #expect(wet.count == 1)
    #expect(abs(spell.from - 40_000) < 400)
    #expect(abs(spell.to - 60_000) < 400)
    #expect(spell.start == start.addingTimeInterval(7200))
    #expect(abs(spell.mean - 1.5) < 1e-9)
    #expect(forecast.wet(Schedule(plan, from: start.addingTimeInterval(3 * 3600))).isEmpty)
  }

  @Test func tracesAreDry() {
    let forecast = forecast { _, _, row in row.precipitation = Precipitation(0.09, .millimeters) }
    #expect(forecast.wet(Schedule(plan, from: start)).isEmpty)
  }

  @Test func windStretches() throws {
    let forecast = forecast { point, _, row in
      row.windSpeed = Speed(6, .metersPerSecond)
      row.windDirection = Direction(point < 5 ? 180 : 0, .degrees)
    }
    let against = forecast.windy(Schedule(plan, from: start), least: 3.4) { $0.headwind($1) }
    let section = try #require(against.first)
    #expect(against.count == 1)
    #expect(section.to == way.length)
    #expect((45_000...50_000).contains(section.from))
  }

  /// Rain until 8:00 and wind from ahead from 12:00 on: to start at 8:00 is best.
  @Test func fewestWetMinutesComeFirst() {
    let forecast = forecast { _, hour, row in
      if hour < 8 { row.precipitation = Precipitation(1, .millimeters) }
      row.windSpeed = Speed(5, .metersPerSecond)
      row.windDirection = Direction(hour < 13 ? 180 : 0, .degrees)
      row.apparentTemperature = Temperature(15, .celsius)
    }
    let starts = (0..<24).map { hour in
      forecast.figures(
        Schedule(plan, from: start.addingTimeInterval(Double(hour) * 3600)), comfort: 5...27)
    }
    let best = starts.shuffled().bestFirst
    #expect(best.first?.departure == start.addingTimeInterval(8 * 3600))
    #expect(best.first?.wetMinutes == 0)
    #expect(starts[0].wetMinutes == 300)
    #expect(starts[5].wetMinutes == 180)
    #expect(abs((starts[2].headwind ?? 0) + 5) < 0.01)
    // A start that the forecast doesn't cover is never better than one that it does.
    #expect(starts[23].unknownMinutes > 200)
    #expect(best.last?.departure == start.addingTimeInterval(23 * 3600))
  }

  /// It rains all the time, and least from 10:00 to 16:00.
  @Test func ofStartsThatAreEquallyWetTheLightestRainIsBest() {
    let forecast = forecast { _, hour, row in
      row.precipitation = Precipitation((10..<16).contains(hour) ? 0.2 : 2, .millimeters)
      row.windSpeed = Speed(0, .metersPerSecond)
    }
    let starts = [2, 10, 12].map { hour in
      forecast.figures(
        Schedule(plan, from: start.addingTimeInterval(Double(hour) * 3600)), comfort: 5...27)
    }
    #expect(starts.bestFirst.first?.departure == start.addingTimeInterval(10 * 3600))
  }

  /// The headwind grows from 8 m/s at 8:00 to 13 m/s at 13:00.
  @Test func theHeadwindOfAStartIsTheMeanOfItsTime() throws {
    let forecast = forecast { _, hour, row in
      row.windSpeed = Speed(Double(hour), .metersPerSecond)
      row.windDirection = Direction(0, .degrees)
      row.precipitation = Precipitation(0, .millimeters)
    }
    let schedule = Schedule(plan, from: start.addingTimeInterval(8 * 3600))
    let wind = try #require(forecast.figures(schedule, comfort: 5...27).headwind)
    #expect(abs(wind - 10.5) < 0.01)
  }

  @Test func comfortDecidesBetweenEqualStarts() {
    let forecast = forecast { _, hour, row in
      row.windSpeed = Speed(0, .metersPerSecond)
      row.apparentTemperature = Temperature(hour < 9 ? -4 : 12, .celsius)
    }
    let starts = [2, 10, 6].map { hour in
      forecast.figures(
        Schedule(plan, from: start.addingTimeInterval(Double(hour) * 3600)), comfort: 5...27)
    }
    #expect(starts.bestFirst.map { $0.departure.timeIntervalSince(start) / 3600 } == [10, 6, 2])
  }
}
