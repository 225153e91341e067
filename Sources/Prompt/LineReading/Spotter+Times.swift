import CommandKit
import Foundation
import Phrases
import Reports

// Times and lengths, as they are typed in commands.
extension Spotter {
  mutating func addTimes(from start: Int) {
    // `saturday, sunday`, `Nov 25, 2026`
    var words: [String] = []
    for end in start + 1...tokens.count {
      let token = tokens[end - 1]
      if token == .comma, end < tokens.count, !words.isEmpty { continue }
      guard words.count < DayArgument.mostWords.hours, isOfTime(end - 1) else { break }
      // The genitive of a day: `tomorrow's`, but `new year's eve`
      let genitive = token.stem.map { words + [$0] }
      words.append(token.text)
      // `24.12` is a date where it is no figure.
      let isDotted = words.count == 1 && isDottedDate(start)
      // In the words of a command, `8-9` are rows.
      let isRange = words.count == 1 && tokens[start].text.split(separator: "-").count == 2
      let ranged = isRange && context.day(of: words) == nil ? ["from"] + words : nil
      let others = [genitive, isDotted ? [token.text + "."] : nil, ranged]
      for words in [words] + others.compactMap(\.self) {
        guard let day = context.day(of: words) else { continue }
        // `2026 Oslo` is a postal code.
        let text =
          if case .date(let date) = day { date.description } else { words.joined(separator: " ") }
        // `2 tonight` with a list on the screen
        let isOfRow =
          words.count > 1 && Arguments.number(words[0]).map(context.isRow) == true && day.isHours
        let isOther = isBesideWeather(start, end) || isCut(start, end) || isInName(start, end)
        // `sun 21 dec` and `sun 1` are of no Sunday.
        let isOfCommand = start == 0 && isOfReadCommand
        // `27 nov 3` is a day and a row.
        let isBehindNumber =
          start > 0 && words.count == 2 && tokens[start - 1].isNumber
          && DateText.month(words[0][...]) != nil
        // `London ON friday`
        let isCode = isWordAsCode(tokens[start])
        let prices: [(isMeant: Bool, more: Double)] = [
          (isDotted, 0.2), (isOther, Price.left), (isOfRow, Price.row), (isCode, Price.code),
          (isOfCommand || isBehindNumber, Price.otherDay),
        ]
        let more = prices.first(where: \.isMeant)?.more ?? 0
        add(
          start, end, .time(day), price(of: day, words) + more, text: text, language(start, end))
      }
    }
    addPeriods(from: start)
  }

  /// Raises words that begin a longer phrase: `tomorrow` of `tomorrow night`, `next` of `next week`, `heavy` of `heavy
  /// rain`, `no` of `no more than 2 hours`.
  mutating func raiseParts(from start: Int) {
    let begun = spans[start]
    func last(_ isMeant: (Span) -> Bool) -> Int {
      begun.filter(isMeant).map(\.range.upperBound).max() ?? start
    }
    let (time, word) = (last(\.isTime), last(\.isContent))
    let (said, length) = (last { $0.value(.ask) == "tell" }, last { $0.length?.way == .next })
    for (index, span) in begun.enumerated() {
      let end = span.range.upperBound
      if span.isTime, end < time {
        spans[start][index].price += Price.shorterTime
      } else if span.is(.ask, .joint, .page) && end < time
        || span.is(.ask) && end < max(length, word, said)
        || span.is(.soft, .filler, .negation) && end < word
      {
        spans[start][index].price += Price.partOfPhrase
      }
    }
  }

  /// Raises words within a phrase that would say something else by themselves: the night of `tomorrow night`, the hours
  /// of `3 hours of sun`, the morning of `good morning`, the length of `how long is the day`.
  mutating func raiseWordsWithin() {
    for phrase in spans.joined() where phrase.range.count > 1 {
      // A filler may begin with a word that says something: `pekne prosím`.
      for index in phrase.is(.filler) ? phrase.range : phrase.range.dropFirst() {
        for (number, span) in spans[index].enumerated() {
          let isInside =
            span.range.upperBound <= phrase.range.upperBound && span.range != phrase.range
          let more: Double =
            switch phrase.meaning {
            case .time where isInside && span.is(.soft): Price.left
            // `rána` of `do rána`, but not `8am` of `tomorrow 8am`
            case .time where isInside && span.isTime && !isTime(phrase.range.lowerBound, index):
              Price.shorterTime
            case .length where !isInside && span.is(.page): Price.partOfPhrase
            case .word(.filler, _) where isInside && (span.isTime || span.is(.weather)):
              Price.partOfPhrase
            case .word(.page, _) where isInside && span.is(.soft): Price.withinPhrase
            default: 0
            }
          spans[index][number].price += more
        }
      }
    }
  }

  private func isTime(_ start: Int, _ end: Int) -> Bool {
    spans[start].contains { $0.isTime && $0.range.upperBound == end }
  }

  /// `24.12`, but not `wind 5.5`, `1.5 hours` or `2.5 mm`.
  private func isDottedDate(_ index: Int) -> Bool {
    let next = index + 1 < tokens.count ? tokens[index + 1].text : ""
    return FigureText.isBare(tokens[index].text) && tokens[index].text.contains(".")
      && !(index > 0 && lexicon.has(tokens[index - 1].folded, .quantity, .sky, .weather))
      && !FigureText.isUnit(next) && TimeSpan("2 \(next)") == nil
  }

