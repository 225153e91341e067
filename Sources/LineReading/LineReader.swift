package import CommandKit
import Foundation
package import Phrases
import WeatherClients
import WeatherModels

/// Reads typed words as people mean them: a day alone, a place that is called nearly like a command, a slip of the
/// fingers.
@MainActor package struct LineReader {
  let grammar: Grammar
  let context: CommandContext
  /// The words of the commands of all screens.
  let others: () -> OtherWords
  /// The line of `set` for the setting or value that the words name.
  let setting: ([String]) -> String?

  package init(
    _ grammar: Grammar, _ context: CommandContext, others: @escaping () -> OtherWords,
    setting: @escaping ([String]) -> String?
  ) {
    self.grammar = grammar
    self.context = context
    self.others = others
    self.setting = setting
  }

  /// Reads words. One that is nearly a command is still a place if it is exactly a place's name: Linz is not `line`.
  package func read(_ words: [String], mayBeDay: Bool) throws(Failure) -> Reading {
    if mayBeDay, isPlaceOfCommand(words) { return .command(.detail, Arguments(words)) }
    if mayBeDay, isPlaceOfAbbreviation(words) { return .text(Arguments(words).text) }
    if mayBeDay, let line = placeFirst(words) { return .command(.detail, Arguments(line)) }
    if mayBeDay, let day = try readDay(words) { return day }
    if mayBeDay, isPlaceBehindPreposition(words) { return .command(.detail, Arguments(words)) }
    if mayBeDay, words.count > 2 {
      let count = others().weather(firstOf: words)?.count ?? 1
      try refuseDay(in: Array(words.dropFirst(count)), behind: words.prefix(count))
    }
    // The other words are only examined if the first word isn't a command.
    if !words.isEmpty, !grammarTakes(words), let line = others().line(ofWeather: words),
      !words.contains(where: \.isOption), setting(words)?.hasPrefix("set ") != true,
      isWeather(words)
    {
      // `Frost Texas`, a village, or the frost in Texas.
      if isInCapitals(words), isQualified(words, fewestPeople: 0) {
        let text = Arguments(words).text
        throw .offer(Offer(text, text.lowercasedFirst, doubt: .place))
      }
      return try grammar.read(words: line)
    }
    do {
      return try grammar.read(words: words)
    } catch {
      guard case .offer = error else { throw error }
      try refuse(words)
      let text = Arguments(words).text
      let isCalled = context.places.named(text)?.isCalled(text) == true
      guard
        isCalled || isCity(words[0]) || isQualified(words, fewestPeople: 0) || isInArea(words)
          || context.places.isAirportCode(text)
      else { throw error }
      return .text(text)
    }
  }

  /// `of Oslo` after the name of the map, where `in 2` is a command.
  package func withoutPreposition(_ words: [String]) throws(Failure) -> [String] {
    others().takes(words, in: context.vocabulary, isPlace: { false })
      ? words : try context.places.withoutPreposition(words)
  }

  /// `in Oslo`, `v Košiciach`, where no command of this screen is called so.
  private func isPlaceBehindPreposition(_ words: [String]) -> Bool {
    guard words.count > 1, let first = words.first?.lowercased(),
      !grammar.hasCommand(called: first),
      Language.typed.isPreposition(first), Arguments.number(words[1]) == nil
    else { return false }
    return !words.contains(where: \.isOption) && !context.places.isName(Arguments(words).text)
  }

  /// Throws a suggestion for words that were probably meant as another line, unless they are a place's name.
  package func refuse(_ words: [String]) throws(Failure) {
    let text = Arguments(words).text
    guard ((try? context.places.known(text)) ?? nil) == nil else { return }
    try refuseProgramWord(text)
    try refuseContinent(words)
    if others().failure(of: words[0]) == .noSuchWeather(words[0], name: words[0]),
      words.count == 1 || !isName(words) && !isPlace(text)
    {
      throw .noSuchWeather(words[0], name: isInCapitals(words) ? text : words[0])
    }
    // `Oslo °F`
    if words.count > 1, words.last?.first == "°", let failure = unit(words) { throw failure }
    let offer = command(for: words) ?? setting(words).map { Offer(text, $0) } ?? slip(words)
    if var offer, !isPlace(text), !context.places.isAirportCode(text) {
      // `Oslo tomorow` begins with no command, but with a place.
      offer.mayBePlace = offer.doubt == .setting || !isCity(words[0])
      // `History` is a village, too.
      if text != text.lowercased(), context.places.named(text) != nil { offer.doubt = .place }
      throw .offer(offer)
    }
    if words.count > 1, let word = words.last,
      others().failure(of: word) == .noSuchWeather(word, name: word), !isPlace(text),
      isTown(words.dropLast())
    {
      throw .noSuchWeather(word, name: isInCapitals(words) ? text : word)
    }
    if words.count < 20, words.count > 1 || text.contains("/"),
      let nearest = nearest(words), !isPlace(text)
    {
      throw .offer(nearest.offer(text))
    }
  }

  /// Refuses the text of a place: a word of weather or a day is refused even if a place has that name.
  package func refuse(place text: String) throws(Failure) {
    let words = text.split(separator: " ").map(String.init)
    if context.places.own(text) == nil { try refuseContinent(words) }
    guard words.count == 1 else { return try refuse(place: text, of: words) }
    if let failure = others().failure(of: text) { throw failure }
    if (try? DayArgument([text], context.phrases)) != nil, !isPlace(text) {
      throw .offer(Offer(text, "\(CommandName.detail.rawValue) \(text)"))
    }
    let isParted = TimeSpan(text) != nil || text.contains("/")
    if let line = day(near: [text])?.line ?? others().word(near: text)
      ?? (isParted ? nearest(words)?.line : nil), !isPlace(text)
    {
      throw .offer(Offer(text, line))
    }
  }

  /// Weather or a day beside a place, where another command is meant: `Oslo wind chill`.
  private func refuse(place text: String, of words: [String]) throws(Failure) {
    guard words.count < 10, context.places.named(text) == nil else { return }
    // `Oslo fog`, `fog Oslo`
    for (word, place) in [
      (words[words.count - 1], words.dropLast()), (words[0], words.dropFirst()),
    ]
    where others().failure(of: word) == .noSuchWeather(word, name: word)
      && isTown(withoutSpoken(Array(place)))
    {
      throw .noSuchWeather(word, name: word)
    }
    var offer = slip(words) ?? nearest(words)?.offer(text)
    if offer == nil, let (weather, count) = others().weather(firstOf: words),
      isTown(words.dropFirst(count))
    {
      offer = Offer(text, (weather + words.dropFirst(count)).joined(separator: " "))
    }
    if offer == nil, let found = (try? DayArgument(words, context.phrases)) ?? nil,
      isTown(withoutSpoken(found.rest))
    {
      offer = Offer(text, "\(CommandName.detail.rawValue) \(text)")
    }
    if let offer = offer ?? withoutNumber(words) { throw .offer(offer) }
  }

  /// Whether a command of this screen has this name, and takes what follows: `forecast`, but not `forecast Oslo`.
  private func grammarTakes(_ words: [String]) -> Bool {
    guard let first = words.first?.lowercased(), grammar.hasCommand(called: first) else {
      return false
    }
    // `forecast Oslo` and `forecast in Oslo` are weather, `forecast refresh` a command for that screen.
    guard first == CommandName.forecast.rawValue, words.count > 1 else { return true }
    let isSpoken = words.count > 2 && Language.typed.isPreposition(words[1])
    return CommandName(rawValue: words[1].lowercased()) != nil && !isSpoken
  }

  /// `home tomorrow`, `1 sat 8-12`: the day before the home or the row, which could also be a command or part of a date.
  private func placeFirst(_ words: [String]) -> [String]? {
    guard words.count > 1, let first = words.first?.lowercased() else { return nil }
    let isHome =
      Language.allCases.contains { $0.phrases.homeWords.contains(first) }
      && (try? context.places.known(first)) ?? nil != nil
    guard isHome || Arguments.number(first).map(context.vocabulary.isRow) == true else {
      return nil
    }
    func isDay(_ words: [String]) -> Bool {
      let found = try? DayArgument(words, context.phrases, mayHaveHours: true)
      return (found ?? nil)?.rest.isEmpty == true
    }
    let day = Array(words.dropFirst())
    return isDay(day) && !isDay(words) ? day + [words[0]] : nil
  }

  /// A day alone or with a place, unless it is a command: the page of that day. A place whose name begins like a day
  /// (`Thursday Island`) is that place. `type night` is for the map.
  private func readDay(_ words: [String]) throws(Failure) -> Reading? {
    guard let first = words.first, !grammar.hasCommand(called: first.lowercased()),
      let found = try DayArgument(words, context.phrases, mayHaveHours: true),
      found.isFirst || CommandName(rawValue: first) == nil,
      found.rest.isEmpty || !context.places.isName(Arguments(words).text)
    else { return nil }
    if isWeather(found.rest) {
      guard found.isFirst else { return nil }
      let line = others().line(ofWeather: found.rest) ?? found.rest
      return try read(line + words.dropLast(found.rest.count), mayBeDay: false)
    }
    try refuseDay(in: words, behind: [])
    if isUnknownName(words, of: found.rest) { return .text(Arguments(words).text) }
    // After other words, only if those aren't a command, nor nearly one: `wind tomorrow`.
    if !found.isFirst {
      guard case .text = try? read(found.rest, mayBeDay: false),
        found.rest.count == 1 || slip(words) == nil && nearest(words)?.parts.places.count ?? 1 < 2
      else { return nil }
    }
    return .command(isOver(found.day) ? .past : .detail, Arguments(words))
  }

  /// Whether a day is over everywhere on Earth.
  func isOver(_ day: DayReference) -> Bool {
    switch day {
    case .lastWeekday, .lastWeekend: true
    case .after(let count): count < 0
    case .hours(_, let day): day.map(isOver) == true
    case .date(let date):
      Double(date.daysSince1970 + 2) * 86_400 < context.now().timeIntervalSince1970
    default: false
    }
  }

  /// Whether the words begin with one of weather, and aren't a place's name.
  private func isWeather(_ words: [String]) -> Bool {
    others().line(ofWeather: words) != nil && context.places.own(Arguments(words).text) == nil
      && !isName(words)
  }

  /// Whether the text is the name of a town of some size. A village named like another program's command needs
  /// `search`, as the suggestion says. Names of several words count: `Show Low`.
  func isPlace(_ text: String) -> Bool {
    guard let place = context.places.named(text) else { return false }
    let name = place.name
    // `Frost, Texas`
    if text.contains(",") { return true }
    if name.contains(" ") {
      return text.range(of: name, options: [.anchored, .caseInsensitive, .diacriticInsensitive])
        != nil
    }
    // A region or a mountain has no population: Wales is not `waves`.
    let isTown = [.town, .airport].contains(place.kind)
    let isLarge = !isTown || (place.population ?? 0) >= Self.fewestPeople
    return place.isCalled(text) && (context.places.own(text) != nil || isLarge)
  }
}
