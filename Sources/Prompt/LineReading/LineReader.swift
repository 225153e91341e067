package import CommandKit
import Foundation
package import Phrases
import WeatherModels

/// Reads lines that begin with no command, or whose words aren't what it takes: every word is explained, in any order and
/// in every language, or named.
@MainActor package struct LineReader {
  let grammar: Grammar
  let context: ReadingContext
  let commands: [CommandSignature]
  /// The line of `set` for the setting or value that the words name.
  let setting: ([String]) -> String?

  package init(
    _ grammar: Grammar, _ context: ReadingContext, commands: [CommandSignature],
    setting: @escaping ([String]) -> String?
  ) {
    self.grammar = grammar
    self.context = context
    self.commands = commands
    self.setting = setting
  }

  /// The meaning of a line.
  package enum Meaning: Equatable {
    /// A strict line, and whether it is to be said, since it isn't in the words that were typed.
    case line(String, isSaid: Bool)
    /// The name of a place, whether one is called so or not.
    case place(String)
  }

  /// Reads a line.
  ///
  /// - Throws: An offer where several readings are as likely, one is only guessed, or words have no room; the reason where
  ///   nothing can be shown.
  package func meaning(of typed: [String]) throws(Failure) -> Meaning {
    let text = Arguments(typed).text
    try refuseProgramWord(text)
    let asks = asks(typed)
    guard let first = asks.first else { return .place(text) }
    if let other = synonym(typed, below: first.price) ?? slipOfCommand(typed, below: first) {
      return try decided(other, text)
    }
    // `type night` is of another screen.
    if first.hasUnknown, CommandName(rawValue: typed[0]).map({ !$0.isAsked }) == true {
      return .place(text)
    }
    switch first.answer {
    case .refused(let failure): throw failure
    case .usage(let name):
      throw commands.first { $0.name == name }.map { .usage($0.usage) } ?? .unread([text])
    case .unread(let words):
      if let line = setting(typed) { throw .offer(Offer(text, line)) }
      if words == [text] || typed.count == 1 { return .place(text) }
      let pages = [CommandName.hours, .chart, .compare].map(\.rawValue)
      if words.count == 1, pages.contains(typed[0]) { throw .noSuchQuantity(words[0]) }
      throw .unread(words)
    case .line(let line):
      let rivals = asks.dropFirst().filter { ask in
        ask.price - first.price < Price.margin && ask.identity != first.identity
      }.compactMap { ask -> String? in if case .line(let line) = ask.answer { line } else { nil } }
      // A name is listed where it isn't certainly meant.
      let isName = first.isBarePlace && first.places.count == 1
      if isName, first.left.isEmpty, first.doubt ?? .place == .place,
        rivals.isEmpty || first.hasUnknown
      {
        return .place(first.places[0].folded == text.folded ? text : first.places[0])
      }
      var offer = Offer(text, line, lost: first.left, doubt: first.doubt, slips: first.slips)
      offer.mayBePlace = first.doubt == .place && first.isBarePlace
      offer.lines += [first.rest].compactMap(\.self) + rivals.prefix(1)
      if line.folded == text.folded, rivals.isEmpty { return .line(line, isSaid: false) }
      guard let certain = offer.certain else { throw .offer(offer) }
      return .line(certain, isSaid: !first.isPlain)
    }
  }

  /// Throws for a text that says something else than a place.
  package func refuse(place text: String) throws(Failure) {
    guard ((try? context.places.known(text)) ?? nil) == nil, !context.places.isHere(text),
      !CoordinateText.looksLikePoint(text), text.contains(where: \.isLetter), !text.isOption
    else { return }
    let typed = text.split(separator: " ").map(String.init)
    let isOther = typed.contains { Lexicon.shared.has($0.folded) || TimeWords.isOne(Token($0)) }
    if !isOther, context.places.isName(text) { return }
    // `spring` is a place rather than a season.
    guard let first = asks(typed).first, !first.isOfCommand, !first.hasUnknown, !first.isPeriod
    else { return }
    switch first.answer {
    case .refused(let failure): throw failure
    case .unread, .usage: return
    case .line where first.isBarePlace && first.places.count == 1: return
    case .line(let line):
      // A command about one place says which.
      if first.places.count > 1 {
        throw .offer(Offer(text, first.places[0], lost: Array(first.places.dropFirst())))
      }
      throw .offer(
        Offer(text, line, lost: first.left, doubt: first.doubt, slips: first.slips))
    }
  }

  /// The readings of a line, the cheapest first, each once.
  func asks(_ typed: [String]) -> [Ask] {
    let tokens = Token.all(of: typed)
    guard !tokens.isEmpty, tokens.count <= Self.mostWords else { return [] }
    let spotter = Spotter(tokens, context)
    var best: [String: Ask] = [:]
    for cover in Cover.all(of: spotter.spans) {
      let ask = Filling.ask(cover, spotter)
      if let known = best[ask.identity], known.price <= ask.price { continue }
      best[ask.identity] = ask
    }
    return best.values.sorted { ($0.price, $0.identity) < ($1.price, $1.identity) }
  }

  /// Nobody asks for weather in more words.
  private static let mostWords = 24

  private func decided(_ offer: Offer, _ text: String) throws(Failure) -> Meaning {
    guard let line = offer.certain else { throw .offer(offer) }
    return .line(line, isSaid: true)
  }

  /// The line of a command about texts, rows or files by another program's word: `remove 2`. Their options are left out.
  private func synonym(_ typed: [String], below price: Double) -> Offer? {
    let tokens = typed.map(\.folded)
    for count in (1...3).reversed() where count <= tokens.count {
      let rows = Lexicon.shared.rows(of: tokens.prefix(count).joined(separator: " "))
      for row in rows where row.kind == .synonym && !row.isSpoken {
        var rest = typed.dropFirst(count).filter { !$0.isOption }
        // `pridaj Trnavu`
        let said = typed[count - 1].lowercased()
        if context.isCasePreposition(said), rest.first?.contains(where: \.isNumber) == false,
          let name = (try? context.places.nominative(rest, after: said)) ?? nil, name.first != said
        {
          rest = name
        }
        let line = ([row.value] + rest).joined(separator: " ")
        // `najbližšie 3 dni` begins with another word, too.
        let isOther = rows.contains { $0.kind != .synonym } && count < typed.count
        let cost = Price.of(.synonym) + 0.2 * Double(typed.count - count) + (isOther ? 2 : 0)
        guard cost < price else { continue }
        let isTaken = rest.isEmpty || takes([row.value] + rest)
        let text = Arguments(typed).text
        // `Man` is a town, and `History` a village.
        let place = text == text.lowercased() ? nil : context.places.named(text)
        if place?.population ?? 0 >= PlaceResolver.town { return nil }
        return Offer(
          text, isTaken ? line : row.value, doubt: place != nil ? .place : isTaken ? nil : .guess,
          mayBePlace: typed.count == 1)
      }
    }
    return nil
  }

  /// A command whose name was mistyped.
  private func slipOfCommand(_ typed: [String], below ask: Ask) -> Offer? {
    let first = Token(typed[0])
    guard !Lexicon.shared.has(first.folded), !TimeWords.isOne(first) else { return nil }
    do {
      _ = try grammar.read(words: typed)
      return nil
    } catch {
      guard case .offer(var offer) = error else { return nil }
      let isTown =
        context.places.named(typed[0])?.kind == .town && !context.places.isRareName(typed[0])
      let isTaken = takes(offer.lines[0].split(separator: " ").map(String.init))
      if !isTaken { offer.doubt = offer.doubt ?? .guess }
      let price = 0.6 + Price.slip + (isTown ? 2 : 0) + (isTaken ? 0 : Price.usage / 2)
      return price < ask.price ? offer : nil
    }
  }

  /// Whether the command that words begin with takes the others.
  func takes(_ words: [String]) -> Bool {
    commands.contains { command in
      command.name.rawValue == words.first?.lowercased()
        && command.takes(Array(words.dropFirst()), in: context.vocabulary)
    }
  }
}
