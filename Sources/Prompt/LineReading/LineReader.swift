package import CommandKit
import Foundation
package import Phrases
import Quantities
import Reports

/// Reads the words behind the commands for weather, and lines that begin with no command: every word is explained, in any
/// order and in every language, or named.
@MainActor package struct LineReader {
  let grammar: Grammar
  let context: ReadingContext
  let commands: [CommandSignature]
  /// The line of `set` for the setting or value that the words name.
  let setting: ([String]) -> String?
  private let readings: Readings

  /// Words that `readings` has are read as they were then.
  package init(
    _ grammar: Grammar, _ context: ReadingContext, commands: [CommandSignature],
    readings: Readings?, setting: @escaping ([String]) -> String?
  ) {
    self.readings = readings ?? Readings()
    self.grammar = grammar
    self.context = context
    self.commands = commands
    self.setting = setting
  }

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
    // There is no way to turn.
    if behindWayBack(typed) != nil, let way = commands.first(where: { $0.name == .along }) {
      throw .usage(way.usage)
    }
    let asks = asks(typed)
    guard let first = asks.first else { return .place(text) }
    if let other = try synonym(typed, below: first.price) ?? slipOfCommand(typed, below: first) {
      guard let line = other.certain else { throw .offer(other) }
      return .line(line, isSaid: true)
    }
    // `type night` is of another screen, and `rm Oslo` about no place that is called rm.
    let command = CommandName(rawValue: typed[0]) ?? command(named: typed[0])
    let isOfOther =
      first.hasUnknown && first.spans[0].range.count == 1
      || first.spans[0].isPlace && first.spans[0].range.count == 1
      || !grammar.hasCommand(called: typed[0]) && takes(typed)
    if isOfOther, command?.isAsked == false, !Lexicon.shared.has(typed[0], .joint) {
      return .place(text)
    }
    switch first.answer {
    case .refused(let failure): throw failure
    case .usage(let name):
      throw commands.first { $0.name == name }.map { .usage($0.usage) } ?? .unread([text])
    case .unread(let words):
      if !first.spans.contains(where: \.isNamed), let line = setting(typed) {
        throw .offer(Offer(text, line))
      }
      // `below 2m` is a limit of something.
      if first.spans.allSatisfy({ $0.isClearLimit || $0.is(.joint, .filler) }),
        let when = commands.first(where: { $0.name == .when })
      {
        throw .usage(when.usage)
      }
      if words == [text] || typed.count == 1 { return .place(text) }
      let pages = [CommandName.hours, .chart, .compare]
      if words.count == 1, let page = pages.first(where: { $0.rawValue == typed[0] }) {
        throw .usage(CommandUsage(page, arguments: [.quantity]), not: words[0])
      }
      throw .unread(words)
    case .line(let line):
      let rivals = asks.dropFirst().filter { $0.price - first.price < Price.margin }
        .compactMap { ask -> String? in if case .line(let line) = ask.answer { line } else { nil } }
      // A name is listed where it isn't certainly meant.
      if first.isBarePlace, first.left.isEmpty, first.doubt ?? .place == .place,
        rivals.isEmpty || first.hasUnknown
      {
        return .place(first.places[0])
      }
      var offer = Offer(text, line, lost: first.left, doubt: first.doubt, slips: first.slips)
      offer.mayBePlace = first.doubt == .place && first.isBarePlace
      offer.lines += [first.rest].compactMap(\.self) + rivals.prefix(1)
      if line.folded == text.folded, rivals.isEmpty { return .line(line, isSaid: false) }
      guard let certain = offer.certain else {
        // What was typed is no answer to it.
        let others = offer.lines.filter { $0.folded != text.folded }
        if !others.isEmpty { offer.lines = others }
        throw .offer(offer)
      }
      return .line(certain, isSaid: !first.isPlain)
    }
  }

  /// Throws for a text that says something else than a place.
  package func refuse(place text: String) throws(Failure) {
    guard ((try? context.places.known(text)) ?? nil) == nil, !context.places.isHere(text),
      !CoordinateText.looksLikePoint(text), text.contains(where: \.isLetter), !text.isOption
    else { return }
    let typed = text.spacedWords
    let isOther = typed.contains { Lexicon.shared.has($0.folded) || TimeWords.isOne(Token($0)) }
    if !isOther, context.places.isName(text) { return }
    // `spring` is a place rather than a season.
    let asks = asks(typed)
    // Where one place is asked for, two are further off: `Lake Placid, New York`.
    let isOne = { (ask: Ask) in
      ask.isBarePlace && !ask.hasUnknown && ask.left.isEmpty && asks[0].places.count > 1
    }
    guard let first = asks.first, !first.hasUnknown, !first.isBarePlace,
      !asks.contains(where: { isOne($0) && $0.price < first.price + Price.redirected }),
      !first.spans.contains(where: { $0.is(.command) }),
      !first.spans.allSatisfy({ $0.is(.period) })
    else { return }
    switch first.answer {
    case .refused(let failure): throw failure
    case .unread, .usage: return
    case .line(let line):
      // A command about one place says which.
      if first.places.count > 1 {
        throw .offer(Offer(text, first.places[0], lost: Array(first.places.dropFirst())))
      }
      throw .offer(
        Offer(text, line, lost: first.left, doubt: first.doubt, slips: first.slips))
    }
  }

  /// The words with the numbers of the rows that they name.
  package func withRowNumbers(_ typed: [String]) -> [String] {
    RowWords(context: context).withNumbers(typed)
  }

  /// The line for a map: a time is one of its hours, and a quantity and a place are its own behind `and`.
  package func continued(onMap typed: [String], hasHours: Bool) -> String? {
    let typed = LineBehind("", isOfWay: false, self).withMarkBefore(typed)
    // `of Scotland`
    let isOfArea = typed.first.map { Language.typed.genitives.contains($0.folded) } == true
    // `in Scotland`
    let isInArea = typed.count > 1 && Lexicon.shared.has(typed[0].folded, .joint)
    let mark = Continuation.mark(of: typed, context.phrases)
    let words = Array(typed.dropFirst(isOfArea ? 1 : mark))
    let map = CommandName.map.rawValue
    func ask(_ prefix: [String]) -> Ask? {
      asks(prefix + words).first.flatMap { $0.isWhole ? $0 : nil }
    }
    let hour = "\(map) type rain "
    if let ask = ask([map, "rain"]), case .line(let line) = ask.answer,
      hasHours, line.hasPrefix(hour + "hour "), !line.hasSuffix("+0"),
      ask.spans.dropFirst(2).allSatisfy({
        $0.isTime || $0.number != nil || $0.is(.joint, .filler, .soft)
      })
    {
      return String(line.dropFirst(hour.count))
    }
    // `borders`, a word for nothing but what a map shows
    let rows = words.count == 1 ? Lexicon.shared.rows(of: words[0].folded) : []
    if let layer = rows.first, rows.allSatisfy({ $0.kind == .layer }) {
      return "\(CommandName.type.rawValue) \(layer.value)"
    }
    let isOfMap = isInArea || rows.contains { [.large, .quantity].contains($0.kind) }
    guard words.count < typed.count || isOfMap, let ask = ask([map]),
      case .line(let line) = ask.answer
    else {
      return nil
    }
    if ask.places.isEmpty {
      return line.contains(" ") ? String(line.dropFirst(map.count + 1)) : nil
    }
    return line == "\(map) \(ask.places[0])" ? "\(CommandName.at.rawValue) \(ask.places[0])" : nil
  }

  /// The line before with what this one changes in it; `nil` for a line of its own.
  package func continued(_ typed: [String], behind line: String, isOfWay: Bool) -> String? {
    LineBehind(line, isOfWay: isOfWay, self).whole(typed)
  }

  /// The page of another place of the name that was searched for: `the one in Scotland`.
  package func namesake(_ typed: [String]) -> String? {
    namesake(typed, of: (try? context.places.place(.row(1)))?.name).map { words in
      ([CommandName.detail.rawValue] + words.dropFirst()).joined(separator: " ")
    }
  }

  /// `and Cambridge, Massachusetts` of `no, the one in Massachusetts`, of a name or that of the place at hand.
  func namesake(_ typed: [String], of name: @autoclosure () -> String?) -> [String]? {
    let words = Token.withoutMarks(typed)
    let mark = Continuation.mark(of: words, context.phrases)
    var said = Array(words.dropFirst(mark))
    let typed = Language.typed
    // `the Scotland one`, `the Australian one`, `tá kanadská`
    let isOne = said.count > 2 && typed.rowNouns.contains(said[said.count - 1].folded)
    let isBetween =
      said.count > 1 && typed.rowArticles.contains(said[0].folded)
      && (isOne && Token(said[1]).isCapital
        || said.count == (isOne ? 3 : 2) && typed.adjectives[said[1].folded] != nil)
    if isBetween { said = Array(said.dropFirst().dropLast(isOne ? 1 : 0)) }
    let isCorrected = typed.corrections.contains(words[..<mark].joined(separator: " ").folded)
    let count = said.indices.dropFirst().last {
      Language.typed.namesakes.contains(said[..<$0].joined(separator: " ").folded)
    }
    let isNamesake = count != nil || isBetween
    guard isNamesake || isCorrected && !said.isEmpty,
      let name = (name() ?? (try? context.places.place(.atHand))?.name)?.prefix(while: { $0 != "," }
      )
    else { return nil }
    let isPlaced = said.count > 1 && Language.typed.isPreposition(said[0])
    let area = said[(count ?? (isPlaced ? 1 : 0))...].map { typed.adjectives[$0.folded] ?? $0 }
    let known = said.dropLast(area.count).last.flatMap { before in
      (try? context.places.nominative(area, after: before)) ?? nil
    }
    let names = [known, area].compactMap(\.self).map { "\(name), \(Arguments($0).text)" }
    // Where none is called so, its search says that. `no, Bergen` is another place.
    let isArea = { (whole: String) in
      area[0].count > 2 && context.places.named(whole).map { $0.name.folded == name.folded } == true
    }
    let other =
      isNamesake
      ? names.first(where: context.places.isName) ?? names[0] : names.first(where: isArea)
    return other.map { ["and"] + $0.spacedWords }
  }

  /// Whether words say that they go on with the line before, or are only added to it: `and in knots`, `in knots`.
  package func goOn(_ typed: some Collection<String>) -> Bool {
    typed.first.map(Language.typed.isPreposition) == true
      || Continuation.mark(of: Array(typed), context.phrases) > 0
  }

  /// The words behind those for the way back: `at 15:00` of `and back at 15:00`.
  func behindWayBack(_ typed: [String]) -> [String]? {
    let typed = Token.withoutMarks(typed)
    let mark = Continuation.mark(of: typed, context.phrases)
    let words = Array(typed.dropFirst(mark))
    let count = (1...4).last { count in
      let said = words.prefix(count).joined(separator: " ").folded
      // `back` alone is a command.
      return count <= words.count && Language.typed.waysBack.contains(said)
        && (count < words.count || mark > 0
          || command(named: said) == nil && !Lexicon.shared.has(said, .synonym))
    }
    let rest = count.map { Array(words.dropFirst($0)) }
    // `Back Bay`, `back to the map`
    let isOfWay = rest.map { rest in
      rest.isEmpty
        || asks(rest).first?.spans.allSatisfy {
          $0.isTime || $0.number != nil
            || $0.is(.means, .joint, .filler) && $0.value(.joint) != "to"
        } == true
    }
    return isOfWay == true ? rest : nil
  }

  /// The readings of a line, the cheapest first, each once.
  func asks(_ typed: [String]) -> [Ask] {
    if let known = readings.asks[typed] { return known }
    let tokens = Token.all(of: typed)
    guard !tokens.isEmpty, tokens.count <= Self.mostWords else { return [] }
    let names = readings.names ?? NameLookup(context)
    readings.names = names
    let spotter = Spotter(tokens, context, names)
    var known: Set<String> = []
    let asks = Cover.all(of: spotter.spans).map { Filling.ask($0, spotter) }
      .sorted { ($0.price, $0.identity) < ($1.price, $1.identity) }
      .filter { known.insert($0.identity).inserted }
    readings.asks[typed] = asks
    return asks
  }

  /// Nobody asks for weather in more words.
  private static let mostWords = 24

  /// The line of a command about texts, rows or files by another program's word: `remove 2`. Their options are left out.
  ///
  /// - Throws: What a command takes that needs other words than these: rows, for `delete Varna`.
  private func synonym(_ words: [String], below price: Double) throws(Failure) -> Offer? {
    let typed = Token.withoutMarks(words)
    let tokens = typed.map(\.folded)
    // `how does it feel` is no `how does`.
    var isPart = false
    for count in (1...Lexicon.shared.longest).reversed() where count <= tokens.count {
      let rows = Lexicon.shared.rows(of: tokens.prefix(count).joined(separator: " "))
      let named = rows.filter { $0.kind == .synonym && !$0.isSpoken }.map(\.value)
      func isAsked(_ command: String) -> Bool { CommandName(rawValue: command)?.isAsked == true }
      guard let first = named.first(where: { !isAsked($0) }) ?? named.first else {
        isPart = isPart || !rows.isEmpty
        continue
      }
      var rest = typed.dropFirst(count).filter { !$0.isOption }
      // `remove Oslo from favorites` is about these.
      var command = first
      for count in 2...3 where rest.count >= count {
        let rows = Lexicon.shared.rows(of: rest.suffix(count).joined(separator: " ").folded)
        guard let said = rows.first(where: { $0.kind == .filler }) else { continue }
        rest.removeLast(count)
        if !said.value.isEmpty { command = said.value }
      }
      // `ho` of `pridaj ho` isn't Ho in Ghana.
      let isAtHand = rest.count == 1 && Language.typed.wordsAtHand.contains(rest[0])
      rest = isAtHand ? [] : bare(nominative(rest, behind: typed[count - 1].lowercased()))
      // Favorites are found by their own names, too, which have no cases.
      if command == CommandName.unstar.rawValue, !rest.isEmpty {
        rest = [context.places.asObject(Arguments(rest).text)]
      }
      // `save Oslo` is a favorite, and `save pins.gpx` a file.
      if !rest.isEmpty, let other = named.first(where: isAsked), other != command,
        context.places.isName(Arguments(rest).text)
      {
        command = other
      }
      // `remove Bergen`, where no row is called so
      if command == CommandName.rm.rawValue, context.places.isFavorite(Arguments(rest).text) {
        command = CommandName.unstar.rawValue
      }
      // `open favorites`, `open favourites`
      if command == CommandName.detail.rawValue, rest.count == 1,
        let other = ([rest[0]] + Lexicon.shared.rows(of: rest[0].folded).map(\.value))
          .first(where: grammar.hasCommand(called:))
      {
        (command, rest) = (other, [])
      }
      // `nastav vietor na uzly`
      if command == CommandName.set.rawValue, let last = rest.last,
        let value = [rest.joined(separator: " "), last].lazy.flatMap({
          Lexicon.shared.rows(of: $0.folded)
        }).first(where: { $0.kind == .setting })?.value
      {
        rest = value.spacedWords
      }
      // Whatever follows `set` would be a setting.
      let isKnown =
        command != CommandName.set.rawValue || rest.isEmpty
        || setting(rest).map { rest = Array($0.spacedWords.dropFirst()) }
          != nil
      let line = command.spacedWords + rest
      let isTaken = rest.isEmpty || isKnown && takes(line)
      // `najbližšie 3 dni` begins with another word, too.
      let isOther = rows.contains { $0.kind != .synonym } && count < typed.count
      let cost =
        Price.of(.synonym) + 0.2 * Double(typed.count - count)
        + (isOther || isPart ? Price.usage : 0) + (isTaken ? 0 : Price.left)
      guard cost < price else { continue }
      let text = Arguments(typed).text
      // `Man` is a town, and `History` a village.
      let place = text == text.lowercased() ? nil : context.places.named(text)
      if place?.population ?? 0 >= PlaceResolver.town { return nil }
      if !isTaken, !takes([command]),
        let used = commands.first(where: { $0.name.rawValue == command })
      {
        throw .usage(used.usage, not: Arguments(rest).text)
      }
      return Offer(
        text, isTaken ? line.joined(separator: " ") : command,
        lost: isTaken ? [] : [Arguments(rest).text],
        doubt: place != nil ? .place : isTaken ? nil : .guess, mayBePlace: typed.count == 1)
    }
    // `please add Oslo`
    let isFiller = Lexicon.shared.rows(of: tokens[0]).allSatisfy { $0.kind == .filler }
    guard typed.count > 1, isFiller, Lexicon.shared.has(tokens[0]) else { return nil }
    return try synonym(Array(typed.dropFirst()), below: price)
  }

  /// A name behind a verb, or behind its own preposition, as it is without them: `pridaj Trnavu`, `pripni v Košiciach`.
  private func nominative(_ words: [String], behind verb: String) -> [String] {
    guard let first = words.first?.lowercased(), !first.contains(where: \.isNumber) else {
      return words
    }
    // `domov z Nitry` is a way.
    let isWay = [Language.typed.fromWords, Language.typed.untilWords].contains {
      $0.contains(first)
    }
    let isSaid = words.count > 1 && context.isCasePreposition(first) && !isWay
    let said = isSaid ? first : verb
    guard context.isCasePreposition(said) else { return words }
    let name = isSaid ? Array(words.dropFirst()) : words
    let found = (try? context.places.nominative(name, after: said)) ?? nil
    return found.flatMap { $0.first == said ? nil : $0 } ?? words
  }

  /// The line of a command about texts, rows or settings without words that say nothing: `help me`, `search for Bath`.
  package func withoutFillers(_ words: [String]) -> String? {
    guard let command = command(named: words[0].lowercased()), !command.isAsked else { return nil }
    let line = [words[0]] + bare(Array(words.dropFirst()))
    return line != words && takes(line) ? Arguments(line).text : nil
  }

  /// An argument without words around it that say nothing, unless a place is called so; of rows, the numbers alone.
  private func bare(_ words: [String]) -> [String] {
    func isNothing(_ word: String) -> Bool {
      word == word.lowercased() && Lexicon.shared.has(word.folded, .filler, .joint)
    }
    let rows = words.filter { !isNothing($0) }
    if !rows.isEmpty, rows.allSatisfy({ Arguments.number($0) != nil }) { return rows }
    var words = words
    while let end = [words.first, words.last].compactMap(\.self).firstIndex(where: isNothing),
      !context.places.isName(Arguments(words).text)
    {
      words.remove(at: end == 0 ? 0 : words.count - 1)
    }
    return words
  }

  /// A command whose name was mistyped.
  private func slipOfCommand(_ typed: [String], below ask: Ask) -> Offer? {
    let first = Token(typed[0])
    // `Stará Ľubovňa zajtra` leaves nothing to explain.
    let isName = ask.spans[0].isPlace && ask.spans[0].range.count > 1
    let isWhole = isName && !ask.hasUnknown && ask.left.isEmpty && ask.doubt == nil
    guard !Lexicon.shared.has(first.folded), !TimeWords.isOne(first), !isWhole else { return nil }
    var meant: Offer?
    do {
      _ = try grammar.read(words: typed)
      meant = slipOfSynonym(typed)
    } catch {
      if case .offer(let offer) = error { meant = offer }
    }
    guard var offer = meant else { return nil }
    // What is read in any order says more.
    let command = Arguments.split(offer.lines[0]).first.flatMap { CommandName(rawValue: $0) }
    if typed.count > 1, command?.isRead == true || command == .forecast { return nil }
    // `Kosiec vikend` is no `koniec`.
    if !offer.lost.isEmpty { return nil }
    let isTown =
      (first.isCapital || context.places.named(typed[0])?.kind == .town)
      && context.places.isName(typed[0]) && !context.places.isRareName(typed[0])
    let isTaken = takes(offer.lines[0].spacedWords)
    if !isTaken { offer.doubt = offer.doubt ?? .guess }
    let price = 0.6 + Price.slip + (isTown ? 2 : 0) + (isTaken ? 0 : Price.usage / 2)
    return price < ask.price ? offer : nil
  }

  /// Another program's word for a command, mistyped: `delte 1`.
  private func slipOfSynonym(_ typed: [String]) -> Offer? {
    let first = Token(typed[0]).folded
    // Shorter words have many neighbors.
    guard first.count > 4,
      let word = Lexicon.shared.words(with: first.prefix(1).first ?? " ").first(where: {
        $0.count > 4 && Lexicon.shared.has($0, .synonym) && first.editDistance(to: $0) == 1
      }),
      let found = try? synonym([word] + typed.dropFirst(), below: .infinity)
    else { return nil }
    return Offer(
      Arguments(typed).text, found.lines[0], lost: found.lost, doubt: found.doubt, slips: 1)
  }

  /// Whether the command that words begin with takes the others.
  func takes(_ words: [String]) -> Bool {
    commands.contains { command in
      command.name.rawValue == words.first?.lowercased()
        && command.takes(Array(words.dropFirst()), in: context.vocabulary)
    }
  }
}

