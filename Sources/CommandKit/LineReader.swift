import Foundation
package import Phrases
import WeatherClients
import WeatherModels

/// Reads typed words as people mean them: a day alone, a place that is called nearly like a command, a slip of the fingers.
@MainActor package struct LineReader {
  private let grammar: Grammar
  private let context: CommandContext
  /// The words of the commands of all screens.
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

  /// Reads words. One that is nearly a command is still a place if it is exactly a place's name: Linz is not `line`.
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
      guard let place = context.places.named(text), place.isCalled(text) else {
        throw error
      }
      return .text(text)
    }
  }

  /// Throws a suggestion for words that were probably meant as another line, unless they are a place's name.
  package func refuse(_ words: [String]) throws(Failure) {
    let text = Arguments(words).text
    guard context.places.own(text) == nil else { return }
    if others().failure(of: words[0]) == .noSuchWeather(words[0]), !isName(words) {
      throw .noSuchWeather(words[0])
    }
    let line =
      others().line(for: words) ?? setting(words) ?? day(near: words) ?? weather(near: words)
      ?? weather(after: words)
    if let line, !isPlace(text) { throw .unknownCommand(words, meant: line) }
  }

  /// The same for the text of a place: a word of weather or a day is refused even if a place has that name.
  package func refuse(place text: String) throws(Failure) {
    guard !text.contains(" ") else { return }
    if let failure = others().failure(of: text) { throw failure }
    if (try? DayArgument([text], context.phrases)) != nil, !isPlace(text) {
      throw .unknownPlace(text, meant: "\(CommandName.detail.rawValue) \(text)")
    }
    if let word = day(near: [text]) ?? others().word(near: text), !isPlace(text) {
      throw .unknownPlace(text, meant: word)
    }
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

  /// A day alone or with a place, unless it is a command: the page of that day. A place whose name begins like a day
  /// (`Thursday Island`) is that place.
  private func readDay(_ words: [String]) throws(Failure) -> Reading? {
    guard let first = words.first?.lowercased(), !grammar.hasCommand(called: first),
      let found = try DayArgument(words, context.phrases),
      found.rest.isEmpty || !context.places.isName(Arguments(words).text)
    else { return nil }
    // Behind other words, only where those are no command, nor nearly one, nor weather: `wind tomorrow`.
    if !found.isFirst {
      if isWeather(found.rest) { return nil }
      guard case .text = try? grammar.read(words: words) else { return nil }
    }
    return .command(.detail, Arguments(words))
  }

  /// Whether the words begin with one of weather, and aren't a place's name.
  private func isWeather(_ words: [String]) -> Bool {
    let text = Arguments(words).text
    return others().line(ofWeather: words) != nil && context.places.own(text) == nil
      && (words.count == 1 || !context.places.isName(text))
  }

  /// Whether the text is the name of a town of some size. A village named like another program's command needs
  /// `search`, as the suggestion says. Names of several words count: `Show Low`.
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

  /// A word of weather that was misspelt, alone or before a place: `temprature Oslo`.
  private func weather(near words: [String]) -> String? {
    guard let word = others().word(near: words[0]) else { return nil }
    let place = words.dropFirst()
    guard place.isEmpty || context.places.named(Arguments(Array(place)).text) != nil else {
      return nil
    }
    return ([word] + place).joined(separator: " ")
  }

  /// A word of weather after a place, `Oslo temperature`, in its usual order.
  private func weather(after words: [String]) -> String? {
    guard words.count > 1, let word = words.last, others().line(ofWeather: [word]) != nil,
      CommandName(rawValue: words[0].lowercased()) == nil,
      context.places.named(Arguments(Array(words.dropLast())).text) != nil
    else { return nil }
    return ([word] + words.dropLast()).joined(separator: " ")
  }

  /// A day that was misspelt, with the words after it: `tomorow Oslo`.
  private func day(near words: [String]) -> String? {
    guard let typed = words.first?.lowercased() else { return nil }
    let days = Language.allCases.flatMap { $0.phrases.dayWords.map(\.text) }
    let near = days.first { day in
      day.count >= 5 && day != typed && day.first == typed.first
        && typed.editDistance(to: day) <= (min(day.count, typed.count) >= 6 ? 2 : 1)
    }
    return near.map { ([$0] + words.dropFirst()).joined(separator: " ") }
  }
}
