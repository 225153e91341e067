import Atlas
import Fields
@testable import MapPin
import ScreenTestSupport
import TestSupport

/// A service of fields: a low over Bratislava, rain around it, and wind from the southwest.
final class FieldWorld: Sendable {
  private struct State {
    var weeks: [FieldWeek] = []
    var fetched = 0
    var points = 0
    var isOffline = false
  }

  private let state = Mutex(State())

  /// The number of points of the view whose cost was requested last.
  var points: Int { state.withLock { $0.points } }
  var fetched: Int { state.withLock { $0.fetched } }
  var isOffline: Bool {
    get { state.withLock { $0.isOffline } }
    set { state.withLock { $0.isOffline = newValue } }
  }

  nonisolated static func pressure(_ latitude: Double, _ longitude: Double) -> Double {
    let away = pow((latitude - 48) / 5, 2) + pow((longitude - 17) / 8, 2)
    return 1016 - 25 * exp(-away)
  }

  var client: FieldClient {
    FieldClient(
      saved: {
        self.state.withLock { state in
          state.weeks.map { SavedFields(lattice: $0.lattice, fetched: $0.fetched) }
        }
      },
      week: { saved in
        self.state.withLock { $0.weeks.first { $0.lattice == saved.lattice } }
      },
      fetch: { lattice async throws(ServiceError) in
        guard !self.isOffline, let week = Self.week(lattice) else { throw .noReport }
        self.state.withLock {
          $0.weeks.append(week)
          $0.fetched += 1
        }
        return week
      },
      cost: { lattice in
        self.state.withLock { $0.points = lattice.count }
        return FieldCost(points: lattice.count)
      }, service: { .openMeteo })
  }

  private static func week(_ lattice: Lattice) -> FieldWeek? {
    let midnight = (Fixture.now.timeIntervalSince1970 / 86_400).rounded(.down) * 86_400
    var week = FieldWeek(
      lattice: lattice, fetched: Fixture.now, start: Date(timeIntervalSince1970: midnight),
      hours: 168)
    for hour in 0..<168 {
      // The first point is missing.
      for point in 1..<lattice.count {
        let latitude = lattice.latitudes[point / lattice.columns]
        let longitude = lattice.longitudes[point % lattice.columns]
        let pressure = pressure(latitude, longitude)
        let conditions = Conditions(
          Fixture.now, celsius: -3, rain: max(0, 1012 - pressure) * 0.6, wind: 7, from: 225,
          clouds: 80, pressure: pressure)
        week?.set(conditions, hour: hour, point: point)
      }
    }
    return week
  }
}
