import Ephemeris
import Phrases
import ScreenKit
import WeatherClients
import WeatherModels

extension RootRouter {
  /// The sun and the moon, which no service is asked for.
  func sun(_ arguments: Arguments) throws(Failure) {
    let request = try SunRequest(arguments)
    let place = try place(for: request.target)
    let coordinate: Coordinate
    switch request.target {
    case .point(let point): coordinate = point
    case .here, .row, .name:
      guard let place else { throw .nothingSearched }
      coordinate = place.coordinate
    }
    let clock = PlaceClock(
      timeZone: place?.timeZone ?? zone(at: coordinate), at: coordinate)
    let report = SunReport(
      place: place, at: coordinate, clock: clock, date: request.date, now: world.now())
    guard let report else { throw .usage(.sun) }
    let model = SunWords(
      report, phrases: world.phrases, isDrawn: !words.looks().isRead, clock: words.units().clock)
    output.show(Answer(document: report.json) { SunLines.page(model, width: $0) })
  }

  private func place(for target: SunRequest.Target) throws(Failure) -> Place? {
    switch target {
    case .point: return nil
    case .row(let row): return try listScreen.place(atRow: row)
    case .name(let name): return try firstPlace(named: name)
    case .here: return try placeAtHand()
    }
  }

  /// The place that the screen is about, or else the last search.
  func placeAtHand() throws(Failure) -> Place {
    if let place = screen(top).subject { return place }
    let last = try Failure.wrapping { () throws(StorageError) in
      try world.places.all(.searches).first?.place
    }
    guard let last else { throw .nothingSearched }
    return last
  }

  /// The likeliest of the gazetteer.
  func firstPlace(named name: String) throws(Failure) -> Place {
    let scope = world.settings.searchPreferences(world.phrases.placeLanguage).scope
    let matches = try Failure.wrapping { () throws(GazetteerError) in
      try world.gazetteer.search(name, scope, 1)
    }
    guard let match = matches.first, match.quality != .typo else { throw .placeNotFound(name) }
    return match.place
  }

  /// The zone of the nearest place. Without a gazetteer, which has said so already, the zone of the longitude has to do.
  private func zone(at coordinate: Coordinate) -> String? {
    (try? world.gazetteer.nearest(coordinate, world.phrases.placeLanguage))?.place.timeZone
  }
}
