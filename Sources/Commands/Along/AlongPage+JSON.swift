import Documents
import Ephemeris
import Foundation
import WeatherModels
import Ways

nonisolated extension AlongPage {
  var document: JSONValue {
    let own: JSONValue = [
      "way": way, "points": .array(points), "sentence": .string(sentence),
    ]
    let rest: JSONValue = [
      "ensemble": runs?.json ?? .null, "warningsCrossed": .array(warnings.map(json)),
      "notes": .array(notes.map(JSONValue.string)),
      "service": .optional(reports.first?.service.rawValue),
      "fetched": .optional(
        reports.map(\.fetched).min().flatMap(trip.clock(at: 0).iso8601)),
      "sample": .bool(reports.first?.service == .sample),
    ]
    return own.merging(starts.isEmpty ? [:] : ["starts": .array(starts.map(json))]).merging(rest)
  }

  private var way: JSONValue {
    let schedule = trip.schedule
    return [
      "name": .string(trip.way.name), "length": .optional(Self.rounded(trip.way.length, 1)),
      "ascent": .optional(trip.way.ascent.map { Self.rounded($0, 1) }),
      "departure": .optional(trip.clock(at: 0).iso8601(schedule.departure)),
      "arrival": .optional(trip.clock(at: trip.way.length).iso8601(schedule.arrival)),
      "speed": .optional(Self.rounded(schedule.speed, 4)), "points": .int(trip.points.count),
    ]
  }

  private var points: [JSONValue] {
    trip.points.indices.map { index in
      let point = trip.points[index]
      let time = trip.schedule.time(at: point.distance)
      let weather = forecast.weather(atPoint: index, time)
      let bearing = trip.bearings[index]
      return [
        "time": .optional(trip.places[index].clock.iso8601(time)),
        "distance": .optional(Self.rounded(point.distance, 1)),
        "latitude": .optional(Self.rounded(point.coordinate.latitude, 6)),
        "longitude": .optional(Self.rounded(point.coordinate.longitude, 6)),
        "elevation": .optional(
          forecast.elevation(at: point.distance).map { Self.rounded($0, 1) }),
        "bearing": .optional(Self.angle(bearing)),
        "place": .optional(trip.places[index].name),
        "temperature": .optional(weather.temperature.map { Self.rounded($0.in(.celsius), 2) }),
        "apparentTemperature": .optional(
          weather.apparentTemperature.map { Self.rounded($0.in(.celsius), 2) }),
        "precipitation": .optional(
          weather.precipitation.map { Self.rounded($0.in(.millimeters), 3) }),
        "precipitationProbability": .optional(
          weather.precipitationProbability.map { Self.rounded($0.in(.percent), 1) }),
        "windSpeed": .optional(
          weather.windSpeed.map { Self.rounded($0.in(.metersPerSecond), 3) }),
        "windDirection": .optional(weather.windDirection.map { Self.angle($0.in(.degrees)) }),
        "windGust": .optional(weather.windGust.map { Self.rounded($0.in(.metersPerSecond), 3) }),
        "headwind": .optional(weather.headwind(bearing).map { Self.rounded($0, 3) }),
        "crosswind": .optional(weather.crosswind(bearing).map { Self.rounded($0, 3) }),
        "weatherCode": .optional(weather.weatherCode?.rawValue),
        "isDay": .bool(point.coordinate.isDay(at: time)),
      ]
    }
  }

  private func json(_ warning: Crossed) -> JSONValue {
    [
      "title": .string(warning.title), "distance": .optional(Self.rounded(warning.distance, 1)),
      "until": .optional(warning.until),
    ]
  }

  private func json(_ start: StartFigures) -> JSONValue {
    [
      "departure": .optional(trip.clock(at: 0).iso8601(start.departure)),
      "wetMinutes": .optional(start.wholeWetMinutes),
      "headwind": .optional(start.headwind.map { Self.rounded($0, 1) }),
    ]
  }

  private static func rounded(_ value: Double, _ decimals: Int) -> Double {
    let factor = (0..<decimals).reduce(1.0) { product, _ in product * 10 }
    return (value * factor).rounded() / factor + 0
  }

  private static func angle(_ degrees: Double) -> Double {
    let value = rounded(degrees, 2)
    return value < 360 ? value : 0
  }
}
