import Clients
import Foundation
import Itineraries
import Reports

/// A way at a time: when each of its points is passed, and what is known about their positions. Without weather.
nonisolated struct Trip: Sendable {
  let way: Way
  let plan: Schedule.Plan
  private(set) var schedule: Schedule
  /// The points whose weather is requested.
  let points: [Way.Point]
  let bearings: [Double]
  /// The place of each point.
  let places: [Located]
  let pauses: [Pause]
  /// Remarks on how it was read.
  var notes: [String] = []
  /// The distances of its road from the points that were asked for; empty where it follows none that was looked up.
  var offRoad: [OffRoad] = []

  /// The place at a point, by the gazetteer.
  struct Located: Sendable {
    /// `nil` if none is near.
    var name: String?
    /// The country of the nearest place, for official warnings.
    var place: Place?
    var clock: PlaceClock { PlaceClock(timeZone: place?.timeZone, at: coordinate) }
    var coordinate: Coordinate
  }

  init(
    _ way: Way, _ plan: Schedule.Plan, from departure: Date, pauses: [Pause],
    locate: (Coordinate) -> NearestPlace?
  ) {
    self.way = way
    self.plan = plan
    self.pauses = pauses
    let points = way.thinned(speed: plan.speed)
    self.points = points
    bearings = way.bearings(of: points)
    let places = points.map { point in Self.located(point, on: way, locate) }
    self.places = places
    schedule = Schedule(plan, from: departure, pauses: pauses) { distance in
      Self.nearest(to: distance, points, places)?.clock.timeZone ?? .gmt
    }
  }

  /// Whether the times are the way's own.
  var isRecorded: Bool { plan.isRecorded }

  func departing(at time: Date) -> Trip {
    var trip = self
    trip.schedule = Schedule(plan, from: time, pauses: pauses) { clock(at: $0).timeZone }
    return trip
  }

  /// The points as they are requested. A known height replaces that of the model's terrain.
  var asked: [Place] {
    points.map { point in
      Place(
        name: "", coordinate: point.coordinate,
        elevation: point.elevation.flatMap { Elevation($0, .meters) },
        kind: point.elevation == nil ? .point : .mountain)
    }
  }

  func clock(at distance: Double) -> PlaceClock {
    Self.nearest(to: distance, points, places)?.clock ?? PlaceClock(timeZone: nil, at: .origin)
  }

  private static func nearest(
    to distance: Double, _ points: [Way.Point], _ places: [Located]
  ) -> Located? {
    let index = points.indices.min {
      abs(points[$0].distance - distance) < abs(points[$1].distance - distance)
    }
    return index.map { places[$0] }
  }

  private static func located(
    _ point: Way.Point, on way: Way, _ locate: (Coordinate) -> NearestPlace?
  ) -> Located {
    if let stop = way.stops.first(where: { abs($0.distance - point.distance) < 1 }) {
      var place = stop.place
      place.timeZone = place.timeZone ?? locate(point.coordinate)?.timeZone
      return Located(name: stop.place.name, place: place, coordinate: point.coordinate)
    }
    let found = locate(point.coordinate)
    var place = found?.place
    place?.coordinate = point.coordinate
    place?.timeZone = found?.timeZone
    return Located(name: found?.name, place: place, coordinate: point.coordinate)
  }
}

nonisolated extension NearestPlace {
  /// The name of a place that is near enough to name a point of a way by it.
  var name: String? { distance.in(.kilometers) <= 30 ? place.name : nil }
}
