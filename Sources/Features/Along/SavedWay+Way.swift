import Foundation
import Itineraries
import Reports

nonisolated extension SavedWay {
  /// More points than these are thinned: the distances stay those of all.
  private static let most = 400
  private static let mostGaps = 100

  init(_ way: Way, added: Date) {
    let count = way.vertices.count
    let step = Double(max(1, count - 1)) / Double(min(Self.most, count) - 1)
    // Each end of a gap is a point of its own.
    let wide = way.gaps.sorted { $0.length > $1.length }.map(\.vertex)
    let known = Set(wide)
    let pauses = way.vertices.indices.filter {
      way.vertices[$0].startsSegment && !known.contains($0)
    }
    let gaps = (wide + pauses).prefix(Self.mostGaps)
    let ends = Set(gaps + gaps.map { $0 - 1 })
    let stops = Dictionary(way.stops.map { ($0.distance, $0.place.name) }) { first, _ in first }
    var indices: [Int] = []
    for index in 0..<count {
      let isStop = stops[way.distances[index]] != nil
      let isChosen = index == Int((Double(indices.count) * step).rounded()) || count <= Self.most
      if isStop || isChosen || ends.contains(index) || index == count - 1 { indices.append(index) }
    }
    let start = way.vertices.lazy.compactMap(\.time).first
    self.init(
      name: way.name,
      points: indices.map { index in
        let vertex = way.vertices[index]
        var point = Point(
          vertex.coordinate, distance: way.distances[index], elevation: vertex.elevation,
          seconds: vertex.time.flatMap { time in start.map { time.timeIntervalSince($0) } },
          name: stops[way.distances[index]])
        point.climb = way.climbs.isEmpty ? nil : way.climbs[index]
        point.startsSegment = gaps.contains(index)
        return point
      }, start: start, added: added)
    isRoad = way.isRoad
  }

  /// The way; `nil` if the saved points don't make one any more.
  var way: Way? {
    let vertices = points.map { point in
      TrackPoint(
        point.coordinate, elevation: point.elevation,
        time: point.seconds.flatMap { seconds in start?.addingTimeInterval(seconds) },
        startsSegment: point.startsSegment)
    }
    let stops = points.compactMap { point in
      point.name.map {
        Way.Stop(distance: point.distance, place: Place(name: $0, coordinate: point.coordinate))
      }
    }
    let climbs = points.compactMap(\.climb)
    let isRising = zip([0] + climbs, climbs).allSatisfy { $0 <= $1 }
    var way = try? Way(
      name, through: vertices, at: points.map(\.distance),
      climbs: climbs.count == points.count && isRising ? climbs : nil, stops: stops)
    way?.isRoad = isRoad
    return way
  }

  /// Meters climbed in all; `nil` if heights aren't known.
  var ascent: Double? { way?.ascent }

  /// Whether it is this name, in whatever case, with or without accents, with a hyphen for its dash, and with spaces
  /// of any number.
  func isCalled(_ text: String) -> Bool {
    func words(_ text: String) -> String {
      text.replacing("–", with: "-").split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
    return words(name).compare(words(text), options: [.caseInsensitive, .diacriticInsensitive])
      == .orderedSame
  }

  /// Whether it is travelled as the other, and begins and ends where that does.
  func isAlike(_ other: SavedWay) -> Bool {
    travel == other.travel && speed == other.speed
      && zip([points.first, points.last], [other.points.first, other.points.last]).allSatisfy {
        guard let one = $0?.coordinate, let other = $1?.coordinate else { return false }
        return Geodesic(from: one, to: other).distance < 1000
      }
  }
}