  /// A month, `July`, or one of a year, `July 2019`, `2019-07`, and the number of a day, `27th`.
  private mutating func addPeriods(from start: Int) {
    let word = tokens[start].text
    let next = start + 1 < tokens.count ? tokens[start + 1].text : ""
    if DateText.monthOfYear(word) != nil {
      add(start, start + 1, .word(.period, "month"), Price.time)
    }
    if DateText.month(word[...]) != nil {
      if next.utf8.count == 4, Arguments.number(next) != nil {
        add(start, start + 2, .word(.period, "month"), Price.time)
      }
      // `in may`, `past Oslo may`
      let isSaid =
        start > 0 && lexicon.has(tokens[start - 1].folded, .joint)
        || tokens[..<start].contains { token in
          lexicon.rows(of: token.folded).contains {
            [CommandName.past, .normal].map(\.rawValue).contains($0.value)
          }
        }
      if word.count > 3 || isSaid || tokens[start].hasMarks {
        add(start, start + 1, .word(.period, "year"), 1.6)
      }
    }
    if let number = DateText.ordinal(word), let day = context.day(number) {
      // `3rd to 5th`
      if start + 2 < tokens.count, Language.typed.untilWords.contains(tokens[start + 1].folded),
        let last = DateText.ordinal(tokens[start + 2].text).flatMap(context.day), day < last
      {
        add(
          start, start + 3, .time(.days(.date(day), to: .date(last))), Price.time,
          text: "\(day) to \(last)")
      }
      // `5th Avenue`
      let isAlone =
        next.isEmpty || lexicon.has(tokens[start + 1].folded, .joint)
        || start > 0 && !tokens[start + 1].isCapital
      add(start, start + 1, .time(.date(day)), isAlone ? 1.3 : 3.3, text: day.description)
    }
  }

  private func price(of day: DayReference, _ words: [String]) -> Double {
    switch day {
    case .tonight, .evening: Price.time
    case .hours(_, of: .some), .nextHours(_, isToday: true):
      words.count == 1 ? Price.time : Price.dayWithHours
    case .hours, .nextHours: words[0].first?.isNumber == true ? 1.1 : Price.time
    case .hour: 0.95
    case .days: 1.2
    // `sun`, `sat` and `wed` are other words, too.
    case .weekday where words.count == 1 && words[0].count < 4:
      lexicon.has(words[0].folded, .command, .joint, .ask, .filler) ? 1.25 : 1.05
    default: Price.time
    }
  }

  /// Whether weather is joined to a word, so that `sun and wind` is hardly of Sunday.
  private func isBesideWeather(_ start: Int, _ end: Int) -> Bool {
    guard end == start + 1, lexicon.has(tokens[start].folded, .sky) else { return false }
    // `3 hours of sun`
    if start > 0, Language.typed.genitives.contains(tokens[start - 1].folded) { return true }
    return end + 1 < tokens.count && lexicon.has(tokens[end].folded, .joint)
      && lexicon.has(tokens[end + 1].folded, .quantity, .sky, .weather)
  }

  /// Whether it is a word in the middle of a name: `am` of `Rain am Lech`.
  private func isInName(_ start: Int, _ end: Int) -> Bool {
    end == start + 1 && Self.inNames.contains(tokens[start].folded) && end < tokens.count
      && start > 0 && tokens[start - 1].isCapital && tokens[end].isCapital
  }

  /// Whether a number goes on behind a time, or is one of a unit: `po` of `až po 18`, `od 20` of `od 20 stupňov`.
  private func isCut(_ start: Int, _ end: Int) -> Bool {
    guard end < tokens.count else { return false }
    let last = tokens[end - 1]
    return last.isNumber
      ? FigureText.isUnit(tokens[end].text)
      : tokens[end].isNumber && Language.typed.isLimit(last.text)
  }

  private func isOfTime(_ index: Int) -> Bool {
    tokens[index].hasDigit || tokens[index].isDash || TimeWords.isOne(tokens[index])
  }

  private func language(_ start: Int, _ end: Int) -> Language? {
    let first = Language.allCases.filter { language in
      tokens[start..<end].contains { TimeWords.has($0.folded, of: language) }
    }
    return first.count == 1 ? first[0] : nil
  }

  mutating func addLengths(from start: Int) {
    addLength(from: start, at: start, .bare, Price.time)
    for (end, row) in phrases(from: start, most: 4) where row.kind == .span {
      guard end < tokens.count, let way = Length.Way(rawValue: row.value) else { continue }
      addLength(from: start, at: end, way, 1.1)
    }
    if let (side, count) = FigureText.side(firstOf: words(start, tokens.count)),
      start + count < tokens.count
    {
      // `below 2m` is rather a height.
      addLength(from: start, at: start + count, side == "above" ? .least : .under, 1.3)
    }
  }

  private mutating func addLength(
    from start: Int, at first: Int, _ way: Length.Way, _ price: Double
  ) {
    guard tokens[first].hasDigit || TimeSpan.beginnings.contains(tokens[first].folded) else {
      return
    }
    for end in ends(from: first, most: TimeSpan.mostWords) {
      let text = text(first, end)
      guard let span = TimeSpan(text) else { continue }
      add(start, end, .length(Length(span: span, text: text, way: way)), price)
    }
  }
}
