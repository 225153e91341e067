import CommandKit
import Phrases
import Quantities
import Reports

/// A line that says only what it changes in the one before, `and tomorrow`, or asks something else about the same place
/// and time, `and how windy is it`.
@MainActor struct Continuation {
  private let reader: LineReader
  /// The command of the line before, and the words behind it with their meanings.
  private let command: String
  private let before: Reading
  private let new: Reading
  /// Whether it asks how much of what was asked for, and what a way's page says anyway: `will it rain`.
  private let isAmount: Bool
  private let asksOfWay: Bool
  /// Whether nothing says that it goes on.
  let isUnmarked: Bool
  /// Whether it asks for what is now, or comes, behind a line about the past.
  private let isAhead: Bool

  /// `nil` for a line of its own. Times, a quantity and `in Bergen` need no mark such as `and`, and neither do means and
  /// `best` behind a way, which is at hand, or `which is warmest` behind a comparison.
  init?(_ typed: [String], behind line: String, isOfWay: Bool, _ reader: LineReader) {
    let words = Token.withoutMarks(typed).map { Token($0).folded }
    let mark = Self.mark(of: typed, reader.context.phrases)
    let old = Arguments.split(line)
    let known = old.first.flatMap { CommandName(rawValue: $0) }
    command = known?.rawValue ?? ""
    let (name, isCompared) = (command, known == .compare)
    // `A Coruña`
    guard let first = typed.first else { return nil }
    let ofCommand = CommandName(rawValue: first)
    // `hours Oslo`, but not `chart wind`
    let isCommand =
      ofCommand?.isAsked == true && ofCommand != .compare
      && !typed.dropFirst().allSatisfy {
        Lexicon.shared.has($0.folded, .quantity, .filler, .joint)
      }
    let mayGoOn = known != .tell && !isCommand && typed.count <= Self.mostWithoutMark
    guard mark > 0 || isOfWay || isCompared || mayGoOn else { return nil }
    let isName = first.first?.isUppercase == true
    guard !isName || !reader.context.places.isName(Arguments(typed).text) else { return nil }
    // A question adds no alert.
    guard mark < 2 || command != CommandName.tell.rawValue else { return nil }
    func read(_ words: [String], isBare: Bool = false) -> Reading {
      let asks = reader.asks(words)
      // Behind a way, `best 6-12` isn't about Best.
      let isOfNoPlace = { (ask: Ask) in !ask.spans.contains { $0.isPlace || $0.isUnknown } }
      let meant = isBare ? asks.first(where: isOfNoPlace) : nil
      return Reading(tokens: Token.all(of: words), spans: (meant ?? asks.first)?.spans ?? [])
    }
    self.reader = reader
    let said = Array(typed.dropFirst(mark))
    // `and how much on wednesday` asks for what was asked before.
    let isOfFall = [.chart, .hours].contains(known) && old.contains(where: Filling.falls.contains)
    let mayBeAmount = mark > 0 || known == .when || isOfFall
    let amount =
      mayBeAmount ? (1...3).last { Self.isAmount(words.dropFirst(mark).prefix($0)) } : nil
    let rest = amount.map { read(Array(said.dropFirst($0))) }
    let isSame = rest.map { $0.parts(of: name).isSubset(of: [.time, .place]) } == true
    isAmount = isSame
    isUnmarked = mark == 0 && !isOfWay && !isSame
    new = isSame ? rest ?? read(said) : read(said, isBare: mark == 0 && (isOfWay || isCompared))
    let parts = new.parts(of: name)
    isAhead =
      name == CommandName.past.rawValue
      && new.spans.contains { span in
        if case .time(.after(0...)) = span.meaning { true } else { span.isNow }
      }
    let asked = Set(new.spans.flatMap { $0.value([.quantity, .sky, .weather]).map { [$0] } ?? [] })
    asksOfWay =
      isOfWay && !asked.isEmpty && asked.isSubset(of: CommandSlots.of(name).quantities)
      && (mark > 0 || CommandName(rawValue: words[0]) == nil)
      && parts.isSubset(of: [.weather, .question, .time])
      && !new.spans.contains { $0.value(.ask) == "tell" } && new.page == nil
    let isBare =
      isOfWay ? new.changesWay || asksOfWay : new.changesPage(of: known, reader.context.mayBeRow)
    guard !parts.isEmpty || isSame || isAhead, !parts.contains(.other), mark > 0 || isBare || isSame
    else {
      return nil
    }
    // A saved way's name may be anything.
    if command == CommandName.along.rawValue, old.count > 1, old[1].contains(" ") {
      let rest = read(Array(old.dropFirst(2)))
      let name = Span(range: 0..<1, meaning: .unknown, price: 0, text: old[1])
      before = Reading(
        tokens: [Token(old[1])] + rest.tokens, spans: [name] + rest.spans.map { $0.moved(by: 1) })
      return
    }
    let whole = read(old)
    if command.isEmpty {
      before = whole
    } else if whole.spans.first?.value(.command) == command {
      before = Reading(tokens: whole.tokens, spans: Array(whole.spans.dropFirst()))
    } else {
      before = read(Array(old.dropFirst()))
    }
  }

