@testable import Detail
@testable import History
@testable import RootRouter
import ScreenTestSupport

/// The way back through the pages of one place.
@MainActor @Suite struct PlaceScreenTests {
  private let detail = PerformedActions<DetailAction>()
  private let history = PerformedActions<HistoryAction>()
  private var screen: PlaceScreen {
    PlaceScreen(detail: detail, history: history, asked: { nil })
  }

  @Test func leadsThroughBothBackAgain() async throws {
    let screen = screen
    try await screen.open()
    try await screen.perform(.history(.past(.last(2))))
    try await screen.perform(.detail(.show(.air)))
    for _ in 1...2 { #expect(try await screen.goBack()) }
    #expect(detail.performed == [.show(.everything), .show(.air), .show(.everything)])
    #expect(history.performed == [.past(.last(2)), .past(.last(2))])
    #expect(try await !screen.goBack())
  }

  /// A record stays what it was when it was opened, whatever is in its row by then.
  @Test func goesBackToTheRecordAndToThePageOfItsList() async throws {
    let screen = screen
    try await screen.perform(.history(.records))
    try await screen.perform(.history(.turn(.next)))
    try await screen.perform(.detail(.record(Fixture.report)))
    try await screen.perform(.history(.normal(completes: false)))
    for _ in 1...2 { #expect(try await screen.goBack()) }
    #expect(detail.performed == [.record(Fixture.report), .record(Fixture.report)])
    #expect(history.performed == [.records, .turn(.next), .normal(completes: false)])
    #expect(history.reopened == 1)
  }

  /// A page that is asked for twice is gone back from once; what changes a page or is none is no step.
  @Test func remembersAPageOnce() async throws {
    let screen = screen
    try await screen.open()
    try await screen.perform(.detail(.refresh))
    try await screen.perform(.history(.export(path: "/x.csv")))
    #expect(try await !screen.goBack())
    try await screen.perform(.history(.accuracy(isWhole: false)))
    screen.arrive()
    try await screen.perform(.history(.normal(completes: false)))
    #expect(try await !screen.goBack())
  }
}

extension PlaceScreenTests {
  @Test func recordsAreNotDeletedByRowsOfWarnings() async throws {
    let screen = screen
    detail.hasRows = true
    try await screen.perform(.history(.records))
    try await screen.perform(.detail(.show(.warnings)))
    await #expect(throws: Failure.notHere(.rm, there: "records")) {
      try await screen.perform(.history(.edit(.remove(.rows([1...1])))))
    }
    #expect(history.performed == [.records])
    try await screen.perform(.history(.edit(.undo)))
    try await screen.perform(.history(.records))
    try await screen.perform(.history(.edit(.clear)))
    #expect(history.performed.last == .edit(.clear))
  }
}

/// A screen that only notes what it is to do.
private final class PerformedActions<Action: Sendable>: Screen {
  let commands: [Command<Action>] = []
  private(set) var performed: [Action] = []
  private(set) var reopened = 0
  var hasRows = false

  func open() async throws(Failure) {}

  func reopen() async throws(Failure) { reopened += 1 }

  func perform(_ action: Action) async throws(Failure) -> Route {
    performed.append(action)
    return .stay
  }
}
