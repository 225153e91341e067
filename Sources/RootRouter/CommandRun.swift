import CommandKit
import Documents
import Phrases
import TerminalText

/// One command from the moment it was typed until its last answer.
final class CommandRun {
  /// The run to which the present task belongs.
  @TaskLocal static var current: CommandRun?

  /// The words that were typed.
  let words: [String]
  /// It is the command line of the program itself, where a bare name asks for the weather there.
  let isOfShell: Bool
  /// Whether a command that failed without a network runs again by itself, with no one waiting.
  let isRepeated: Bool
  /// The screen on which it goes on if the person has left it, so that the screen doesn't change under them.
  var elsewhere: Location?
  /// The name of the command in JSON.
  var name = ""
  /// The columns of its table.
  var table: TableShape?
  /// It brings the last search back at launch, before anything was typed.
  let isLaunch: Bool
  /// An interim answer that is held back, because something better is to come.
  var held: Answer?
  /// An interim answer that was shown, below its head.
  var interim: (answer: Answer, head: AnswerHead)?
  /// The line that says where one is, until the first answer below it.
  var head: Line?
  /// The text before the first answer, which goes into every JSON answer.
  var preamble: Preamble?
  /// The members of the JSON answer.
  var document: [JSONValue.Member] = []
  var hasShown = false
  /// The status of its last answer.
  var status = ExitStatus.done
  var failure: Failure?
  /// The command as it was understood, for when the network is back.
  var again: ResolvedCommand?
  /// Whether a service has answered it.
  var hasHeard: Bool { answers.any }
  let answers = AnswerFlag()
  /// Its answers are wanted no more.
  private(set) var isAbandoned = false
  /// Nothing more is to come.
  private(set) var hasEnded = false
  /// The prompt does not wait for it any longer.
  private(set) var isReleased = false
  /// Called each time it is about to ask a service, as long as the prompt waits for it.
  let willAsk: () -> Void
  private var waiting: (() -> Void)?

  init(
    words: [String], isOfShell: Bool = false, isLaunch: Bool = false,
    willAsk: @escaping () -> Void
  ) {
    self.words = words
    self.isLaunch = isLaunch
    self.isOfShell = isOfShell
    self.willAsk = willAsk
    isRepeated = false
  }

  /// A command that failed without a network, run again while `top` is shown: as it was understood then, since a row or
  /// a name may mean something else by now.
  init(again run: CommandRun, on location: Location, top: Location) {
    words = []
    name = run.name
    again = run.again
    elsewhere = top == location ? nil : location
    isRepeated = true
    isOfShell = false
    isLaunch = false
    isReleased = true
    willAsk = {}
  }

  /// Replaces what its document says so far, but for what stands before each answer.
  func record(_ members: [JSONValue.Member]) {
    let names = Set(members.map(\.name))
    document = (preamble?.document ?? []).filter { !names.contains($0.name) } + members
  }

  /// The line above its next answer; the one after that has none.
  func takeHead() -> AnswerHead {
    defer {
      head = nil
      preamble?.sentences = []
    }
    return AnswerHead(place: head, sentences: preamble?.sentences ?? [])
  }

  /// Calls `body` when the prompt need not wait any longer, or at once.
  func whenReleased(_ body: @escaping () -> Void) {
    if isReleased { body() } else { waiting = body }
  }

  func release() {
    isReleased = true
    waiting?()
    waiting = nil
  }

  func end() {
    hasEnded = true
    release()
  }

  func abandon() {
    isAbandoned = true
    release()
  }
}
