import Foundation
import Phrases
import ScreenKit
import WeatherClients
import WeatherModels

/// The part of a place's screen that looks back: what was recorded, how good the forecasts were, other years.
final class DetailHistoryPresenter {
  /// Whether a list of records was shown here, whose rows can be picked, removed and paged through.
  var hasList: Bool { list != nil }
  var hasNextPage: Bool { page < pageCount }

  let place: Place
  let interactor: DetailHistoryInteractor
  let words: WeatherFormatter
  let context: ScreenContext
  private var list: RecordList?
  private var page = 1
  private var undoable: [RecordRemoval] = []

  init(
    place: Place, interactor: DetailHistoryInteractor, words: WeatherFormatter,
    context: ScreenContext
  ) {
    self.place = place
    self.interactor = interactor
    self.words = words
    self.context = context
  }

  func perform(_ action: HistoryAction) async throws(Failure) {
    switch action {
    case .records:
      list = try interactor.list()
      page = 1
      try showRecords()
    case .export(let path):
      let count = try interactor.export(try interactor.list(), to: path)
      context.show(
        Answer(
          words.phrases.exportedRecords(count, path: path),
          document: ["count": .int(count), "path": .string(path)]))
    case .edit(let edit): try await perform(edit)
    case .turn(let turn): try perform(turn)
    case .accuracy: try await showAccuracy()
    case .past(let days): try await showPast(days)
    case .normal: try await showNormal()
    }
  }

  /// Shows the page of the list of records that was shown last.
  func reopen() async throws(Failure) { try showRecords() }

  /// The whole report of a row of the list.
  func report(atRow row: Int) throws(Failure) -> Report {
    let list = try shown(row)
    guard let record = try interactor.records(list, from: row - 1, 1).first,
      let report = try interactor.report(record.id)
    else { throw .goneAlready }
    return report
  }

  /// The place itself, if there is such a row.
  func place(atRow row: Int) throws(Failure) -> Place {
    _ = try shown(row)
    return place
  }
}

// The list of records.
extension DetailHistoryPresenter {
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
      credits: credits(records.map(\.report.service)))
    context.show(
      Answer(document: document(records, first: first + 1), isList: true) {
        DetailHistoryView().render(model, width: $0)
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

  func credits(_ services: [Service]) -> [String] {
    Service.allCases.filter(services.contains).map {
      words.phrases.credit($0) ?? words.phrases.sampleWarning
    }
  }
}

// Other days and other years.
extension DetailHistoryPresenter {
  private func showPast(_ count: Int) async throws(Failure) {
    context.wait(words.phrases.asking)
    defer { context.wait(nil) }
    let days = try await interactor.past(days: count)
    let phrases = words.phrases
    let model = PastModel(
      place: place.title, title: phrases.pastTitle(days: count),
      rows: days.map { words.past($0) }, placeholder: phrases.noPast,
      credits: credits([interactor.clients.past.service()]))
    let document: JSONValue = ["place": place.json, "items": .array(days.map(\.json))]
    context.show(Answer(document: document) { DetailHistoryView().render(model, width: $0) })
  }

  private func showNormal() async throws(Failure) {
    let phrases = words.phrases
    context.wait(phrases.asking)
    defer { context.wait(nil) }
    guard let date = interactor.today(), let normal = try await interactor.normal(of: date),
      let coldest = normal.coldest, let warmest = normal.warmest
    else {
      return context.show(Answer(phrases.noPast, document: ["place": place.json, "mean": .null]))
    }
    let today = await interactor.forecast(for: date)
    let difference = today.flatMap { normal.difference(of: $0) }
    let model = NormalModel(
      place: place.title,
      title: phrases.normalTitle(
        day: date.day, month: date.month, first: normal.days[0].date.year,
        last: normal.days[normal.days.count - 1].date.year),
      sentences: [
        phrases.normal(
          mean: words.figures.temperature(Temperature(normal.mean, .celsius), decimals: 1),
          coldest: words.figures.temperature(coldest.temperature), in: coldest.year,
          warmest: words.figures.temperature(warmest.temperature), in: warmest.year),
        today.flatMap { words.normal($0, difference: difference) } ?? phrases.todayUnknown,
      ],
      credits: credits([interactor.clients.past.service()]))
    let document = normal.json(
      at: place, date: date, today: today, difference: difference)
    context.show(Answer(document: document) { DetailHistoryView().render(model, width: $0) })
  }
}
