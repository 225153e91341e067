import Phrases
public import WeatherClients
import WeatherModels

extension WeatherFormatter {
  /// Where a point lies: "Berlin, State of Berlin, Germany", "4.2 km NW of Dolný Hričov", or the sea and how far it is to land.
  public func position(_ nearest: NearestPlace) -> String {
    let distance = figures.distance(nearest.distance)
    switch nearest.surroundings {
    case .country(_, let name):
      return phrases.position(within: name, place: nearest.place.title, distance: distance)
    case .sea(let sea):
      return phrases.position(
        within: phrases.sea(sea), place: nearest.place.title, distance: distance)
    case nil:
      if nearest.isWithin {
        return [nearest.place.title, elevation(nearest.place).map(phrases.aboveSea)]
          .compactMap(\.self).joined(separator: ", ")
      }
      let direction = direction(nearest.bearing)
      return phrases.position(nearest.place.title, distance: distance, direction: direction)
    }
  }
}

extension WeatherFormatter {
  /// `668 m`
  func elevation(_ place: Place) -> String? {
    place.elevation.map { phrases.figure(figures.elevation($0)) }
  }
}

extension NearestPlace {
  /// Whether the point lies among the houses: within a kilometre, or within the circle that the people of the place
  /// would fill at 3,000 to the square kilometre, which is usual for towns.
  public var isWithin: Bool {
    let people = Double(place.population ?? 0)
    return distance.in(.kilometers) <= max(1, (people / 3000 / .pi).squareRoot())
  }
}
