import Analysis
import Documents
import Foundation
import Itineraries
import Reports

/// The number of an ensemble's runs that stay dry along a way.
nonisolated struct RunsOnWay: Hashable, Sendable {
  var model: WeatherModel
  /// Members with values at every point of the request.
  var members: Int
  /// Members of these without rain at any point at the time of passing.
  var dry: Int
  /// Points that were asked for.
  var points: Int

  /// Each point costs as much as five points of a forecast, because all runs are requested.
  static let mostPoints = 5

  var json: JSONValue {
    [
      "model": .string(model.rawValue), "members": .int(members), "agree": .int(dry),
      "points": .int(points),
    ]
  }

  /// `nil` if the runs don't reach as far.
  init?(_ ensembles: [(ensemble: Ensemble, time: Date)]) {
    guard let first = ensembles.first?.ensemble else { return nil }
    var dryness: [Int: Bool]?
    for (ensemble, time) in ensembles {
      // A value is of the time since the step before.
      guard let step = ensemble.times.firstIndex(where: { $0 > time }), step > 0,
        let here = ensemble.outcomes(
          .dry, from: ensemble.times[step - 1], until: ensemble.times[step], throughout: true)
      else { return nil }
      let before = dryness ?? here
      dryness = here.reduce(into: [:]) { all, run in
        all[run.key] = before[run.key].map { $0 && run.value }
      }
    }
    guard let dryness, !dryness.isEmpty else { return nil }
    (model, points) = (first.model, ensembles.count)
    (members, dry) = (dryness.count, dryness.values.count { $0 })
  }

  /// The points of a trip that are asked for, evenly from the first to the last.
  static func asked(_ trip: Trip) -> [(place: Place, time: Date)] {
    let last = trip.points.count - 1
    let count = min(mostPoints, trip.points.count)
    return (0..<count).map { number in
      let index = count > 1 ? number * last / (count - 1) : 0
      let point = trip.points[index]
      var place = trip.places[index].place ?? Place(name: "", coordinate: point.coordinate)
      place.coordinate = point.coordinate
      return (place, trip.schedule.time(at: point.distance))
    }
  }
}
