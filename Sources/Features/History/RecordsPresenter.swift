import Clients
import CommandKit
import Documents
import Phrases
import Presentation
import Quantities
import Reports
import TerminalText

/// The past of one place: the list of its records, which stays to be picked from, and pages beside it.
final class RecordsPresenter: Screen {
  /// Commands for rows, only while this screen has rows. Otherwise they belong to the list shown last.
  var commands: [Command<HistoryAction>] { list == nil ? [] : Self.listCommands }
  private static let listCommands: [Command<HistoryAction>] =
    PageTurn.commands { .turn($0) } + ListEdit.commands { .edit($0) }
  var hasNextPage: Bool { rows.hasNext }

  private let pages: PastPresenter
  private let exit: (Report) -> Route
  private var list: RecordList?
  /// The records by their offsets.
  private var rows = Pages<Int>()
  private lazy var editor = ListEditor<Int>(
    phrases: { [words] in words.phrases }, context: context,
    question: { [words] in words.phrases.history.confirmRecordRemoval(count: $0) }
  ) { [weak self] offsets throws(Failure) in
    guard let self else { throw .noList }
    return try removal(of: offsets)
  }

  private var place: Place { pages.place }
  private var interactor: HistoryInteractor { pages.interactor }
  private var words: Wording { pages.words }
  private var context: ScreenContext { pages.context }

  /// `exit` leads to the page of a record.
  init(_ pages: PastPresenter, exit: @escaping (Report) -> Route) {
    self.pages = pages
    self.exit = exit
  }

  func open() async throws(Failure) {
    list = try interactor.list()
    rows = Pages()
    try showRecords()
  }

  /// Shows the page of the list that was shown last.
  func reopen() async throws(Failure) {
    if list == nil { try await open() } else { try showRecords() }
  }

  @discardableResult func perform(_ action: HistoryAction) async throws(Failure) -> Route {
    switch action {
    case .records: try await open()
    case .export(let path): try await export(to: path)
    case .edit(let edit):
      guard let list else { throw .noList }
      let notice = try await editor.perform(edit, shown: Array(0..<list.count))
      if let notice { try showRecords(notice: notice) }
    case .turn(let turn):
      let isTurned = try rows.turn(turn)
      if isTurned { try showRecords() } else { context.show(Answer(words.phrases.lastPage)) }
    case .accuracy(let isWhole): try await pages.showAccuracy(isWhole: isWhole)
    case .chances: try await pages.showChances()
    case .past(let period): try await pages.showPast(period)
    case .normal(let completes, let day):
      try await pages.showNormal(completes: completes, on: day)
    }
    return .stay
  }

  private func export(to path: String) async throws(Failure) {
    let list = try interactor.list()
    var count = try interactor.export(list, to: path, replaces: false)
    if count == nil, try await context.mayReplace(path, words.phrases, .records) {
      count = try interactor.export(list, to: path, replaces: true)
    }
    guard let count else { return context.show(Answer(words.phrases.notDone)) }
    context.show(
      Answer(
        words.phrases.history.exportedRecords(count, path: path),
        document: ["count": .int(count), "path": .string(path)]))
  }

  /// The place itself, if there is such a row.
  func place(atRow row: Int) throws(Failure) -> Place {
    _ = try shown(row)
    return place
  }

  /// A record is shown as it was; what it forecast has mostly passed.
  @discardableResult func open(row: Int) async throws(Failure) -> Route {
    let list = try shown(row)
    guard let record = try interactor.records(list, from: row - 1, 1).first,
      let report = try Failure.wrapping(storage: interactor.clients.records.report(record.id))
    else { throw .goneAlready }
    return exit(report)
  }
}

// The list of records.
extension RecordsPresenter {
  private func shown(_ row: Int) throws(Failure) -> RecordList {
    guard let list else { throw .noList }
    _ = try rows.element(atRow: row)
    return list
  }

  private func removal(of offsets: [Int]) throws(Failure) -> Removal {
    guard let list else { throw .noList }
    let removed = try interactor.remove(offsets, of: list)
    self.list?.count -= removed.count
    return (
      count: removed.count, sentence: words.phrases.history.removedRecords(removed.count),
      undoable: Undoable { [weak self, interactor, words] () throws(Failure) in
        let count = try Failure.wrapping(storage: interactor.clients.records.restore(removed))
        self?.list?.count += count
        return words.phrases.history.restoredRecords(count)
      }
    )
  }

  private func showRecords(notice: String? = nil) throws(Failure) {
    guard let list else { throw .noList }
    rows.replace(with: Array(0..<list.count), size: context.rowsPerPage(true))
    let first = rows.rows.first?.element ?? 0
    let records = try interactor.records(list, from: first, rows.rows.count)
    let phrases = words.phrases.history
    let head = HeadViewModel(place: place.title)
    let title = list.count == 0 ? phrases.noRecords : phrases.records(count: list.count)
    let shown = records.enumerated().map { index, record in
      words.record(place, record.report, row: first + index + 1)
    }
    let footer = rows.count > 1 ? phrases.page(rows.page, of: rows.count) : nil
    let credits = words.origin.credits(of: records.map(\.report.service))
    context.show(
      Answer(
        document: document(records, first: first + 1),
        list: .init("\(CommandName.records.rawValue) \(place.name)")
      ) { width in
        Page(
          lines: (notice.map { WeatherLines.note($0, .plain, width: width) } ?? [])
            + WeatherLines.head(head, width: width)
            + WeatherLines.note(title, .plain, width: width)
            + WeatherLines.places(
              shown, place: phrases.timeHeading.lowercased(), present: "",
              humidity: phrases.label(of: .humidity), wind: phrases.label(of: .wind), width: width)
            + (footer.map { WeatherLines.note($0, width: width) } ?? [])
            + WeatherLines.credits(credits, width: width))
      })
  }

  private func document(_ records: [WeatherRecord], first: Int) -> JSONValue {
    let place = place
    return [
      "items": .array(
        records.enumerated().map { index, record in
          [
            "row": .int(first + index), "place": place.json,
            "report": record.report.json(at: place),
          ]
        })
    ]
  }
}
