import Fields
import Foundation
import Quantities
import TestSupport
import Testing

@testable import WeatherServices

/// The made-up weather is one field on the ground: near places, maps and the radar tell the same of it.
struct SampleGroundTests {
  // The ground is continuous across the date line, a step of the lattice and near a pole.
  @Test(arguments: [(48.15, 17.11), (59.91, 10.75), (-16.9, 179.98), (40, 12), (84.9, 20)])
  func nearPlacesHaveNearlyTheSameWeather(latitude: Double, longitude: Double) throws {
    let here = SampleClimate(Coordinate(latitude, longitude))
    let east = longitude + 0.05 > 180 ? longitude - 359.95 : longitude + 0.05
    let there = SampleClimate(Coordinate(latitude + 0.03, east))
    for hour in 0..<240 {
      let time = Answers.now + Double(hour) * 3600
      let (a, b) = (here.conditions(at: time), there.conditions(at: time))
      #expect(try difference(a.temperature?.in(.celsius), b.temperature?.in(.celsius)) < 0.5)
      #expect(try difference(a.pressure?.in(.hectopascals), b.pressure?.in(.hectopascals)) < 1)
      #expect(try difference(a.cloudCover?.in(.percent), b.cloudCover?.in(.percent)) < 6)
      #expect(
        try difference(a.precipitation?.in(.millimeters), b.precipitation?.in(.millimeters)) < 0.5)
    }
  }

  /// It grows by no more than what falls, settles slowly, and is gone in summer.
  @Test func snowLiesAsItFell() throws {
    let climate = SampleClimate(Coordinate(59.91, 10.75))
    let start = (Answers.now.timeIntervalSince1970 / 3600).rounded(.down)
    let depths = climate.snowDepths(from: start, count: 168)
    let falls = try (0..<168).map { hour in
      let time = Date(timeIntervalSince1970: (start + Double(hour)) * 3600)
      return try #require(climate.conditions(at: time).snowfall).in(.centimeters)
    }
    #expect(depths.count == 168 && falls.contains { $0 > 0 })
    for hour in 24..<168 {
      let fallen = falls[hour - 23...hour].reduce(0, +)
      #expect(depths[hour] - depths[hour - 24] <= fallen + 1)
      // Settling takes a ninth of a day's depth, and a thaw at 5 °C 15 cm.
      #expect(depths[hour] - depths[hour - 24] >= fallen * 0.8 - depths[hour - 24] * 0.12 - 16)
    }
    #expect(climate.snowDepths(from: start + 240 * 24, count: 24) == Array(repeating: 0, count: 24))
  }

  @Test func farPlacesHaveOtherWeather() throws {
    let (oslo, rome) = (
      SampleClimate(Coordinate(59.91, 10.75)), SampleClimate(Coordinate(41.9, 12.5))
    )
    let differences = try (0..<60).map { day in
      let time = Answers.now + Double(day) * 86_400
      return try difference(
        oslo.conditions(at: time).pressure?.in(.hectopascals),
        rome.conditions(at: time).pressure?.in(.hectopascals))
    }
    #expect(differences.reduce(0, +) / 60 > 3)
  }

  /// Weather moves east.
  @Test func whatIsInTheWestComesLater() {
    let now = Answers.now.timeIntervalSince1970 / 3600
    let west = SampleNoise(Coordinate(48, 0))
    let east = SampleNoise(Coordinate(48, 4))
    // Nothing else changes within a period that is so long.
    for hours in stride(from: now, to: now + 240, by: 7) {
      let before = west.value(.front, hours: hours, period: 1e9)
      #expect(abs(east.value(.front, hours: hours + 10, period: 1e9) - before) < 1e-6)
    }
  }

  @Test func fieldsAreThePlacesReports() throws {
    let lattice = try #require(
      Lattice(
        south: 410_000, west: 1750_000, latitudeStep: 30_000, longitudeStep: 50_000, rows: 2,
        columns: 2))
    let week = try #require(SampleWeather.week(lattice, now: Answers.now))
    for (index, place) in [(41.0, 175.0), (41, 180), (44, 175), (44, 180)].enumerated() {
      let climate = SampleClimate(Coordinate(place.0, place.1))
      let said = climate.conditions(at: week.start.addingTimeInterval(5 * 3600))
      for quantity in FieldWeek.quantities {
        let value = try #require(quantity.value(of: said))
        #expect(week.field(quantity, hour: 5).values[index] == value, "\(quantity.name)")
      }
    }
  }

  /// The radar sees the rain that the minutes of a place tell, to the size of its cells.
  @Test(arguments: [0.0, 5, 11]) func theRadarSeesTheMinutes(days: Double) async throws {
    let now = Answers.now + days * 86_400
    let here = Coordinate(48.15, 17.11)
    let series = try await SampleWeather.radar(now: { now }).series(here, 100_000).series
    let minutes = SampleWeather.nowcast(at: Place(name: "Pin", coordinate: here), now: now)
    for step in minutes.steps {
      let frame = series.frames.first { $0.time == step.start }
      guard let frame else { continue }
      let seen = try #require(frame.rate(latitude: here.latitude, longitude: here.longitude))
      #expect(try difference(seen, step.rate?.in(.millimeters)) < 0.2)
    }
    #expect(series.frames.count == 13)
  }

  @Test func thePresentLiesWithinToday() async throws {
    let place = Place(name: "Pin", coordinate: Coordinate(48.15, 17.11))
    for quarter in stride(from: 0, to: 23 * 4 * 3, by: 5) {
      // Midnight there, an hour ahead of UTC.
      let now = Date(timeIntervalSince1970: 1_795_215_600 + Double(quarter / 92) * 86_400)
        .addingTimeInterval(Double(quarter % 92) * 900)
      let report = try #require(
        try await SampleWeather.weather(now: { now }).reports([place]).first)
      let present = try #require(report.current?.temperature)
      let day = try #require(report.days.first)
      #expect(present >= (try #require(day.temperatureMin)))
      #expect(present <= (try #require(day.temperatureMax)))
    }
  }

  private func difference(_ a: Double?, _ b: Double?) throws -> Double {
    abs(try #require(a) - #require(b))
  }
}
