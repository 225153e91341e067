import CommandKit
import Phrases
import Quantities
import Reports

// The command of a line: the one that was named, or that follows from the parts.
extension Filling {
  /// Commands that are one together.
  private static let joined: [(parts: Set<String>, command: String)] = [
    (["chart", "air"], "chart air"), (["chart", "chart year"], "chart year"),
    (["map", "map type radar"], "map type radar"), (["tell", "warnings"], "tell warnings"),
    (["tell", "warnings severe"], "tell warnings severe"), (["warnings severe"], "warnings"),
    (["pollen"], "air"), (["compare", "models"], "models"),
  ]

  private static let questions: Set<String> = ["when", "tell"]

  /// The commands that were typed, by name or in other words.
  mutating func takeCommand() {
    let named = values(.command) + values(.synonym)
    ways.formUnion(named.filter(Self.questions.contains))
    // `if it rains tell me`
    if ways.contains("say"), values(.soft).contains("if") { ways.insert("tell") }
    // `chance of rain`; no limit is one of it.
    if ways.remove("chance") != nil {
      ways.insert("yes")
      if hasLimit { spans.filter { $0.value(.ask) == "chance" }.forEach { leave($0.text) } }
    }
    // `isn't it raining`, but in `when isn't it raining` it is a negation.
    if ways.remove("no") != nil {
      if isTimed { ask.price += Price.left }
      ways.insert("yes")
    }
    var names = named.filter { !Self.questions.contains($0) }.uniqued
    var pages = values(.page).filter { $0 != CommandName.detail.rawValue }.uniqued
    take(.command, .synonym, where: Self.questions.contains)
    take(.page) { $0 == CommandName.detail.rawValue }
    for (parts, command) in Self.joined
    where parts.isSubset(of: ways.union(names + pages)) {
      names = [command] + names.filter { !parts.contains($0) }
      pages.removeAll(where: parts.contains)
      take(.command, .page, .synonym, where: parts.contains)
      if parts.contains("tell") { ways = [] }
    }
    // `Brezno to favorites`
    let star = CommandName.star.rawValue
    if (names + pages).isEmpty, values(.filler).contains(star) { names = [star] }
    ask.price += Price.twoCommands * Double(max(0, names.count - 1))
    command = names.first ?? pages.first ?? ""
    // `hours pollen`: the word says more than the command.
    if !names.isEmpty, !Set(pages).isSubset(of: names) { ask.price += Price.twoCommands }
    takeWords(of: command)
    // What is said besides is named.
    for index in spans.indices
    where !taken.contains(index) && spans[index].is(.command, .page, .synonym) {
      leave(
        spotter.text(of: spans[index]),
        names.isEmpty ? Price.left * Price.weight(of: spans[index]) : 0)
      taken.insert(index)
    }
  }

  mutating func takeWords(of command: String) {
    let parts = command.spacedWords
    take(.command, .page, .synonym) { $0 == command || parts.contains($0) }
  }

  /// The command where none is named, and another where the named one doesn't take the parts.
  mutating func settleCommand() {
    let parts = parts
    let says = has(.feeling, .page)
    guard
      let row = CommandSlots.becomes.first(where: {
        $0.of.contains(command) && $0.with.map(parts.contains) != false
      })
    else { return }
    switch row.with {
    case .way, .many:
      if !command.isEmpty { ask.price += Price.redirected }
      takeQuantity(of: command)
    case .hoursOfDay: takeQuantity(of: command)
    case .charted, .quantity, .uv:
      // The chart of so many days
      guard command == "days", length == nil else { break }
      let number = openNumbers.first
      if let number { taken.insert(number.index) }
      if time == nil { count = "\(number?.number ?? 7)d" }
    // The chart of this year has nothing of `last year`.
    case .season:
      take(.period) { !["last year", "other year"].contains($0) }
      // `last frost in spring`, but a month has its normals there.
      if !hasMonth, isAmount || values(.page).contains(CommandName.normal.rawValue) {
        ask.doubt = .guess
      }
    case .weeks, .months:
      take(.period)
      if let length { taken.insert(length.index) }
    default: break
    }
    guard row.with == nil else { return command = row.command }
    // Nothing but a place, and what every page says
    if has(.sky, .weather) { ask.price += Price.nothing }
    if isYesNo && !says || isAmount { ask.price += Price.emptyQuestion }
    let isNothing = places.isEmpty && time == nil && openNumbers.isEmpty && !says
    command = isNothing ? "" : row.command
  }

  /// `is it warmer than Bergen`, with a place at hand
  private var isThan: Bool {
    places.first?.joints.contains("than") == true && (try? context.places.place(.atHand)) != nil
  }

  private var hasMonth: Bool {
    spans.contains { $0.is(.period) && DateText.month($0.text[...]) != nil }
  }

  /// The quantity of a command that gives way to another.
  private mutating func takeQuantity(of command: String) {
    if quantity == nil, ["uv", "air"].contains(command) {
      quantity = WeatherQuantity.named(command == "uv" ? "uv" : "aqi")
    }
  }

