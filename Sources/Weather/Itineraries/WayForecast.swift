import Analysis
public import Foundation
public import Reports

/// The forecasts at the points of a way.
public struct WayForecast: Sendable {
  let points: [Way.Point]
  private let way: Way
  private let timelines: [Timeline]
  private let heights: [Double?]

  /// `reports` has one for each of the points, and is read from `start` on.
  public init(_ way: Way, _ points: [Way.Point], _ reports: [Report], from start: Date) {
    self.way = way
    self.points = points
    timelines = reports.map { Timeline($0, now: start) }
    heights = reports.map { $0.elevation?.in(.meters) }
  }

  /// The last moment of which all points know anything.
  public var end: Date? { timelines.compactMap(\.slots.last?.start).min() }

  /// The weather at one of the points.
  public func weather(atPoint index: Int, _ time: Date) -> Conditions {
    timelines.indices.contains(index)
      ? timelines[index].weather(at: time) : Conditions(time: time)
  }

  /// The weather between two points: temperatures, gusts and the wind vector are interpolated, everything else is that
  /// of the nearer one.
  public func weather(at distance: Double, _ time: Date) -> Conditions {
    let (index, share) = place(of: distance)
    let here = weather(atPoint: index, time)
    guard share > 0, index + 1 < timelines.count else { return here }
    let next = weather(atPoint: index + 1, time)
    var between = share > 0.5 ? next : here
    between.lie(between: here, and: next, share)
    between.windGust = here.windGust.mixed(with: next.windGust, share)
    return between
  }

  /// The height of the way, or else the one for which the service computed, between two points; in meters.
  public func elevation(at distance: Double) -> Double? {
    if let own = way.point(at: distance).elevation { return own }
    let (index, share) = place(of: distance)
    guard heights.indices.contains(index), let here = heights[index] else { return nil }
    guard share > 0, index + 1 < heights.count, let next = heights[index + 1] else { return here }
    return here + (next - here) * share
  }

  /// The direction of the next kilometer at a distance from the start, and at the end that of the last: a bend doesn't
  /// turn the wind.
  public func bearing(at distance: Double) -> Double {
    let piece = way.piece(at: distance, between: way.gaps)
    let start = max(piece.lowerBound, min(distance, piece.upperBound - Self.reach))
    let here = way.point(at: start)
    let there = way.point(at: min(piece.upperBound, start + Self.reach))
    let line = Geodesic(from: here.coordinate, to: there.coordinate)
    return line.distance < 1 ? way.bearing(at: start) : line.bearing
  }

  /// In meters.
  private static let reach = 1000.0

  /// A section of the way, and the time at which it is passed.
  public struct Section: Hashable, Sendable {
    /// In meters from the start.
    public var from, to: Double
    public var start, end: Date
    /// The weather where its rain or wind is highest.
    public var strongest: Conditions
    /// The sum of its rain or wind, at equal steps of time.
    public fileprivate(set) var sum: Double
    fileprivate var highest, count: Double
    /// The mean rain or wind of the section.
    public var mean: Double { sum / count }
  }

  /// The sections with precipitation of one kind at the time of passing; `mean` is in mm/h. Gaps of less than half an
  /// hour and 10 km are bridged.
  public func wet(_ schedule: Schedule) -> [Section] {
    sections(schedule, joining: 1800, of: \.precipitationKind) { distance, time in
      rain(at: distance, time).flatMap { $0 >= Threshold.wet ? $0 : nil }
    }
  }

  /// The stretches where a component of the wind, such as `Conditions.headwind`, is at least this many m/s.
  public func windy(
    _ schedule: Schedule, least: Double, _ component: (Conditions, Double) -> Double?
  ) -> [Section] {
    sections(schedule, joining: 1200) { distance, time in
      component(weather(at: distance, time), bearing(at: distance))
        .flatMap { $0 >= least ? $0 : nil }
    }
  }

  /// The figures by which starts are compared.
  public func figures(_ schedule: Schedule, comfort: ClosedRange<Double>) -> StartFigures {
    var figures = StartFigures(departure: schedule.departure)
    var (head, known) = (0.0, 0.0)
    let steps = Self.steps(schedule)
    for index in 0..<steps.count {
      let time = schedule.departure.addingTimeInterval((Double(index) + 0.5) * steps.seconds)
      let distance = schedule.distance(at: time)
      let minutes = steps.seconds / 60
      guard let rain = rain(at: distance, time) else {
        figures.unknownMinutes += minutes
        continue
      }
      if rain >= Threshold.wet {
        figures.wetMinutes += minutes
        figures.water += rain * minutes / 60
      }
      // Wind and temperature change slowly: the middle minute represents five.
      guard index % 5 == min(2, steps.count / 2) else { continue }
      let weather = weather(at: distance, time)
      if let wind = weather.headwind(bearing(at: distance)) {
        head += wind
        known += 1
      }
      let felt = (weather.apparentTemperature ?? weather.temperature)?.in(.celsius)
      if let felt, !comfort.contains(felt) { figures.uncomfortableMinutes += minutes * 5 }
    }
    figures.headwind = known > 0 ? head / known : nil
    return figures
  }

  /// The point before a distance, and how far on to the next one.
  private func place(of distance: Double) -> (index: Int, share: Double) {
    guard points.count > 1 else { return (0, 0) }
    let index = points.dropLast().lastIndex(while: { $0.distance <= distance }) ?? 0
    let passed = distance - points[index].distance
    let leg = points[index + 1].distance - points[index].distance
    return (index, leg > 0 ? min(1, max(0, passed / leg)) : 0)
  }

  /// The amount that would fall in an hour at the nearer point, in mm.
  private func rain(at distance: Double, _ time: Date) -> Double? {
    let (index, share) = place(of: distance)
    let nearer = share > 0.5 ? index + 1 : index
    return timelines.indices.contains(nearer) ? timelines[nearer].rate(at: time) : nil
  }

  /// A way is looked at minute by minute, a very long one in 10,000 steps.
  private static func steps(_ schedule: Schedule) -> (count: Int, seconds: Double) {
    let duration = max(60, schedule.arrival.timeIntervalSince(schedule.departure))
    let count = min(10_000, (duration / 60).rounded(.up))
    return (Int(count), duration / count)
  }

  /// In meters.
  private static let nearby = 10_000.0

  private func sections(
    _ schedule: Schedule, joining gap: Double,
    of kind: (Conditions) -> PrecipitationKind? = { _ in nil },
    _ value: (Double, Date) -> Double?
  ) -> [Section] {
    var found: [Section] = []
    let steps = Self.steps(schedule)
    for index in 0..<steps.count {
      let time = schedule.departure.addingTimeInterval(Double(index) * steps.seconds)
      let distance = schedule.distance(at: time)
      guard let value = value(distance, time) else { continue }
      // A step is so from its beginning to its end.
      let end = time.addingTimeInterval(steps.seconds)
      let reached = schedule.distance(at: end)
      let weather = weather(at: distance, time)
      if var last = found.last, time.timeIntervalSince(last.end) <= gap,
        distance - last.to <= Self.nearby, kind(last.strongest) == kind(weather)
      {
        (last.to, last.end) = (reached, end)
        if value > last.highest { (last.highest, last.strongest) = (value, weather) }
        last.sum += value
        last.count += 1
        found[found.count - 1] = last
      } else {
        found.append(
          Section(
            from: distance, to: reached, start: time, end: end, strongest: weather,
            sum: value, highest: value, count: 1))
      }
    }
    return found
  }
}