  /// Whether it asks for all hours of a day.
  var isWholeDay: Bool { new.spans.contains(where: \.isWholeDay) }

  /// A line of more words is one of its own, unless it says that it goes on.
  private static let mostWithoutMark = 7

  /// The number of the words at the beginning with which a line goes on: `and`.
  static func mark(of typed: [String], _ phrases: any Phrases) -> Int {
    let words = typed.map { Token($0).folded }
    return (phrases.continuing + longMarks + Language.typed.corrections).map(\.spacedWords)
      .filter(words.starts).map(\.count).max() ?? 0
  }

  /// Those of several words are no others in another language, as `a` and `so` are.
  private static let longMarks = Language.allCases.flatMap(\.phrases.continuing)
    .filter { $0.contains(" ") }

  /// The parts that the new words change.
  private var changed: Set<Span.Part> {
    var changed = new.parts(of: command)
    if asksOfWay { changed = changed.intersection([.time]) }
    let isRanked = new.spans.contains { $0.is(.superlative) }
    switch CommandName(rawValue: command) {
    // `at 8:00` is no best start among others.
    case .along where new.spans.contains(where: \.isHours): changed.insert(.limit)
    // `which is coldest` is no longer about the wind.
    case .compare where isRanked: changed.insert(.weather)
    default: break
    }
    if isOfOtherFigure { changed.formUnion([.weather, .length]) }
    // `when should I walk` behind a way by car
    if new.spans.contains(where: { $0.bestMeans != nil }) { changed.insert(.means) }
    return changed
  }

  /// Whether it asks for another page, or weather of which the page before has nothing.
  private func asksAgain(_ changed: Set<Span.Part>) -> Bool {
    changed.contains(.question) || changed.contains(.weather) && !takesWeather
      || changed.contains(.limit) && !takesLimit
      || new.comparesPlace && command != CommandName.compare.rawValue
  }

  /// Those of the places before that the new one stands for; `nil` where that isn't clear.
  private func dropped(of places: [Int]) -> Set<Int>? {
    guard places.count > 1 else { return Set(places) }
    guard command == CommandName.along.rawValue else { return nil }
    return switch new.spans.first?.value(.joint) {
    case "to": [places[places.count - 1]]
    case "from": [places[0]]
    case "via": []
    default: nil
    }
  }

