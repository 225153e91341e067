import Analysis
import CommandKit
import Phrases
import Quantities
import Reports

/// A line behind another one, of which it says only what it changes: `and tomorrow`, `add Oslo`, `tell me when it does`.
@MainActor struct LineBehind {
  private let reader: LineReader
  private let isOfWay: Bool
  private let before: String
  private let words: [String]
  private let command: CommandName?

  init(_ before: String, isOfWay: Bool, _ reader: LineReader) {
    (self.reader, self.isOfWay, self.before) = (reader, isOfWay, before)
    words = Arguments.split(before)
    command = words.first.flatMap { CommandName(rawValue: $0) }
  }

  private var context: ReadingContext { reader.context }
  /// The cheapest reading of the line before.
  private var ask: Ask? { asks(words).first }
  private var spans: [Span] { ask?.spans ?? [] }
  private var times: [String] { spans.filter(\.isTime).map(\.text) }
  private var places: [String] { spans.filter(\.isPlace).map { "in \($0.text)" } }
  private func asks(_ typed: [String]) -> [Ask] { reader.asks(typed) }

  /// The line before with what this one changes in it; `nil` for a line of its own.
  func whole(_ typed: [String]) -> String? {
    let marked = withMarkBefore(typed)
    // What `and` would add to a comparison or the alerts is meant in place of something there.
    let adds = [.compare, .tell].contains(command)
    // `back to the list`
    let isWhole =
      typed.count > 2
      && Lexicon.shared.rows(of: Arguments(typed).text.folded).contains {
        $0.kind == .synonym && CommandName(rawValue: $0.value)?.isAsked != true
      }
    let hasPlace = { asks(marked).first?.spans.contains(where: \.isPlace) == true }
    guard marked == typed || !adds || command == .compare && !hasPlace(), !isWhole else {
      return nil
    }
    if let other = compared(marked) ?? askedAgain(marked) ?? limited(marked) ?? mapped(marked)
      ?? alerted(marked)
    {
      return other
    }
    let place = spans.last(where: \.isPlace)?.text
    let typed =
      (command == .compare ? nil : reader.namesake(marked, of: place)) ?? withDateBeside(marked)
    if isOfWay, let rest = reader.behindWayBack(typed) {
      let back = reversed
      return rest.isEmpty
        ? back : back.flatMap { LineBehind($0, isOfWay: true, reader).whole(rest) }
    }
    let said = typed.dropFirst(Continuation.mark(of: typed, context.phrases))
    if isOfWay, let view = view(said) {
      // Another view stands in its stead.
      let views = [CommandName.chart, .map].map(\.rawValue)
      let first = words.indices.dropFirst(2).first { views.contains(words[$0]) } ?? words.endIndex
      let behind = words[first...].dropFirst(words[first...].first == views[1] ? 2 : 1)
      return Arguments(words[..<first] + behind + view).line
    }
    guard let going = Continuation(typed, behind: before, isOfWay: isOfWay, reader),
      let tokens = going.line
    else { return nil }
    let whole = tokens.map { $0.text.contains(" ") ? Token("\"\($0.text)\"") : $0 }.text
    let new = Arguments.split(whole)
    func read(_ words: [String]) -> String? {
      if case .line(let line, _)? = try? reader.meaning(of: words) { line } else { nil }
    }
    // `sun in nice` is clear, and `sun nice` isn't.
    let line = read(new).map { read(Arguments.split($0)) == nil ? whole : $0 }
    guard going.isUnmarked else { return line ?? whole }
    // Of two lines the one is meant that has an answer, and another one than before. Which is coldest is seen again.
    let isSame = Set(new.map(\.folded)) == Set(words.map(\.folded))
    return !isSame || command == .compare || going.isWholeDay ? line : nil
  }

