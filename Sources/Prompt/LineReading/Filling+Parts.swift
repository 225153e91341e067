import CommandKit
import Foundation
import Phrases
import Reports

// Times and places among the spans of a cover.
extension Filling {
  mutating func takeTimes() {
    for (index, span) in spans.enumerated() {
      guard case .time(let day) = span.meaning else { continue }
      let found = withMonthFirst(DayWord(span.text, day))
      // `how much rain in 2 days` is what falls until then.
      let isFromNow = Language.allCases.contains {
        $0.phrases.fromNowWords.contains(spotter.tokens[span.range.lowerBound].folded)
      }
      if isAmount, isFromNow, case .after = day { ask.price += Price.left }
      guard let known = time else {
        time = found
        taken.insert(index)
        continue
      }
      let (days, hours) = known.day.isHours ? (found, known) : (known, found)
      // `tonight and tomorrow`
      let isOther = ["and", "or", "than"].contains(index > 0 ? spans[index - 1].value(.joint) : nil)
      let both = [(days, hours), (hours, days)].lazy.compactMap { [context] first, second in
        let text = "\(first.text) \(second.text)"
        return context.day(of: text.spacedWords).map { DayWord(text, $0) }
      }.first(where: \.day.isHours)
      if !isOther, let both {
        if !isAlert, [.hours, .none].contains(CommandSlots.of(command).time) {
          time = both
        } else {
          // Hours of a day for what has days alone
          time = days
          leave(hours.text, Price.left * (isAlert ? 0.3 : 0.5))
        }
      } else if has(.superlative), let both = context.days(known, found) {
        // `is tomorrow warmer than today`
        time = both
        ask.isRedirected = true
      } else if case (.weekday, .weekday) = (known.day, day), known.day != day {
        // `Oslo saturday vs Bergen sunday`
        let isOfOther =
          spans.filter(\.isPlace).count > 1
          && spans[..<index].reversed().prefix { !$0.isTime }.contains(where: \.isPlace)
        if isOther || isOfOther {
          // The days between aren't meant.
          leave(found.text, Price.left * 0.5)
        } else {
          time = DayWord("\(known.text) to \(found.text)", .days(known.day, to: day))
          ask.isRedirected = true
        }
      } else if let date = Self.date(known.day, day) {
        time = DayWord(date.description, .date(date))
      } else if known.day != day {
        continue
      }
      taken.insert(index)
    }
    // `25 dec last year`
    if case .anniversary(let month, let day, _)? = time?.day,
      let index = spans.firstIndex(where: { $0.value(.period) == "last year" }),
      let date = context.lastYear(month, day)
    {
      time = DayWord(date.description, .date(date))
      taken.insert(index)
    }
    // The sun of a month is that of its middle.
    if command == CommandName.sun.rawValue, time == nil,
      let index = spans.firstIndex(where: { $0.value(.period) == "year" }),
      let month = DateText.month(spans[index].text[...])
    {
      time = DayWord("15.\(month).", .anniversary(month: month, day: 15))
      taken.insert(index)
      ask.isRedirected = true
    }
    // `wind now tomorrow`
    if let time, !time.day.isHours, time.day != .after(0) {
      for span in spans
      where span.is(.page, .filler) && Language.typed.english(for: span.text) == "now" {
        leave(span.text, Price.left * 0.5)
      }
    }
    guard let index = spans.firstIndex(where: { $0.length != nil }),
      let found = spans[index].length
    else { return }
    length = (found, index)
    taken.insert(index)
    // `in 2 hours` is no length.
    let before = index > 0 ? spans[index - 1].value(.joint) : nil
    if before == "in", found.way == .bare { ask.price += Price.left }
  }

