import Foundation
public import Reports
import WeatherServices

/// The places that the stand-in knows by name: the capitals, and towns that share a name.
public enum StandInPlaces {
  public static let all: [Place] = SampleCapitals.all + towns

  private static let towns: [Place] = [
    ("Springfield", "Missouri", 37.21533, -93.29824, 169_176, "America/Chicago"),
    ("Springfield", "Massachusetts", 42.10148, -72.58981, 155_929, "America/New_York"),
    ("Springfield", "Illinois", 39.80172, -89.64371, 114_394, "America/Chicago"),
    ("Springfield", "Oregon", 44.04624, -123.02203, 62_256, "America/Los_Angeles"),
    ("Springfield", "Ohio", 39.92423, -83.80882, 59_680, "America/New_York"),
    ("New York", "New York", 40.71427, -74.00597, 8_804_190, "America/New_York"),
  ].map { name, region, latitude, longitude, population, timeZone in
    Place(
      name: name, country: "US", countryName: "United States", region: region,
      coordinate: Coordinate(latitude, longitude), population: population, timeZone: timeZone)
  }
}

extension StandInPlaces {
  /// A place of this name at another point than the list has it.
  public static func named(_ name: String, latitude: Double, longitude: Double) -> Place {
    let known = all.first { $0.name == name }
    return Place(
      name: name, country: known?.country, countryName: known?.countryName,
      coordinate: Coordinate(latitude, longitude), timeZone: known?.timeZone)
  }
}

extension [Place] {
  /// The zone of the place that is known at a point, or else that of the longitude, and its seconds ahead of UTC.
  func zone(at point: Coordinate, _ now: Date) -> (name: String, offset: Double) {
    let place = first { $0.id == point.rounded(to: 3) } ?? Place(name: "", coordinate: point)
    let found = SampleWeather.timeZone(of: place)
    return (found.name, Double(found.zone?.secondsFromGMT(for: now) ?? 0))
  }
}
