import Clients
import CommandKit
import Phrases
import Quantities
import Reports
import Warnings

// The strict line of a command that isn't a question.
extension Filling {
  mutating func line() -> Ask.Answer {
    if command == "map", let type = values(.layer).first {
      command = "map type \(type)"
      take(.layer, .quantity, .sky) { $0 == type }
    }
    var slots = CommandSlots.of(command)
    let isMoment = command == "along" || command.hasPrefix("map type")
    if isMoment { takeHour() }
    takeCounts(slots)
    if let known = length?.length, known.isShort, known.span.hours <= slots.hours { length = nil }
    // The chart of the air has no pollen, but its page that of today.
    let isCharted = !values(.page).contains("pollen")
    if !isCharted, time?.day == .after(0) { time = nil }
    if let other = slots.instead, isCharted, time != nil || length != nil {
      if other == "detail" { leave(command, 0) }
      command = other
      slots = CommandSlots.of(command)
    }
    // `what was the uv on monday` isn't about the next one.
    if saysPast, slots.time != .past, let time, !context.isOver(time.day) { ask.doubt = .guess }
    let when = timeText(slots)
    let count = countText(slots, hasTime: when != nil)
    // `rain and wind` of several places are two.
    let fall = values(.sky, .weather).first(where: Self.falls.contains)
    if slots.places > 1, quantity == nil { quantity = fall.flatMap(WeatherQuantity.named) }
    let compared = slots.places > 1 ? self.quantity?.name : nil
    // Hours don't say which day is highest.
    let isOfDay = slots.time == .hours && TimeWords.sayDay(spotter.tokens)
    for kind in slots.says where !(isOfDay && kind == .superlative) {
      take(kind) { compared == nil || $0 == compared || !Self.falls.contains($0) }
    }
    take(.quantity, .sky, .weather, where: slots.quantities.contains)
    // `is Oslo not colder than Bergen`, but not `Oslo, not Bergen`
    for (index, next) in zip(spans.indices, spans.dropFirst())
    where spans[index].is(.negation) && slots.says.contains(where: { next.is($0) }) {
      taken.insert(index)
    }
    // `tell warnings for wind`
    let warned = values(.quantity, .sky, .weather).first {
      command.hasPrefix("tell warnings") && WarningQuestion.events.contains($0)
    }
    let quantity = slots.quantity ? quantity?.name : warned
    take(.quantity) { $0 == quantity }
    take(.sky, .weather) { $0 == warned }
    if slots.places == 1 { places = Array(places.prefix(1)) }
    taken.formUnion(places.map(\.index))
    // `compare with Bergen` is about the place at hand, too.
    let saysThis = spans.contains {
      Language.typed.present.contains($0.text.folded) && !$0.isTime
    }
    if command == "compare", let joints = places.first?.joints,
      joints.contains("with") || saysThis && joints.contains(",")
        || places.count == 1 && joints.contains(where: ["to", "and", ","].contains)
    {
      places.insert(PlacePart("this", places[0].index), at: 0)
    }
    // `compare tomorrow` behind a list, `compare them` behind two pages
    if command == "compare", places.isEmpty || places.map(\.identity) == ["list all"] {
      let shown = context.places.shown()
      if context.places.lastRow != nil {
        places = [PlacePart("all", 0, identity: "list all")]
      } else if shown.count > 1 {
        places = shown.map { PlacePart(name(of: $0), 0) }
      }
    }
    if slots.places > 1, places.count < 2, !places.contains(where: \.isList) {
      return usage(command)
    }
    if places.isEmpty, !["home", "star", "map", "here"].contains(command) {
      ask.price += Price.atHand
    }
    let time = isMoment ? when.map { moment($0) } ?? [] : [when ?? ""]
    let isWord = { (span: Span) in span.is(.page, .ask, .soft, .joint) && span.text != "," }
    if slots.changes, spans.contains(where: isWord) { ask.doubt = .guess }
    return done(places) { filling, names in
      filling.words(names, time, count, quantity) + filling.options
    }
  }