  /// `and tomorrow` of `tomorrow instead`, `and Bergen` of `Bergen?`, `no, sunday` of `no sunday`
  func withMarkBefore(_ typed: [String]) -> [String] {
    let words = Token.withoutMarks(typed)
    let isAsked =
      typed.last?.hasSuffix("?") == true && Continuation.mark(of: words, context.phrases) == 0
    // Behind a place alone, it is one as well.
    if isAsked, ask?.isBarePlace == false,
      asks(words).first.map({ $0.isBarePlace && $0.isWhole }) == true
    {
      return words.first.map(Language.typed.isPreposition) == true
        ? ["and"] + words : ["and", "in"] + words
    }
    let (first, rest) = (words.prefix(1).map { $0 + "," }, Array(words.dropFirst()))
    let isCorrected = first.contains { Language.typed.corrections.contains($0.folded) }
    let areNoWeather = { (ask: Ask) in
      ask.spans.allSatisfy { $0.isTime || $0.isPlace || $0.is(.joint, .filler) }
    }
    if isCorrected, !rest.isEmpty, asks(rest).first.map(areNoWeather) == true {
      return first + rest
    }
    guard words.count > 1, Language.typed.continuingBehind.contains(words[words.count - 1].folded)
    else { return typed }
    return [Continuation.mark(of: words, context.phrases) > 0 ? [] : ["and"], words.dropLast()]
      .flatMap(\.self)
  }

  /// The line of the way back; `nil` where its places aren't named.
  private var reversed: String? {
    let tokens = Token.all(of: words)
    var places = spans.filter(\.isPlace)
    guard places.count > 1 else { return nil }
    return spans.flatMap { span in tokens[(span.isPlace ? places.removeLast() : span).range] }.text
  }

  /// The comparison with a place more, `add Oslo`, or without one of its places, `without Oslo`.
  private func compared(_ typed: [String]) -> String? {
    guard [.compare, .along].contains(command), typed.count > 1 else { return nil }
    if let page = only(typed) { return page }
    guard command == .compare else { return nil }
    let first = typed[0].folded
    // `pridaj aj Žilinu`
    let rest = Array(
      typed.dropFirst().drop { word in
        Lexicon.shared.rows(of: word.folded).contains {
          $0.kind == .filler || $0.kind == .joint && $0.value == "and"
        }
      })
    // `pridaj Žilinu`
    let object = context.places.asObject(Arguments(rest).text).spacedWords
    if Language.typed.addingPlaces.contains(first) {
      return whole(["and"] + object)
    }
    guard Language.typed.droppingPlaces.contains(first) else { return nil }
    // `bez Žiliny` has the case of `z Žiliny`.
    let genitives = Language.typed.fromWords.compactMap { word in
      (try? context.places.nominative(rest, after: word)) ?? nil
    }
    let dropped = ([object] + genitives).uniqued.compactMap { asks($0).first }
      .filter { $0.isBarePlace && $0.isWhole }
    let said =
      dropped.flatMap(\.spans) + (asks(rest).first?.spans ?? []).filter { $0.number != nil }
    let gone = Set(said.compactMap(identity))
    let places = named.filter { !gone.contains($0.identity) }.map(\.text)
    let end = spans.last { $0.isPlace || $0.number != nil }?.range.upperBound ?? 0
    guard !places.isEmpty, places.count < named.count else { return nil }
    guard places.count > 1 else { return page(of: places) }
    let behind = Token.all(of: words).dropFirst(end).map(\.text)
    return ([words[0], places.joined(separator: ", ")] + behind).joined(separator: " ")
  }

  /// The page of the place that is left of a comparison or a way: `just Oslo`, `just the first`, and `just 2` of rows.
  private func only(_ typed: [String]) -> String? {
    let known = Language.typed
    let count = (1..<typed.count).last {
      known.keptPlaces.contains(typed[..<$0].joined(separator: " ").folded)
    }
    guard let count, let meant = asks(Array(typed[count...])).first else { return nil }
    if meant.isBarePlace, meant.isWhole, meant.places.count == 1 { return page(of: meant.places) }
    let said = typed[count...].map { Token($0).folded }
      .filter { !known.rowArticles.contains($0) && !known.rowNouns.contains($0) }
    guard said.count == 1 else { return nil }
    let row = meant.spans.lazy.compactMap(identity).first
    let number = known.lastRow.contains(said[0]) ? named.count : known.rowWords[said[0]]
    let index = (number ?? Arguments.number(said[0]) ?? 0) - 1
    let place =
      named.first { $0.identity == row } ?? (named.indices.contains(index) ? named[index] : nil)
    return place.map { page(of: [$0.text]) }
  }

