import Clients
package import CommandKit
package import Documents
package import Phrases
import TerminalText

/// One command from the moment it was typed until its last answer.
package final class CommandRun {
  @TaskLocal package static var current: CommandRun?

  /// Units of its answer, but not of the figures in its line.
  package var unitsOfAnswer: [String: String?] = [:]

  package var words: [String]
  /// Whether a command that failed without a network runs again by itself, with no one waiting.
  package let isRepeated: Bool
  /// The name of the command in JSON.
  package var name = ""
  /// Whether the line goes on with the one before.
  package var goesOn = false
  /// The strict line that was done.
  package var line: String?
  /// That line, where it is said, since other words were typed.
  package var readAs: String?
  /// The columns of its table.
  package var table: TableShape?
  /// Whether it restores the last search at launch, before anything was typed.
  let isLaunch: Bool
  /// An interim answer that is held back, because something better is to come.
  var held: Answer?
  /// An interim answer that was shown, below its head.
  var interim: (answer: Answer, head: AnswerHead)?
  /// The label of the wait, if it waits.
  var awaited: String?
  /// Whether the time runs after which the prompt waits no longer.
  var isTimed = false
  /// The line that says where one is, until the first answer below it.
  var head: Line?
  /// The text before the first answer, which goes into every JSON answer.
  var preamble: Preamble?
  /// The members of the JSON answer.
  package var document: [JSONValue.Member] = []
  /// The answer that the document was made of.
  var answer: Answer?
  var hasShown = false
  /// The last of several answers.
  var entry: (page: Page, document: [JSONValue.Member])?
  /// Whether it gives one answer after the other, as long as somebody reads them.
  package var isLog: Bool { entry != nil }
  /// The status of its last answer.
  package var status = ExitStatus.done
  var failure: Failure?
  /// The command as it was understood, for when the network is back.
  package var again: ResolvedCommand?
  /// Whether a service has answered it.
  package var hasHeard: Bool { memory.hasHeard }
  /// Whether anything is to be seen of it, or will be.
  package var hasAnswer: Bool { hasShown || held != nil }
  private let memory = CommandMemory()
  private let time = CommandTime()
  /// Its answers are wanted no more.
  package private(set) var isAbandoned = false
  /// Nothing more is to come.
  package private(set) var hasEnded = false
  /// The prompt does not wait for it any longer.
  package private(set) var isReleased = false
  /// Called each time it is about to ask a service, as long as the prompt waits for it.
  package let willAsk: () -> Void
  private var waiting: (() -> Void)?

  package init(words: [String], isLaunch: Bool = false, willAsk: @escaping () -> Void) {
    self.words = words
    self.isLaunch = isLaunch
    self.willAsk = willAsk
    isRepeated = false
  }

  /// A command that failed without a network, run again: as it was understood then, since a row or a name may mean
  /// something else by now.
  package init(again run: CommandRun) {
    words = []
    name = run.name
    again = run.again
    isRepeated = true
    isLaunch = false
    isReleased = true
    willAsk = {}
  }

  /// Overrides settings for this command alone.
  package func override(_ settings: [String: String?]) { memory.override(settings) }

  /// Does the work of this command, which finds it as the current one.
  package func perform<Result>(_ work: () async -> Result) async -> Result {
    await CommandMemory.$current.withValue(memory) {
      await CommandTime.$current.withValue(time) {
        await Self.$current.withValue(self) { await work() }
      }
    }
  }

  /// Replaces the content of its document, except for what precedes each answer.
  func record(_ members: [JSONValue.Member]) {
    document = preamble?.document ?? []
    add(members)
  }

  /// Replaces the members of its document that have the same names.
  func add(_ members: [JSONValue.Member]) {
    let names = Set(members.map(\.name))
    document = document.filter { !names.contains($0.name) } + members
  }

  /// The line above its next answer; the one after that has none.
  func takeHead() -> AnswerHead {
    defer {
      head = nil
      preamble?.sentences = []
    }
    return nextHead
  }

  /// The line above its next answer, which stays for that.
  var nextHead: AnswerHead { AnswerHead(place: head, sentences: preamble?.sentences ?? []) }

  /// Calls `body` when the prompt need not wait any longer, or at once.
  package func whenReleased(_ body: @escaping () -> Void) {
    if isReleased { body() } else { waiting = body }
  }

  func release() {
    isReleased = true
    waiting?()
    waiting = nil
  }

  package func end() {
    hasEnded = true
    release()
  }

  package func abandon() {
    isAbandoned = true
    release()
  }
}
