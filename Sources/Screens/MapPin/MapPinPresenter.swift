import Atlas
import Clients
import CommandKit
import Fields
import Foundation
import Phrases
import Presentation
import Reports
import Warnings

/// The map, and below it the pins and favorites as a numbered list.
final class MapPinPresenter: Screen {
  let commands = MapPinView.commands
  var hasNextPage: Bool { pages.hasNext }
  /// The place in the middle, once the map was shown nearer than the whole world.
  var subject: Place? {
    guard savedState != nil, state.zoom > 0 || state.center != .origin else { return nil }
    let opened = shownPlace?.place
    return opened?.coordinate == state.center ? opened : placeAtCross()
  }

  let interactor: MapPinInteractor
  let atlas: Atlas
  let editor: ListEditor<Place>
  let words: Wording
  let context: ScreenContext
  let resolver: PlaceResolver
  let keys: MapKeys
  private let exit: (ScreenExit) -> Route
  private(set) var pages = Pages<Place>()
  private(set) var pinCount = 0
  /// The map on the screen; `nil` where every row is listed.
  var seen: Viewport?
  private var isLoaded = false
  var state = MapState.world
  /// The map as it was saved last; `nil` before it was shown.
  private var savedState: MapState?
  private var moved: MapMove?
  /// The place to which the map went because it was opened.
  private var shownPlace: SavedPlace?
  /// The user's position.
  var position: Coordinate?
  /// The fields shown last.
  var week: FieldWeek?
  var radar: RadarAnswer?
  /// The warnings shown last.
  var warned: [CountryWarnings] = []
  /// The zoom before the globe.
  var flatZoom: Int?
  /// Whether keys move the map, when no questions are asked.
  var isMoving = false
  var weather: (state: MapState, places: [Place], reports: [ReportedPlace], asked: Date)?

  var phrases: any MapPinPhrases { words.phrases.mapPin }

  init(
    interactor: MapPinInteractor, atlas: Atlas, editor: ListEditor<Place>, words: Wording,
    context: ScreenContext, resolver: PlaceResolver, keys: MapKeys,
    exit: @escaping (ScreenExit) -> Route
  ) {
    self.interactor = interactor
    self.atlas = atlas
    self.editor = editor
    self.words = words
    self.context = context
    self.resolver = resolver
    self.keys = keys
    self.exit = exit
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
    case .pins(let edit): try await perform(edit)
    case .turn(let turn):
      try load()
      guard try pages.turn(turn) else {
        context.show(Answer(phrases.lastPage))
        break
      }
      try await show()
    case .look(let request): try await look(at: request)
    case .hourBy(let steps): try await moveHour(by: steps)
    case .play: return try await moveByKeys(plays: true)
    case .pan(let right, let up):
      try await move { $0.center = $0.viewport().panned(right: right, up: up).center }
    case .zoomBy(let steps):
      try await move {
        $0.zoom += steps
        $0.zoom = $0.viewport().zoom
      }
    case .here(let coordinate):
      position = coordinate
      try await look(at: coordinate)
    case .nextPin: try await lookAtNextPin()
    case .openAtCross: return exit(.detail(placeAtCross()))
    case .world: try await move { ($0.center, $0.zoom) = (.origin, 0) }
    case .move: return try await moveByKeys()
    }
    return .stay
  }

  func forgetReports() {
    weather = nil
    week = nil
    radar = nil
    warned = []
  }

  func keepState() {
    guard let savedState, savedState != state else { return }
    let moved = MapMove(interactor.now(), opened: interactor.lastOpened())
    (self.savedState, self.moved) = (state, moved)
    interactor.keep(state, moved)
  }

  func place(atRow row: Int) throws(Failure) -> Place {
    try load()
    // The rows on the screen are warnings.
    guard state.type != .warnings else { throw .noRow(row, count: 0) }
    let place = try pages.element(atRow: row)
    guard row <= pinCount || seen.map({ $0.cell(of: place.coordinate) == nil }) != true else {
      throw .rowOffMap(row)
    }
    return place
  }

  @discardableResult func open(row: Int) async throws(Failure) -> Route {
    guard state.type != .warnings else {
      try openWarning(row: row)
      return .stay
    }
    return exit(.detail(try place(atRow: row)))
  }
}

extension MapPinPresenter {
  /// A command may come before the list was shown.
  func load() throws(Failure) {
    if !isLoaded { try reload() }
  }

  func reload() throws(Failure) {
    let listed = try interactor.listed()
    let pins = listed.filter { $0.list == .pins }.map(\.kept.called)
    // A pin may be a favorite under another source's number: places with the same text are listed once.
    func key(_ place: Place) -> String {
      let (latitude, longitude) = (place.coordinate.latitude, place.coordinate.longitude)
      return place.name + " \((latitude * 100).rounded()) \((longitude * 100).rounded())"
    }
    let (known, alike) = (Set(pins.map(\.id)), Set(pins.map(key)))
    pinCount = pins.count
    // Half of a high window is for the map.
    let rows = context.rowsPerPage(false)
    pages.replace(
      with: pins
        + listed.map(\.kept.called).filter {
          !known.contains($0.id) && !alike.contains(key($0))
        },
      size: rows == .max ? rows : max(10, rows / 2))
    isLoaded = true
  }

  func pin(_ place: Place) async throws(Failure) {
    if let before = try interactor.pin(place) {
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
    let row =
      pages.elements.firstIndex {
        PlaceList.pins.id(of: $0) == PlaceList.pins.id(of: place)
      } ?? 0
    pages.turn(toRow: row + 1)
    if state.viewport().cell(of: place.coordinate) == nil { state.center = place.coordinate }
    try await show(notice: phrases.pinned(place.name))
  }

  /// Pins a point under the name of the nearest place, and asks first if that is more than 100 km away.
  func pin(_ point: Coordinate) async throws(Failure) {
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

  /// Called before the map is shown or moved: it goes to the place opened last, unless it was moved by hand since. The
  /// first time, where neither was, it goes where the user is.
  func arrive() async throws(Failure) {
    let isFirst = savedState == nil
    if isFirst || isNowhere {
      context.wait(phrases.locating)
      defer { context.wait(nil) }
      let located = await interactor.located()
      guard !Task.isCancelled else { throw .service(.cancelled) }
      position = position ?? located
      if isFirst, let kept = interactor.savedState {
        (state, moved) = kept
      } else if let position {
        (state.center, state.zoom) = (position, Self.closeZoom)
      }
    }
    if let opened = interactor.lastOpened(), opened != shownPlace, moved?.isAfter(opened) != true {
      shownPlace = opened
      state.center = opened.place.coordinate
      if state.zoom < 3 { state.zoom = Self.closeZoom }
      savedState = state
    }
    savedState = savedState ?? state
  }

  var shownList: NumberedList {
    state.type == .warnings
      ? NumberedList("\(CommandName.map.rawValue) \(MapType.warnings.rawValue)", isKept: false)
      : NumberedList(of: .map)
  }

  /// The pins among the rows. Favorites are listed here, too, but saved elsewhere.
  var pins: [Place] { Array(pages.elements.prefix(pinCount)) }

  /// Moves the map; where that cannot be shown, it stays.
  func move(_ change: (inout MapState) -> Void) async throws(Failure) {
    try await arrive()
    let before = state
    change(&state)
    try? load()
    do {
      try await show()
    } catch {
      state = before
      throw error
    }
  }
}
