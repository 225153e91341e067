import Atlas
import CommandKit
import Fields
import Foundation
import Phrases
import Presentation
import Quantities
import Reports

/// Fields as sentences for screen readers, seen from the user's own places.
extension MapPinPresenter {
  func fieldSentences(_ shown: ShownField, _ viewport: Viewport) -> [String] {
    guard let field = shown.field else { return [] }
    let time = words.datedTime(of: shown.time, shown.clock) ?? "–"
    let seen = SeenField(viewport) {
      field.value(latitude: $0.latitude, longitude: $0.longitude)
    }
    let places = known(in: viewport)
    switch field.quantity {
    case .pressure:
      let centers = field.centers.filter { center in
        Coordinate(latitude: center.latitude, longitude: center.longitude)
          .flatMap(viewport.cell) != nil
      }
      let range = range(seen, field.quantity, time, places)
      guard !centers.isEmpty else { return range + [phrases.noCenters] }
      return range
        + centers.prefix(6).compactMap { center in
          guard let point = Coordinate(latitude: center.latitude, longitude: center.longitude)
          else { return nil }
          return phrases.centerSentence(
            isHigh: center.kind == .high, pressure: figure(center.pressure, .pressure),
            place: position(point, places))
        }
    case .precipitation:
      let regions = rain(seen, places)
      guard !regions.isEmpty else {
        return seen.isEmpty ? [] : [phrases.dryView(time: time)]
      }
      return [phrases.name(of: .precipitation) + ", " + time + ":"] + regions
    default: return range(seen, field.quantity, time, places)
    }
  }

  /// The rain that a radar sees.
  func radarSentences(_ frame: RadarFrame, _ viewport: Viewport) -> [String] {
    rain(
      SeenField(viewport) { frame.rate(latitude: $0.latitude, longitude: $0.longitude) },
      known(in: viewport), isRate: true)
  }

  /// The user's own places in view, or else cities.
  private func known(in viewport: Viewport) -> [Place] {
    let known = pages.elements.filter { viewport.cell(of: $0.coordinate) != nil }
    return known.isEmpty ? interactor.cities(state, atMost: 20) : known
  }

  private func rain(_ seen: SeenField, _ places: [Place], isRate: Bool = false) -> [String] {
    seen.regions(from: RadarSeries.wet).prefix(5).map { region in
      phrases.rainThere(
        whereabouts(region.points, places),
        most: figure(region.most, .precipitation) + (isRate ? "/h" : ""))
    }
  }

  private func range(
    _ seen: SeenField, _ quantity: WeatherQuantity, _ time: String, _ places: [Place]
  ) -> [String] {
    guard let least = seen.least, let most = seen.most else { return [] }
    return [
      phrases.fieldRange(
        phrases.name(of: quantity), time: time,
        low: figure(least.value, quantity) + " (\(position(least.point, places)))",
        high: figure(most.value, quantity) + " (\(position(most.point, places)))")
    ]
  }

  private func figure(_ value: Double, _ quantity: WeatherQuantity) -> String {
    phrases.figure(words.quantities.figure(value, of: quantity))
  }

  /// A region from the places that it covers, or else from the nearest.
  private func whereabouts(_ points: [Coordinate], _ places: [Place]) -> String {
    func distance(_ place: Place) -> Double {
      points.compactMap { $0.distance(to: place.coordinate)?.in(.meters) }.min() ?? .infinity
    }
    let within = places.filter { distance($0) < 25_000 }
    if !within.isEmpty {
      return phrases.rainIn(within.prefix(4).map(\.name).joined(separator: ", "))
    }
    guard let nearest = places.min(by: { distance($0) < distance($1) }),
      let point = points.min(by: {
        ($0.distance(to: nearest.coordinate)?.in(.meters) ?? 0)
          < ($1.distance(to: nearest.coordinate)?.in(.meters) ?? 0)
      })
    else {
      let center = points[points.count / 2]
      return state.center.bearing(to: center).map {
        phrases.rainDirection(phrases.compassPoint(Figures.compassIndex($0)))
      } ?? center.title(in: phrases)
    }
    return position(point, [nearest])
  }

  /// A point from the nearest of the places.
  private func position(_ point: Coordinate, _ places: [Place]) -> String {
    let near = places.min {
      ($0.coordinate.distance(to: point)?.in(.meters) ?? .infinity)
        < ($1.coordinate.distance(to: point)?.in(.meters) ?? .infinity)
    }
    guard let near, let distance = near.coordinate.distance(to: point) else {
      return point.title(in: phrases)
    }
    if distance.in(.meters) < 15_000 { return phrases.rainIn(near.name) }
    return phrases.position(
      near.name, distance: words.figures.distance(distance),
      direction: words.direction(near.coordinate.bearing(to: point)))
  }
}

/// The values of a field as a map shows them, at each second column of the map and each row.
nonisolated private struct SeenField {
  struct Spot {
    var value: Double
    var point: Coordinate
  }

  struct Region {
    var points: [Coordinate]
    var most: Double
  }

  private let columns: Int
  private var spots: [Spot?] = []

  init(_ viewport: Viewport, _ value: (Coordinate) -> Double?) {
    columns = (viewport.columns + 1) / 2
    for row in 0..<viewport.rows {
      for column in 0..<columns {
        let cell = Viewport.Cell(column: min(column * 2, viewport.columns - 1), row: row)
        spots.append(
          viewport.coordinate(of: cell).flatMap { point in
            value(point).map { Spot(value: $0, point: point) }
          })
      }
    }
  }

  var isEmpty: Bool { spots.allSatisfy { $0 == nil } }
  var least: Spot? { spots.compactMap(\.self).min { $0.value < $1.value } }
  var most: Spot? { spots.compactMap(\.self).max { $0.value < $1.value } }

  /// Spots of at least a value that touch each other, those of the largest value first.
  func regions(from limit: Double) -> [Region] {
    var isSeen = [Bool](repeating: false, count: spots.count)
    var regions: [Region] = []
    for start in spots.indices {
      guard !isSeen[start], let first = spots[start], first.value >= limit else { continue }
      var region = Region(points: [], most: 0)
      var waiting = [start]
      isSeen[start] = true
      while let index = waiting.popLast() {
        guard let spot = spots[index] else { continue }
        region.points.append(spot.point)
        region.most = max(region.most, spot.value)
        let column = index % columns
        let around =
          [index - columns, index + columns] + (column > 0 ? [index - 1] : [])
          + (column < columns - 1 ? [index + 1] : [])
        for next in around where spots.indices.contains(next) && !isSeen[next] {
          guard let spot = spots[next], spot.value >= limit else { continue }
          isSeen[next] = true
          waiting.append(next)
        }
      }
      regions.append(region)
    }
    return regions.sorted { $0.most > $1.most }
  }
}