  private var parts: Set<CommandSlots.Part> {
    var parts: Set<CommandSlots.Part> = []
    if places.count > 1 || places.contains(where: \.isList) || isThan
      || command.isEmpty && places.isEmpty && openNumbers.count > 1
    {
      parts.insert(.many)
    }
    if isWay { parts.insert(.way) }
    if let time, time.day.isHours, time.day != .tonight { parts.insert(.hoursOfDay) }
    if isPast { parts.insert(.past) }
    let periods = spans.indices.filter { !taken.contains($0) }.compactMap {
      spans[$0].value(.period)
    }
    let isSeason = !hasMonth || !isPast && command != CommandName.past.rawValue
    if isSeason, !Self.seasons.isDisjoint(with: periods) { parts.insert(.season) }
    if periods.contains("next month") { parts.insert(.months) }
    if let ahead = length?.length.ahead { parts.insert(ahead) }
    if let quantity {
      parts.insert(quantity.isCharted ? .charted : quantity.name == "uv" ? .uv : .quantity)
    }
    if has(.superlative) { parts.insert(.superlative) }
    if let length { parts.insert(length.length.isShort ? .hours : .days) }
    return parts
  }

  mutating func takeQuantity() {
    for span in spans {
      guard let found = span.value(.quantity).flatMap(WeatherQuantity.named) else { continue }
      quantity = quantity ?? found
    }
    if quantity == nil, let band = spans.first(where: { $0.meaning == .band }) {
      quantity = FigureText.quantity(of: band.text.spacedWords)
    }
    // `when will it be warmest`, `is it windier in Oslo or Bergen`, whose temperatures are compared anyway
    let isCompared = places.count > 1 || places.first?.isList == true || isThan
    if isTimed || isCompared, quantity == nil,
      let extreme = values(.superlative).first(where: { !$0.isEmpty }),
      isTimed || extreme != WeatherQuantity.temperature.name
    {
      quantity = WeatherQuantity.named(extreme)
    }
    for (whole, part) in Self.within where values(.quantity).contains(whole) {
      guard quantity?.name == part || quantity?.name == whole else { continue }
      quantity = WeatherQuantity.named(whole)
      take(.quantity) { $0 == part }
    }
    let isAhead = spans.contains { $0.length.map { $0.way == .next && $0.span.hours > 2 } == true }
    if let quantity, Self.falls.contains(quantity.name), waits, !isAhead {
      ask.price += Price.noQuestion
    }
    for sky in waits ? [] : values(.sky) {
      ask.price += length == nil || Self.falls.contains(sky) ? Price.noQuestion : 0.2
    }
    if has(.guess), !isTimed { ask.price += Price.noQuestion }
    if has(.superlative), ways.isEmpty, !TimeWords.sayDay(spotter.tokens) {
      ask.price += Price.softAlone
    }
  }

  /// Quantities beside a part of what they are: `temperature of the sea`.
  private static let within = [("sea", "temperature"), ("waves", "sea"), ("snow-depth", "snow")]

  /// Quantities that are weather to wait for, too.
  nonisolated static let falls: Set<String> = ["rain", "snow"]

  var hasLimit: Bool { spans.contains { $0.limit != nil } }

  /// Whether the weather is waited for. A figure without a side counts beside its quantity, or where a time is asked for.
  var wantsWeather: Bool {
    let isLimited = spans.contains { $0.isClearLimit || isTimed && $0.limit != nil }
    return has(.sky) && (waits || length != nil) || has(.weather, .guess) || isLimited
      || has(.ending) && quantity == .wind
  }

  mutating func priceMany() {
    // `Brezno to favorites` is no way.
    if isWay, places.contains(where: \.isList) { ask.price += Price.left * 2 }
    // `cloud base Aviemore`, `plan a picnic`: a village in small letters beside a capitalized name, or beside another
    // one, is some other word.
    let villages = places.count { !$0.isCapital && spans[$0.index].price >= Price.mostOfPlace }
    let areAlone = command.isEmpty && villages > 1
    if villages > 0, areAlone || places.contains(where: \.isCapital) { ask.price += Price.left }
    // `bank holiday`, `southern norway`
    let isRare = places.contains { spans[$0.index].price >= Price.mostOfNeighbor }
    // `Sandwich, Kent` is in a county, and not in Illinois and Washington.
    if command.isEmpty, isRare, places.count == 2, places[1].joints == [","],
      !places.contains(where: { $0.text.contains(",") }),
      spotter.names.distance(places[0].text, places[1].text) ?? 0 > Price.farApart
    {
      ask.doubt = ask.doubt ?? .guess
    }
    for place in places.dropFirst() {
      // `Cork with Anna`
      if place.joints.contains("with"), command != "compare" { ask.doubt = ask.doubt ?? .guess }
      if place.joints.contains(where: ["with", "and", "or", "to", "via", ",", "between"].contains) {
        continue
      }
      if place.joints.isEmpty {
        // `Mont Ventoux, Lima`: where commas part names, nothing else does.
        if places.contains(where: { $0.joints.contains(",") }) { ask.price += Price.left }
        // Two names side by side, of which none is another word
        if !["compare", "along"].contains(command) {
          ask.price += 0.5
          if isRare { ask.doubt = ask.doubt ?? .guess }
        }
        let isWord = places.contains { !$0.isCapital && spotter.lexicon.has($0.text.folded) }
        if isWord { ask.price += Price.nameThatIsWord }
      } else {
        let isOther = place.joints.contains { ["by", "of", "in"].contains($0) }
        ask.price += isOther ? Price.left * 2 : Price.idleJoint
      }
      // `wil it rain in Oslo`
      let before = spans[..<place.index].last { !$0.is(.joint, .filler, .soft, .superlative) }
      if before?.isPlace == false { ask.price += Price.left }
    }
  }

  /// Numbers that no slot has taken.
  var openNumbers: [(number: Int, index: Int)] {
    spans.indices.compactMap { index in
      guard !taken.contains(index), !places.contains(where: { $0.index == index }),
        let number = spans[index].number
      else { return nil }
      return (number, index)
    }
  }
}
