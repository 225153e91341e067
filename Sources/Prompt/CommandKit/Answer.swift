public import Documents
public import Phrases
public import TerminalText

/// The result of a command: text for people and a document for programs.
public struct Answer: Sendable {
  /// The progress of the command.
  public enum Stage: Sendable {
    /// Shown at once, to be followed by something better: a saved report before the fresh one.
    case interim
    /// The interim answer with what was found since, if it isn't written yet.
    case revised
    case final
    /// One of several answers of a command that keeps running: a document of its own.
    case entry
    /// The progress of a long command whose prompt is back already. Not an answer to it.
    case progress
    /// Shown although the command is about to fail. It does not count as an answer to it.
    case fallback
  }

  public let stage: Stage
  /// The rows that can be picked by number from now on.
  public let list: NumberedList?
  /// The exit status of a program that ends with it.
  public var status = ExitStatus.done
  /// Why it isn't the requested answer: shown in the answer, and given to programs as the error.
  public var failure: Failure?
  /// Whether it is a remark of a sentence or two, which doesn't replace a page.
  public private(set) var isRemark = false
  /// Whether it fills the window, so that it is to be drawn again for another size.
  public let fillsWindow: Bool
  private let makeDocument: @Sendable () -> JSONValue
  private let draw: @MainActor @Sendable (_ surface: Surface) -> Page

  public init(
    _ stage: Stage = .final, document: JSONValue = .object([]), list: NumberedList? = nil,
    render: @escaping @MainActor @Sendable (_ width: Int) -> Page
  ) {
    self.init(stage, document: { document }, list: list, render: render)
  }

  /// An answer with a large document, which is made when a program reads it.
  public init(
    _ stage: Stage = .final, document: @escaping @Sendable () -> JSONValue,
    list: NumberedList? = nil,
    render: @escaping @MainActor @Sendable (_ width: Int) -> Page
  ) {
    self.init(
      stage, document: document, list: list, fillsWindow: false, draw: { render($0.width) })
  }

  /// An answer made for a window; with `fillsWindow` it is drawn again for another size.
  public init(
    _ stage: Stage = .final, document: JSONValue = .object([]), list: NumberedList? = nil,
    fillsWindow: Bool = true,
    draw: @escaping @MainActor @Sendable (_ surface: Surface) -> Page
  ) {
    self.init(stage, document: { document }, list: list, fillsWindow: fillsWindow, draw: draw)
  }

  /// An answer for a window with a large document, which is made when a program reads it.
  public init(
    _ stage: Stage, document: @escaping @Sendable () -> JSONValue, list: NumberedList? = nil,
    fillsWindow: Bool,
    draw: @escaping @MainActor @Sendable (_ surface: Surface) -> Page
  ) {
    self.fillsWindow = fillsWindow
    self.stage = stage
    makeDocument = document
    self.list = list
    self.draw = draw
  }

  public init(_ sentence: String, document: JSONValue = .object([])) {
    self.init(sentences: [sentence], document: document)
  }

  /// One of several sentences that a command prints while it runs.
  public init(entry sentence: String, document: JSONValue) {
    self.init(.entry, document: document) { width in
      Page(lines: Line(" " + sentence).wrapped(to: width, indent: 1))
    }
  }

  /// Sentences, each from the beginning of a line.
  public init(
    _ stage: Stage = .final, sentences: [String], document: JSONValue = .object([])
  ) {
    self.init(stage, document: document) { width in
      Page(lines: sentences.flatMap { Line(" " + $0).wrapped(to: width, indent: 1) })
    }
    isRemark = true
  }
}

extension Answer {
  /// The members that the JSON answer has beside `schema`, `command` and `ok`.
  public var document: [JSONValue.Member] {
    if case .object(let members) = makeDocument() { members } else { [] }
  }

  @MainActor public func render(_ surface: Surface) -> Page { draw(surface) }

  /// Whether another has shown the same, of reports made at the same time: when they were fetched may be overlooked.
  @MainActor public func repeats(_ other: Answer, on surface: Surface) -> Bool {
    JSONValue.object(document).origins == JSONValue.object(other.document).origins
      && render(surface).significantText == other.render(surface).significantText
  }
}

extension JSONValue {
  /// The service and the time of each report in it.
  fileprivate var origins: [JSONValue] {
    switch self {
    case .array(let values): values.flatMap(\.origins)
    case .object(let members):
      members.flatMap { member in
        ["service", "made"].contains(member.name) ? [member.value] : member.value.origins
      }
    case .null, .bool, .int, .number, .string: []
    }
  }
}

extension Page {
  /// The lines with text that isn't dim; the spacing between them depends on it.
  fileprivate var significantText: [[Substring]] {
    lines.map { line in
      line.spans.filter { $0.style != .dim }.flatMap { $0.text.split(separator: " ") }
    }.filter { !$0.isEmpty }
  }
}

/// The room for an answer, in columns and rows. Most answers are as long as they are; a map fills it.
public struct Surface: Hashable, Sendable {
  public var width: Int
  public var height: Int

  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }
}

/// Lines that fit the width for which they were made.
public struct Page: Hashable, Sendable {
  /// The lines in parts that say nothing without each other, such as a chart.
  var blocks: [[Line]]
  /// The subject of the page and the headings of its columns, for where its head has scrolled away.
  public var headlines: [Line]

  public init(blocks: [[Line]], headlines: [Line] = []) {
    self.blocks = blocks
    self.headlines = headlines
  }

  /// Lines that are independent of each other.
  public init(lines: [Line], headlines: [Line] = []) {
    self.init(blocks: lines.map { [$0] }, headlines: headlines)
  }

  public var lines: [Line] { blocks.flatMap(\.self) }

  /// The parts that another page hasn't, in order. The space between words depends on what else a table holds.
  package func lines(missingIn other: Page) -> [Line] {
    let known = Set(other.blocks.map(Self.words))
    return blocks.filter { !known.contains(Self.words($0)) }.flatMap(\.self)
  }

  private static func words(_ block: [Line]) -> [[Substring]] {
    block.map { $0.text.split(separator: " ") }
  }
}
