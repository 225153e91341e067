import CommandKit
import Phrases
import Quantities
import WeatherModels

// The strict line of a command that isn't a question.
extension Filling {
  mutating func line() -> (Ask.Answer, identity: String) {
    if command == "map", let type = values(.mapType).first {
      command = "map type \(type)"
      take(indices(.mapType).prefix(1))
      take(.quantity) { $0 == type }
      take(.sky) { $0 == type }
    } else if has(.mapType) {
      cost += Price.noQuestion
    }
    var slots = CommandSlots.of(command)
    takeCounts(slots)
    if let other = slots.instead, time != nil || length != nil {
      let typed = command
      command = other == .chart ? "chart air" : other.rawValue
      isRedirected = true
      if other == .detail { left.append(typed) }
      slots = CommandSlots.of(command)
    }
    let when = timeText(slots)
    let count = countText(slots, hasTime: when != nil)
    let quantity = quantityText(slots)
    takeWords(of: command)
    if slots.places == 1 { places = Array(places.prefix(1)) }
    take(places.compactMap(\.index))
    if ["compare", "along"].contains(command), places.count < 2 {
      return usage(command)
    }
    if places.isEmpty, !["home", "star", "map", "here"].contains(command) { cost += Price.atHand }
    let name = places.map(\.text).joined(separator: " ")
    var line: String
    switch command {
    case "compare":
      let names = places.map { place in
        place.text.contains(", ") && place.text.first?.isNumber != true
          ? place.text.replacing(", ", with: " in ") : place.text
      }
      line = "compare " + names.joined(separator: ", ")
      if let when { line += " \(when)" }
      if let quantity { line += " by \(quantity)" }
    case "along":
      let names = places.map(\.text)
      line = "along " + names.joined(separator: isWay || names.count == 2 ? " to " : ", ")
      if let when { line += " " + departure(when) }
      if let means = values(.means).first { line += " by \(means)" }
    case _ where command.hasPrefix("map type") || command == "tell warnings":
      line = command + (name.isEmpty ? "" : " in \(name)")
    case "line --preset prose":
      line = (["line", name, "--preset prose"]).filter { !$0.isEmpty }.joined(separator: " ")
    default:
      let last = command == "past" && when == nil && count == nil ? "7" : nil
      // A row would be a length before a time.
      let isFirst = Arguments.number(name) == nil && command != "past"
      let number = count.flatMap { Arguments.number($0) == nil ? nil : $0 }
      line = [
        command, quantity, number, isFirst ? name : "", when, number == nil ? count : nil, last,
        isFirst ? "" : name,
      ].compactMap(\.self).filter { !$0.isEmpty }.joined(separator: " ")
    }
    for span in spans where span.meaning == .option { line += " " + span.text }
    return done(line, places)
  }

  /// `at tomorrow 8` for `tomorrow at 8`: only an hour is a departure.
  private mutating func departure(_ when: String) -> String {
    let said = [
      Language.typed.hourPrepositions, Language.typed.beforeTimes,
      Set(context.phrases.dayPrepositions.map(\.folded)),
    ]
    let words = when.split(separator: " ").map(String.init).filter { word in
      !said.contains { $0.contains(word.folded) }
    }
    let isHour = time?.day.isHours == true && words.contains { $0.first?.isNumber == true }
    if isHour || time?.day.isHours == false {
      return (isHour ? "at " : "") + words.joined(separator: " ")
    }
    // A part of a day is no hour.
    let day = words.filter { context.day(of: [$0])?.isHours == false }
    left += words.filter { !day.contains($0) }
    return day.joined(separator: " ")
  }

  /// Nothing that the command needs.
  mutating func usage(_ command: String) -> (Ask.Answer, identity: String) {
    cost += Price.usage
    return (.usage(CommandName(rawValue: command) ?? .help), "usage")
  }

  /// Names what no slot has taken.
  mutating func done(_ line: String, _ shown: [PlacePart]) -> (Ask.Answer, identity: String) {
    for (index, span) in spans.enumerated() where span.isContent && !taken.contains(index) {
      guard !left.contains(span.text) else { continue }
      left.append(span.text)
      cost += Price.left * Price.weight(of: span)
    }
    let identity = shown.reduce(line) { $0.replacing($1.text, with: "#\($1.identity)") }
    return (.line(line), identity)
  }

