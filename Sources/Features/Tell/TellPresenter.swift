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
  let commands = TellPresenter.listCommands
  static let listCommands: [Command<TellAction>] =
    ListEdit.commands { .edit($0) } + PageTurn.commands { .turn($0) } + [
      Command(.pause, in: .alerts, examples: ["pause 2"]) {
        Argument.row
      } run: {
        .pause(row: $0)
      }
    ]
  var hasNextPage: Bool { pages.hasNext }

  private let interactor: TellInteractor
  private let context: ScreenContext
  private let exit: (Place) -> Route
  private var pages = Pages<SavedQuestion>()
  private let editor: ListEditor<SavedQuestion>
  /// The answers of services when the list was opened.
  private var answers: TellAnswers?

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
    let asked = try interactor.questions().filter { !$0.isPaused }
    guard !asked.isEmpty else { return try show() }
    try show(.interim)
    context.wait(phrases.asking)
    defer { context.wait(nil) }
    let answers = await TellAnswers(of: asked, by: interactor)
    self.answers = answers
    try show()
    if let failure = answers.failure { context.say(phrases.sentence(for: failure)) }
  }

  @discardableResult func perform(_ action: TellAction) async throws(Failure) -> Route {
    // Rows on the screen are what they were, whatever other programs did since.
    if !context.isListed() { pages.replace(with: try interactor.questions()) }
    switch action {
    case .turn(let turn):
      if try pages.turn(turn) { try show() } else { context.show(Answer(phrases.lastPage)) }
    case .pause(let row):
      let shown = try pages.element(atRow: row)
      guard let old = try interactor.questions().first(where: { $0.id == shown.id }) else {
        throw .goneAlready
      }
      var question = old
      question.isPaused.toggle()
      try interactor.replace(question)
      editor.remember(interactor.returning(to: old))
      try show(.final, [phrases.paused(interactor.name(question), isPaused: question.isPaused)])
    case .remember(let added):
      if !added.isEmpty { editor.remember(interactor.undoing(added)) }
    case .edit(let edit):
      guard let done = try await editor.perform(edit, shown: pages.elements) else { return .stay }
      try show(.final, [done])
    }
    return .stay
  }

  func name(ofRow row: Int) -> String? {
    (try? pages.element(atRow: row)).map { question in
      interactor.placeNames(of: pages.elements)[question.place.id] ?? question.place.name
    }
  }

  func place(atRow row: Int) throws(Failure) -> Place {
    let question = try pages.element(atRow: row)
    guard !WayQuestions.isOne(question.text) else {
      throw .isWay(question.place.name)
    }
    return question.place
  }

  @discardableResult func open(row: Int) async throws(Failure) -> Route {
    exit(try place(atRow: row))
  }

  private func show(_ stage: Answer.Stage = .final, _ notices: [String] = []) throws(Failure) {
    pages.replace(with: try interactor.questions())
    let told = interactor.told
    let starts = starts()
    let names = interactor.placeNames(of: pages.elements)
    let model = TellModel(
      notes: notices + (pages.elements.isEmpty ? [phrases.noQuestions] : []),
      clocks: hasOtherClocks(told) ? phrases.clocks : nil,
      headings: [
        phrases.questionHeading, phrases.placeHeading, phrases.nextHeading,
        phrases.lastToldHeading,
      ],
      rows: pages.rows.map { row, question in
        let time = lastTold(question, told)
        let paused = question.isPaused ? phrases.pausedQuestion : nil
        return TellModel.Row(
          number: "\(row)",
          question: interactor.context.words.text(of: question, interactor.ways),
          // A way is in the question already.
          place: WayQuestions.isOne(question.text)
            ? "" : names[question.place.id] ?? question.place.name,
          next: starts[question.id].flatMap { start($0, at: question.place) },
          state: paused ?? time ?? "–",
          wholeState: paused ?? time.map { "\(phrases.lastToldHeading) \($0)" }
            ?? phrases.neverTold)
      },
      footer: pages.count > 1 ? phrases.page(pages.page, of: pages.count) : nil)
    context.show(
      Answer(stage, document: document(told, starts), list: .init(of: .told)) {
        model.page(width: $0)
      })
  }

  /// When each alert comes true next.
  private func starts() -> [String: Date] {
    let now = interactor.context.now()
    let asked = pages.elements.filter { !$0.isPaused }
    let saved = TellAnswers(saved: asked, by: interactor)
    return asked.reduce(into: [:]) { starts, question in
      let event = answers?.next(of: question, now: now) ?? saved.next(of: question, now: now)
      starts[question.id] = event?.from
    }
  }

  private func start(_ time: Date, at place: Place) -> String? {
    let words = interactor.context.words
    return time > words.now()
      ? words.datedTime(of: time, PlaceClock(place))
      : phrases.presentHeading.lowercased()
  }

  /// The clock of the user, to whom it was told, wherever the weather is.
  private var clock: PlaceClock {
    PlaceClock(timeZone: interactor.world.timeZone().identifier, at: .origin)
  }

  private func lastTold(_ question: SavedQuestion, _ told: ToldEvents) -> String? {
    told.lastTold(question.id).flatMap { interactor.context.words.datedTime(of: $0, clock) }
  }

  /// Whether a place of the rows that were told has another time than the user.
  private func hasOtherClocks(_ told: ToldEvents) -> Bool {
    pages.elements.contains { question in
      told.lastTold(question.id).map {
        PlaceClock(question.place).utcOffset(at: $0) != clock.utcOffset(at: $0)
      } == true
    }
  }

  private func document(_ told: ToldEvents, _ starts: [String: Date]) -> JSONValue {
    let items = pages.elements.enumerated().map { index, question -> JSONValue in
      let clock = PlaceClock(question.place)
      return [
        "row": .int(index + 1), "question": .string(question.text), "place": question.place.json,
        "paused": .bool(question.isPaused),
        "next": .optional(starts[question.id].flatMap(clock.iso8601)),
        "lastTold": .optional(told.lastTold(question.id).flatMap(clock.iso8601)),
      ]
    }
    return ["items": .array(items)]
  }
}