  /// The whole line; `nil` where the new words can't be part of the line before.
  var line: [Token]? {
    let changed = self.changed
    let asksAgain = self.asksAgain(changed)
    let places = before.spans.indices.filter { part(of: before.spans[$0]) == .place }
    let isCompared = command == CommandName.compare.rawValue
    // `and warmer than today`, but not `and the warmest day`
    let isOfDays = TimeWords.sayDay(new.tokens)
    let comparesDays = !new.comparesPlace && new.spans.contains { $0.is(.superlative) }
    let addsPlace = isCompared && changed.contains(.place) && !places.isEmpty && !asksAgain
    let added = Set(new.spans.filter { part(of: $0) == .place }.map(\.meaning))
    if addsPlace, changed == [.place], added.isSubset(of: before.spans.map(\.meaning)) {
      return [Token(command)] + before.tokens
    }
    let isOfOnePlace = !addsPlace && (asksAgain || changed.contains(.place))
    guard let dropped = isOfOnePlace ? self.dropped(of: places) : Set(places) else { return nil }
    // `10` behind `days 5`, but not behind `days`
    if isUnmarked, new.spans.contains(where: { $0.number != nil }),
      !before.spans.contains(where: { $0.number != nil || $0.length != nil })
    {
      return nil
    }
    var (kept, hours): ([Token], [Token]) = ([], [])
    // `tomorrow` behind a place alone is no less by itself.
    var keepsMore = isPartOfDay && before.spans.contains(where: \.isTime)
    for (index, span) in before.spans.enumerated() {
      let next = span.is(.joint) ? behind(index) : index
      let said = next.map { part(of: before.spans[$0]) } ?? .none
      let words = before.tokens[span.range]
      let isKept =
        isAhead
        ? said == .place
        : asksAgain
          ? said == .place && !changed.contains(.place)
            || said == .weather && span.is(.quantity) && takesQuantity
            || said == .time && !isOfOther(span)
              && (comparesDays ? !isOfDays : !changed.contains(.time))
          : !changed.contains(said) || said == .none || isWayName(index)
            || said == .place && (addsPlace || next.map(dropped.contains) == false)
      let takesHours = page.map { ![.day, .night].contains($0.time) } ?? !new.comparesPlace
      if isKept, case .time(let day) = span.meaning, day.isHours, !takesHours {
        // `sun` behind an evening is about its day.
        let named = self.day(in: words) ?? words.startIndex..<words.startIndex
        keepsMore = keepsMore || !named.isEmpty
        kept += words[named]
      } else if isKept {
        keepsMore = keepsMore || ![.place, .none].contains(said)
        kept += words + (addsPlace && index == places.last ? [Token("and")] + newWords : [])
      } else if case .time(let day) = span.meaning {
        let named = self.day(in: words)
        if isPartOfDay {
          // `at 15:00` has no day that could be kept.
          guard let named = named ?? (day.hasDay ? nil : words.startIndex..<words.startIndex)
          else { return nil }
          kept += words[named]
        } else if isDayAlone, day.isHours, day != .tonight || words.count > 1 {
          hours += named.map { words[..<$0.lowerBound] + words[$0.upperBound...] } ?? words
        }
      } else if span.number != nil, isDayAlone, command == CommandName.along.rawValue {
        // `at tomorrow 7`
        hours += words
      }
    }
    let isPage =
      isCompared
      || !["", CommandName.detail.rawValue].contains(command)
        && changed.isDisjoint(with: [.weather, .question])
    if isUnmarked, !keepsMore && hours.isEmpty && !isPage || isAhead { return nil }
    let rest = (addsPlace ? [] : newWords) + hours
    // A place first might begin like a command.
    if asksAgain { return comparesDays ? kept + rest : rest + kept }
    if !command.isEmpty, !isAhead {
      // `and how much` behind `when rain` is seen in its hours.
      let isAmountCharted =
        isAmount && command == CommandName.when.rawValue
        && before.spans.contains {
          $0.value([.quantity, .sky]).map(Filling.falls.contains) == true
        }
      let command = isAmountCharted ? CommandName.chart.rawValue : command
      return [Token(command)] + kept + rest
    }
    return kept + rest
  }

  /// Whether the command is about a quantity or weather: `and uv` behind `sun` asks for another answer.
  private var takesWeather: Bool {
    let slots = CommandSlots.of(command)
    // `and wind` behind `when rain` has no limit that could be reached.
    let isWaitedFor = new.spans.contains {
      $0.is(.sky, .weather, .guess) || $0.limit != nil
        || $0.value(.quantity).map(Filling.falls.contains) == true
    }
    // `freezing` is no quantity of a chart.
    let isQuantity = new.spans.allSatisfy {
      part(of: $0) != .weather
        || $0.value([.quantity, .sky, .weather]).flatMap(WeatherQuantity.named) != nil
    }
    return ["", "tell", "compare", "along"].contains(command) || slots.quantity && isQuantity
      || command == CommandName.when.rawValue && isWaitedFor
      || new.spans.contains {
        $0.value([.quantity, .sky, .weather]).map(slots.quantities.contains) == true
      }
  }

  private var takesLimit: Bool {
    [.when, .tell, .compare, .along].map(\CommandName.rawValue).contains(command)
  }

  /// Whether another page has nothing of it: so many days, or a date without a forecast.
  private func isOfOther(_ span: Span) -> Bool {
    let slots = CommandSlots.of(command)
    return switch span.meaning {
    case .number: slots.count == .days
    // `will it rain` behind `wind next 12 hours` isn't about rain that lasts so long.
    case .length:
      new.spans.contains { $0.is(.weather) || ["yes", "when"].contains($0.value(.ask)) }
    case .time(let day):
      slots.isOfAnyDay && page?.isOfAnyDay != true && !reader.context.hasForecast(day)
    default: false
    }
  }

