import Phrases
public import WeatherModels

extension WeatherFormatter {
  /// Beside a place's name: `Missouri, United States`, `mountain 4,478 m · Valais, Switzerland`,
  /// `airport · Pisa, Tuscany, Italy`, `region · weather at Florence · Italy`.
  /// With `isShort`, a country's code stands for its name.
  public func about(_ place: Place, isShort: Bool = false) -> String {
    let surroundings = isShort ? place.shortSurroundings : place.surroundings
    guard let kind = phrases.kind(place.kind) else { return surroundings }
    let height = place.kind == .mountain ? elevation(place) : nil
    let town = place.kind == .airport ? nil : place.town.map(phrases.weather)
    let served = place.kind == .airport ? place.servedTown : nil
    let around = [served, place.kind == .country ? nil : surroundings].compactMap(\.self)
      .filter { !$0.isEmpty }
    return [[kind, height].compactMap(\.self).joined(separator: " "), town]
      .compactMap(\.self).joined(separator: " · ")
      + (around.isEmpty ? "" : " · " + around.joined(separator: ", "))
  }
}
