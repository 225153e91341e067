public import Foundation

/// Pictures of a radar in order of time, on one grid.
public struct RadarSeries: Hashable, Sendable {
  public let frames: [RadarFrame]
  /// The time of the service's answer.
  public let fetched: Date
  /// The number of pictures that could not be read, or were of another size.
  public var unreadable: Int

  /// Puts frames in order; of several for one time that counts which was made from the latest picture. Those on another
  /// grid than most are left out, and count as unreadable.
  public init(_ frames: [RadarFrame], fetched: Date, unreadable: Int = 0) {
    struct Grid: Hashable {
      var geometry: RadarGeometry
      var rows, columns: Int
    }
    func grid(_ frame: RadarFrame) -> Grid {
      Grid(geometry: frame.geometry, rows: frame.rows, columns: frame.columns)
    }
    let counts = Dictionary(grouping: frames, by: grid).mapValues(\.count)
    let usual = counts.max { ($0.value, $0.key.rows) < ($1.value, $1.key.rows) }?.key
    let fitting = frames.filter { grid($0) == usual }
    let latest = Dictionary(
      fitting.map { ($0.time, $0) }, uniquingKeysWith: { $0.issuedAt >= $1.issuedAt ? $0 : $1 })
    self.frames = latest.values.sorted { $0.time < $1.time }
    self.fetched = fetched
    self.unreadable = unreadable + frames.count - fitting.count
  }

  /// The picture of a time: the last one up to it, or the first of all.
  public func index(at time: Date) -> Int? {
    frames.isEmpty ? nil : frames.lastIndex { $0.time <= time } ?? 0
  }

  /// The motion of the rain around a time: from the pictures measured last, ten minutes or more apart where there are
  /// such.
  public func motion(at time: Date) -> RadarMotion? {
    guard let now = index(at: time) else { return nil }
    let measured = frames.indices.filter { !frames[$0].isForecast && $0 <= now }
    let last = measured.last ?? now
    func pair(_ candidates: some Sequence<Int>, _ reach: ClosedRange<Double>) -> RadarMotion? {
      for index in candidates {
        let (early, late) = (min(index, last), max(index, last))
        let seconds = frames[late].time.timeIntervalSince(frames[early].time)
        guard reach.contains(seconds) else { continue }
        return RadarMotion(from: frames[early], to: frames[late])
      }
      return nil
    }
    let before = measured.filter { $0 < last }.reversed()
    if frames.indices.contains(last), !before.isEmpty {
      return pair(before, 600...1800) ?? pair(before, 60...4500)
    }
    return pair(frames.indices.filter { $0 > last }, 60...4500)
  }

  /// Rates at a point over time in mm/h, between the cells around it; `nil` for a frame that doesn't cover it.
  public func rates(latitude: Double, longitude: Double) -> [(time: Date, rate: Double?)] {
    frames.map { ($0.time, $0.rateBetweenCells(latitude: latitude, longitude: longitude)) }
  }

  /// In mm/h: less is dry.
  public static let wet = 0.1
  /// The greatest distance at which rain is looked for, in meters.
  public static let reach = 150_000.0

  /// The rain nearest to a point within ``reach`` at a time, and when it comes: by the radar's own forecast where it
  /// reaches there, else by the motion, which is computed once for all points. `nil` if no rain is near and none comes.
  public func rainAhead(
    latitude: Double, longitude: Double, at time: Date, moving motion: RadarMotion?
  ) -> RainAhead? {
    guard let index = index(at: time) else { return nil }
    let frame = frames[index]
    guard let here = frame.cell(latitude: latitude, longitude: longitude) else { return nil }
    if let rate = frame.rate(row: here.row, column: here.column), rate >= Self.wet {
      return RainAhead(distance: 0, bearing: nil, arrival: frame.time)
    }
    guard let near = nearestRain(frame, here) else { return nil }
    let point = frame.point(row: near.row, column: near.column)
    let north = (point.latitude - latitude) * .pi / 180
    let east = (point.longitude - longitude) * .pi / 180 * Lattice.cosine(latitude)
    let angle = atan2(east, north) * 180 / .pi
    var ahead = RainAhead(
      distance: 6_371_008.8 * hypot(north, east), bearing: angle < 0 ? angle + 360 : angle)
    let later = frames[(index + 1)...].filter { $0.isForecast }
    if !later.isEmpty {
      ahead.arrival =
        later.first {
          ($0.rate(row: here.row, column: here.column) ?? 0) >= Self.wet
        }?.time
      ahead.isForecast = ahead.arrival != nil
    } else if let motion {
      ahead.arrival = arrival(frame, here, motion)
    }
    return ahead
  }

  /// Against the motion from the point, minute by minute for two hours, until it rains there now.
  private func arrival(
    _ frame: RadarFrame, _ here: (row: Int, column: Int), _ motion: RadarMotion
  ) -> Date? {
    for minute in 1...120 {
      let seconds = Double(minute) * 60
      let row = Int((Double(here.row) - motion.rows * seconds).rounded())
      let column = Int((Double(here.column) - motion.columns * seconds).rounded())
      guard let rate = frame.rate(row: row, column: column) else { return nil }
      if rate >= Self.wet { return frame.time.addingTimeInterval(seconds) }
    }
    return nil
  }

  /// At least three wet cells together: one alone may be a bird.
  private func nearestRain(
    _ frame: RadarFrame, _ here: (row: Int, column: Int)
  ) -> (row: Int, column: Int)? {
    // Cells of a picture of half a continent are long: those in part beyond the reach count by their centers.
    let most = min(Self.reach / frame.cellLength, Double(max(frame.rows, frame.columns)))
    let reach = Int(most)
    var best: (row: Int, column: Int, square: Int)?
    for row in max(0, here.row - reach)..<min(frame.rows, here.row + reach + 1) {
      for column in max(0, here.column - reach)..<min(frame.columns, here.column + reach + 1) {
        let square =
          (row - here.row) * (row - here.row) + (column - here.column) * (column - here.column)
        guard Double(square) <= most * most, square < best?.square ?? .max,
          isWet(frame, row, column)
        else { continue }
        let neighbours = [(0, 1), (1, 0), (0, -1), (-1, 0)].count {
          isWet(frame, row + $0.0, column + $0.1)
        }
        if neighbours >= 2 { best = (row, column, square) }
      }
    }
    return best.map { ($0.row, $0.column) }
  }

  private func isWet(_ frame: RadarFrame, _ row: Int, _ column: Int) -> Bool {
    (frame.rate(row: row, column: column) ?? 0) >= Self.wet
  }
}

/// Rain on its way to a point.
public struct RainAhead: Hashable, Sendable {
  /// The distance to the nearest rain, in meters; 0 if it rains already.
  public var distance: Double
  /// The bearing of that rain from the point, in degrees; `nil` if it rains already.
  public var bearing: Double?
  /// The time at which it rains at the point; `nil` if no rain is expected.
  public var arrival: Date?
  /// Whether the radar's own forecast says so, rather than the motion.
  public var isForecast = false
}