  /// The name by which a place is found, with its area where others are called so.
  private func name(of place: Place) -> String {
    let area = spotter.names.exact(place.name)?.place.id == place.id ? nil : place.region
    return [place.name, area].compactMap(\.self).joined(separator: ", ")
  }

  /// The words of a command in their order.
  private func words(
    _ names: [String], _ time: [String], _ count: String?, _ quantity: String?
  ) -> [String] {
    let name = names.joined(separator: " ")
    switch command {
    case "compare":
      // A comma parts the places.
      let names = names.map { name in
        name.replacing(", ", with: CoordinateText(name) == nil ? " in " : ",")
      }
      return [command, names.joined(separator: ", ")] + time + (quantity.map { ["by", $0] } ?? [])
    case "along":
      let way = names.joined(separator: isWay || names.count == 2 ? " to " : ", ")
      let means =
        (values(.means).first ?? spans.lazy.compactMap(\.bestMeans).first)
        .map { ["by", $0] } ?? []
      let time = time.isEmpty && asksBest ? ["best"] : time
      return [command, way] + time + means + (count.map { [$0] } ?? [])
    case "line --preset prose": return ["line", name, "--preset prose"]
    case _ where command.hasPrefix("map type") || command.hasPrefix("tell warnings"):
      return [command] + (quantity.map { ["for", $0] } ?? []) + time
        + [name.isEmpty ? "" : "in \(name)"]
    case "past": return [command] + time + [count ?? (time == [""] ? "7" : ""), name]
    default:
      // A row would be a length before a time, and a number behind one a row.
      let isRow = Arguments.number(name) != nil
      let mayBeLength = CommandSlots.of(command).count != .none && time == [""] && count == nil
      let mayBeHour = time != [""] && self.time?.day.isHours == true
      let isNumber = count.flatMap(Arguments.number) != nil
      let (first, last) = isNumber ? (count, nil) : (nil, count)
      // `chart wind Gap` is about Wind Gap, `days 10115 Berlin` about so many days, and CAPE no town.
      let head = String(name.prefix { $0 != " " })
      let isLonger =
        !name.isEmpty && quantity.map { spotter.names.isCalled("\($0) \(name)") } == true
        || head != name && CommandSlots.of(command).quantity
          && Language.typed.quantity(head) != nil
        || head != name && Arguments.number(head) != nil && CommandSlots.of(command).count != .none
      // `hours "Sunday Creek"`
      let isQuoted = places.contains { place in
        let span = spans[place.index]
        return span.isUnknown && spotter.tokens[span.range.lowerBound].text.contains(" ")
      }
      let place = isQuoted ? "\"\(name)\"" : isLonger ? "in \(name)" : name
      return [command, quantity ?? "", first ?? "", isRow ? "" : place] + time
        + [last ?? "", isRow ? (mayBeLength || mayBeHour ? "in \(name)" : name) : ""]
    }
  }

  /// Whether a way's best start is asked for: `best time to leave`, `best 6-12`.
  private var asksBest: Bool { ways.contains("best") || has(.superlative) }

  /// The hour of `saturday 9`, which is a length or a row anywhere but on a way or a map.
  private mutating func takeHour() {
    guard let known = time,
      let (hour, index) = openNumbers.first(where: { $0.index > 0 && spans[$0.index - 1].isTime }),
      (0...23).contains(hour)
    else { return }
    time = DayWord("\(known.text) \(hour)", .hours(hour..<hour + 1, of: known.day))
    taken.insert(index)
  }