  /// 5 December of `12/5`, as Americans write it, where 12 May has no forecast.
  private mutating func withMonthFirst(_ typed: DayWord) -> DayWord {
    guard context.language == .english, !saysPast,
      case .anniversary(let month, let day, nil) = typed.day,
      typed.text.contains("/"), command != "past", !CommandSlots.of(command).isOfAnyDay,
      context.hasForecast(typed.day) == false
    else { return typed }
    let other = DayReference.anniversary(month: day, day: month)
    guard day < 13, context.hasForecast(other),
      let date = context.date(beside: other, by: 0, isPast: false)
    else { return typed }
    ask.isRedirected = true
    return DayWord(date.description, .date(date))
  }

  /// The date of a weekday and a date that is one: `monday the 30th`.
  private static func date(_ first: DayReference, _ second: DayReference) -> CalendarDay? {
    switch (first, second) {
    case (.weekday(let weekday), .date(let date)), (.date(let date), .weekday(let weekday)):
      date.weekday == weekday ? date : nil
    default: nil
    }
  }

  /// The views of the map that show what is too large for one forecast.
  private static let views = [
    "africa": "2,18 zoom 2", "asia": "45,90 zoom 2", "atlantic": "35,-40 zoom 2",
    "baltic": "59,19 zoom 4", "central-america": "15,-84 zoom 4", "europe": "52,15 zoom 3",
    "mediterranean": "38,16 zoom 4", "middle-east": "29,45 zoom 4",
    "north-america": "45,-100 zoom 2", "north-sea": "56,3 zoom 4", "oceania": "-25,140 zoom 2",
    "south-america": "-20,-60 zoom 2",
  ]

  mutating func takePlaces() {
    var joints: [String] = []
    func append(_ text: String, _ index: Int, _ identity: String? = nil) {
      places.append(PlacePart(text, index, joints: joints, identity: identity))
      joints = []
    }
    for (index, span) in spans.enumerated() {
      if let joint = span.value(.joint) {
        // `is it warmer than Bergen`
        joints += joint == "than" ? ["and", joint] : [joint]
      } else if span.isTime {
        // `warmer tomorrow than today in Oslo`
        joints = []
      } else if let row = span.number, joints.last == "in", context.isRow(row) {
        append("\(row)", index)
      } else if command.hasPrefix("map"), let view = span.value(.large).flatMap({ Self.views[$0] })
      {
        append(view, index)
      } else if case .place(let identity) = span.meaning {
        append(span.text, index, identity)
        // A rare place is asked for, sooner in what looks like one name: `Dry Tortugas`, `Suchá Hora`.
        let start = span.range.lowerBound
        let isName =
          index > 0 && spans[index - 1].range.count == 1
          && (spans[index - 1].isTime || spans[index - 1].is(.weather, .sky, .feeling))
          && spotter.tokens[start - 1].isCapital
        let isClear =
          (spotter.tokens[start].isCapital
            || start > 0 && spotter.lexicon.has(spotter.tokens[start - 1].folded, .joint))
          && !spotter.lexicon.isWord(spotter.tokens[start].folded, of: context.language)
        // A city that its area is called like is another reading, and makes a village no rarer.
        let ofArea = span.text.contains(",") ? Price.areaIsCity : 0
        let most =
          isName
          ? Price.mostOfPlaceInName : isClear ? Price.mostOfCapital + ofArea : Price.mostOfPlace
        if span.price >= most || isAreaOfWords(index) { ask.doubt = ask.doubt ?? .place }
      }
    }
    orderWay()
  }