  /// The page of one place of a comparison, on its day.
  private func page(of places: [String]) -> String {
    ([CommandName.detail.rawValue] + places.filter { $0 != Self.this } + times)
      .joined(separator: " ")
  }

  private static let this = "this"

  /// The places of a comparison: names, rows, and the place at hand in `compare this, Oslo`.
  private var named: [(identity: String, text: String)] {
    let named = spans.compactMap { span in identity(span).map { ($0, span.text) } }
    guard Token.all(of: words).contains(where: { Language.typed.present.contains($0.folded) }),
      let this = try? context.places.place(.atHand)
    else { return named }
    return [(this.identity, Self.this)] + named
  }

  /// That of a place by its name or its row.
  private func identity(_ span: Span) -> String? {
    switch span.meaning {
    case .place(let identity): identity
    case .number(let row): (try? context.places.place(.row(row)))?.identity
    default: nil
    }
  }

  /// The question about a time once more, for `when?` and `when does it stop`: the answer has its end, too. An alert for
  /// it on that day, for `tell me when it does`.
  private func askedAgain(_ typed: [String]) -> String? {
    guard let said = asks(typed).first?.spans,
      said.allSatisfy({ $0.is(.ask, .ending, .filler, .soft, .joint) || $0.isTime }),
      let way = said.lazy.compactMap({ $0.value(.ask) }).first,
      let asked = CommandName(rawValue: way), [.when, .tell].contains(asked)
    else { return nil }
    let new = said.filter(\.isTime).map(\.text)
    let tokens = Token.all(of: words)
    func again(without isLeft: (Span) -> Bool) -> String {
      let kept = spans.filter { !isLeft($0) }.map { tokens[$0.range].text }
      return ([way] + kept).joined(separator: " ")
    }
    // `chart rain tomorrow`, `when does it stop`
    let isOfFall = spans.contains {
      $0.value([.sky, .weather, .quantity]).map(Filling.falls.contains) == true
    }
    if command == .when {
      guard asked == .tell else { return new.isEmpty ? before : nil }
      if said.contains(where: { $0.is(.ending) }) {
        return isOfFall ? (["tell when dry"] + places + new).joined(separator: " ") : nil
      }
      let days = new.isEmpty ? spans.compactMap(dayOfAlert) : new
      return ([again { $0.isTime }] + days).joined(separator: " ")
    }
    guard asked == .when, isOfFall, new.isEmpty else { return nil }
    // The hours of a chart are no time that rain is to last.
    return again { $0.length != nil || $0.number != nil || $0.is(.command) }
  }

  /// A limit of the quantity that a page was about: `below 15 km/h` behind gusts, `tell me when it's over 90` behind
  /// humidity. Nothing but a temperature is zero or less.
  private func limited(_ typed: [String]) -> String? {
    let words = Token.withoutMarks(typed)
    let mark = Continuation.mark(of: words, context.phrases)
    let quantities = spans.compactMap { $0.value(.quantity) }
    guard ![.compare, .along].contains(command), quantities.count == 1,
      let said = asks(Array(words.dropFirst(mark))).first?.spans,
      let limit = said.first(where: \.isClearLimit),
      said.allSatisfy({
        $0.limit != nil || $0.isTime || $0.is(.ask, .page, .filler, .soft, .joint)
          || $0.value(.command) == CommandName.when.rawValue
      })
    else { return nil }
    let isAlert = said.contains { $0.value(.ask) == CommandName.tell.rawValue }
    let old = spans.first { $0.limit != nil }
    guard isAlert || old == nil else { return nil }
    let unit = limit.limit?.hasUnit == false ? old?.unit : nil
    let figure = limit.text.spacedWords + [unit].compactMap(\.self)
    guard figure.compactMap(FigureText.value).allSatisfy({ $0 > 0 }),
      WeatherQuestion([quantities[0]] + figure) != nil
    else { return nil }
    let new = said.filter(\.isTime).map(\.text)
    let days = isAlert ? spans.compactMap(dayOfAlert) : times
    let way = isAlert ? "tell when" : CommandName.when.rawValue
    return ([way, quantities[0]] + figure + (new.isEmpty ? days : new) + places)
      .joined(separator: " ")
  }

