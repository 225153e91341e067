import Foundation
import Reports
import Testing

@testable import Itineraries

struct ScheduleTests {
  private let start = Figures.start

  /// A way of this many kilometers along a meridian, with a vertex at each.
  private func way(
    _ kilometers: Int, heights: (Int) -> Double? = { _ in nil },
    seconds: (Int) -> Double? = { _ in nil }
  ) throws -> Way {
    try Way(
      "",
      through: (0...kilometers).map { index in
        TrackPoint(
          Geodesic.end(from: .origin, bearing: 0, distance: Double(index) * 1000),
          elevation: heights(index), time: seconds(index).map(start.addingTimeInterval))
      })
  }

  /// 12 km at 5 km/h with 600 m of ascent take 3 h 24 min: Naismith's rule.
  @Test func climbingTakesNaismithsTime() throws {
    let way = try way(12) { min(600, Double($0) * 100) }
    let plan = try #require(Schedule.Plan(way, .naismith(Travel.foot.speed)))
    #expect(abs(plan.duration - (12 / 5 + 1) * 3600) < 5)
    #expect(abs(plan.seconds(to: 6000) - (6 / 5.0 + 1) * 3600) < 5)
    let down = try self.way(12) { 600 - min(600, Double($0) * 100) }
    let descent = try #require(Schedule.Plan(down, .naismith(Travel.foot.speed)))
    #expect(abs(descent.duration - 8640) < 5)
  }

  @Test func usualSpeeds() {
    #expect(Travel.allCases.map { ($0.speed * 3.6).rounded() } == [5, 20, 80])
  }

  @Test func distanceAndTimeAreInverse() throws {
    let plan = try #require(Schedule.Plan(try way(40), .even(5)))
    let schedule = Schedule(plan, from: start, pauses: [Pause(minute: 600, seconds: 1800)])
    for distance in stride(from: 0.0, through: 40_000, by: 700) {
      #expect(abs(schedule.distance(at: schedule.time(at: distance)) - distance) < 0.01)
    }
  }

  /// Own times that go back or are too fast are left out; the pause in the middle stays.
  @Test func ownTimesAreKeptWhereTheyCanBe() throws {
    let way = try way(6) { _ in
      nil
    } seconds: {
      [0, 300, 100, 900, 900.001, 1500, 1800][$0]
    }
    let plan = try #require(Schedule.Plan(way, .recorded))
    #expect(plan.isRecorded)
    #expect(plan.duration == 1800)
    #expect(abs(plan.seconds(to: 1000) - 300) < 0.01)
    #expect(abs(plan.seconds(to: 2000) - 600) < 0.5)
    #expect(abs(plan.seconds(to: 3000) - 900) < 0.5)
    #expect(abs(plan.seconds(to: 4000) - 1200) < 0.5)
    #expect(zip(plan.seconds, plan.seconds.dropFirst()).allSatisfy { $0 <= $1 })
  }

  /// D1: the night between two segments belongs to the gap, and not to the kilometer before it; of weeks, a part of a day
  /// is left.
  @Test(arguments: [0, 86_400, 30 * 86_400] as [Double]) func timePassesInAGap(more: Double) throws
  {
    let way = try Way(
      "",
      through: [
        (0.0, 0.0, false), (1000, 600, false), (50_000, 36_600 + more, true),
        (51_000, 37_200 + more, false),
      ]
      .map { meters, seconds, startsSegment in
        TrackPoint(
          Geodesic.end(from: .origin, bearing: 0, distance: meters),
          time: start.addingTimeInterval(seconds), startsSegment: startsSegment)
      })
    let plan = try #require(Schedule.Plan(way, .recorded))
    #expect(plan.duration == 37_200)
    #expect(abs(plan.speed * 3.6 - 6) < 0.01)
    #expect(abs(plan.seconds(to: 500) - 300) < 0.1)
    #expect(abs(plan.seconds(to: 999) - 599.4) < 0.1)
    #expect(abs(plan.seconds(to: 1001) - 36_600.6) < 0.1)
    #expect(abs(plan.seconds(to: 1500) - 36_900) < 0.1)
  }

  @Test func uselessTimesAreNone() throws {
    let useless: [(Int) -> Double?] = [
      { _ in nil }, { _ in 7 }, { -Double($0) * 60 },
      // 10,000 km/h
      { Double($0) * 0.36 },
      // D4: 5 km in a year
      { Double($0) * 6_300_000 },
      // Only the first kilometer has times.
      { $0 < 2 ? Double($0) * 60 : nil },
    ]
    for seconds in useless {
      let way = try way(5, seconds: seconds)
      #expect(Schedule.Plan(way, .recorded) == nil)
    }
    let way = try way(5)
    #expect(Schedule.Plan(way, .even(0)) == nil)
  }

  /// The track begins and ends without times.
  @Test func missingTimesAreOfTheMeanSpeed() throws {
    let way = try way(10) { _ in
      nil
    } seconds: {
      (2...8).contains($0) ? Double($0) * 200 : nil
    }
    let plan = try #require(Schedule.Plan(way, .recorded))
    #expect(abs(plan.duration - 2000) < 0.1)
    #expect(abs(plan.seconds(to: 5000) - 1000) < 0.1)
  }

  /// 1 July 2026 08:00 in Bratislava; a pause at noon by the clocks there moves all that comes after.
  @Test func pausesAreAtTheTimeOfTheirPlace() throws {
    let zone = try #require(TimeZone(identifier: "Europe/Bratislava"))
    let morning = Date(timeIntervalSince1970: 1_782_885_600)
    let plan = try #require(Schedule.Plan(try way(100), .even(20 / 3.6)))
    let schedule = Schedule(
      plan, from: morning, pauses: [Pause(minute: 720, seconds: 3600)], zone: { _ in zone })
    #expect(schedule.rests.count == 1)
    #expect(schedule.rests.first?.start == morning.addingTimeInterval(4 * 3600))
    #expect(abs((schedule.rests.first?.distance ?? 0) - 80_000) < 1)
    #expect(abs(schedule.arrival.timeIntervalSince(morning) - 6 * 3600) < 0.1)
    #expect(abs(schedule.distance(at: morning.addingTimeInterval(4.5 * 3600)) - 80_000) < 1)
    // A start after the pause doesn't have it.
    let late = Schedule(
      plan, from: morning.addingTimeInterval(5 * 3600), pauses: [Pause(minute: 720, seconds: 3600)],
      zone: { _ in zone })
    #expect(late.rests.isEmpty)
  }

  /// From 8:00 on for 30 hours, with a rest from 20:00 to 6:00 each night.
  @Test func pausesComeBackEachDay() throws {
    let plan = try #require(Schedule.Plan(try way(600), .even(20 / 3.6)))
    let schedule = Schedule(plan, from: start, pauses: [Pause(minute: 20 * 60, seconds: 36_000)])
    let rests = schedule.rests.map { $0.start.timeIntervalSince(start) / 3600 }
    #expect(rests == [12, 36])
    #expect(abs(schedule.arrival.timeIntervalSince(start) / 3600 - 50) < 0.01)
  }
}