  /// The arguments of another page that it asks for: `chart` behind `hours wind`.
  private var page: CommandSlots? { new.page.map(CommandSlots.of) }

  /// Whether a quantity of the line before is that of the new one, too: `chart`, `vs Bergen`.
  private var takesQuantity: Bool {
    page?.quantity ?? new.comparesPlace && !new.spans.contains { $0.is(.superlative) }
  }

  /// The next word that says something.
  private func behind(_ index: Int) -> Int? {
    before.spans.indices.dropFirst(index + 1).first { !before.spans[$0].is(.joint, .filler) }
  }

  /// The words of a time that are its day, without hours of it; the most that are.
  private func day(in words: ArraySlice<Token>) -> Range<Int>? {
    words.indices.flatMap { first in (first + 1...words.endIndex).map { first..<$0 } }
      .filter { reader.context.day(of: words[$0].map(\.text))?.isHours == false }
      .max { $0.count < $1.count }
  }

  /// Whether the time is a part of a day that it doesn't name.
  private var isPartOfDay: Bool {
    new.spans.contains { span in
      if span.isWholeDay { return true }
      guard case .time(let day) = span.meaning, !day.hasDay else { return false }
      // `tonight` and `this evening` are of today.
      let words = new.tokens[span.range].map(\.text)
      return HourText.first(of: words)?.count == words.count
        && !words.contains { Language.typed.present.contains($0.folded) }
    }
  }

  /// Whether the time is a day without hours of it, which `sunday 10` has. Where something else is asked about another
  /// day, all of it is meant: `high tide tomorrow`.
  private var isDayAlone: Bool {
    let asksOther = isUnmarked && changed.contains(.weather)
    return !new.spans.contains { $0.number != nil }
      && new.spans.contains {
        guard case .time(let day) = $0.meaning else { return false }
        return !day.isHours && !day.isSeveral && (!asksOther || isOfBefore(day))
      }
  }

  /// Whether the line before is about hours of a day.
  private func isOfBefore(_ day: DayReference) -> Bool {
    before.spans.contains { span in
      if case .time(.hours(_, let known)) = span.meaning { known == day } else { false }
    }
  }

  /// The words that were typed. Behind another day, `sunday` isn't today.
  private var newWords: [Token] {
    let today = reader.context.today
    let hasDay = before.spans.contains { span in
      if case .time(let day) = span.meaning { day != .after(0) } else { false }
    }
    return new.spans.flatMap { span -> [Token] in
      switch span.meaning {
      case .length where hasDay && span.isWholeDay: return []
      case .length where span.isWholeDay && takesLimit:
        let today = reader.context.phrases.dayWords.first { $0.day == .after(0) }
        return today.map { [Token($0.text)] } ?? []
      // `and at 6` behind `at 3pm`
      case .time(let day) where day.isHours && !day.hasDay && half != nil:
        let words = Array(new.tokens[span.range]) + (half.map { [Token($0)] } ?? [])
        let isHour = reader.context.day(of: words.map(\.text)) != nil
        return isHour && !HourText.hasHalf(words.dropLast().map(\.text)) ? words : words.dropLast()
      case .time(.weekday(let weekday))
      where hasDay && weekday == CalendarDay(daysSince1970: today)?.weekday:
        return CalendarDay(daysSince1970: today + 7).map { [Token($0.description)] } ?? []
      case .limit(_, hasUnit: false) where !isOfOtherFigure:
        return new.tokens[span.range] + (unit.map { [Token($0)] } ?? [])
      case .time(.anniversary), .word(.period, "year"):
        return new.tokens[span.range] + (year.map { [Token($0)] } ?? [])
      default: return Array(new.tokens[span.range])
      }
    }
  }

  /// Whether a figure isn't about the quantity of the line before: `below 0` behind `when rain` or `when wind above 10`.
  private var isOfOtherFigure: Bool {
    guard takesLimit, let figure = new.spans.first(where: { $0.limit != nil }) else { return false }
    let old = before.spans.first { $0.limit != nil }
    func quantity(_ span: Span) -> WeatherQuantity? {
      let words = span.text.spacedWords
      // Nothing else is zero or less.
      let isCold = words.compactMap(FigureText.value).contains { $0 <= 0 }
      return isCold ? .temperature : FigureText.quantity(of: words)
    }
    guard let old else { return command == CommandName.when.rawValue }
    return quantity(figure).map { $0 != quantity(old) } ?? false
  }

