import Testing

@testable import LineEditor

struct SpinnerTests {
  private let start = ContinuousClock.now

  @Test func itAppearsAfterAMomentAndTurns() {
    TextLocale.adopt()
    var spinner = Spinner(delay: .milliseconds(150))
    #expect(spinner.pause(at: start) == nil)
    #expect(spinner.set("Asking", at: start) == "")
    #expect(spinner.pause(at: start) == .milliseconds(150))
    #expect(spinner.tick(at: start + .milliseconds(149), columns: 40) == "")
    #expect(spinner.tick(at: start + .milliseconds(150), columns: 40) == "\r⠙ Asking\u{1B}[K")
    #expect(spinner.tick(at: start + .milliseconds(200), columns: 40) == "")
    #expect(spinner.pause(at: start + .milliseconds(200)) == .milliseconds(50))
    #expect(spinner.tick(at: start + .milliseconds(250), columns: 40) == "\r⠹ Asking\u{1B}[K")
  }

  @Test func itTurnsInASCIIAsWell() {
    var spinner = Spinner(delay: .zero, isASCII: true)
    _ = spinner.set("Asking", at: start)
    #expect(spinner.tick(at: start, columns: 40) == "\r/ Asking\u{1B}[K")
  }

  @Test func itLeavesNothingBehind() {
    var spinner = Spinner(delay: .zero)
    _ = spinner.set("Asking", at: start)
    _ = spinner.tick(at: start, columns: 40)
    #expect(spinner.set(nil, at: start) == "\r\u{1B}[K")
    #expect(spinner.set(nil, at: start) == "")
    #expect(spinner.pause(at: start) == nil)
  }

  @Test func itIsNotSeenForAQuickAnswer() {
    var spinner = Spinner(delay: .milliseconds(150))
    _ = spinner.set("Asking", at: start)
    #expect(spinner.set(nil, at: start + .milliseconds(140)) == "")
  }

  @Test func aNewLabelDoesNotStartTheWaitAgain() {
    var spinner = Spinner(delay: .milliseconds(150))
    _ = spinner.set("Asking", at: start)
    _ = spinner.set("Reading", at: start + .milliseconds(100))
    #expect(spinner.tick(at: start + .milliseconds(150), columns: 40) == "\r⠙ Reading\u{1B}[K")
  }

  @Test func aLabelFitsTheWindow() {
    TextLocale.adopt()
    var spinner = Spinner(delay: .zero)
    _ = spinner.set("Asking\nfor 東京", at: start)
    #expect(spinner.tick(at: start, columns: 17) == "\r⠙ Asking for 東…\u{1B}[K")
  }
}
