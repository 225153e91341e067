import Phrases
public import ScreenKit
public import WeatherModels

/// What can be done with pins.
public enum MapPinAction: Hashable, Sendable {
  case pin(Place)
  /// A bare position, which is named by what is near.
  case pinAt(Coordinate)
  case edit(ListEdit)
  case turn(PageTurn)
  case pins(PinEdit)
}

/// The pins, as a numbered list.
final class MapPinPresenter: Screen {
  let commands = MapPinView.commands
  var hasNextPage: Bool { pages.hasNext }

  private let interactor: MapPinInteractor
  private let editor: ListEditor
  private let phrases: any Phrases
  private let shell: Shell
  private let exit: (MapPinExit) async throws(Failure) -> Void
  private var pages = Pages<Place>()
  private var isLoaded = false

  init(
    interactor: MapPinInteractor, editor: ListEditor, phrases: any Phrases, shell: Shell,
    exit: @escaping (MapPinExit) async throws(Failure) -> Void
  ) {
    self.interactor = interactor
    self.editor = editor
    self.phrases = phrases
    self.shell = shell
    self.exit = exit
  }

  func open() throws(Failure) {
    try reload()
    show()
  }

  func perform(_ action: MapPinAction) async throws(Failure) {
    switch action {
    case .pin(let place):
      try pin(place)
    case .pinAt(let coordinate):
      try pin(interactor.name(coordinate))
    case .edit(let edit):
      try load()
      guard let done = try await editor.perform(edit, shown: pages.elements) else {
        return shell.show(Answer(phrases.notDone))
      }
      pages.replace(with: try interactor.pins())
      show(notice: done)
    case .turn(let turn):
      try load()
      guard try pages.turn(turn) else { return shell.show(Answer(phrases.lastPage)) }
      show()
    case .pins(let edit):
      try load()
      let pinEditor = PinEditor(
        interactor: interactor, editor: editor, phrases: phrases, shell: shell)
      switch try await pinEditor.perform(edit, shown: pages.elements) {
      case .answered(let answer): shell.show(answer)
      case .changed(let notice, let document):
        pages.replace(with: try interactor.pins())
        show(notice: notice, document: document)
      }
    }
  }

  func place(atRow row: Int) throws(Failure) -> Place {
    try load()
    guard pages.elements.indices.contains(row - 1) else {
      throw .noRow(row, count: pages.elements.count)
    }
    return pages.elements[row - 1]
  }

  func open(row: Int) async throws(Failure) {
    try await exit(.detail(place(atRow: row)))
  }

  /// A command may come before the list was shown.
  private func load() throws(Failure) {
    if !isLoaded { try reload() }
  }

  private func reload() throws(Failure) {
    pages = Pages(try interactor.pins())
    isLoaded = true
  }

  private func pin(_ place: Place) throws(Failure) {
    try interactor.pin(place)
    try reload()
    _ = pages.turn(to: pages.count)
    show(notice: phrases.pinned(place.name))
  }

  private func show(notice: String? = nil, document: [JSONValue.Member] = []) {
    let pins = pages.rows.map { NumberedPin(row: $0, place: $1) }
    let model = MapPinModel(
      notice: notice,
      rows: pins.map { pin in
        MapPinModel.Row(
          number: "\(pin.row)", name: pin.place.name, surroundings: pin.place.surroundings,
          latitude: pin.place.coordinate.columns.latitude,
          longitude: pin.place.coordinate.columns.longitude)
      },
      hint: pages.elements.isEmpty ? phrases.noPins : nil,
      footer: pages.count > 1 ? phrases.page(pages.page, of: pages.count) : nil)
    shell.show(
      Answer(
        document: .object(document + [.init(name: "items", value: .rows(pages.elements))]),
        isList: true
      ) {
        MapPinView().render(model, width: $0)
      })
  }
}
