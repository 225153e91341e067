public import Foundation
import Reports

/// A means of travel.
public enum Travel: String, Hashable, Sendable, CaseIterable {
  case foot, bike, car

  /// The default speed in m/s: 5, 20 and 80 km/h.
  public var speed: Double {
    switch self {
    case .foot: 5 / 3.6
    case .bike: 20 / 3.6
    case .car: 80 / 3.6
    }
  }
}

/// The speed.
public enum Pace: Hashable, Sendable {
  /// In m/s, the same everywhere.
  case even(Double)
  /// In m/s on the flat, and an hour more for each 600 m climbed: W. W. Naismith, Scottish Mountaineering Club Journal
  /// 2 (1892), page 136, in the usual metric form.
  case naismith(Double)
  /// By the way's own times.
  case recorded
}

/// A stop of this many seconds at a time of day.
public struct Pause: Hashable, Sendable {
  /// Minutes since midnight, in the time of where one is then.
  var minute: Int
  var seconds: Double

  public init(minute: Int, seconds: Double) {
    self.minute = minute
    self.seconds = seconds
  }

  /// The next time with this time of day. A pause already begun at the start counts as over.
  fileprivate func next(after time: Date, in zone: TimeZone, isFirst: Bool) -> Date {
    let local = time.timeIntervalSince1970 + Double(zone.secondsFromGMT(for: time))
    let midnight = (local / 86_400).rounded(.down) * 86_400
    var start = midnight + Double(minute) * 60
    if start < local || start == local && !isFirst { start += 86_400 }
    let guess = Date(timeIntervalSince1970: start - Double(zone.secondsFromGMT(for: time)))
    // Clocks may change in between.
    let offset = Double(zone.secondsFromGMT(for: guess))
    return Date(timeIntervalSince1970: start - offset)
  }
}

/// The times at which the points of a way are passed.
public struct Schedule: Sendable {
  public let departure: Date
  private let plan: Plan
  /// The pauses in order, each with its start.
  private let stops: [(start: Date, seconds: Double)]

  /// The travel time between the vertices of a way, without pauses.
  public struct Plan: Sendable {
    let way: Way
    /// Seconds from the start to each vertex; never less than before.
    let seconds: [Double]
    /// Whether the times are the way's own.
    public let isRecorded: Bool

    /// Seconds that pass in gaps between the segments of a track.
    private let gaps: Double

    /// In seconds, without pauses.
    public var duration: Double { seconds.last ?? 0 }
    /// The mean speed under way in m/s.
    public var speed: Double { duration > gaps ? way.length / (duration - gaps) : 0 }

    /// `nil` for the way's own times where it has none that can be: fewer than two, none that pass, slower than on foot
    /// or faster than any airliner. Times that go back, or would be reached faster than that, are left out.
    public init?(_ way: Way, _ pace: Pace) {
      self.way = way
      isRecorded = pace == .recorded
      switch pace {
      case .even(let speed), .naismith(let speed):
        guard speed > 0 else { return nil }
        let climbs = pace == .naismith(speed) ? way.climbs : []
        seconds = way.distances.indices.map { index in
          way.distances[index] / speed + (climbs.isEmpty ? 0 : climbs[index] * 6)
        }
        gaps = 0
      case .recorded:
        guard let times = Self.times(way) else { return nil }
        (seconds, gaps) = times
      }
    }

    /// Seconds from the start until a distance, without pauses.
    public func seconds(to distance: Double) -> Double { way.value(seconds, at: distance) }

    /// The distance after this many seconds without pauses.
    func distance(after elapsed: Double) -> Double {
      guard elapsed > 0 else { return 0 }
      guard elapsed < duration else { return way.length }
      let index = seconds.dropLast().lastIndex(while: { $0 <= elapsed }) ?? 0
      let step = seconds[index + 1] - seconds[index]
      let share = step > 0 ? (elapsed - seconds[index]) / step : 0
      let start = way.distances[index]
      return start + (way.distances[index + 1] - start) * share
    }
  }

