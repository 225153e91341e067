import Atlas
import CommandKit
import Foundation
import Phrases
import WeatherClients
import WeatherModels
import WeatherText

/// Saves the pins, and finds what is on the map.
nonisolated struct MapPinInteractor: Sendable {
  let places: PlaceListClient
  let files: PlaceFileClient
  /// A point as a place, named after what is near.
  let name: @Sendable (Coordinate) -> Place
  let gazetteer: GazetteerClient
  let geocoding: PlacesClient
  let weather: WeatherClient
  var fields = FieldClient.noop
  var radar = RadarClient.noop
  var warnings = WarningsClient { _, _ async throws(ServiceError) in .noService }
  let position: PositionClient
  let settings: SettingsClient
  /// The place whose weather was opened last.
  let lastOpened: @MainActor @Sendable () -> SavedPlace?
  let standardGlyphs: MapGlyphs
  let language: @Sendable () -> PlaceLanguage
  let now: @Sendable () -> Date

  /// A pin of this name within 100 m is moved there.
  func pin(_ place: Place) throws(Failure) {
    let kept = SavedPlace(place: place, added: now())
    let old = try Failure.wrapping(storage: places.all(.pins)).first {
      $0.place.id == place.id && $0.called.name == place.name
    }
    guard let old, PlaceList.pins.id(of: old.place) != PlaceList.pins.id(of: place) else {
      return try Failure.wrapping(storage: places.add(kept, .pins))
    }
    let gone = try Failure.wrapping(
      storage: places.remove([PlaceList.pins.id(of: old.place)], .pins))
    try Failure.wrapping(
      storage: places.restore(gone.map { Removed(index: $0.index, kept: kept) }, .pins))
  }

  func favorite(_ id: Place.ID) throws(Failure) -> SavedPlace? {
    try Failure.wrapping(storage: places.all(.favorites)).first { $0.place.id == id }
  }

  /// The position of this machine by the first source that knows it; none asks the user anything.
  func located() async -> Coordinate? {
    for source in settings.positionSources {
      if let found = try? await position.locate(source) { return found.coordinate }
    }
    return nil
  }

  /// The last view of the map, and the time of the move there.
  var savedState: (state: MapState, moved: MapMove?)? {
    settings.string(Self.state).flatMap(MapState.init).map {
      ($0, settings.string(Self.moved).flatMap(MapMove.init))
    }
  }

  /// Best effort: if the position of the map can't be saved, it opens at the user's location.
  func keep(_ state: MapState, _ moved: MapMove) {
    try? settings.set(Self.state, state.text)
    try? settings.set(Self.moved, moved.text)
  }

  var glyphs: MapGlyphs {
    settings.string("map").flatMap(MapGlyphs.init) ?? standardGlyphs
  }

  /// The middle of a country by its name, with the zoom that shows it whole.
  func country(
    named text: String, of countries: [(code: String, name: String)]
  ) throws(Failure) -> (center: Coordinate, zoom: Int)? {
    let country = countries.first {
      $0.name.compare(text, options: [.caseInsensitive, .diacriticInsensitive]) == .orderedSame
    }
    guard let country else { return nil }
    let points = try Failure.wrapping(gazetteer: gazetteer.cities(country.code, 500, language()))
      .map(\.coordinate)
    return view(of: points)
  }

  /// The middle of points, with the zoom that shows them; `nil` for none.
  func view(of points: [Coordinate]) -> (center: Coordinate, zoom: Int)? {
    middle(of: points).map { ($0, zoom(around: $0, showing: points)) }
  }

  /// The place near a point; `nil` if the gazetteer cannot be read, which is reported when it is opened.
  func nearest(_ point: Coordinate) -> NearestPlace? {
    (try? gazetteer.nearest(point, language())) ?? nil
  }

  /// A point as a place: by the gazetteer, or by the service that weather comes from where that knows of something
  /// nearer. In a town, and without such a service, nothing is requested.
  func named(_ point: Coordinate) async -> Place {
    let known = name(point)
    let nearest = nearest(point)
    if let nearest, nearest.surroundings == nil, nearest.isWithin { return known }
    guard let found = try? await geocoding.place(point),
      let distance = found.coordinate.distance(to: point),
      distance.in(.meters) < nearest?.distance.in(.meters) ?? .infinity
    else { return known }
    return Place(
      name: found.name, country: found.country, countryName: found.countryName,
      region: found.region, coordinate: point, timeZone: known.timeZone)
  }

  /// The largest cities in view. Best effort: a map can do without them.
  func cities(_ state: MapState, atMost limit: Int = 150) -> [Place] {
    guard let area = state.viewport().area else { return [] }
    return (try? gazetteer.largest(area, limit, language())) ?? []
  }

  /// The countries in sight: that of the middle, then those with the most large places.
  private func countries(_ state: MapState) -> [String] {
    let seen = cities(state, atMost: 300).compactMap(\.country)
    var counts = Dictionary(seen.map { ($0, 1) }, uniquingKeysWith: +)
    if let middle = nearest(state.center), middle.surroundings == nil,
      let country = middle.place.country
    {
      counts[country] = .max
    }
    return counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map(\.key)
  }

  /// The warnings in sight; where not `asks`, those that were read before.
  func warnings(_ state: MapState, in language: String, asks: Bool) async -> [CountryWarnings] {
    guard let area = state.viewport().area else { return [] }
    return await warnings.inView(
      WarningsView(
        area: area, center: state.center, countries: countries(state), language: language,
        asks: asks))
  }

  /// The weather at these and at large cities far enough from each other, by one request.
  func weather(_ state: MapState, of marked: [Place]) async throws(Failure) -> [ReportedPlace] {
    let asked = spread(state, marked)
    guard !asked.isEmpty else { return [] }
    let reports = try await Failure.wrapping(service: await weather.present(asked))
    return zip(asked, reports).map { ReportedPlace(place: $0, report: $1) }
  }
}