  /// The map of what a page was about: `on the map` behind wind.
  private func mapped(_ typed: [String]) -> String? {
    let map = CommandName.map.rawValue
    let shown = spans.compactMap { $0.value([.quantity, .sky]) }
    guard !isOfWay, command != .compare, shown.count == 1, places.count < 2,
      asks([map, shown[0]]).first?.isWhole == true,
      let said = asks(typed).first, said.isWhole, said.places.isEmpty, said.answer == .line(map)
    else { return nil }
    let moments = spans.filter { span in
      if case .time(let day) = span.meaning { !day.isSeveral } else { false }
    }
    let words = ([map, shown[0]] + moments.map(\.text) + places).joined(separator: " ")
    guard case .line(let line)? = asks(words.spacedWords).first?.answer else { return nil }
    return line
  }

  /// Another alert for the same place: `and when it snows`.
  private func alerted(_ typed: [String]) -> String? {
    let said = Array(typed.dropFirst(Continuation.mark(of: typed, context.phrases)))
    guard command == .tell, said.count < typed.count, let new = asks(said).first?.spans,
      new.contains(where: {
        $0.value(.ask) == CommandName.when.rawValue || $0.value(.soft) == "if"
      }),
      new.contains(where: { $0.is(.sky, .weather, .quantity) || $0.limit != nil })
    else { return nil }
    let here = new.contains(where: \.isPlace) ? [] : places
    return ([CommandName.tell.rawValue] + said + here).joined(separator: " ")
  }

  /// The time of a question as an alert has it: a weekday would be every one of them.
  private func dayOfAlert(_ span: Span) -> String? {
    guard case .time(let day) = span.meaning else { return nil }
    guard case .weekday = day else { return span.text }
    return context.date(beside: day, by: 0, isPast: false)?.description
  }

  /// `and 2026-12-05` of `and the day after`, behind a line about the day before that.
  private func withDateBeside(_ typed: [String]) -> [String] {
    let words = Token.withoutMarks(typed)
    let mark = words.prefix(Continuation.mark(of: words, context.phrases))
    let said = words.dropFirst(mark.count).joined(separator: " ").folded
    let slots = CommandSlots.of((command ?? .detail).rawValue)
    guard let step = Language.typed.besideDays[said] else { return typed }
    let span = spans.first(where: \.isTime)
    let day = if case .time(let day)? = span?.meaning { day } else { DayReference.after(0) }
    guard !day.isSeveral, span != nil || [.hours, .day, .night].contains(slots.time) else {
      return typed
    }
    let isPast = command == .past
    let other =
      context.word(beside: day, by: step)
      ?? context.date(beside: day, by: step, isPast: isPast)?.description
    return other.map { ["and"] + $0.spacedWords } ?? typed
  }

  /// The view of a way that words ask for, `wind on the map` or `graf`.
  private func view(_ words: some Collection<String>) -> [String]? {
    guard let ask = asks(Array(words)).first, ask.isWhole, case .line(let line) = ask.answer else {
      return nil
    }
    let map = CommandName.map.rawValue
    return switch line.spacedWords {
    case [CommandName.chart.rawValue]: [line]
    case let parts where parts.starts(with: [map, CommandName.type.rawValue]) && parts.count == 3:
      [map, parts[2]]
    default: nil
    }
  }
}