  /// The half of the day that the hour of the line before was typed with: `pm` of `3pm`.
  private var half: String? {
    before.spans.lazy.filter(\.isTime).flatMap { before.tokens[$0.range] }
      .map { $0.text.filter(\.isLetter) }.first(where: HourText.isHalf)
  }

  /// The unit of the limit before, which another figure has, too.
  private var unit: String? { before.spans.lazy.compactMap(\.unit).first }

  /// The year of the date or month before, where it was said: `and june` behind `may 2018`.
  private var year: String? {
    before.spans.lazy.compactMap { span -> String? in
      guard span.isTime || span.is(.period) else { return nil }
      return before.tokens[span.range].flatMap { $0.text.split(separator: "-") }.first {
        $0.count == 4 && $0.allSatisfy(\.isNumber)
      }.map(String.init)
    }.first
  }

  private static func isAmount(_ words: some Collection<String>) -> Bool {
    Lexicon.shared.rows(of: words.joined(separator: " ")).contains {
      $0.kind == .ask && $0.value == "much"
    }
  }

  /// A saved way may be called `hike`.
  private func isWayName(_ index: Int) -> Bool {
    command == CommandName.along.rawValue && index == 0 && !before.spans[0].isPlace
  }

  private func part(of span: Span) -> Span.Part {
    span.part(of: command)
  }
}

/// Words and their meanings.
private struct Reading {
  let tokens: [Token]
  let spans: [Span]

  /// The parts of a line that they are behind a command.
  func parts(of command: String) -> Set<Span.Part> {
    Set(spans.map { $0.part(of: command) }).subtracting([.none])
  }

  private var joint: String? { spans.first?.value(.joint) }

  /// A bare number is a row, and that of `at sunday 10` an hour.
  private var hasRow: Bool {
    spans.indices.contains { index in
      spans[index].number != nil && (index == 0 || !spans[index - 1].isTime)
    }
  }

  /// Whether the words alone change a way: a time, a means, or one place behind `to`.
  var changesWay: Bool {
    let parts = parts(of: CommandName.along.rawValue)
    let isPlace =
      ["via", "to", "from"].contains(joint) && parts.isSubset(of: [.place, .time, .means])
      && spans.count(where: \.isPlace) == 1
    return isPlace || parts.isDisjoint(with: [.place, .weather, .question]) && !hasRow
  }

  /// Whether the words alone change another line: a time, a length, a quantity, `in Bergen` or `hours`, and behind a
  /// comparison `by wind` or `which is warmest`.
  func changesPage(of command: CommandName?, _ mayBeRow: (Int) -> Bool) -> Bool {
    let parts = parts(of: command?.rawValue ?? "")
    if comparesPlace, command != .past,
      parts.isSubset(of: [.place, .question, .limit, .weather])
    {
      return true
    }
    if command == .compare, joint == "by" || ranks(parts) { return true }
    // `over 20 mph`
    if ![.tell, .along, .compare].contains(command), spans.contains(where: \.isClearLimit),
      parts.isSubset(of: [.limit, .weather])
    {
      return true
    }
    // The past has quantities of its own.
    let most = command == .past ? 0 : 1
    let isPlace = !parts.contains(.place) || joint == "in" && command != .compare
    // `10` behind `days 5`
    var isLength = false
    if spans.count == 1, let number = spans[0].number { isLength = !mayBeRow(number) }
    return isPlace && (isLength || !hasRow)
      && parts.isSubset(of: [.time, .length, .place, .weather])
      && spans.count { $0.part(of: command?.rawValue ?? "") == .weather } <= most
      || asksWeather
        && parts.isSubset(of: hasHours ? [.question, .weather, .time] : [.question, .weather])
      || isPage(behind: command)
  }

  /// `will it rain`, which behind another day is about that
  private var asksWeather: Bool {
    let isOfWeather = spans.contains {
      $0.is(.quantity, .sky, .weather, .feeling, .guess) && !TimeWords.sayDay(tokens)
    }
    // `is it raining` is about now.
    let isNow = spans.contains {
      $0.value(.page) == CommandName.detail.rawValue
        || Language.typed.goingOn.contains($0.text.folded)
    }
    return isOfWeather && !isNow
      && spans.contains { $0.value(.ask).map(["yes", "much", "what"].contains) == true }
  }