// Words that are said to programs, and to people.
extension LineReader {
  /// The words of the line that a word or flag of other programs means: `help version` of `--version`.
  package func programLine(_ typed: [String]) -> [String] {
    guard typed.count == 1 else { return typed }
    if let line = Language.typed.programLines[typed[0].lowercased()] {
      return line.spacedWords
    }
    // `quit!`
    let word = Token.withoutMarks(typed)
    return word.first.flatMap { CommandName(rawValue: $0.lowercased()) } == nil ? typed : word
  }

  /// The answer to what is said to people: hello, and a yes that nothing asked for.
  package func reply(to words: [String]) -> String? {
    let text = Arguments(Token.withoutMarks(words)).text
    let isGreeting = Language.typed.greetings.contains(text.folded)
    guard isGreeting || Language.typed.replies.contains(text.folded),
      context.places.own(text) == nil,
      text == text.lowercased() || !context.places.isName(text)
    else { return nil }
    return isGreeting ? context.phrases.hello : context.phrases.nothingAsked
  }

  /// Throws for a word of programs, in small letters and alone: the line that was meant, or that there is none.
  func refuseProgramWord(_ text: String) throws(Failure) {
    guard text == text.lowercased(), !text.contains(" "), context.places.own(text) == nil,
      !Lexicon.shared.has(text.folded), TimeSpan(text) == nil
    else { return }
    if let line = setting([text]) { throw .offer(Offer(text, line)) }
    let isLetter = text.count == 1 && text.utf8.count == 1
    if isLetter || Language.typed.programWords.contains(text.folded) {
      throw .noSuchWeather(text, name: text)
    }
  }
}

