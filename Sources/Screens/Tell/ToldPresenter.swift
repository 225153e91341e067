import Foundation
import Outlook
import Phrases
public import ScreenKit
import TerminalText
import WeatherClients
public import WeatherModels

/// The actions on the questions that stay.
public enum ToldAction: Hashable, Sendable {
  case edit(ListEdit)
  case turn(PageTurn)
  case pause(row: Int)
}

/// Builds the screen of questions.
public enum ToldRouter {
  public static func screen(
    _ teller: Teller, context: ScreenContext, exit: @escaping (Place) -> Route
  ) -> any Screen<ToldAction> {
    ToldPresenter(teller, context: context, exit: exit)
  }
}

/// The questions that stay, each with when it last came true.
final class ToldPresenter: Screen {
  let commands: [Command<ToldAction>] =
    ListEdit.commands { .edit($0) } + PageTurn.commands { .turn($0) } + [
      Command(.pause, in: .lists, examples: ["pause 2"]) {
        Argument.row
      } run: {
        .pause(row: $0)
      }
    ]
  var hasNextPage: Bool { pages.hasNext }

  private let teller: Teller
  private let context: ScreenContext
  private let exit: (Place) -> Route
  private var pages = Pages<KeptQuestion>()
  private var removed: [[RemovedQuestion]] = []

  init(_ teller: Teller, context: ScreenContext, exit: @escaping (Place) -> Route) {
    self.teller = teller
    self.context = context
    self.exit = exit
    pages = Pages(size: context.rowsPerPage(false))
  }

  private var phrases: any Phrases { teller.phrases }

  func open() async throws(Failure) {
    pages = Pages(try teller.questions(), size: context.rowsPerPage(false))
    show()
  }

  @discardableResult func perform(_ action: ToldAction) async throws(Failure) -> Route {
    pages.replace(with: try teller.questions())
    switch action {
    case .turn(let turn):
      guard try pages.turn(turn) else {
        context.show(Answer(phrases.lastPage))
        return .stay
      }
      show()
    case .pause(let row):
      var question = try pages.element(atRow: row)
      question.isPaused.toggle()
      try change { [question] client throws(StorageError) in try client.add(question) }
      show(notice: phrases.paused(name(question), isPaused: question.isPaused))
    case .edit(.undo): try undo()
    case .edit(.remove(.all)): try await removeAll(.rm)
    case .edit(.clear): try await removeAll(.clear)
    case .edit(.remove(let rows)):
      try remove(rows.offsets(in: pages.elements.count).map { pages.elements[$0] })
    }
    return .stay
  }

  func place(atRow row: Int) throws(Failure) -> Place { try pages.element(atRow: row).place }

  @discardableResult func open(row: Int) async throws(Failure) -> Route {
    exit(try place(atRow: row))
  }
}

extension ToldPresenter {
  private func change(
    _ body: (QuestionListClient) throws(StorageError) -> Void
  ) throws(Failure) {
    try Failure.wrapping { () throws(StorageError) in try body(teller.world.questions) }
    pages.replace(with: try teller.questions())
  }

  private func removeAll(_ command: CommandName) async throws(Failure) {
    guard !pages.elements.isEmpty else { throw .nothingToClear }
    let question = phrases.confirmRemoval(ofQuestions: pages.elements.count)
    guard try await context.confirm(question, command) else {
      return context.show(Answer(phrases.notDone))
    }
    try remove(pages.elements)
  }

  private func remove(_ questions: [KeptQuestion]) throws(Failure) {
    let gone = try Failure.wrapping { () throws(StorageError) in
      try teller.world.questions.remove(Set(questions.map(\.id)))
    }
    // What another program removed meanwhile was not removed here.
    guard !gone.isEmpty else { throw .goneAlready }
    removed.append(gone)
    context.remember()
    pages.replace(with: try teller.questions())
    let sentence = phrases.removedQuestions(gone.map { name($0.kept) })
    show(notice: context.undoable(sentence, phrases.undoHint(gone.count, .restores)))
  }

  private func undo() throws(Failure) {
    guard let last = removed.last else { throw .nothingToUndo }
    try change { client throws(StorageError) in try client.restore(last) }
    removed.removeLast()
    show(notice: phrases.restoredQuestions(last.map { name($0.kept) }))
  }

  private func name(_ question: KeptQuestion) -> String {
    phrases.question(question.text, in: question.place.name)
  }

  private func show(notice: String? = nil) {
    let told = teller.told
    let rows = pages.rows.map { row, question -> [Line] in
      let state = question.isPaused ? phrases.pausedQuestion : lastTold(question, told)
      return [
        Line("\(row)", .dim), Line(question.text), Line(question.place.name), Line(state, .dim),
      ]
    }
    let footer = pages.count > 1 ? phrases.page(pages.page, of: pages.count) : nil
    let notes = [notice, pages.elements.isEmpty ? phrases.noQuestions : nil].compactMap(\.self)
    context.show(
      Answer(document: document(told), isList: true) { width in
        Page(lines: Self.lines(notes, rows, footer, width))
      })
  }

  private static func lines(
    _ notes: [String], _ rows: [[Line]], _ footer: String?, _ width: Int
  ) -> [Line] {
    let columns: [Table.Column] = [.init(.trailing), .init(), .init(minimum: 10), .init()]
    let table =
      rows.isEmpty
      ? [] : Table(columns: columns, rows: rows).lines(width: width, foldingFrom: 3)
    return notes.flatMap { WeatherLines.note($0, .plain, width: width) } + table
      + (footer.map { WeatherLines.note($0, width: width) } ?? [])
  }

  private func lastTold(_ question: KeptQuestion, _ told: ToldEvents) -> String {
    let clock = PlaceClock(timeZone: question.place.timeZone, at: question.place.coordinate)
    let time = told.lastTold(question.id).flatMap { date -> String? in
      guard let day = clock.day(of: date), let time = teller.context.words.time(of: date, clock)
      else { return nil }
      return phrases.day(weekday: day.weekday, month: day.month, day: day.day) + " " + time
    }
    return phrases.lastTold(time)
  }

  private func document(_ told: ToldEvents) -> JSONValue {
    let items = pages.elements.enumerated().map { index, question -> JSONValue in
      let clock = PlaceClock(timeZone: question.place.timeZone, at: question.place.coordinate)
      return [
        "row": .int(index + 1), "question": .string(question.text), "place": question.place.json,
        "paused": .bool(question.isPaused),
        "lastTold": .optional(told.lastTold(question.id).flatMap(clock.iso8601)),
      ]
    }
    return ["items": .array(items)]
  }
}