  /// `at 3pm`, on whatever day
  private var hasHours: Bool {
    spans.contains { span in
      guard case .time(let day) = span.meaning else { return false }
      return day.isHours && !day.hasDay
    }
  }

  /// `vs Bergen`, `is it warmer than Bergen`, `compare with Bergen`
  var comparesPlace: Bool {
    let isThan = spans.split { !$0.is(.joint) && !$0.isPlace }.contains {
      $0.contains { $0.value(.joint) == "than" } && $0.last?.isPlace == true
    }
    return (isThan || page == CommandName.compare.rawValue) && spans.count(where: \.isPlace) == 1
  }

  /// The page or the command that is named.
  var page: String? { spans.lazy.compactMap { $0.value([.command, .page, .synonym]) }.first }

  /// `which is warmest`, but not `which day`
  private func ranks(_ parts: Set<Span.Part>) -> Bool {
    parts.contains(.limit) && parts.isSubset(of: [.limit, .time])
      && spans.contains { $0.is(.superlative) } && !TimeWords.sayDay(tokens)
  }

  /// `hours`, `chart wind`, but `days` says which by itself, and the past has no days ahead.
  private func isPage(behind command: CommandName?) -> Bool {
    let asks = ["what", "when", "show"]
    guard ![.past, .compare].contains(command), let page else { return false }
    let slots = CommandSlots.of(page)
    // `warmer than usual`
    let said = spans.filter { span in
      !span.is(.filler, .soft, .joint) && span.value(.ask).map(asks.contains) != true
        && !slots.says.contains { span.is($0) }
    }
    let quantities = said.count { $0.is(.quantity) }
    guard said.count == 1 + quantities, quantities < (slots.quantity ? 2 : 1) else { return false }
    return page != CommandName.days.rawValue && slots.isOfOnePlaceAndTime && slots.time != .past
  }
}

extension Span {
  fileprivate enum Part {
    case time, length, place, weather, limit, means, question, other, none
  }

  /// Whether it is a time with hours.
  fileprivate var isHours: Bool {
    if case .time(let day) = meaning { day.isHours } else { false }
  }

  /// `all day`
  fileprivate var isWholeDay: Bool {
    length?.span.hours == 24 && text.first?.isNumber == false
  }

  /// Whether it takes the place of a time, and is none: `now`.
  fileprivate var isNow: Bool {
    self.is(.page, .filler) && Language.typed.english(for: text) == "now"
  }

  /// The part that it says behind this command, where numbers are lengths, or rows.
  fileprivate func part(of command: String) -> Part {
    switch meaning {
    case .time, .word(.period, _): .time
    case _ where isNow: .time
    // Weather is to last as long, on whatever day.
    case .length where [CommandName.when, .tell].map(\.rawValue).contains(command) && !isWholeDay:
      .length
    case .length: .time
    case .place: .place
    case .number: CommandSlots.of(command).count == .none ? .place : .time
    case .limit: .limit
    case .word(.quantity, _), .word(.sky, _), .word(.weather, _), .word(.guess, _): .weather
    // `chart air` is of the air as `chart wind` of the wind.
    case _
    where value([.page, .command]) == CommandName.air.rawValue
      && command == CommandName.chart.rawValue:
      .weather
    case .word(.means, _): .means
    // `best 6-12` behind a way
    case .word(.ask, _) where asksBest && command == CommandName.along.rawValue: .limit
    case .word(.superlative, _) where command == CommandName.along.rawValue: .limit
    // `which is coldest` behind a comparison, which says so anyway
    case .word(.superlative, _), .word(.ask, "what"), .word(.ask, "where"), .word(.ask, "yes"):
      command == CommandName.compare.rawValue ? .limit : .question
    case .word(.ask, _), .word(.page, _), .word(.feeling, _), .word(.negation, _),
      .word(.ending, _):
      .question
    // `and uv` asks for another page of the same place and time, and `compare with Oslo` for one of both places.
    case _
    where value([.command, .synonym]).map {
      CommandSlots.of($0).isOfOnePlaceAndTime || $0 == CommandName.compare.rawValue
    } == true: .question
    case .word(.joint, _), .word(.filler, _), .word(.soft, _): .none
    default: .other
    }
  }
}