// Lines that begin with the name of a command.
extension LineReader {
  /// The words where they begin with a command of this screen by name, by a short name or cut short, or are a row; `nil`
  /// where they have to be read.
  ///
  /// - Throws: `ambiguous` for the beginning of several commands that means nothing else.
  package func strict(_ words: [String]) throws(Failure) -> [String]? {
    guard let first = words.first?.lowercased() else { return words }
    if words.count == 1, Arguments.number(first) != nil { return words }
    if first == "/", words.count > 1 { return [CommandName.search.rawValue] + words.dropFirst() }
    if first.hasPrefix("/"), first.count > 1 { return words }
    let text = Arguments(words).text
    let isOwn = words.count > 1 && context.places.own(text) != nil
    if grammar.hasCommand(called: first), let command = command(named: first) {
      let hasOption = words.contains(where: \.isOption)
      // `star 1 and 3`
      let rows = [first] + bare(Array(words.dropFirst()))
      if CommandSlots.of(first).changes, RowSelection(Array(rows.dropFirst())) != nil, takes(rows) {
        return rows
      }
      let isRead =
        isOwn
        || words.count > 1
          && (command.isRead && !hasOption || mayBeOther(words, than: command))
      return isRead ? nil : words
    }
    guard !isOwn, !Lexicon.shared.has(first), !TimeWords.has(first) else { return nil }
    do throws(Failure) {
      // `Hel tomorrow` is no beginning of `help`.
      let isTown = words[0].first?.isUppercase == true && context.places.isName(words[0])
      guard let name = try grammar.command(named: first), !isTown, !context.places.isName(text)
      else { return nil }
      let line = [name.rawValue] + words.dropFirst()
      if name.isRead, words.count > 1, case .line(let read, _)? = try? meaning(of: line) {
        return Arguments.split(read)
      }
      return takes(line) ? words : nil
    } catch {
      let isInCapitals = words.allSatisfy { $0.first?.isUppercase == true }
      if context.places.isName(text) || words.count > 1 && isInCapitals { return nil }
      if let meaning = try? meaning(of: words), meaning != .place(text) { return nil }
      throw error
    }
  }

