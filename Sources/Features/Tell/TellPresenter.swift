import Analysis
public import Clients
public import CommandKit
import Documents
import Foundation
import Phrases
import Presentation
import Reports
import TerminalText

/// The actions on the questions that stay.
public nonisolated enum TellAction: Hashable, Sendable {
  case edit(ListEdit)
  case turn(PageTurn)
  case pause(row: Int)
  /// Has `undo` delete alerts that were added.
  case remember([SavedQuestion])
}

/// The list of alerts, each with the time at which it last came true.
final class TellPresenter: Screen {
  let commands: [Command<TellAction>] = TellView.commands
  var hasNextPage: Bool { pages.hasNext }

  private let interactor: TellInteractor
  private let context: ScreenContext
  private let exit: (Place) -> Route
  private var pages = Pages<SavedQuestion>()
  private let editor: ListEditor<SavedQuestion>

  init(_ interactor: TellInteractor, context: ScreenContext, exit: @escaping (Place) -> Route) {
    self.interactor = interactor
    self.context = context
    self.exit = exit
    pages = Pages(size: context.rowsPerPage(false))
    editor = ListEditor(
      phrases: { interactor.phrases }, context: context,
      question: { interactor.phrases.confirmRemoval(ofQuestions: $0) },
      removing: interactor.removal(of:))
  }

  private var phrases: any TellPhrases { interactor.phrases }

  func open() async throws(Failure) {
    pages = Pages(size: context.rowsPerPage(false))
    try show()
  }

  @discardableResult func perform(_ action: TellAction) async throws(Failure) -> Route {
    pages.replace(with: try interactor.questions())
    switch action {
    case .turn(let turn):
      if try pages.turn(turn) { try show() } else { context.show(Answer(phrases.lastPage)) }
    case .pause(let row):
      let old = try pages.element(atRow: row)
      var question = old
      question.isPaused.toggle()
      try interactor.replace(question)
      editor.remember(interactor.returning(to: old))
      try show([phrases.paused(interactor.name(question), isPaused: question.isPaused)])
    case .remember(let added):
      let removal = interactor.undoing(added)
      if !added.isEmpty { editor.remember(removal) }
    case .edit(let edit):
      guard let done = try await editor.perform(edit, shown: pages.elements) else { return .stay }
      try show([done])
    }
    return .stay
  }

  func place(atRow row: Int) throws(Failure) -> Place { try pages.element(atRow: row).place }

  @discardableResult func open(row: Int) async throws(Failure) -> Route {
    exit(try place(atRow: row))
  }

  /// Shows the list as it is now.
  private func show(_ notices: [String] = []) throws(Failure) {
    pages.replace(with: try interactor.questions())
    let (told, expected) = (interactor.told, interactor.expected())
    let model = TellModel(
      notes: notices + (pages.elements.isEmpty ? [phrases.noQuestions] : []),
      headings: [
        phrases.questionHeading, phrases.placeHeading, phrases.nextHeading,
        phrases.lastToldHeading,
      ],
      rows: pages.rows.map { row, question in
        let time = lastTold(question, told)
        let next = expected.first {
          $0.question == question.text && $0.place.id == question.place.id
        }
        let paused = question.isPaused ? phrases.pausedQuestion : nil
        return TellModel.Row(
          number: "\(row)", question: interactor.context.words.text(of: question),
          place: question.place.name, next: next.flatMap(start),
          state: paused ?? time ?? "–",
          wholeState: paused ?? phrases.lastTold(time))
      },
      footer: pages.count > 1 ? phrases.page(pages.page, of: pages.count) : nil)
    context.show(
      Answer(document: document(told), list: .init(of: .told)) {
        TellView().render(model, width: $0)
      })
  }

  private func start(_ expected: ExpectedAlert) -> String? {
    let words = interactor.context.words
    return expected.from > words.now()
      ? words.datedTime(of: expected.from, PlaceClock(expected.place))
      : phrases.presentHeading.lowercased()
  }

  private func lastTold(_ question: SavedQuestion, _ told: ToldEvents) -> String? {
    told.lastTold(question.id).flatMap {
      interactor.context.words.datedTime(of: $0, PlaceClock(question.place))
    }
  }

  private func document(_ told: ToldEvents) -> JSONValue {
    let items = pages.elements.enumerated().map { index, question -> JSONValue in
      let clock = PlaceClock(question.place)
      return [
        "row": .int(index + 1), "question": .string(question.text), "place": question.place.json,
        "paused": .bool(question.isPaused),
        "lastTold": .optional(told.lastTold(question.id).flatMap(clock.iso8601)),
      ]
    }
    return ["items": .array(items)]
  }
}
