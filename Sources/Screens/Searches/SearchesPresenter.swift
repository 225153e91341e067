import Clients
public import CommandKit
import Documents
import Foundation
import Phrases
import Presentation
public import Reports

/// A place that is known, or a name to look up.
public enum SoughtPlace: Hashable, Sendable {
  case known(Place)
  case named(String)
}

/// An action on searches.
public enum SearchesAction: Hashable, Sendable {
  case find(String, online: Bool)
  /// Says which places are certainly meant together, behind another one, or lists those that one of the names may mean.
  /// One whose page opens is remembered.
  case meant([SoughtPlace], for: PlaceResolver.Use, behind: Place? = nil)
  /// Saves a search that needs no looking for: a position, or a name that the user gave.
  case remember(Place)
  case edit(ListEdit)
  case filter(String)
  case sort(SearchOrder)
  /// Renames a search; without a name, the place's own is restored.
  case rename(row: Int, String?)
  case turn(PageTurn)
}

/// Places found, and the searches made before.
final class SearchesPresenter: Screen {
  let commands = SearchesView.commands
  var hasNextPage: Bool { pages.hasNext }

  let interactor: SearchesInteractor
  private let editor: ListEditor<Place>
  /// The last report of a place.
  private let saved: (Place) -> Report?
  let words: Wording
  let context: ScreenContext
  private let exit: (Place) -> Route
  private var list: SearchesList?
  /// The lists shown before that one since the user came here, each with its page.
  var before: [(list: SearchesList, page: Int)] = []
  private var hasArrived = true
  private var pages = Pages<Place>()
  private var filter = ""
  private var order = SearchOrder.added

  init(
    interactor: SearchesInteractor, editor: ListEditor<Place>, saved: @escaping (Place) -> Report?,
    words: Wording, context: ScreenContext, exit: @escaping (Place) -> Route
  ) {
    self.interactor = interactor
    self.editor = editor
    self.saved = saved
    self.words = words
    self.context = context
    self.exit = exit
  }

  func open() throws(Failure) {
    (filter, order) = ("", .added)
    show(.made(try made()))
  }

  func reopen() throws(Failure) {
    guard found == nil else { return show() }
    // Other rows don't make it another list.
    hasArrived = true
    show(.made(try made()))
  }

  func arrive() {
    before = []
    hasArrived = true
  }

  func showOwnList() {
    if found != nil { list = nil }
  }

  func goBack() async throws(Failure) -> Bool {
    guard let last = before.popLast() else { return false }
    // Searches may have been deleted meanwhile.
    if case .made = last.list { list = .made(try made()) } else { list = last.list }
    pages = Pages(list?.places ?? [], size: pageSize)
    _ = pages.turn(to: last.page)
    show()
    return true
  }

  @discardableResult func perform(_ action: SearchesAction) async throws(Failure) -> Route {
    switch action {
    case .find(let typed, let online):
      let text = shortened(typed)
      // What is known offline needn't wait for the rest.
      if online, let known = interactor.known(text) {
        show(.found(known), .interim)
        // Both are one list.
        hasArrived = true
      }
      let found = try await find(text, online: online)
      show(.found(found), found.unasked == nil ? .final : .interim)
      return Route(failure: found.unasked.map(Failure.service))
    case .meant(let sought, let use, let last): return try await together(sought, use, last)
    case .remember(let place): return Route(failure: remembering(place, byOwnName: true))
    case .edit(let edit): try await perform(edit)
    case .filter(let text): try arrange(.filter, text) { filter = text }
    case .sort(let order): try arrange(.sort, order.rawValue) { self.order = order }
    case .rename(let row, let name): try rename(row, to: name)
    case .turn(let turn):
      try load()
      if try pages.turn(turn) { show() } else { context.show(Answer(phrases.lastPage)) }
    }
    return .stay
  }

  private func together(
    _ sought: [SoughtPlace], _ use: PlaceResolver.Use, _ last: Place?
  ) async throws(Failure) -> Route {
    var names: [(found: FoundPlaces?, candidates: [PlaceMatch])] = []
    for one in sought {
      switch one {
      case .known(let place):
        names.append((nil, [PlaceMatch(place: place, kind: .whole, score: 0)]))
      case .named(let text):
        let found = try await find(shortened(text), online: false)
        guard found.certain != nil || use == .comparison else {
          if found.areGuesses || found.isTooShort { throw showNear(found) }
          show(.found(found), failure: .placeNotFound(found.text))
          return .stay
        }
        names.append((found, found.candidates(for: use)))
      }
    }
    let meant = PlacesTogether(of: names.map(\.candidates), behind: last).matches
    var route = Route(places: meant.map(\.place))
    for (name, match) in zip(names, meant) {
      if let found = name.found {
        // A line that goes on is about the place that was said.
        let isAlone = sought.count == 1 && match.place.id != last?.id
        route.introduce(preamble(match, of: found, isAlone: isAlone))
      }
    }
    if use == .page, let place = route.place {
      route.failure = remembering(place, byOwnName: names.last?.found == nil)
    }
    return route
  }

  func name(ofRow row: Int) -> String? { (try? place(atRow: row))?.name }

  func place(atRow row: Int) throws(Failure) -> Place {
    try load()
    return try pages.element(atRow: row)
  }

  @discardableResult func open(row: Int) async throws(Failure) -> Route {
    let place = try place(atRow: row)
    var route = exit(place)
    route.places = [place]
    route.failure = remembering(place)
    return route
  }

