import Foundation
public import Phrases
import Reports
package import TerminalText

/// Questions about words that their text alone doesn't answer.
public struct Vocabulary {
  public let phrases: any Phrases
  /// Whether the list last shown has this row.
  public let isRow: (Int) -> Bool
  /// Whether a text is exactly a place's name.
  public let isPlace: (String) -> Bool
  /// The words of a place without what people say before it: `Oslo` of `in Oslo`.
  let bare: ([String]) throws(Failure) -> [String]

  public init(
    phrases: any Phrases, isRow: @escaping (Int) -> Bool, isPlace: @escaping (String) -> Bool,
    bare: @escaping ([String]) throws(Failure) -> [String]
  ) {
    self.phrases = phrases
    self.isRow = isRow
    self.isPlace = isPlace
    self.bare = bare
  }
}

/// The words after a command's name, while its arguments take them.
///
/// One walk parses a line and completes it: for Tab the last word is unfinished, and each argument that comes to it
/// offers how to go on.
public final class Walk {
  public let vocabulary: Vocabulary
  let usage: CommandUsage
  private let all: [Substring]
  /// All words as they were typed, with `--`.
  private let typed: [Substring]
  /// The words that no argument has taken.
  private var words: ArraySlice<Substring>
  /// The number of words behind `--`, at the end of all, which are no options.
  private let plain: Int
  private let completion: (typed: String, unfinished: Substring, sources: CompletionWords)?
  /// Offered by the argument that walks at present.
  private var offered: [CompletionList] = []
  /// Whether Tab has come to the value of an option.
  private(set) var isAtValue = false

  /// Parses whole words.
  init(_ arguments: Arguments, of usage: CommandUsage, in vocabulary: Vocabulary) {
    typed = arguments.words.map { Substring($0) }
    let parts = typed.split(
      separator: "--", maxSplits: 1, omittingEmptySubsequences: false)
    all = Array(parts.joined())
    words = all[...]
    plain = parts.count > 1 ? parts[1].count : 0
    completion = nil
    self.usage = usage
    self.vocabulary = vocabulary
  }

  /// Completes a text whose last word is unfinished, also where it is empty.
  init(completing typed: String, of usage: CommandUsage, from sources: CompletionWords) {
    let parts = typed.split(separator: " ", omittingEmptySubsequences: false)
    all = parts.dropLast().filter { !$0.isEmpty }
    self.typed = all
    words = all[...]
    plain = 0
    completion = (typed, parts.last ?? "", sources)
    self.usage = usage
    vocabulary = sources.vocabulary
  }

  public var first: String? { words.first.map(String.init) }
  public var last: String? { words.last.map(String.init) }
  public var count: Int { words.count }
  public var rest: [String] { words.map(String.init) }
  /// The words that are left as one text, as they were typed but for repeated spaces and quotes.
  public var text: String { words.joined(separator: " ") }

  /// The failure of words that the command doesn't take.
  public var refused: Failure { usage.failure(for: all.map(String.init)) }

  public func takeFirst(_ count: Int = 1) { words = words.dropFirst(count) }
  public func takeLast(_ count: Int = 1) { words = words.dropLast(count) }
  public func takeAll() { words = [] }

  public func take(from offset: Int) { words = words.prefix(offset) }

  /// Takes words out of the middle.
  public func take(_ offsets: Range<Int>) {
    let start = words.startIndex
    words = words[..<(start + offsets.lowerBound)] + words[(start + offsets.upperBound)...]
  }

  /// Leaves out what people say before a place: `in Oslo`.
  func takePreposition() throws(Failure) {
    guard completion == nil else {
      if let first, Language.typed.isPreposition(first) { takeFirst() }
      return
    }
    words = try vocabulary.bare(rest).map { Substring($0) }[...]
  }

  /// Takes an option out of the words, wherever it is, with this many values after it, fewer where the line ends; a
  /// single one may stand after `=`. `nil` if it isn't there.
  func takeOption(_ name: String, taking count: Int) -> [String]? {
    let found = mayBeOptions.firstIndex { $0 == name || count == 1 && $0.hasPrefix(name + "=") }
    guard let found else { return nil }
    let isInline = words[found] != name
    let end = min(found + 1 + (isInline ? 0 : count), words.endIndex)
    let values =
      isInline ? [words[found].dropFirst(name.count + 1)] : Array(words[(found + 1)..<end])
    words = words[..<found] + words[end...]
    return values.map(String.init)
  }

  /// Offers how the unfinished word can go on, where it is the next one.
  package func offer(_ make: (CompletionWords, Substring) -> CompletionList) {
    if words.isEmpty { offerLast(make) }
  }

  /// Offers how the unfinished word can go on, whichever it is.
  package func offerLast(_ make: (CompletionWords, Substring) -> CompletionList) {
    guard let completion else { return }
    offered.append(make(completion.sources, completion.unfinished))
  }

