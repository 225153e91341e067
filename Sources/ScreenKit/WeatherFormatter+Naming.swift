import Phrases
public import WeatherClients
public import WeatherModels

extension WeatherFormatter {
  /// A point as a place, named by what is near: the town that it lies in, "4.2 km NW of Dolný Hričov", the sea, or its
  /// coordinates where nothing is known. `name` is what somebody else calls it, who is asked last.
  public func place(
    at point: Coordinate, near nearest: NearestPlace?, orCalled name: String? = nil
  ) -> Place {
    guard let nearest else {
      return Place(name: name ?? point.title(in: phrases), coordinate: point, kind: .point)
    }
    var place = nearest.place
    place.coordinate = point
    // The next hill may be higher than the middle of the town.
    place.elevation = nil
    if nearest.surroundings == nil, nearest.isWithin { return place }
    // Who lives in the next town does not live here.
    place.population = nil
    place.kind = .point
    switch nearest.surroundings {
    case .sea(let sea):
      return Place(
        name: "\(phrases.sea(sea)), \(point.title(in: phrases))", coordinate: point, kind: .point)
    case .country(let code, let name) where code != place.country:
      place.country = code
      place.countryName = name
      place.region = nil
      place.timeZone = nil
    case .country, nil: break
    }
    place.name = phrases.position(
      place.name, distance: figures.distance(nearest.distance),
      direction: direction(nearest.bearing))
    return place
  }
}
