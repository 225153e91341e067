import Output
@testable import RootRouter
import ScreenTestSupport

/// Where the user is, what is seen there, and what a line means there, as values.
@MainActor struct ScreenStackTests {
  private let oslo = Location.detail(Fixture.oslo)

  @Test func goesBackToAScreenThatIsThereAlready() {
    var stack = ScreenStack()
    #expect(stack.arrive(at: .map) && stack.arrive(at: oslo))
    #expect(!stack.arrive(at: .map) && stack.locations == [.forecast, .map])
    stack.goBack()
    stack.goBack()
    #expect(stack.locations == [.forecast] && !stack.contains(.map))
    stack.return(to: [.forecast, oslo])
    #expect(stack.top == oslo)
  }

  /// Nothing changes under a user who has left the screen of a command that runs again.
  @Test func aCommandGoesOnElsewhere() {
    var stack = ScreenStack()
    let run = CommandRun(words: [], willAsk: {})
    stack.repeating[ObjectIdentifier(run)] = .map
    CommandRun.$current.withValue(run) {
      #expect(stack.top == .map && stack.elsewhere == .map)
      #expect(!stack.arrive(at: oslo) && stack.top == oslo)
      stack.return(to: [.searches])
    }
    #expect(stack.top == .forecast && stack.locations == [.forecast])
    #expect(stack.contains(oslo) && !stack.contains(.map))
  }

  @Test func aPageTakesThePlaceOfAListAndARemarkDoesNot() {
    var seen = OnScreen()
    seen.note(list(of: .favorites), of: .favorites, isElsewhere: false)
    #expect(seen.isListed(.favorites) && !seen.isListed(.searches) && seen.endsWithList)
    seen.note(Answer("Done."), of: .favorites, isElsewhere: false)
    #expect(seen.listInSight?.location == .favorites && !seen.endsWithList)
    seen.note(page, of: .map, isElsewhere: true)
    #expect(seen.listInSight?.location == .favorites && seen.atHand == nil)
    seen.note(page, of: .map, isElsewhere: false)
    #expect(seen.listInSight == nil && seen.list?.location == .favorites)
    guard case .screen(.map) = seen.atHand else {
      Issue.record("the place of the map is not at hand")
      return
    }
  }

  private var page: Answer { Answer { _ in Page(lines: []) } }

  private func list(of command: CommandName) -> Answer {
    Answer(list: NumberedList(of: command)) { _ in Page(lines: []) }
  }

  /// The map takes a place or a type behind its name; nowhere else is a place a line.
  @Test(arguments: [
    (
      "rain in Oslo", Location.map, Reading.command(.type, Arguments(["rain", "in", "Oslo"])),
      "type rain in Oslo"
    ),
    ("of Oslo", .map, .text("Oslo"), "Oslo"), ("2", .favorites, .row(2), "2"),
  ])
  func readsALineOnItsScreen(
    line: String, location: Location, reading: Reading, strict: String
  ) throws {
    let router = Session([]).router
    let interpreter = router.interpreter(of: router.signatures + router.signatures(of: location))
    let words = try interpreter.strict(Arguments.split(line), on: location)
    #expect(words == Arguments.split(strict))
    #expect(try interpreter.reading(words, on: location) == reading)
  }
}
