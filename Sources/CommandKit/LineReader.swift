import Foundation
package import Phrases
import WeatherClients
import WeatherModels

/// Reads typed words as people mean them: a day alone, a place that is called nearly like a command, a slip of the fingers.
@MainActor package struct LineReader {
  private let grammar: Grammar
  private let context: CommandContext
  /// Of the commands of every screen.
  private let others: () -> OtherWords
  /// The line that sets what the words name.
  private let setting: ([String]) -> String?

  package init(
    _ grammar: Grammar, _ context: CommandContext, others: @escaping () -> OtherWords,
    setting: @escaping ([String]) -> String?
  ) {
    self.grammar = grammar
    self.context = context
    self.others = others
    self.setting = setting
  }

  /// Reads words. One that is nearly a command is a place all the same if one is called exactly so: Linz is not `line`.
  package func read(_ words: [String], mayBeDay: Bool) throws(Failure) -> Reading {
    if mayBeDay, let day = try readDay(words) { return day }
    // What the other words are is found out where the first word is no command.
    if !words.isEmpty, !grammarTakes(words), let line = others().line(ofWeather: words),
      !words.contains(where: \.isOption), setting(words)?.hasPrefix("set ") != true,
      isWeather(words)
    {
      return try grammar.read(words: line)
    }
    do {
      return try grammar.read(words: words)
    } catch {
      guard case .unknownCommand = error else { throw error }
      try refuse(words)
      let text = Arguments(words).text
      let isCalled = context.places.named(text)?.isCalled(text) == true
      guard isCalled || isCity(words[0]) else { throw error }
      return .text(text)
    }
  }

  /// Throws a suggestion for words that were probably meant as another line, unless a place is called so.
  package func refuse(_ words: [String]) throws(Failure) {
    let text = Arguments(words).text
    guard context.places.own(text) == nil else { return }
    if others().failure(of: words[0]) == .noSuchWeather(words[0]), !isName(words) {
      throw .noSuchWeather(words[0])
    }
    let line = others().line(for: words) ?? setting(words) ?? slip(words)
    if let line, !isPlace(text) { throw .unknownCommand(words, meant: line) }
    if words.count > 1, let word = words.last, !isPlace(text), isTown(words.dropLast()),
      others().failure(of: word) == .noSuchWeather(word)
    {
      throw .noSuchWeather(word)
    }
  }

  /// The line that was meant by words in another order, or by ones that are misspelt.
  private func slip(_ words: [String]) -> String? {
    day(near: words) ?? weather(near: words) ?? weather(after: words) ?? stretch(words)
  }

  /// A length of time without its command: `48h Oslo`.
  private func stretch(_ words: [String]) -> String? {
    guard let (stretch, rest) = Stretch.first(of: words) ?? Stretch.last(of: words),
      rest.isEmpty || isTown(rest)
    else { return nil }
    let isShort = [.minutes, .hours].contains(stretch.unit)
    let command: CommandName = isShort ? .hours : .days
    return ([command.rawValue] + words).joined(separator: " ")
  }

  /// The same for what stands where a place is expected: a word of weather or a day is none, whatever is called so.
  package func refuse(place text: String) throws(Failure) {
    let words = text.split(separator: " ").map(String.init)
    guard words.count == 1 else { return try refuse(place: text, of: words) }
    if let failure = others().failure(of: text) { throw failure }
    if (try? DayArgument([text], context.phrases)) != nil, !isPlace(text) {
      throw .unknownPlace(text, meant: "\(CommandName.detail.rawValue) \(text)")
    }
    if let word = day(near: [text]) ?? others().word(near: text) ?? stretch(words), !isPlace(text) {
      throw .unknownPlace(text, meant: word)
    }
  }

  /// Weather or a day beside a place, where another command is meant: `Oslo wind chill`.
  private func refuse(place text: String, of words: [String]) throws(Failure) {
    guard words.count < 10, context.places.named(text) == nil else { return }
    var line = slip(words)
    if line == nil, let (_, count) = others().weather(firstOf: words),
      isTown(words.dropFirst(count))
    {
      line = text
    }
    if line == nil, let found = (try? DayArgument(words, context.phrases)) ?? nil,
      isTown(found.rest)
    {
      line = "\(CommandName.detail.rawValue) \(text)"
    }
    if let line { throw .unknownPlace(text, meant: line) }
  }

  private func isTown(_ words: some Collection<String>) -> Bool {
    !words.isEmpty && context.places.named(words.joined(separator: " ")) != nil
  }

  /// `Garden City`
  private func isName(_ words: [String]) -> Bool {
    words.count > 1 && context.places.isName(Arguments(words).text)
  }

  /// Whether a command of this screen is called so, and takes what follows: `forecast`, but not `forecast Oslo`.
  private func grammarTakes(_ words: [String]) -> Bool {
    guard let first = words.first?.lowercased(), grammar.hasCommand(called: first) else {
      return false
    }
    // `forecast Oslo` is weather, `forecast refresh` a command for that screen.
    return first != CommandName.forecast.rawValue || words.count == 1
      || CommandName(rawValue: words[1].lowercased()) != nil
  }

  /// A day alone or with a place, where no command is called so: the page of that day. A place that is called like a day
  /// and more is that place.
  private func readDay(_ words: [String]) throws(Failure) -> Reading? {
    guard let first = words.first?.lowercased(), !grammar.hasCommand(called: first),
      let found = try DayArgument(words, context.phrases),
      found.rest.isEmpty || !context.places.isName(Arguments(words).text)
    else { return nil }
    if isWeather(found.rest) {
      guard found.isFirst else { return nil }
      return try read(found.rest + words.dropLast(found.rest.count), mayBeDay: false)
    }
    // Behind other words, only where those are no command, nor nearly one: `wind tomorrow`.
    if !found.isFirst {
      guard case .text = try? read(found.rest, mayBeDay: false),
        found.rest.count == 1 || slip(words) == nil
      else { return nil }
    }
    return .command(.detail, Arguments(words))
  }

  /// Whether words begin with one of weather, and no place is called so.
  private func isWeather(_ words: [String]) -> Bool {
    let text = Arguments(words).text
    return others().line(ofWeather: words) != nil && context.places.own(text) == nil
      && (words.count == 1 || !context.places.isName(text))
  }

  /// Whether a town that people mean is called so: a village of the name of a command in another program is found with
  /// `search`, as the suggestion says. Names of several words are meant, `Show Low` or more of it.
  private func isPlace(_ text: String) -> Bool {
    guard let place = context.places.named(text) else { return false }
    let name = place.name
    if name.contains(" ") {
      return text.range(of: name, options: [.anchored, .caseInsensitive, .diacriticInsensitive])
        != nil
    }
    return place.isCalled(text)
      && (context.places.own(text) != nil || (place.population ?? 0) >= Self.fewestPeople)
  }

  private static let fewestPeople = 5000

  /// Whether a city has this name in any language: Wien is not `when`, whatever follows.
  private func isCity(_ word: String) -> Bool {
    (context.places.named(word)?.population ?? 0) >= 20 * Self.fewestPeople
  }

  /// A word of weather that was misspelt, alone or before a place: `temprature Oslo`.
  private func weather(near words: [String]) -> String? {
    guard let word = others().word(near: words[0]) else { return nil }
    let place = words.dropFirst()
    guard place.isEmpty || isTown(place) else { return nil }
    return ([word] + place).joined(separator: " ")
  }

  /// Weather after a place, `Oslo wind chill tomorrow`, in its usual order.
  private func weather(after words: [String]) -> String? {
    guard CommandName(rawValue: words[0].lowercased()) == nil else { return nil }
    for start in words.indices.dropFirst() {
      let tail = Array(words[start...])
      guard let (_, count) = others().weather(firstOf: tail), isTown(words[..<start]) else {
        continue
      }
      let day = tail.dropFirst(count)
      let isDay = (try? DayArgument(Array(day), context.phrases)) ?? nil
      guard day.isEmpty || isDay?.rest.isEmpty == true else { continue }
      return (tail.prefix(count) + words[..<start] + day).joined(separator: " ")
    }
    return nil
  }

  /// A day that was misspelt, before other words or after a place: `tomorow Oslo`.
  private func day(near words: [String]) -> String? {
    if let first = words.first, let day = day(near: first) {
      return ([day] + words.dropFirst()).joined(separator: " ")
    }
    guard words.count > 1, let last = words.last, let day = day(near: last),
      isTown(words.dropLast())
    else { return nil }
    return (words.dropLast() + [day]).joined(separator: " ")
  }

  private func day(near word: String) -> String? {
    let typed = word.lowercased()
    let days = Language.allCases.flatMap { $0.phrases.dayWords.map(\.text) }
    return days.first { day in
      day.count >= 5 && day != typed && day.first == typed.first
        && typed.editDistance(to: day) <= (min(day.count, typed.count) >= 6 ? 2 : 1)
    }
  }
}
