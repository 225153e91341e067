import Atlas
import Clients
import CommandKit
import Phrases
import Presentation
import Reports

/// The map, and below it the pins and favorites as a numbered list.
final class MapPinPresenter: Screen {
  let commands = MapPinView.commands
  var hasNextPage: Bool { rows.pages.hasNext }
  var hasHours: Bool { state.type.hasTime }
  /// The place in the middle, once the map was shown nearer than the whole world.
  var subject: Place? { camera.isSomewhere ? camera.openedAtCross ?? placeAtCross() : nil }

  let interactor: MapPinInteractor
  let atlas: Atlas
  let words: Wording
  let context: ScreenContext
  let weather: MapWeather
  let keys: MapKeys
  let editor: ListEditor<Place>
  private let resolver: PlaceResolver
  private let exit: (Place) -> Route
  private(set) var rows = MapRows()
  private(set) var camera = MapCamera()
  /// The map on the screen; `nil` where every row is listed.
  var seen: Viewport?
  /// Whether keys move the map, when no questions are asked.
  var isMoving = false

  var phrases: any MapPinPhrases { words.phrases.mapPin }
  var state: MapState { camera.state }

  init(
    interactor: MapPinInteractor, atlas: Atlas, editor: ListEditor<Place>, words: Wording,
    context: ScreenContext, resolver: PlaceResolver, keys: MapKeys,
    exit: @escaping (Place) -> Route
  ) {
    self.interactor = interactor
    self.atlas = atlas
    self.editor = editor
    self.words = words
    self.context = context
    self.resolver = resolver
    self.keys = keys
    self.exit = exit
    weather = MapWeather(interactor, words, context)
  }

  func open() async throws(Failure) {
    // If the pins can't be read, the map is shown all the same, and then the reason.
    let read = Result { () throws(Failure) in try reload() }
    try await show()
    try read.get()
  }

  @discardableResult func perform(_ action: MapPinAction) async throws(Failure) -> Route {
    switch action {
    case .pin(let place): try await pin(place)
    case .pinAt(let coordinate): try await pin(coordinate)
    case .pinAtCross:
      try await arrive()
      try await pin(state.center)
    case .edit(let edit): try await perform(edit)
    case .rename(let row, let name):
      let place = try place(atRow: row)
      guard let done = try rename(place, inRow: row, to: name) else {
        context.show(Answer(phrases.hasOwnName(place.name)))
        return .stay
      }
      try reload()
      try await show(notice: done)
    case .export(let path): context.show(try await export(to: path))
    case .importPlaces(let path):
      let imported = try importPlaces(from: path)
      try reload()
      try await arrive()
      if !imported.places.isEmpty { look(at: imported.places) }
      try await show(notice: imported.sentence, document: imported.document)
    case .turn(let turn):
      try load()
      guard try rows.pages.turn(turn) else {
        context.show(Answer(phrases.lastPage))
        break
      }
      try await show()
    case .look(let request): try await look(at: request)
    case .hourBy(let steps): try await moveHour(by: steps)
    case .play: return try await moveByKeys(plays: true)
    case .pan(let right, let up):
      try await move { $0.state.center = $0.state.viewport().panned(right: right, up: up).center }
    case .zoomBy(let steps):
      try await move {
        $0.state.zoom += steps
        $0.state.zoom = $0.state.viewport().zoom
      }
    case .here(let coordinate):
      camera.position = coordinate
      try await move { $0.look(at: coordinate) }
    case .nextPin: try await lookAtNextPin()
    case .openAtCross: return exit(placeAtCross())
    case .world: try await move { ($0.state.center, $0.state.zoom) = (.origin, 0) }
    case .move: return try await moveByKeys()
    }
    return .stay
  }

  func forgetReports() { weather.forget() }

  func keepState() {
    guard let move = camera.takeMove(at: interactor.now(), interactor.lastOpened()) else { return }
    interactor.keep(state, move)
  }

  func name(ofRow row: Int) -> String? { (try? place(atRow: row))?.name }

  func place(atRow row: Int) throws(Failure) -> Place {
    try load()
    // The rows on the screen are warnings.
    guard state.type != .warnings else { throw .noRow(row, count: 0) }
    return try rows.place(atRow: row, seen: seen)
  }

  @discardableResult func open(row: Int) async throws(Failure) -> Route {
    guard state.type != .warnings else {
      try openWarning(row: row)
      return .stay
    }
    return exit(try place(atRow: row))
  }
}

// Moves of the map.
extension MapPinPresenter {
  /// Called before the map is shown or moved: it goes to the place opened last, unless it was moved by hand since. The
  /// first time, where neither was, it goes where the user is.
  func arrive() async throws(Failure) {
    if camera.isNew || isNowhere {
      context.wait(phrases.locating)
      defer { context.wait(nil) }
      let located = await interactor.located()
      guard !Task.isCancelled else { throw .service(.cancelled) }
      camera.begin(at: located, interactor.savedState)
    }
    camera.follow(interactor.lastOpened())
  }

  var isNowhere: Bool { camera.isNowhere(interactor.lastOpened()) }

  /// Moves the map; where that cannot be shown, it stays.
  private func move(_ change: (inout MapCamera) -> Void) async throws(Failure) {
    try await arrive()
    let before = state
    change(&camera)
    try? load()
    do {
      try await show()
    } catch {
      camera.state = before
      throw error
    }
  }