  /// Bare numbers are lengths behind a command that takes one, and otherwise rows.
  private mutating func takeCounts(_ slots: CommandSlots) {
    let isNamed = has(.command) || quantity != nil
    for (number, index) in openNumbers where length == nil && count == nil && number > 0 {
      switch slots.count {
      case .hours where isNamed && (time == nil || !places.isEmpty): count = "\(number)"
      case .days where isNamed && time == nil: count = "\(number)"
      default: continue
      }
      take([index])
      break
    }
    for (number, index) in openNumbers where places.isEmpty || slots.places > 1 {
      guard context.vocabulary.isRow(number) else { continue }
      places.append(PlacePart(text: "\(number)", identity: "\(number)", index: index))
      take([index])
    }
    places.sort { ($0.index ?? 0) < ($1.index ?? 0) }
  }

  private mutating func timeText(_ slots: CommandSlots) -> String? {
    let period = values(.period).first
    if slots.time == .past { return pastText(period) }
    guard let time else { return nil }
    let isOver = context.isOver(time.day) && !["sun", "normal", "along"].contains(command)
    let isSeveral =
      switch time.day {
      case .days, .week, .nextWeek, .weekend, .nextWeekend: true
      default: false
      }
    var text: String? = time.text
    switch slots.time {
    case .hours: break
    // The router says that there is no UV at night.
    case .day where !time.day.isHours || time.day == .tonight && command == "uv": break
    case .single where !time.day.isHours && !isSeveral: break
    default: text = nil
    }
    if text == nil || isOver {
      left.append(time.text)
      let hasDay = if case .hours(_, of: nil) = time.day { false } else { true }
      cost += isOver || hasDay ? Price.left : Price.left * 0.5
      return nil
    }
    return text
  }

  private mutating func pastText(_ period: String?) -> String? {
    take(.period)
    if period != nil, let time {
      left.append(time.text)
      cost += Price.left * 0.5
    }
    switch period {
    case "last night", "yesterday": return "1"
    case "last week": return "7"
    case "last month": return "30"
    case "month": return spans.first { $0.value(.period) == "month" }?.text
    default: break
    }
    guard let time else { return nil }
    switch time.day {
    case .hours(_, let day):
      left.append(time.text)
      cost += Price.left * 0.5
      return day == .after(-1) ? "1" : nil
    case .after(0...), .days, .week, .nextWeek, .hour, .nextHours:
      left.append(time.text)
      cost += Price.left
      return nil
    default: return time.text
    }
  }

  private mutating func countText(_ slots: CommandSlots, hasTime: Bool) -> String? {
    if let count { return count }
    guard let (length, index) = length else { return nil }
    let isRefused = [.least, .under].contains(length.way)
    switch slots.count {
    case .hours where !isRefused && !hasTime: return length.text
    case .hours where !isRefused && length.isShort && length.span.hours <= 24:
      // `saturday 5 hours`
      if length.span.hours < 24, time?.day.isHours == false { return "\(length.span.hours)h" }
      if length.span.hours == 24 { return nil }
    case .days where !isRefused && !hasTime: return length.text
    default: break
    }
    taken.remove(index)
    return nil
  }

  private mutating func quantityText(_ slots: CommandSlots) -> String? {
    if ["detail", "days", "hours", "chart year", "normal"].contains(command) { take(.feeling) }
    if command == "days" { take(.superlative) }
    switch command {
    case "past":
      take(.quantity) { ["temperature", "rain", "snow", "wind"].contains($0) }
      take(.sky)
      take(.weather)
      take(.feeling)
      take(.page) { $0 == "past" }
      return nil
    case "compare":
      take(.superlative)
      take(.feeling)
      take(.page) { ["air", "uv", "days", "hours", "chart"].contains($0) }
      take(.command) { ["air", "uv", "days", "hours", "chart"].contains($0) }
    case "along": take(.means)
    default: break
    }
    guard let quantity else { return nil }
    let isSaid =
      quantity == .temperature && ["detail", "days"].contains(command)
      || quantity.name == "uv" && command == "uv"
    if slots.quantity || isSaid {
      take(indices(.quantity).filter { spans[$0].value(.quantity) == quantity.name })
    }
    return slots.quantity ? quantity.name : nil
  }
}
