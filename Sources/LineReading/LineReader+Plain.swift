import CommandKit
import Foundation
import Phrases
import WeatherModels

// Lines without what only people say.
extension LineReader {
  /// The words that are meant, without what only people say: a question mark, `will it`.
  package func plain(_ typed: [String]) -> [String] {
    // `--version`, which the words of two languages would hold up.
    if typed.count == 2, typed[0] == CommandName.help.rawValue, HelpTopic(rawValue: typed[1]) != nil
    {
      return typed
    }
    if typed.count == 1, let line = Language.typed.programLines[typed[0].lowercased()] {
      return line.split(separator: " ").map(String.init)
    }
    var typed = typed
    if let last = typed.last, last.hasSuffix("?"), typed != ["?"] {
      typed[typed.count - 1] = String(last.dropLast())
      if last == "?" { typed.removeLast() }
    }
    typed = withDayLast(withoutPossessive(typed))
    let isOneWord = !typed.joined(separator: " ").utf8.contains {
      $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "?")
    }
    if isOneWord { return DateText.ordinal(typed.first ?? "") == nil ? typed : dated(typed) }
    var words = typed
    var said = words.flatMap { $0.split(separator: " ").map(String.init) }
    // In a shell, a whole line may be quoted, or a part of it.
    let spoken = words.count == 1 ? said : words
    if words.count == 1, isLine(said) { words = said }
    let bare = context.places.withoutArticle(dated(withoutClosers(spoken)))
    if bare != spoken { (words, said) = (bare, bare) }
    let text = said.joined(separator: " ")
    guard let asked = PlainQuestion(withPlaceLast(said))?.words, let first = asked.first,
      context.places.own(text) == nil, !context.places.isName(text)
    else { return words }
    if others().line(ofWeather: asked) != nil { return asked }
    // `what can you do` isn't about a place, although books call one `you do`.
    if Language.typed.isPreposition(first)
      || isTown(asked) && !context.places.isRareName(Arguments(asked).text)
    {
      return ["weather"] + asked
    }
    if let day = try? DayArgument(asked, context.phrases),
      day.rest.isEmpty || isTown(withoutSpoken(day.rest))
        || day.isFirst && others().line(ofWeather: day.rest) != nil
    {
      return asked
    }
    let isKnown =
      others().line(ofWeather: asked) != nil || others().failure(of: first) != nil
      || CommandName(rawValue: first.lowercased()) != nil
    return isKnown ? asked : words
  }

  /// `today's weather`, `New York's weather`, but not `King's Lynn`
  private func withoutPossessive(_ words: [String]) -> [String] {
    guard
      let index = words.dropLast().firstIndex(where: { word in
        ["'s", "’s"].contains { word.hasSuffix($0) }
      })
    else { return words }
    var line = words
    line[index].removeLast(2)
    let behind = Array(words[(index + 1)...])
    let isDay = (try? DayArgument.day(line[index], context.phrases)) ?? nil != nil
    let isPlace = others().weather(firstOf: behind) != nil && isTown(line[...index])
    return isDay || isPlace ? line : words
  }

  /// `tomorrow will it rain in Oslo`, `bude v piatok pršať v Žiline`: a question with its day at the end, as commands
  /// have it.
  private func withDayLast(_ words: [String]) -> [String] {
    guard words.count > 3 else { return words }
    let said = Language.typed
    for start in words.indices.prefix(3) {
      for count in (1...4).reversed() where start + count + 1 < words.count {
        let (day, next) = (Array(words[start..<start + count]), words[start + count])
        var rest = words
        rest.removeSubrange(start..<start + count)
        guard said.openers.contains(rest[0].folded),
          start == 0 || said.key(of: next, in: said.weather) != nil
            || said.missingWeather.contains(next.folded) || said.fillers.contains(next.folded)
            || QuestionWords.begin(Array(words[(start + count)...]))
            || others().weather(firstOf: [next]) != nil,
          // `od pondelka do stredy Oslo` has a longer day.
          let found =
            (try? DayArgument(Array(words[start...]), context.phrases, mayHaveHours: true)) ?? nil,
          found.isFirst, found.rest.count == words.count - start - count
        else { continue }
        return rest + day
      }
    }
    return words
  }

  /// `in Rome, will it rain tomorrow`, `v Nitre bude pršať`: a question with its place at the end.
  private func withPlaceLast(_ words: [String]) -> [String] {
    let said = Language.typed
    let start = words.indices.dropFirst().prefix(4).first { index in
      let word = words[index].folded
      let isJoining = [said.comparing, said.untilWords, said.fromWords].contains {
        $0.contains(word)
      }
      return said.openers.union(said.endings).contains(word) && !isJoining
        || said.key(of: word, in: said.lasting) != nil
    }
    guard let start,
      words[(start + 1)...].contains(where: { said.key(of: $0, in: said.weather) != nil }),
      !said.openers.contains(words[0].folded),
      said.key(of: words[0], in: said.lasting) == nil
    else { return words }
    let front = words[..<start].map { $0.hasSuffix(",") ? String($0.dropLast()) : $0 }
    let day = (try? DayArgument(front, context.phrases)) ?? nil
    let place = day?.rest ?? front
    guard !place.isEmpty, isTown(withoutSpoken(place)) else { return words }
    let isSaid = said.isPreposition(place[0])
    let time =
      day.map { $0.isFirst ? front.dropLast($0.rest.count) : front[$0.rest.count...] } ?? []
    return words[start...] + time + (isSaid ? [] : ["in"]) + place
  }

  /// Whether the words of one quoted text are a line about weather, and no name: `hours Oslo`, `Oslo tomorrow`.
  private func isLine(_ words: [String]) -> Bool {
    guard words.count > 1, !isName(words) else { return false }
    let day = (try? DayArgument(words, context.phrases)) ?? nil
    return others().command(firstOf: words) != nil
      || day.map { isTown(withoutSpoken($0.rest)) } == true
  }

  /// `Oslo, please`, `Oslo,`, `Oslo weather`: without what says no more.
  private func withoutClosers(_ typed: [String]) -> [String] {
    var words = typed
    // Boston isn't in `now`, whatever begins so.
    while words.count > 1, let last = words.last,
      CommandName(rawValue: words[0].lowercased()) == nil,
      isCloser(last), isTown(words.dropLast()), !context.places.isName(Arguments(words).text)
    {
      words.removeLast()
    }
    let isSpoken = words != typed
    while let last = words.last {
      if words.count > 1, Language.typed.closers.contains(last.folded) {
        words.removeLast()
      } else if last.count > 1, last.hasSuffix(",") {
        words[words.count - 1] = String(last.dropLast())
      } else {
        break
      }
    }
    return words == typed || !isSpoken && !mayBeSpoken(typed) ? typed : words
  }

  /// `now`, or a word for the whole page.
  private func isCloser(_ word: String) -> Bool {
    Language.typed.closers.contains(word.folded)
      || others().failure(of: word) == .offer(Offer(word, CommandName.detail.rawValue))
  }

  /// The number of a day as the next such day, `Oslo on the 27th` as `Oslo on 2026-11-27`, but not in the name of a
  /// street: `5th Avenue`.
  private func dated(_ words: [String]) -> [String] {
    guard let index = words.firstIndex(where: { DateText.ordinal($0) != nil }),
      let number = DateText.ordinal(words[index]),
      ![
        words[..<index].last,
        words[(index + 1)...].first { !Language.typed.genitives.contains($0.folded) },
      ].contains(where: { $0.flatMap { DateText.month($0[...]) } != nil }),
      let day = day(number, isPast: words[0].lowercased() == CommandName.past.rawValue),
      mayBeSpoken(words)
    else { return words }
    let first = index > 0 && Language.typed.isArticle(words[index - 1]) ? index - 1 : index
    var line = words
    line.replaceSubrange(first...index, with: [day.description])
    let rest = line.filter { $0 != day.description }
    let isAtEnd = index == words.count - 1 || Language.typed.isPreposition(words[index + 1])
    let isOfPlace =
      isTown(withoutSpoken(rest))
      || others().command(firstOf: rest) != nil && isTown(withoutSpoken(Array(rest.dropFirst())))
    return isAtEnd || first < index || isOfPlace ? line : words
  }

  /// The next day with this number in its month, or the last; today may be it.
  private func day(_ number: Int, isPast: Bool) -> CalendarDay? {
    let today = Int((context.now().timeIntervalSince1970 / 86_400).rounded(.down))
    return (0..<62).lazy.compactMap { CalendarDay(daysSince1970: today + (isPast ? -$0 : $0)) }
      .first { $0.day == number }
  }

  /// Whether words are a place or a command about weather: others take texts.
  private func mayBeSpoken(_ words: [String]) -> Bool {
    guard let first = words.first else { return false }
    let command = CommandName(rawValue: first.lowercased())
    let isAboutWeather = command.map {
      [.detail, .past].contains($0) || others().command(firstOf: words) != nil
    }
    return isAboutWeather != false && !isName(words)
  }
}