  /// Puts the places of a way in the order in which it leads through them: `via Lyon from Geneva to Marseille`, `do Viedne z
  /// Bratislavy`, `domov z Nitry`.
  private mutating func orderWay() {
    let hasStart = places.contains { $0.joints.contains("from") }
    let isHome = places.map { Language.isHome($0.text) }
    func isOfWay(_ number: Int) -> Bool {
      let joints = places[number].joints
      return ["from", "to", "via"].contains(where: joints.contains)
        || (hasStart ? isHome[number] : number == 0 && joints.isEmpty && !isHome[0])
    }
    // `z Popradu na Štrbské Pleso`, `Zadar from Split by car`
    let isOfTwo = places.count == 2 && hasStart && (has(.means) || places[1].joints == ["in"])
    guard places.count > 1, hasStart || places.last?.joints == ["via"],
      isOfTwo || places.indices.allSatisfy(isOfWay)
    else { return }
    func rank(_ number: Int) -> Int {
      let joints = places[number].joints
      let isStart = hasStart ? joints.contains("from") : number == 0
      return isStart ? 0 : joints == ["via"] ? 1 : 2
    }
    let ordered = places.indices.sorted { (rank($0), $0) < (rank($1), $1) }.map { places[$0] }
    let indices = places.map(\.index)
    places = zip(ordered, indices).map { place, index in
      var place = place
      place.index = index
      return place
    }
    if !places[places.count - 1].joints.contains("to") { places[places.count - 1].joints = ["to"] }
  }

  /// Whether the words before a comma may be the name of a place there: `Last Chance, Colorado`, but not `Wind, Oslo`.
  private func isAreaOfWords(_ index: Int) -> Bool {
    spans[..<index].last?.value(.joint) == ","
      && spotter.tokens[..<spans[index].range.lowerBound].dropLast().allSatisfy(\.isCapital)
      && spans[..<index].dropLast().allSatisfy {
        $0.is(.feeling, .soft, .filler, .ask) || $0.value(.page) == CommandName.past.rawValue
      }
  }

  /// Joints that join nothing.
  mutating func priceJoints() {
    for (index, span) in spans.enumerated() {
      guard let joint = span.value(.joint) else { continue }
      let before = spans[..<index].filter { !$0.is(.filler) }
      let behind = spans[(index + 1)...].filter { !$0.is(.filler) }
      ask.price += price(of: joint, before, behind)
      // Hours until which something is asked have no reading.
      if ["by", "to"].contains(joint), behind.first?.isTime == true { ask.doubt = .guess }
      // `Ružomberok, ZA`: what is written like a code is no passing word.
      if span.price > Price.code, before.last?.value(.joint) == "," { leave(span.text, 0) }
      // `via Zvolen` alone leads nowhere.
      if joint == "via", !isWay { leave(span.text, 0) }
      // `compare … by sunshine`: what isn't compared is no passing word there.
      if joint == "by", let next = behind.first, next.is(.sky, .weather) { leave(next.text, 0) }
    }
  }

  private func price(of joint: String, _ before: [Span], _ behind: [Span]) -> Double {
    let next = behind.first
    switch joint {
    case "to", "via": return next?.isNamed == true ? 0 : Price.idleJoint
    case "from": return next?.isNamed == true ? 0.1 : Price.idleJoint
    case "than" where behind.first { !$0.is(.joint) }?.isNamed == true: return 0
    case "and", "or", "between", "with", "than":
      let next = behind.first { !$0.is(.joint) }
      let hasName = joint == "between" || before.contains(where: \.isNamed)
      if hasName, next?.isNamed == true { return 0 }
      let areOfWeather = [before.last, next].allSatisfy {
        $0?.isTime == true || $0?.is(.quantity, .sky, .weather, .page, .guess, .feeling) == true
      }
      return areOfWeather ? 0.3 : before.isEmpty ? Price.left : Price.idleJoint
    case ",":
      // `wind, Oslo`
      let said = before.filter { !$0.is(.joint) }
      // `Of, Turkey`
      if said.isEmpty { return Price.idleJoint }
      let isHeaded =
        said.count == 1
        && before.last?.is(.command, .page, .quantity, .sky, .weather, .missing) == true
      return isHeaded && next?.isNamed == true ? 0.6 : 0
    default:
      let next = behind.first { !$0.is(.soft) }
      return next == nil || next?.is(.joint) == true ? Price.idleJoint : 0
    }
  }
}
