import Clients
import CommandKit
import Detail
import History
import Phrases
import Reports

/// Something about a place: its weather, or its past.
enum PlaceAction: Hashable, Sendable {
  case detail(DetailAction)
  case history(HistoryAction)

  /// Whether it shows records and other days, below which the place is named.
  var isOfPast: Bool {
    if case .history = self { true } else { false }
  }

  /// The page on the screen afterwards; `nil` if that stays.
  fileprivate var page: PlaceAction? {
    switch self {
    case .detail(.refresh): .detail(.show(.everything))
    case .history(.export), .history(.edit), .history(.turn): nil
    case .detail, .history: self
    }
  }
}

/// All pages of one place. Those of Detail and of History follow each other as the user requests them, so that `back`
/// returns through both.
final class PlaceScreen: Screen {
  var commands: [Command<PlaceAction>] {
    detail.commands.map { $0.map(PlaceAction.detail) }
      + history.commands.map { $0.map(PlaceAction.history) }
  }
  var subject: Place? { detail.subject }
  var hasNextPage: Bool { !showsWarnings && history.hasNextPage }
  /// Whether the rows on the screen are warnings, and not records.
  private var showsWarnings: Bool {
    shown.last?.page == .detail(.show(.warnings)) && detail.hasRows
  }

  private let detail: any Screen<DetailAction>
  private let history: any Screen<HistoryAction>
  private let asked: () -> String?
  /// The pages shown here since the user came, each with its line, the last at the end.
  private var shown: [(page: PlaceAction, question: String?)] = []

  /// `asked` is the line that is carried out.
  init(
    detail: any Screen<DetailAction>, history: any Screen<HistoryAction>,
    asked: @escaping () -> String?
  ) {
    self.detail = detail
    self.history = history
    self.asked = asked
  }

  /// The line of the page on the screen.
  var question: String? { shown.last?.question }

  func open() async throws(Failure) {
    try await perform(.detail(.show(.everything)))
  }

  func reopen() async throws(Failure) {
    switch shown.last?.page {
    case nil: try await open()
    // Reopens the page that was shown last.
    case .history(.records): try await history.reopen()
    case let page?: try await carryOut(page)
    }
  }

  func arrive() { shown = [] }

  func goBack() async throws(Failure) -> Bool {
    guard shown.count > 1 else { return false }
    shown.removeLast()
    try await reopen()
    return true
  }

  private static let mostShown = 20

  @discardableResult func perform(_ action: PlaceAction) async throws(Failure) -> Route {
    if let page = action.page, page != shown.last?.page {
      shown = (shown + [(page, asked())]).suffix(Self.mostShown)
    }
    return try await carryOut(action)
  }

  @discardableResult private func carryOut(
    _ action: PlaceAction
  ) async throws(Failure) -> Route {
    switch action {
    case .detail(let action): return try await detail.perform(action)
    case .history(.edit(let edit)) where edit != .undo && showsWarnings:
      // The rows on the screen aren't records.
      throw .notHere(.rm, there: CommandName.records.rawValue)
    case .history(let action):
      return try await history.perform(action)
    }
  }

  func place(atRow row: Int) throws(Failure) -> Place {
    try showsWarnings ? detail.place(atRow: row) : history.place(atRow: row)
  }

  @discardableResult func open(row: Int) async throws(Failure) -> Route {
    try await showsWarnings ? detail.open(row: row) : history.open(row: row)
  }
}

extension RootRouter {
  func makeScreen(of place: Place) -> PlaceScreen {
    let context = context(for: .detail(place))
    return PlaceScreen(
      detail: DetailRouter.screen(
        place, reports: self.context.reports, supplements: supplements, history: world.history,
        quantities: world.quantities, words: words, context: context),
      history: HistoryCommands.screen(place, self.context, world, context: context) {
        [unowned self] report in
        .then { [unowned self] () async throws(Failure) in
          try await screen(of: place).perform(.detail(.record(report)))
        }
      }, asked: { [unowned self] in question })
  }
}