  /// `zone` is the time zone at a distance from the start, in which pauses are given.
  public init(
    _ plan: Plan, from departure: Date, pauses: [Pause] = [],
    zone: (Double) -> TimeZone = { _ in .gmt }
  ) {
    self.plan = plan
    self.departure = departure
    var stops: [(start: Date, seconds: Double)] = []
    var passed = 0.0
    // A long way has pauses on each of its days.
    while !pauses.isEmpty, stops.count < 100 {
      let earliest = stops.last.map { $0.start.addingTimeInterval($0.seconds) } ?? departure
      let next = pauses.compactMap { pause -> (start: Date, seconds: Double)? in
        var start = earliest
        // The zone may be another one by then.
        for _ in 0..<3 {
          let moved = start.timeIntervalSince(departure) - passed
          let local = zone(plan.distance(after: max(0, moved)))
          start = pause.next(after: earliest, in: local, isFirst: stops.isEmpty)
        }
        return (start, pause.seconds)
      }.min { $0.start < $1.start }
      guard let next, next.start.timeIntervalSince(departure) - passed < plan.duration else {
        break
      }
      stops.append(next)
      passed += next.seconds
    }
    self.stops = stops
  }

  public var arrival: Date { time(at: plan.way.length) }
  /// The mean speed of travel in m/s, without pauses.
  public var speed: Double { plan.speed }
  /// The pauses: seconds and meters from the start.
  public var rests: [(start: Date, seconds: Double, distance: Double)] {
    stops.map { ($0.start, $0.seconds, distance(at: $0.start)) }
  }

  /// The time at which the point this many meters from the start is reached.
  public func time(at distance: Double) -> Date {
    var time = departure.addingTimeInterval(plan.seconds(to: distance))
    for stop in stops where time > stop.start { time += stop.seconds }
    return time
  }

  /// The distance from the start at a time, in meters.
  public func distance(at time: Date) -> Double {
    var moving = time.timeIntervalSince(departure)
    for stop in stops where time > stop.start {
      moving -= min(stop.seconds, time.timeIntervalSince(stop.start))
    }
    return plan.distance(after: moving)
  }
}

extension Schedule.Plan {
  /// In m/s: faster than an airliner.
  private static let fastest = 1200 / 3.6
  /// In m/s: slower than anybody who is under way.
  private static let slowest = 0.5 / 3.6

  /// The seconds to each vertex, and those of them that passed in gaps. A gap of days is one of a part of a day: a trail
  /// that was walked in a year isn't planned for a year.
  private static func times(_ way: Way) -> (seconds: [Double], gaps: Double)? {
    var known: [(vertex: Int, seconds: Double)] = []
    var (start, gaps, isBehindGap) = (way.vertices.lazy.compactMap(\.time).first, 0.0, false)
    for (index, vertex) in way.vertices.enumerated() {
      isBehindGap = isBehindGap || vertex.startsSegment
      guard let time = vertex.time, let begin = start else { continue }
      var seconds = time.timeIntervalSince(begin)
      if let last = known.last {
        let step = seconds - last.seconds
        if isBehindGap, step > day {
          let days = (step / day).rounded(.down) * day
          start = begin.addingTimeInterval(days)
          seconds -= days
        }
        let distance = way.distances[index] - way.distances[last.vertex]
        guard seconds >= last.seconds, distance <= max(1, (seconds - last.seconds) * fastest)
        else { continue }
        if isBehindGap { gaps += seconds - last.seconds }
      }
      known.append((index, seconds))
      isBehindGap = false
    }
    guard let begin = known.first, let end = known.last, end.seconds > gaps else { return nil }
    let (from, to) = (way.distances[begin.vertex], way.distances[end.vertex])
    let mean = (to - from) / (end.seconds - gaps)
    guard to - from > way.length / 2, mean >= slowest else { return nil }
    // Before the first time and after the last one, the mean speed applies.
    var seconds = way.distances.map { distance in
      distance < from
        ? distance / mean : from / mean + end.seconds + (distance - to) / mean
    }
    for (here, next) in zip(known, known.dropFirst()) {
      let start = way.distances[here.vertex]
      let leg = way.distances[next.vertex] - start
      for index in here.vertex...next.vertex {
        let share = index == next.vertex ? 1 : leg > 0 ? (way.distances[index] - start) / leg : 0
        seconds[index] = from / mean + here.seconds + (next.seconds - here.seconds) * share
      }
    }
    return (seconds, gaps)
  }

  private static let day = 86_400.0
}