  /// One hour of a map, `hour fri 15:00` for `on friday at 15:00`, or a departure, `at tomorrow 8` for `tomorrow at 8`.
  private mutating func moment(_ when: String) -> [String] {
    let isWay = command == CommandName.along.rawValue
    guard let day = time?.day, !day.isSeveral || isWay else {
      leave(when)
      return []
    }
    // Without the words that stand before days and hours
    let said = [
      Language.typed.hourPrepositions, Language.typed.beforeTimes,
      Set(context.phrases.dayPrepositions.map(\.folded)),
      // A way begins `from 8`, and hardly before, but not `after friday`.
      isWay && day.isHours ? Language.typed.fromWords.union(Language.typed.afterHours) : [],
    ]
    let typed = when.spacedWords
    let words = typed.filter { word in !said.contains { $0.contains(word.folded) } }
    // `in 3 days`
    if isWay, !day.isHours, context.day(of: words) == nil { return typed }
    guard isWay else {
      return switch day {
      case .hour(let minutes): ["hour", "+\(minutes / 60)"]
      // `in 3 days`
      case .after(let days) where context.day(of: words) == nil: ["hour", "+\(days * 24)"]
      // `v sobotu na obed`
      case .hours(let hours, _)
      where context.day(of: words) == nil && !words.contains { $0.first?.isNumber == true }:
        ["hour"] + words.filter { context.day(of: [$0])?.isHours == false }
          + ["\(hours.lowerBound % 24):00"]
      default: ["hour"] + words
      }
    }
    let days = words.filter { context.day(of: [$0])?.isHours == false }
    var best: [String]?
    if case .hours(let hours, _) = day {
      best = days + ["best", "\(hours.lowerBound % 24)-\((hours.upperBound - 1) % 24 + 1)"]
    }
    if asksBest { return best ?? words + ["best"] }
    guard day.isHours else { return hourOfWay.map { ["at"] + words + [$0] } ?? words }
    let isPartOfDay = { [context] (word: String) in
      word.first?.isNumber != true && context.day(of: [word])?.isHours == true
    }
    // `at 7`, but not `at 7 in the morning`
    if words.contains(where: { $0.first?.isNumber == true }), !words.contains(where: isPartOfDay) {
      return ["at"] + words
    }
    // `at eight`, `at half past seven`
    if case .hours(let hours, _) = day, hours.count == 1 {
      let all = when.spacedWords
      let clock = all.indices.lazy.compactMap { HourText.minuteOfHour(all[$0...]) }.first
      let minute = clock.map { $0 < 10 ? "0\($0)" : "\($0)" }
      // `dnes v noci o jednej`
      let isLate = hours.lowerBound > 23 && time?.day == .hours(hours, of: .after(0))
      return ["at"] + (isLate ? ["tonight"] : days)
        + ["\(hours.lowerBound % 24):\(minute ?? "00")"]
    }
    // In the morning, at whatever time is best then
    if let best { return best }
    ask.left += words.filter { !days.contains($0) }
    return days
  }

  /// The hour of `thursday 14h`, which is a length anywhere but on a way.
  private var hourOfWay: String? {
    length.flatMap { $0.length.text.hasSuffix("h") ? $0.length.text : nil }
  }

  /// Nothing that the command needs.
  mutating func usage(_ command: String) -> Ask.Answer {
    ask.price += Price.usage
    return .usage(CommandName(rawValue: command) ?? .help)
  }

  /// The line of these places. Names what no slot has taken.
  mutating func done(
    _ shown: [PlacePart], _ words: (Filling, _ names: [String]) -> [String]
  ) -> Ask.Answer {
    for (index, span) in spans.enumerated()
    where span.isContent && !taken.contains(index) && !ask.left.contains(span.text) {
      leave(spotter.text(of: span), Price.left * Price.weight(of: span))
    }
    func line(_ names: [String]) -> String {
      words(self, names).filter { !$0.isEmpty }.joined(separator: " ")
    }
    ask.identity = line(shown.map(\.identity))
    return .line(line(shown.map(\.text)))
  }

