import CommandKit
import Foundation
import Phrases
import WeatherClients
import WeatherModels

// Places whose names begin like a command, like weather or like a command cut short.
extension LineReader {
  /// `Garden City`, `Snow Hill Maryland`
  func isName(_ words: [String]) -> Bool {
    words.count > 1 && (context.places.isName(Arguments(words).text) || isQualified(words))
  }

  /// Whether words name a place whose name begins like a command: `Sun Valley`, `Normal, Illinois`, `Star Idaho
  /// tomorrow`. A capital letter says so; in small letters, only where the command is often the beginning of a name.
  func isPlaceOfCommand(_ words: [String]) -> Bool {
    // Foundation's `trimmingCharacters` and `capitalized` would take a tenth of the shortest start.
    guard words.count > 1,
      let first = words.first.map({ $0.hasSuffix(",") ? String($0.dropLast()) : $0 }),
      let command = command(called: first)
    else { return false }
    let isCapital = first == first.lowercased().capitalizedFirst
    // `normal il`
    let isCode =
      words[1].utf8.count == 2 && words[1].allSatisfy(\.isLetter) && others().isAboutPlaces(command)
    guard isCapital || isCode || [.sun, .star, .in].contains(command),
      !words.contains(where: { $0.isOption || $0.contains(where: \.isNumber) })
    else { return false }
    let day = (try? DayArgument(words, context.phrases, mayBeFirst: false)) ?? nil
    let rest = day?.rest ?? words
    guard rest.count > 1 else { return false }
    let behind = Arguments(Array(rest.dropFirst())).text
    guard context.places.own(behind) == nil, !context.places.isHere(behind) else { return false }
    // A status bar types in small letters: `Line Lexington` is a place, known or not.
    if command == .line, isInCapitals(rest) { return true }
    return context.places.isName(Arguments(rest).text)
      || (isCapital || isCode) && isQualified(rest)
      || isCapital && isUnknown(rest, behind: command)
  }

  /// The command of exactly this name, or this other name on this screen.
  private func command(called word: String) -> CommandName? {
    let word = word.lowercased()
    if let command = CommandName(rawValue: word) { return command }
    return word.count > 2 && grammar.hasCommand(called: word)
      ? (try? grammar.command(named: word)) ?? nil : nil
  }

  /// `Ho Chi Minh City`, `St Louis`, `no name`: the first word could be a command cut short.
  func isPlaceOfAbbreviation(_ words: [String]) -> Bool {
    guard words.count > 1, let first = words.first?.lowercased(),
      CommandName(rawValue: first) == nil, !grammar.hasCommand(called: first)
    else { return false }
    do {
      guard let command = try grammar.command(named: first) else { return false }
      return isName(words) || isUnknown(words, behind: command)
    } catch {
      return isName(words) || isInCapitals(words)
    }
  }

  /// `Left Hand`, `Map Ta Phut`: names in capitals that the gazetteer doesn't have, and that are nothing for the
  /// command.
  private func isUnknown(_ words: [String], behind command: CommandName) -> Bool {
    let behind = Array(words.dropFirst())
    guard isInCapitals(words), words.allSatisfy({ $0.allSatisfy(\.isLetter) }),
      CommandName(rawValue: behind[0].lowercased()) == nil, slip(behind) == nil,
      others().line(ofWeather: behind) == nil
    else { return false }
    let text = Arguments(behind).text
    if context.places.isRareName(text) { return true }
    return !others().takes([command.rawValue] + behind, in: context.vocabulary) {
      [.exact, .oneSlip].contains(context.places.likeness(of: text))
    }
  }

  /// `Sunday Creek` is hardly Baytown, which was called Creek, on Sunday.
  func refuseDay(in words: [String], behind said: ArraySlice<String>) throws(Failure) {
    guard isInCapitals(words),
      let found = (try? DayArgument(words, context.phrases, mayHaveHours: true)) ?? nil,
      found.isFirst, context.places.isRareName(Arguments(found.rest).text)
    else { return }
    let day = words.dropLast(found.rest.count)
    let line = (said + found.rest + day).joined(separator: " ")
    throw .offer(Offer(Arguments(words).text, line, doubt: .place))
  }

  /// `Spišský Štvrtok`: a name that the gazetteer doesn't have, with a day in it, and the rest of it is no place.
  func isUnknownName(_ words: [String], of rest: [String]) -> Bool {
    guard !rest.isEmpty, isInCapitals([words[0], words[words.count - 1]]) else { return false }
    let likeness = context.places.likeness(of: Arguments(withoutSpoken(rest)).text)
    return ![.exact, .oneSlip].contains(likeness)
  }

  /// `home, Kansas`: a name that the gazetteer doesn't have, in a country or a region.
  func isInArea(_ words: [String]) -> Bool {
    guard words.count > 1, words[0].hasSuffix(",") else { return false }
    let area = Arguments(Array(words.dropFirst())).text
    return context.places.isName(area)
      && [.country, .region].contains(context.places.named(area)?.kind)
  }

  /// Whether the words are capitalized like names.
  func isInCapitals(_ words: [String]) -> Bool {
    words.allSatisfy { $0.first?.isUppercase == true }
  }

  /// `Normal Illinois`, the town of that name in that state.
  func isQualified(
    _ words: [String], fewestPeople: Int = Self.fewestPeople
  ) -> Bool {
    guard let place = context.places.named(Arguments(words).text) else { return false }
    let count = place.name.split(separator: " ").count
    guard count < words.count else { return false }
    let name = words.prefix(count).joined(separator: " ").trimmingCharacters(in: [","])
    return place.name.folded == name.folded
      && (count > 1 || (place.population ?? 0) >= fewestPeople)
  }

  /// Whether a city has this name in any language: Wien is not `when`, whatever follows.
  func isCity(_ word: String) -> Bool {
    guard let match = try? context.places.exact(word), match.likeness == .exact,
      (match.matchedName ?? match.place.name).folded == word.folded
    else { return false }
    return (match.place.population ?? 0) >= 20 * Self.fewestPeople
  }
}
