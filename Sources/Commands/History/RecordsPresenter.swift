import CommandKit
import Documents
import Foundation
import Phrases
import WeatherClients
import WeatherModels
import WeatherText

/// The past of one place: the list of its records, which stays to be picked from, and pages beside it.
final class RecordsPresenter: Screen {
  /// Those for rows only where there are rows: elsewhere they are meant for the list last shown.
  var commands: [Command<HistoryAction>] { list == nil ? [] : HistoryView.listCommands }
  var hasNextPage: Bool { page < pageCount }

  private let pages: PastPresenter
  private let exit: (Report) -> Route
  private var list: RecordList?
  private var page = 1
  private var undoable: [RecordRemoval] = []

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
    page = 1
    try showRecords()
  }

  /// Shows the page of the list that was shown last.
  func reopen() async throws(Failure) {
    if list == nil { try await open() } else { try showRecords() }
  }

  @discardableResult func perform(_ action: HistoryAction) async throws(Failure) -> Route {
    switch action {
    case .records: try await open()
    case .export(let path):
      let count = try interactor.export(try interactor.list(), to: path)
      context.show(
        Answer(
          words.phrases.exportedRecords(count, path: path),
          document: ["count": .int(count), "path": .string(path)]))
    case .edit(let edit): try await perform(edit)
    case .turn(let turn): try perform(turn)
    case .accuracy: try await pages.showAccuracy()
    case .past(let days): try await pages.showPast(days)
    case .normal: try await pages.showNormal()
    }
    return .stay
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
      let report = try interactor.report(record.id)
    else { throw .goneAlready }
    return exit(report)
  }
}

// The list of records.
extension RecordsPresenter {
  private var pageCount: Int {
    max(1, ((list?.count ?? 0) + pageSize - 1) / pageSize)
  }

  /// At most all.
  private var pageSize: Int { min(context.rowsPerPage(true), max(1, list?.count ?? 0)) }

  private func shown(_ row: Int) throws(Failure) -> RecordList {
    guard let list else { throw .noList }
    guard (1...max(1, list.count)).contains(row), list.count > 0 else {
      throw .noRow(row, count: list.count)
    }
    return list
  }

  private func perform(_ turn: PageTurn) throws(Failure) {
    switch turn {
    case .next:
      guard hasNextPage else { return context.show(Answer(words.phrases.lastPage)) }
      page += 1
    case .to(let number):
      guard (1...pageCount).contains(number) else { throw .noPage(number, count: pageCount) }
      page = number
    }
    try showRecords()
  }

  private func perform(_ edit: ListEdit) async throws(Failure) {
    guard var list else { throw .noList }
    let phrases = words.phrases
    let notice: String
    switch edit {
    case .undo:
      guard let last = undoable.last else { throw .nothingToUndo }
      let count = try interactor.restore(last)
      undoable.removeLast()
      list.count += count
      notice = phrases.restoredRecords(count)
    case .remove(.all), .clear:
      guard list.count > 0 else { throw .nothingToClear }
      let command: CommandName = edit == .clear ? .clear : .rm
      guard
        try await context.confirm(phrases.confirmRecordRemoval(count: list.count), command)
      else { return context.show(Answer(phrases.notDone)) }
      notice = try removed(try interactor.removeAll(list), from: &list)
    case .remove(let rows):
      let offsets = try rows.offsets(in: list.count)
      notice = try removed(try interactor.remove(offsets, of: list), from: &list)
    }
    self.list = list
    try showRecords(notice: notice)
  }

  private func removed(
    _ removal: RecordRemoval, from list: inout RecordList
  ) throws(Failure) -> String {
    guard removal.count > 0 else { throw .goneAlready }
    undoable.append(removal)
    context.remember()
    list.count -= removal.count
    let sentence = words.phrases.removedRecords(removal.count)
    return context.undoable(sentence, words.phrases.undoHint(removal.count, .restores))
  }

  private func showRecords(notice: String? = nil) throws(Failure) {
    guard let list else { throw .noList }
    page = min(page, pageCount)
    let first = (page - 1) * pageSize
    let records = try interactor.records(list, from: first, pageSize)
    let phrases = words.phrases
    let model = RecordsModel(
      place: place.title, notice: notice,
      title: list.count == 0 ? phrases.noRecords : phrases.records(count: list.count),
      rows: records.enumerated().map { index, record in
        words.record(place, record.report, row: first + index + 1)
      },
      footer: pageCount > 1 ? phrases.page(page, of: pageCount) : nil,
      credits: pages.credits(records.map(\.report.service)))
    context.show(
      Answer(document: document(records, first: first + 1), isList: true) {
        HistoryView().render(model, width: $0)
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
