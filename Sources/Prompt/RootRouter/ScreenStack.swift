import CommandKit
import Output

/// An answer of no screen, such as a comparison, and the line that the next one may go on with.
struct ShownAnswer {
  let line: String
  let command: ResolvedCommand
  let question: String?
}

/// The screens from the first to the one that the user is on.
struct ScreenStack {
  private(set) var locations: [Location] = [.forecast]
  /// The screens of commands that run again although the user has left them, so that nothing changes under them.
  var repeating: [ObjectIdentifier: Location] = [:]
  /// The answers of no screen that were shown after the page of each screen.
  private var beside: [Location: [ShownAnswer]] = [:]

  var top: Location { elsewhere ?? locations.last ?? .forecast }

  /// The screen on which the present command continues, if the user has left it.
  private(set) var elsewhere: Location? {
    get { CommandRun.current.flatMap { repeating[ObjectIdentifier($0)] } }
    set { CommandRun.current.map { repeating[ObjectIdentifier($0)] = newValue } }
  }

  func contains(_ location: Location) -> Bool {
    locations.contains(location) || repeating.values.contains(location)
  }

  /// Makes a screen the top one, and returns whether it is new. One that is on the stack already is gone back to.
  mutating func arrive(at location: Location) -> Bool {
    if elsewhere != nil {
      elsewhere = location
    } else if let index = locations.firstIndex(of: location) {
      for left in locations[index...] { beside[left] = nil }
      locations.removeSubrange((index + 1)...)
    } else {
      locations.append(location)
      return true
    }
    return false
  }

  /// Leaves the last screen, unless it is the only one.
  mutating func goBack() {
    if locations.count > 1 { beside[locations.removeLast()] = nil }
  }

  /// The answer of no screen that was shown last.
  var answer: ShownAnswer? { beside[top]?.last }

  /// Notes an answer that `back` leads to; asked once more, it is the same one.
  mutating func note(_ answer: ShownAnswer) {
    if answer.line == self.answer?.line { leaveAnswer() }
    beside[top] = (beside[top, default: []] + [answer]).suffix(Self.mostAnswers)
  }

  private static let mostAnswers = 20

  @discardableResult mutating func leaveAnswer() -> Bool { beside[top]?.popLast() != nil }

  /// A screen's own page is shown.
  mutating func leaveAnswers(of location: Location) { beside[location] = nil }

  /// Takes back where a command went that was given up before it showed anything.
  mutating func `return`(to locations: [Location]) {
    if elsewhere == nil { self.locations = locations }
  }
}