  /// Bare numbers are lengths behind a command that takes one, and otherwise rows.
  private mutating func takeCounts(_ slots: CommandSlots) {
    let mayBeLength =
      slots.count == .hours && (time == nil || !places.isEmpty)
      || slots.count == .days && time == nil || slots.count == .said && !places.isEmpty
    if mayBeLength, length == nil,
      let (number, index) = openNumbers.first(where: { (1..<1000).contains($0.number) }),
      // `wind 2` with a list on the screen is about its row, and `until 15` and `gusts of 60` no length.
      has(.command, .page) || quantity != nil && !(places.isEmpty && context.isRow(number)),
      !spotter.tokens[..<spans[index].range.lowerBound].suffix(1).contains(where: {
        Language.typed.untilWords.union(Language.typed.genitives).contains($0.folded)
      })
    {
      count = "\(number)"
      taken.insert(index)
    }
    for (number, index) in openNumbers where places.isEmpty || slots.places > 1 {
      guard context.vocabulary.isRow(number) else { continue }
      places.append(PlacePart("\(number)", index))
    }
    places.sort { $0.index < $1.index }
  }

  private mutating func timeText(_ slots: CommandSlots) -> String? {
    if slots.time == .past { return pastText() }
    guard let time else { return nil }
    let isTaken =
      switch slots.time {
      case .hours: true
      case .day: !time.day.isHours
      case .night: !time.day.isHours || time.day == .tonight
      case .single: time.day.hours == 24
      case .none, .past: false
      }
    let isOver = context.isOver(time.day) && !slots.isOfAnyDay
    if isTaken, !isOver { return time.text }
    // As it was typed: `4-6` isn't `from 4-6`.
    let span = spans.first { $0.isTime && $0.text == time.text }
    leave(
      span.map(spotter.text) ?? time.text, isOver || time.day.hasDay ? Price.left : Price.left * 0.5
    )
    return nil
  }

  /// Days that are over: so many, a weekday, a date or a month.
  private mutating func pastText() -> String? {
    let periods = ["last night": "1", "last week": "7", "past month": "30"]
    if let index = spans.indices.first(where: { spans[$0].is(.period) && !taken.contains($0) }),
      let period = spans[index].value(.period)
    {
      let span = spans[index]
      let text =
        switch period {
        case "month": span.text
        case "year": context.lastMonth(called: span.text)
        case "last month": context.lastMonth()
        default: periods[period]
        }
      if text != nil { taken.insert(index) }
      // Only whole days are recorded.
      if period == "last night" { leave(span.text, 0) }
      if let time { leave(time.text, Price.left * 0.5) }
      return text
    }
    guard let time else { return nil }
    switch time.day {
    case .after(-1): return "1"
    case .hours(_, let day):
      leave(time.text, Price.left * 0.5)
      return day == .after(-1) ? "1" : nil
    // `has it rained this week`
    case .week where saysPast && context.daysOfWeek > 0: return "\(context.daysOfWeek)"
    case .after(0...), .days, .week, .nextWeek, .hour, .nextHours:
      leave(time.text)
      return nil
    default: return time.text
    }
  }

  private mutating func countText(_ slots: CommandSlots, hasTime: Bool) -> String? {
    if slots.count == .said { return nil }
    let speed = slots.count == .speed ? spans.firstIndex(where: \.isSpeed) : nil
    if let speed { taken.insert(speed) }
    if let count { return count }
    guard let (length, index) = length else { return speed.map { spans[$0].text } }
    if slots.count == .speed {
      if !hasTime || hourOfWay == nil { taken.remove(index) }
      return speed.map { spans[$0].text }
    }
    // Only whole days are recorded.
    if slots.time == .past, length.isShort {
      taken.remove(index)
      return hasTime ? nil : "\(length.span.days)"
    }
    if slots.count != .none, ![.least, .under].contains(length.way) {
      if !hasTime { return length.text }
      // `saturday 5 hours`
      let isPart = slots.count == .hours && length.isShort && time?.day.isHours == false
      if isPart, length.span.hours < 24 { return "\(length.span.hours)h" }
      if isPart, length.span.hours == 24 { return nil }
    }
    taken.remove(index)
    return nil
  }
}