  func moveHour(by steps: Int) async throws(Failure) {
    guard let date = try weather.time(steps, after: state) else { return try await show() }
    try await move { $0.state.show(date, of: interactor.lastField) }
  }

  /// Nothing changes where the user is meant and may not be found. Hours are those of the place.
  func look(at request: MapRequest) async throws(Failure) {
    if let type = request.type, !type.hasTime, let hour = request.hour, hour != .now {
      throw .own(OwnFailure { $0.mapPin.noHours(of: type.rawValue) })
    }
    try await arrive()
    var spot: (center: Coordinate, zoom: Int?)?
    if let place = request.place {
      spot = try await self.spot(place)
      if spot == nil { return }
    }
    let clock = interactor.clock(at: spot?.center ?? state.center)
    let date = request.hour.map { $0.date(clock, now: interactor.now(), shown: state.hour) }
    try await move { camera in
      if let type = request.type { camera.turn(into: type, interactor.lastOpened()) }
      if let spot {
        let own = camera.state.type == .globe ? nil : spot.zoom
        camera.look(at: spot.center, zoom: request.zoom ?? own)
      } else if let zoom = request.zoom {
        camera.state.zoom = zoom
      }
      if let date { camera.state.show(date, of: request.type ?? interactor.lastField) }
    }
  }

  /// The middle of a place or a country, and how close a country is looked at; `nil` where the user may not be found.
  private func spot(
    _ place: PlaceReference
  ) async throws(Failure) -> (center: Coordinate, zoom: Int?)? {
    guard case .name(let text) = place else { return (try resolver.place(place).coordinate, nil) }
    if let known = try resolver.known(text) { return (known.coordinate, nil) }
    if resolver.isHere(text) {
      guard let here = try await resolver.here().place else { return nil }
      camera.position = here.coordinate
      return (here.coordinate, nil)
    }
    if let country = try interactor.country(named: text) {
      return (country.center, country.zoom)
    }
    return (try resolver.place(place, .everywhere).coordinate, nil)
  }

  private func lookAtNextPin() async throws(Failure) {
    try load()
    guard let next = rows.place(after: state.center) else {
      return try await show(notice: phrases.noPins)
    }
    try await move { $0.look(at: next.coordinate) }
  }

  private func placeAtCross() -> Place {
    try? load()
    return rows.place(inMiddleOf: state.viewport()) ?? interactor.name(state.center)
  }
}

// Pins and favorites.
extension MapPinPresenter {
  /// A command may come before the list was shown.
  private func load() throws(Failure) {
    if !rows.isLoaded { try reload() }
  }

  private func reload() throws(Failure) {
    rows.list(try interactor.listed(), room: context.rowsBelowMap)
  }

  private func pin(_ place: Place) async throws(Failure) {
    let before = try interactor.pin(place)
    if let before {
      let names = [place.name]
      let sentence =
        before.isEmpty
        ? phrases.removed(names, from: .pins) : phrases.restored(names, in: .pins)
      editor.remember(
        Undoable(sentence: sentence) { [interactor] () throws(StorageError) in
          _ = try interactor.places.remove([PlaceList.pins.id(of: place)], .pins)
          try interactor.places.restore(before, .pins)
        })
    }
    try reload()
    try await arrive()
    rows.turn(to: place)
    if isNowhere || state.viewport().cell(of: place.coordinate) == nil {
      camera.state.center = place.coordinate
    }
    try await show(
      notice: before == nil ? phrases.alreadyPinned(place.name) : phrases.pinned(place.name))
  }

  /// Pins a point under the name of the nearest place, and asks first if that is more than 100 km away.
  private func pin(_ point: Coordinate) async throws(Failure) {
    if let nearest = interactor.nearest(point), nearest.surroundings != nil {
      let question = phrases.confirmPin(
        at: point.title(in: phrases), distance: words.figures.distance(nearest.distance))
      guard try await context.confirm(question, .pin) else {
        return try await show(notice: phrases.notDone)
      }
    }
    context.wait(phrases.asking)
    defer { context.wait(nil) }
    try await pin(await interactor.named(point))
  }

  private func perform(_ edit: ListEdit) async throws(Failure) {
    try load()
    // All rows are the pins, a row may be a favorite on the map.
    var shown = rows.pins
    if case .remove(.rows(let ranges)) = edit {
      shown = rows.places
      for row in ranges.map(\.upperBound) where !rows.isPin(row) { _ = try place(atRow: row) }
    }
    guard let done = try await editor.perform(edit, shown: state.type == .warnings ? [] : shown)
    else { return }
    try reload()
    try await show(notice: done)
  }

  private func rename(
    _ place: Place, inRow row: Int, to name: String?
  ) throws(Failure) -> String? {
    let list: PlaceList = rows.isPin(row) ? .pins : .favorites
    return try editor.rename(
      try interactor.saved(place, in: list), to: name, in: list, of: interactor.places)
  }

  /// Goes where places are, a single one among its neighbors.
  private func look(at places: [Place]) {
    guard let view = interactor.view(of: places.map(\.coordinate)) else { return }
    camera.look(
      at: places.count == 1 ? places[0].coordinate : view.center,
      zoom: places.count == 1 ? MapCamera.closeZoom : view.zoom)
  }
}

extension ScreenContext {
  /// The number of rows of a list below the map: half of a high window is for the map.
  var rowsBelowMap: Int {
    let rows = rowsPerPage(false)
    return rows == .max ? rows : max(10, rows / 2)
  }
}
