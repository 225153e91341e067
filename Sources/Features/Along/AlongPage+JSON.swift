import Documents
import Ephemeris
import Foundation
import Itineraries
import Reports

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
      "name": .string(trip.way.name), "length": .rounded(trip.way.length, to: 1),
      "ascent": .rounded(trip.way.ascent, to: 1),
      "departure": .optional(trip.clock(at: 0).iso8601(schedule.departure)),
      "arrival": .optional(trip.clock(at: trip.way.length).iso8601(schedule.arrival)),
      "speed": .rounded(schedule.speed, to: 4), "points": .int(trip.points.count),
      "gaps": .array(trip.way.gaps.map(json)), "road": .bool(trip.way.isRoad),
      "offRoad": .array(
        trip.offRoad.map { ["name": .optional($0.name), "distance": .rounded($0.distance, to: 1)] }),
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
        "distance": .rounded(point.distance, to: 1),
        "latitude": .rounded(point.coordinate.latitude, to: 6),
        "longitude": .rounded(point.coordinate.longitude, to: 6),
        "elevation": .rounded(forecast.elevation(at: point.distance), to: 1),
        "bearing": Self.angle(bearing),
        "place": .optional(trip.places[index].name),
        "temperature": .rounded(weather.temperature?.in(.celsius), to: 2),
        "apparentTemperature": .rounded(weather.apparentTemperature?.in(.celsius), to: 2),
        "precipitation": .rounded(weather.precipitation?.in(.millimeters), to: 3),
        "precipitationProbability": .rounded(weather.precipitationProbability?.in(.percent), to: 1),
        "windSpeed": .rounded(weather.windSpeed?.in(.metersPerSecond), to: 3),
        "windDirection": Self.angle(weather.windDirection?.in(.degrees)),
        "windGust": .rounded(weather.windGust?.in(.metersPerSecond), to: 3),
        "headwind": .rounded(weather.headwind(bearing), to: 3),
        "crosswind": .rounded(weather.crosswind(bearing), to: 3),
        "weatherCode": .optional(weather.weatherCode?.rawValue),
        "isDay": .bool(point.coordinate.isDay(at: time)),
      ]
    }
  }

  private func json(_ gap: Way.Gap) -> JSONValue {
    ["distance": .rounded(gap.distance, to: 1), "length": .rounded(gap.length, to: 1)]
  }

  private func json(_ warning: Crossed) -> JSONValue {
    [
      "title": .string(warning.title), "distance": .rounded(warning.distance, to: 1),
      "until": .optional(warning.until),
    ]
  }

  private func json(_ start: StartFigures) -> JSONValue {
    [
      "departure": .optional(trip.clock(at: 0).iso8601(start.departure)),
      "wetMinutes": .optional(start.wholeWetMinutes),
      "headwind": .rounded(start.headwind, to: 1),
    ]
  }

  private static func angle(_ degrees: Double?) -> JSONValue {
    // A hundredth below 360° is north.
    .rounded(degrees.map { $0 < 359.995 ? $0 : 0 }, to: 2)
  }
}
