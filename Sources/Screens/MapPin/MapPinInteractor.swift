import Atlas
import Clients
import CommandKit
import Fields
import Foundation
import Phrases
import Quantities
import Reports
import Warnings

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

  /// A pin of this name within 100 m is moved there. Returns where it was: empty for a new pin, and `nil` for one that
  /// is there already.
  func pin(_ place: Place) throws(Failure) -> [Removed<SavedPlace>]? {
    let kept = SavedPlace(place: place, added: now())
    let id = PlaceList.pins.id(of: place)
    let all = try Failure.wrapping(storage: places.all(.pins))
    let old = all.first { $0.place.id == place.id && $0.called.name == place.name }
    guard let old, PlaceList.pins.id(of: old.place) != id else {
      try Failure.wrapping(storage: places.add(kept, .pins))
      return all.contains { PlaceList.pins.id(of: $0.place) == id } ? nil : []
    }
    let gone = try Failure.wrapping(
      storage: places.remove([PlaceList.pins.id(of: old.place)], .pins))
    try Failure.wrapping(
      storage: places.restore(gone.map { Removed(index: $0.index, kept: kept) }, .pins))
    return gone
  }

  /// A place as it is in a list; another program may have removed it meanwhile.
  func saved(_ place: Place, in list: PlaceList) throws(Failure) -> SavedPlace {
    let all = try Failure.wrapping(storage: places.all(list))
    guard let saved = all.first(where: { list.id(of: $0.place) == list.id(of: place) }) else {
      throw .goneAlready
    }
    return saved
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

  /// The middle of the country that a text means, with the zoom that shows it whole.
  func country(named text: String) throws(Failure) -> (center: Coordinate, zoom: Int)? {
    let language = language()
    guard
      let code = try Failure.wrapping(gazetteer: gazetteer.country(named: text, in: language))
    else { return nil }
    let points = try Failure.wrapping(gazetteer: gazetteer.cities(code, 500, language))
      .map(\.coordinate)
    return view(of: points)
  }

  /// The middle of points, with the zoom that shows them; `nil` for none.
  func view(of points: [Coordinate]) -> (center: Coordinate, zoom: Int)? {
    middle(of: points).map { ($0, zoom(around: $0, showing: points)) }
  }

  /// The place near a point; `nil` if the gazetteer cannot be read, which is reported when it is opened.
  func nearest(_ point: Coordinate) -> NearestPlace? {
    try? gazetteer.nearest(point, language())
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

  /// The clock at a point, by which hours are named.
  func clock(at point: Coordinate) -> PlaceClock {
    PlaceClock(timeZone: name(point).timeZone, at: point)
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

  /// The pictures of the radar around a point, of all of a view.
  func radar(
    _ view: FieldView, around center: Coordinate
  ) async throws(Failure) -> RadarAnswer {
    let narrowing = cos(view.latitude * .pi / 180)
    let reach = max(view.height, view.width * narrowing) / 2 * 111_000
    return try await Failure.wrapping(service: await radar.series(center, max(reach, 50_000)))
  }

  /// The weather at these and at large cities far enough from each other, by one request.
  func weather(_ state: MapState, of marked: [Place]) async throws(Failure) -> [ReportedPlace] {
    let asked = spread(state, marked)
    guard !asked.isEmpty else { return [] }
    let reports = try await Failure.wrapping(service: await weather.present(asked))
    return zip(asked, reports).map { ReportedPlace(place: $0, report: $1) }
  }

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

/// The fields of a view, and notes on them.
nonisolated struct FieldAnswer: Sendable {
  var week: FieldWeek?
  /// Why there is nothing better.
  var failure: Failure?
  /// The cost of the whole view, where it was not requested.
  var cost: FieldCost?
  /// Whether the user said that nothing may be asked for.
  var isRefused = false
}

nonisolated extension MapPinInteractor {
  private static let lastField = "map.field"

  /// The field shown last, for an hour of a map that shows none.
  var lastField: MapType {
    settings.string(Self.lastField).flatMap(MapType.init).flatMap { $0.field == nil ? nil : $0 }
      ?? .rain
  }

  /// Best effort.
  func keep(_ field: MapType) {
    if field != lastField { try? settings.set(Self.lastField, field.rawValue) }
  }

  /// The week for a view: the saved one, or a requested one if that is allowed. `asks` is `false` while keys move the
  /// map.
  ///
  /// - Throws: `fieldsNotAsked` if nobody can allow the request and nothing is saved, and the failure of a request if
  /// nothing is saved.
  @MainActor func fields(
    _ view: FieldView, at time: Date, holding held: FieldWeek?, asks: Bool,
    confirm: (FieldCost) async throws(Failure) -> Bool,
    wait: (Bool) -> Void
  ) async throws(Failure) -> FieldAnswer {
    let lattice = Lattice(view)
    func isFresh(_ fetched: Date) -> Bool {
      fetched.isRecent(at: now(), for: FieldClient.freshness)
    }
    func reaches(_ week: FieldWeek) -> Bool { week.field(.pressure, at: time) != nil }
    if let held, held.lattice.covers(view), held.lattice.isAsFine(as: lattice),
      isFresh(held.fetched),
      reaches(held)
    {
      return FieldAnswer(week: held)
    }
    let saved = fields.saved().filter { $0.lattice.isAsFine(as: lattice) }
    let covering = saved.lazy.filter { $0.lattice.covers(view) }.compactMap(fields.week)
    let known = covering.first
    if let known, isFresh(known.fetched), reaches(known) { return FieldAnswer(week: known) }
    // The nearest to the view's middle is drawn as far as it goes.
    let fallback =
      known
      ?? saved.filter { $0.lattice.distance(to: view) < 1 }
      .min { $0.lattice.distance(to: view) < $1.lattice.distance(to: view) }
      .flatMap(fields.week)
    let cost = fields.cost(lattice)
    do throws(Failure) {
      let isAllowed = try await mayAsk(cost, asks: asks, confirm)
      guard isAllowed else {
        let isRefused = settings.string(FieldClient.permission) == "no"
        return FieldAnswer(week: fallback, cost: cost, isRefused: isRefused)
      }
      wait(true)
      defer { wait(false) }
      return FieldAnswer(
        week: try await Failure.wrapping(service: await fields.fetch(lattice)))
    } catch {
      guard let fallback, error != .service(.cancelled) else { throw error }
      return FieldAnswer(week: fallback, failure: error)
    }
  }

  /// Asks the user once, and remembers the answer.
  @MainActor private func mayAsk(
    _ cost: FieldCost, asks: Bool, _ confirm: (FieldCost) async throws(Failure) -> Bool
  ) async throws(Failure) -> Bool {
    if cost.calls == 0 { return true }
    guard asks, cost.calls <= FieldCost.mostCalls else { return false }
    return try await settings.permits(FieldClient.permission) { () async throws(Failure) in
      do throws(Failure) {
        return try await confirm(cost)
      } catch {
        guard case .needsYes = error else { throw error }
        throw .fieldsNotAsked(points: cost.points, calls: cost.calls)
      }
    }
  }

  /// The favorites, then the pins.
  func listed() throws(Failure) -> [ListedPlace] {
    var listed: [ListedPlace] = []
    for list in [PlaceList.favorites, .pins] {
      let kept = try Failure.wrapping(storage: places.all(list))
      listed += kept.map { ListedPlace(list: list, kept: $0) }
    }
    return listed
  }

  /// False when there is such a file, which must not be replaced.
  func write(
    _ listed: [ListedPlace], to path: String, replaces: Bool
  ) throws(Failure) -> Bool {
    do {
      try files.write(listed, path, replaces)
      return true
    } catch {
      if case .exists = error { return false }
      throw .placeFile(error)
    }
  }

  func read(_ path: String) throws(Failure) -> PlaceFileContent {
    try Failure.wrapping(file: files.read(path))
  }

  /// Adds those that don't exist yet, with a name and a time if the file had none; the result is the added ones, and how
  /// many the file has more than once.
  func merge(
    _ listed: [ListedPlace]
  ) throws(Failure) -> (added: [ListedPlace], repeated: Int) {
    let moment = now()
    let whole = listed.map { listed in
      var listed = listed
      if listed.kept.added == .distantPast { listed.kept.added = moment }
      if listed.kept.place.name.isEmpty {
        listed.kept.place = name(listed.kept.place.coordinate)
      }
      return listed
    }
    var added: [ListedPlace] = []
    for list in [PlaceList.favorites, .pins] {
      let kept = whole.filter { $0.list == list }.map(\.kept)
      let new = try Failure.wrapping(storage: places.merge(kept, into: list))
      added += new.map { ListedPlace(list: list, kept: $0) }
    }
    let again = Dictionary(grouping: whole) {
      [$0.list.rawValue, $0.kept.called.name, "\($0.list.id(of: $0.kept.place))"]
    }
    return (added, again.values.reduce(0) { $0 + $1.count - 1 })
  }

  func remove(_ listed: [ListedPlace]) throws(StorageError) {
    for list in [PlaceList.favorites, .pins] {
      let ids = Set(listed.filter { $0.list == list }.map { list.id(of: $0.kept.place) })
      if !ids.isEmpty { _ = try places.remove(ids, list) }
    }
  }
}
