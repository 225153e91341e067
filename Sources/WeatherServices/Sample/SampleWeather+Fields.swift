import Fields
public import Foundation
public import WeatherClients
import WeatherModels

extension SampleWeather {
  /// Fields of the made-up weather.
  ///
  /// The sample makes the weather of each place by itself. So that a map has highs and lows of the size that they have
  /// on the Earth, the weather of places at whole steps of 8° and 12° is joined by smooth curves, which these places'
  /// reports lie on.
  public static func fields(now: @escaping @Sendable () -> Date) -> FieldClient {
    FieldClient(
      saved: { [] }, week: { _ in nil },
      fetch: { lattice async throws(ServiceError) in
        guard let week = week(lattice, now: now()) else { throw .noReport }
        return week
      },
      cost: { _ in FieldCost(points: 0) }, service: { .sample })
  }

  static func week(_ lattice: Lattice, now: Date) -> FieldWeek? {
    let midnight = (now.timeIntervalSince1970 / 86_400).rounded(.down) * 86_400
    let hours = FieldWeek.days * 24
    let start = Date(timeIntervalSince1970: midnight)
    guard var week = FieldWeek(lattice: lattice, fetched: now, start: start, hours: hours) else {
      return nil
    }
    let (latitudes, longitudes) = (lattice.latitudes, lattice.longitudes)
    let anchors = SampleAnchors(latitudes.flatMap { y in longitudes.map { (y, $0) } })
    for hour in 0..<hours {
      let states = anchors.climates.map { SampleState($0, hours: midnight / 3600 + Double(hour)) }
      for (point, weights) in anchors.weights.enumerated() {
        var sum = SampleState()
        for (index, weight) in weights { sum.add(states[index], weight) }
        for (variable, value) in sum.values {
          week.set(variable, hour: hour, point: point, to: value)
        }
      }
    }
    return week
  }
}

/// The places whose weather is joined, and by how much each counts at each of some points.
struct SampleAnchors {
  private static let step = (latitude: 8.0, longitude: 12.0)

  var climates: [SampleClimate] = []
  var weights: [[(index: Int, weight: Double)]] = []

  init(_ points: [(latitude: Double, longitude: Double)]) {
    var indices: [[Int]: Int] = [:]
    for point in points {
      let row = point.latitude / Self.step.latitude
      let column = point.longitude / Self.step.longitude
      var here: [(index: Int, weight: Double)] = []
      for (r, v) in Self.parts(row) {
        for (c, u) in Self.parts(column) where u * v > 0 {
          // Thirty steps go around the Earth.
          let key = [min(max(r, -11), 11), ((c + 15) % 30 + 30) % 30 - 15]
          let index = indices[key] ?? climates.count
          if index == climates.count {
            guard
              let coordinate = Coordinate(
                latitude: Double(key[0]) * Self.step.latitude,
                longitude: Double(key[1]) * Self.step.longitude)
            else { continue }
            indices[key] = index
            climates.append(SampleClimate(coordinate))
          }
          here.append((index, u * v))
        }
      }
      weights.append(here)
    }
  }

  /// The two whole numbers around a number, with smooth weights.
  private static func parts(_ value: Double) -> [(Int, Double)] {
    let below = value.rounded(.down)
    let part = value - below
    let smooth = part * part * (3 - 2 * part)
    return [(Int(below), 1 - smooth), (Int(below) + 1, smooth)]
  }
}

/// Values of the made-up weather for fields, as sums of several places.
private struct SampleState {
  private var temperature = 0.0
  private var amount = 0.0
  /// In m/s, towards the east and the north.
  private var (east, north) = (0.0, 0.0)
  private var pressure = 0.0
  private var cloud = 0.0

  init() {}

  init(_ climate: SampleClimate, hours: Double) {
    let rain = SampleRain(climate, until: hours)
    let front = rain.fronts.1
    temperature = climate.temperature(hours, front: front)
    amount = rain.amount()
    let angle =
      359 * climate.noise.value(.windDirection, hours: hours, period: 40) * .pi / 180
    let wind = climate.wind(hours, front: front)
    (east, north) = (-wind * sin(angle), -wind * cos(angle))
    pressure = SampleHour.pressure(front: front)
    cloud = 100 * SampleClimate.cloud(front)
  }

  mutating func add(_ other: SampleState, _ weight: Double) {
    temperature += weight * other.temperature
    amount += weight * other.amount
    east += weight * other.east
    north += weight * other.north
    pressure += weight * other.pressure
    cloud += weight * other.cloud
  }

  /// As precise as a service's.
  var values: [(FieldVariable, Double)] {
    let degrees = (atan2(-east, -north) * 180 / .pi).rounded()
    return [
      (.temperature, temperature.rounded(to: 1)), (.precipitation, amount.rounded(to: 1)),
      (.windSpeed, hypot(east, north).rounded(to: 1)),
      (.windDirection, degrees < 0 ? degrees + 360 : degrees),
      (.pressure, pressure.rounded(to: 1)), (.cloudCover, cloud.rounded()),
    ]
  }
}