  /// A command may come before the list was shown.
  private func load() throws(Failure) {
    guard list == nil else { return }
    list = .made(try made())
    pages = Pages(list?.places ?? [], size: pageSize)
  }

  /// The searches made that fit the text, in the order asked for.
  private func made() throws(Failure) -> [SavedPlace] {
    try Failure.wrapping(storage: interactor.places.all(.searches)).arranged(
      by: order, filter: filter, locale: Locale(identifier: phrases.localeIdentifier))
  }

  /// Search results are in the order of their likeness to the typed text.
  private func arrange(
    _ command: CommandName, _ argument: String, _ change: () -> Void
  ) throws(Failure) {
    try load()
    if let found {
      // Those that were made are another list.
      let line =
        command == .filter
        ? "\(CommandName.search.rawValue) \(found.text) in \(argument)"
        : "\(CommandName.searches.rawValue) \(command.rawValue) \(argument)"
      throw .notHere(command, there: line)
    }
    change()
    list = .made(try made())
    pages = Pages(list?.places ?? [], size: pageSize)
    show()
  }

  private func rename(_ row: Int, to name: String?) throws(Failure) {
    try load()
    guard case .made(let kept) = list else { throw .notKept(.rename) }
    let place = try pages.element(atRow: row)
    guard
      let done = try editor.rename(
        kept[row - 1], to: name, in: .searches, of: interactor.places)
    else { return context.show(Answer(phrases.hasOwnName(place.name))) }
    let made = try made()
    list = .made(made)
    pages.replace(with: made.map(\.called))
    show(notice: done)
  }

  /// Saves the search. A failure is returned, since the weather is shown all the same.
  private func remembering(_ place: Place, byOwnName: Bool = false) -> Failure? {
    do throws(Failure) {
      try interactor.remember(place, byOwnName: byOwnName)
      return nil
    } catch {
      return error
    }
  }

  /// Edits the saved searches. A list of matches has nothing to delete.
  private func perform(_ edit: ListEdit) async throws(Failure) {
    try load()
    if case .found = list, edit != .undo { throw .notKept(edit == .clear ? .clear : .rm) }
    guard let done = try await editor.perform(edit, shown: pages.elements) else { return }
    let made = try made()
    list = .made(made)
    pages.replace(with: made.map(\.called))
    show(notice: done)
  }

  private static let mostBefore = 20

  private func show(
    _ list: SearchesList, _ stage: Answer.Stage = .final, failure: Failure? = nil
  ) {
    if !hasArrived, let shown = self.list, shown != list {
      before = (before + [(shown, pages.page)]).suffix(Self.mostBefore)
    }
    hasArrived = false
    self.list = list
    pages = Pages(list.places, size: pageSize)
    show(stage, failure: failure)
  }

  private func show(
    _ stage: Answer.Stage = .final, notice: String? = nil, failure: Failure? = nil
  ) {
    guard let list else { return }
    let page = SearchesPage(
      list: list, pages: pages, filter: filter, order: order, words: words, saved: saved)
    let model = page.model(notice: notice)
    var answer = Answer(stage, document: list.document(failure), list: shownList) {
      SearchesView().render(model, width: $0)
    }
    answer.failure = failure
    context.show(answer)
  }

  /// The number of matches on a page. People seldom look at more; a script gets them all.
  private static let fewFound = 8

  var pageSize: Int {
    let rows = context.rowsPerPage(false)
    return found == nil || rows == .max ? rows : min(rows, Self.fewFound)
  }

  var phrases: any SearchesPhrases { words.phrases.searches }

  var found: FoundPlaces? { list?.found }

  /// The sentence before the weather of a place that has another name, or shares it.
  func preamble(_ match: PlaceMatch, of found: FoundPlaces, isAlone: Bool) -> Preamble? {
    let place = match.place
    let sentence: String? =
      if match.likeness == .oneSlip {
        phrases.notCalled(found.text, but: place.title)
      } else if match.isNameRare {
        phrases.otherName(found.text, of: place.title)
      } else if isAlone, let shared = found.shared {
        phrases.oneOf(shared.count, called: shared.name)
      } else if match != found.certain, let shared = found.shared {
        phrases.together(of: shared.count, called: shared.name, is: place.title)
      } else {
        nil
      }
    let corrected = match.likeness == .oneSlip ? JSONValue.string(found.text) : nil
    return sentence.map {
      Preamble(
        sentences: [$0],
        document: corrected.map { [.init(name: "correctedFrom", value: $0)] } ?? [])
    }
  }

  /// No name is longer, and requests and sentences stay readable.
  func shortened(_ typed: String) -> String { typed.cleaned(limit: 200) }

  func find(_ text: String, online: Bool) async throws(Failure) -> FoundPlaces {
    context.wait(phrases.searching(text))
    defer { context.wait(nil) }
    return try await interactor.find(text, online: online)
  }

  /// Names that only resemble what was typed aren't a list to pick from; programs get them as one.
  func showNear(_ found: FoundPlaces) -> Failure {
    let document = SearchesList.found(found).document(.placeNotFound(found.text))
    context.show(Answer(.fallback, sentences: [], document: document))
    let names = found.matches.map(\.place.name).uniqued
    return .onlyNearNames(found.text, Array(names.prefix(4)))
  }

  /// Another search shows places found again.
  var shownList: NumberedList {
    found.map { NumberedList("\(CommandName.search.rawValue) \($0.text)", isKept: false) }
      ?? NumberedList(of: .searches)
  }
}