nonisolated extension MapPinInteractor {
  /// Kept beside the settings, but nothing that `set` shows.
  private static let state = "map.state"
  private static let moved = "map.moved"

  /// The mean of points on a sphere: the 180th meridian and the poles count as any other place. `nil` for none.
  private func middle(of points: [Coordinate]) -> Coordinate? {
    var sum = (x: 0.0, y: 0.0, z: 0.0)
    for point in points {
      let latitude = point.latitude * .pi / 180
      let longitude = point.longitude * .pi / 180
      sum.x += cos(latitude) * cos(longitude)
      sum.y += cos(latitude) * sin(longitude)
      sum.z += sin(latitude)
    }
    guard !points.isEmpty else { return nil }
    return Coordinate(
      latitude: atan2(sum.z, hypot(sum.x, sum.y)) * 180 / .pi,
      longitude: atan2(sum.y, sum.x) * 180 / .pi)
  }

  /// The closest zoom at which nineteen of twenty points are in sight: some countries have islands at the other end of
  /// the Earth.
  private func zoom(around center: Coordinate, showing points: [Coordinate]) -> Int {
    Viewport.zooms.reversed().first { zoom in
      let viewport = MapState(center: center, zoom: zoom, type: .borders).viewport()
      return 20 * points.count { viewport.cell(of: $0) == nil } <= points.count
    } ?? Viewport.zooms.lowerBound
  }

  /// The marked places in sight, and large cities far enough from each other.
  func spread(_ state: MapState, _ marked: [Place]) -> [Place] {
    let viewport = state.viewport()
    // A label takes about a twelfth of the map, and more than twenty would be too many to read.
    let distance = (columns: viewport.columns / 8, rows: viewport.rows / 10)
    var chosen: [(place: Place, cell: Viewport.Cell)] = []
    for (index, place) in (marked + cities(state)).enumerated() where chosen.count < 24 {
      guard let cell = viewport.cell(of: place.coordinate) else { continue }
      let near = chosen.filter {
        abs($0.cell.column - cell.column) < distance.columns
          && abs($0.cell.row - cell.row) < distance.rows
      }
      // Marked places are shown wherever they lie, but not twice under one name.
      let isShown = near.contains { index >= marked.count || $0.place.name == place.name }
      if !isShown { chosen.append((place, cell)) }
    }
    return chosen.map(\.place)
  }
}