  /// Offers how the text after this many words can go on, `New Yo`.
  package func offerText(
    after count: Int = 0, _ make: (CompletionWords, Substring) -> CompletionList
  ) {
    guard let completion else { return }
    let start = words.dropFirst(count).first?.startIndex ?? completion.unfinished.startIndex
    offered.append(make(completion.sources, completion.typed[start...]))
  }

  func offer(_ shape: ArgumentShape) {
    switch shape {
    case .place, .placeName: offerText { $0.completions(forPlaceAtEndOf: $1) }
    case .favorite: offerText { $0.matches($0.favorites(), $1) }
    case .country: offerText { $0.matches($0.countries(), $1) }
    case .path: offerText { $0.completions(forPath: $1) }
    case .paths:
      offerText { $0.completions(forPath: $1) }
      offerLast { $0.completions(forPath: $1) }
    case .setting: offerText { $0.completions(forSetting: $1) }
    case .command: offer { $0.matches($0.topics, $1) }
    case .choice(let values): offer { $0.matches(values, $1) }
    case .rows, .row: offerLast { $0.completions(forRow: $1) }
    case .either(let several): several.forEach(offer)
    case .optional(let shape): offer(shape)
    case .behind(_, .country):
      offerText { sources, typed in
        guard let country = typed.range(of: " in ", options: .backwards) else { return .none }
        return sources.matches(sources.countries(), typed[country.upperBound...])
      }
    default: break
    }
  }
}

extension Walk {
  /// Has arguments take their words: options first, from anywhere, and last the one that takes all that is left. An
  /// argument that has found none of its words looks again when others have taken theirs.
  ///
  /// False where words are left, or an argument is missing.
  func run(_ slots: [ArgumentSlot]) throws(Failure) -> Bool {
    for slot in slots where slot.reach == .option { try visit(slot) }
    let isLine = slots.contains { $0.reach == .line }
    if isLine { words = typed[...] }
    if !isLine, let option = mayBeOptions.first(where: { String($0).isOption }) {
      throw .unknownOption(String(option))
    }
    var isMoving = true
    while isMoving {
      isMoving = false
      for slot in slots where slot.reach == .words && !slot.isFilled {
        let count = words.count
        try visit(slot)
        isMoving = isMoving || words.count < count
        // Words after a missing argument mean nothing.
        if !slot.isFilled, !slot.isOptional { break }
      }
    }
    let isReached = slots.allSatisfy { $0.reach != .words || $0.isFilled || $0.isOptional }
    let last = slots.first { [.rest, .line].contains($0.reach) }
    if isReached, let last { try visit(last) }
    return words.isEmpty && slots.allSatisfy { $0.isFilled || $0.isOptional }
  }

  /// The ways to go on that the arguments have offered, those of the longest text: `New Yo` before `Yo`.
  func completions(_ slots: [ArgumentSlot]) -> CompletionList {
    guard let completion else { return .none }
    if let list = optionCompletions(slots, completion.unfinished, completion.sources) {
      return list
    }
    _ = try? run(slots)
    // Quantities are many, and come last.
    let isMany: (ArgumentSlot) -> Bool = { $0.shapes.first == .optional(.quantity) }
    let lists = (slots.filter { !isMany($0) } + slots.filter(isMany)).flatMap(\.offers)
    let found = lists.filter { !$0.candidates.isEmpty }
    guard let longest = found.max(by: { $0.replaced.count < $1.replaced.count }) else {
      return lists.first ?? .none
    }
    let candidates = found.filter { $0.replaced == longest.replaced }.flatMap(\.candidates)
    return CompletionList(replacing: longest.replaced, with: candidates.uniqued(by: \.text))
  }

  private var mayBeOptions: ArraySlice<Substring> { words.dropLast(plain) }

  private func visit(_ slot: ArgumentSlot) throws(Failure) {
    offered = []
    let before = words
    defer { if !offered.isEmpty { slot.offers = offered } }
    try slot.walk(self)
    if !slot.isFilled { words = before }
  }

  /// Completions of an option that is being typed, or of its value; `nil` if neither is.
  private func optionCompletions(
    _ slots: [ArgumentSlot], _ unfinished: Substring, _ sources: CompletionWords
  ) -> CompletionList? {
    let options = usage.options
    let before = words.last.map(String.init)
    if let slot = slots.first(where: { $0.option != nil && $0.option?.name == before }),
      slot.option?.value != nil
    {
      words = []
      isAtValue = true
      try? visit(slot)
      return slot.offers.first ?? CompletionList.none
    }
    guard unfinished.hasPrefix("-"), unfinished.dropFirst().first?.isNumber != true else {
      return nil
    }
    return sources.matches(options.map(\.name), unfinished)
  }
}
