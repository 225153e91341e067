import Atlas
import Fields
import Phrases
import Presentation
import Quantities
import Reports

/// Fields as sentences for screen readers, seen from places.
nonisolated struct FieldText: WordedSubject {
  let words: Wording
  let viewport: Viewport
  /// The places from which points are described.
  let places: [Place]

  var phrases: any MapPinPhrases { words.phrases.mapPin }

  func sentences(_ shown: ShownField) -> [String] {
    let seen = SeenField(viewport, shown.value)
    if shown.frame != nil { return rain(seen, isRate: true) }
    guard let field = shown.field else { return [] }
    let time = words.datedTime(of: shown.time, shown.clock) ?? "–"
    switch field.quantity {
    case .pressure:
      let centers = field.centers.filter { $0.coordinate.flatMap(viewport.cell) != nil }
      let range = range(seen, field.quantity, time)
      guard !centers.isEmpty else { return range + [phrases.noCenters] }
      return range
        + centers.prefix(6).compactMap { center in
          center.coordinate.map { point in
            phrases.centerSentence(
              isHigh: center.kind == .high, pressure: figure(center.pressure, .pressure),
              place: position(point, from: places))
          }
        }
    case .precipitation:
      let regions = rain(seen)
      guard !regions.isEmpty else { return seen.isEmpty ? [] : [phrases.dryView(time: time)] }
      return [phrases.name(of: .precipitation) + ", " + time + ":"] + regions
    default: return range(seen, field.quantity, time)
    }
  }

  private func rain(_ seen: SeenField, isRate: Bool = false) -> [String] {
    seen.regions(from: RadarSeries.wet).prefix(5).map { region in
      phrases.rainThere(
        whereabouts(region.points),
        most: figure(region.most, .precipitation) + (isRate ? "/h" : ""))
    }
  }

  private func range(_ seen: SeenField, _ quantity: WeatherQuantity, _ time: String) -> [String] {
    guard let least = seen.least, let most = seen.most else { return [] }
    return [
      phrases.fieldRange(
        phrases.name(of: quantity), time: time,
        low: figure(least.value, quantity) + " (\(position(least.point, from: places)))",
        high: figure(most.value, quantity) + " (\(position(most.point, from: places)))")
    ]
  }

  private func figure(_ value: Double, _ quantity: WeatherQuantity) -> String {
    phrases.figure(words.quantities.figure(value, of: quantity))
  }

  /// A region from the places that it covers, or else from the nearest.
  private func whereabouts(_ points: [Coordinate]) -> String {
    func distance(_ place: Place) -> Double {
      points.map { meters($0, place.coordinate) }.min() ?? .infinity
    }
    let within = places.filter { distance($0) < 25_000 }
    if !within.isEmpty {
      return phrases.rainIn(within.prefix(4).map(\.name).joined(separator: ", "))
    }
    guard let nearest = places.min(by: { distance($0) < distance($1) }),
      let point = points.min(by: {
        meters($0, nearest.coordinate) < meters($1, nearest.coordinate)
      })
    else {
      let center = points[points.count / 2]
      return viewport.center.bearing(to: center).map {
        phrases.rainDirection(phrases.compassPoint(Figures.compassIndex($0)))
      } ?? center.title(in: phrases)
    }
    return position(point, from: [nearest])
  }

  /// A point from the nearest of the places.
  private func position(_ point: Coordinate, from places: [Place]) -> String {
    let near = places.min { meters($0.coordinate, point) < meters($1.coordinate, point) }
    guard let near, let distance = near.coordinate.distance(to: point) else {
      return point.title(in: phrases)
    }
    if distance.in(.meters) < 15_000 { return phrases.rainIn(near.name) }
    return phrases.position(
      near.name, distance: words.figures.distance(distance),
      direction: words.direction(near.coordinate.bearing(to: point)))
  }

  private func meters(_ from: Coordinate, _ to: Coordinate) -> Double {
    from.distance(to: to)?.in(.meters) ?? .infinity
  }
}