  /// Whether words that begin with a command may mean something else.
  private func mayBeOther(_ words: [String], than command: CommandName) -> Bool {
    let rest = Array(words.dropFirst())
    // `sun here`
    guard !context.places.isHere(Arguments(rest).text) else { return false }
    // `forecast Oslo` is weather, `forecast refresh` a command for that screen.
    if command == .forecast {
      let next = CommandName(rawValue: rest[0].lowercased())
      if next == nil || rest.count > 1 && ![.sort, .filter].contains(next) { return true }
    }
    // `clear sky tonight`, but not `hour +999`
    let isFigure = rest.count == 1 && rest[0].contains(where: \.isNumber)
    let isOther =
      command.isAsked
      ? isSpoken(words, command) : !isFigure && !takes([command.rawValue] + rest)
    if isOther { return true }
    // `Sun Prairie`; in small letters, only where the command is often the beginning of a name.
    let text = Arguments(words).text
    let hasNumber = words.contains { $0.contains(where: \.isNumber) || $0.isOption }
    return words.count < 6 && !hasNumber
      && (words[0].first?.isUppercase == true || [.sun, .star, .in].contains(command))
      && context.places.isName(text) && !context.places.isRareName(text)
  }

  /// Whether words behind a command for weather are hardly those that it takes: `star this place`, `Home Hill`, `detail
  /// Sunday Creek`. `along By bike` is about a way's name, and `map at Cape Town zoom 4` no time's.
  private func isSpoken(_ words: [String], _ command: CommandName) -> Bool {
    let hasTime = CommandSlots.of(command.rawValue).time != .none
    let isThis =
      !hasTime && command != .home && Language.typed.present.contains(words[1].lowercased())
    let isInCapitals =
      words[0].first?.isUppercase == true || hasTime && words.contains(where: isWordInCapitals)
    return isThis || command != .along && isInCapitals
  }

  /// A word for a time or the weather that is written like a name.
  private func isWordInCapitals(_ word: String) -> Bool {
    guard word.first?.isUppercase == true else { return false }
    return Language.typed.quantity(word) != nil || context.day(of: [word]) != nil
  }

  /// Whether the first words are the names of commands, `Map Type Night`, or that of one about texts and rows.
  package func beginCommands(_ words: [String]) -> Bool {
    guard let first = words.first?.lowercased(), grammar.hasCommand(called: first) else {
      return false
    }
    let isSecond = words.count > 1 && CommandName(rawValue: words[1].lowercased()) != nil
    return isSecond || command(named: first)?.isAsked == false
  }

  /// Whether words begin with a command behind which they are read like any line.
  package func areRead(_ words: [String]) -> Bool {
    words.first.flatMap { command(named: $0.lowercased()) }?.isRead == true
  }

  /// The command of this name, short name or beginning.
  package func command(named word: String) -> CommandName? {
    (try? grammar.command(named: word)) ?? nil
  }
}

/// The readings of words while one line is read, which several questions are asked about, and the names in them.
@MainActor package final class Readings {
  fileprivate var asks: [[String]: [Ask]] = [:]
  fileprivate var names: NameLookup?

  package init() {}
}
