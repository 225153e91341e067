import Foundation
import Phrases
package import TerminalText
package import WeatherClients
import WeatherModels

/// The words that can be completed: commands, and behind each the arguments that it declares.
package struct CompletionWords: Sendable {
  let commands: [CommandSignature]
  /// Places searched before, newest first, and favourites.
  let places: @Sendable () -> [String]
  let settings: [(name: String, choices: [String])]
  /// The names in the list last shown, as far as its first pages.
  let rows: [String]
  /// From today on.
  let days: @Sendable () -> [String]
  /// The words for days, in the language that is spoken and in any.
  let dayWords: (offered: @Sendable () -> [String], isDay: @Sendable (String) -> Bool)
  /// Places of the gazetteer whose names begin so, the largest first.
  package var find: @Sendable (String) -> [PlaceMatch]
  /// The names of all countries, which are many: asked for only when one is wanted.
  let countries: @Sendable () -> [String]
  /// The files of a folder, as it was typed.
  let files: @Sendable (_ folder: String) -> [String]

  package init(
    commands: [CommandSignature], places: @escaping @Sendable () -> [String] = { [] },
    settings: [(name: String, choices: [String])] = [], rows: [String] = [],
    days: @escaping @Sendable () -> [String] = { [] },
    dayWords: (offered: @Sendable () -> [String], isDay: @Sendable (String) -> Bool) = (
      { [] }, { _ in false }
    ),
    find: @escaping @Sendable (String) -> [PlaceMatch] = { _ in [] },
    countries: @escaping @Sendable () -> [String] = { [] },
    files: @escaping @Sendable (String) -> [String] = { _ in [] }
  ) {
    self.commands = commands
    self.places = places
    self.settings = settings
    self.rows = rows
    self.days = days
    self.dayWords = dayWords
    self.find = find
    self.countries = countries
    self.files = files
  }

  /// The ways to go on with a line that is typed so far.
  package func completions(for line: String) -> CompletionList {
    let typed = line.drop { $0 == " " }
    guard let space = typed.firstIndex(of: " ") else {
      return matches(names + (typed.isEmpty ? [] : dayWords.offered()), typed)
    }
    let rest = typed[space...].drop { $0 == " " }
    let grammar = Grammar(commands: commands, allowsAbbreviations: true)
    let name = (try? grammar.command(named: typed[..<space].lowercased())) ?? nil
    guard let command = commands.first(where: { $0.name == name }) else { return .none }
    return option(rest, of: command)
      ?? arguments(behindOptions(rest, of: command), command.usage.arguments[...])
  }

  /// The same for a shell, which completes one word at a time: of a name whose first words are typed, the rest.
  package func completions(ofShellWords typed: [String]) -> [Completion] {
    // A command may have an option of the same name as one of the program's flags.
    let words = typed.enumerated().filter { index, word in
      index == typed.count - 1 || ProgramFlag(rawValue: word) == nil
        || commands.contains { command in
          typed.prefix(index).contains(command.name.rawValue)
            && command.usage.options.contains { $0.name == word }
        }
    }.map(\.element)
    let list = completions(for: words.joined(separator: " "))
    let spaces = list.replaced.count { $0 == " " } - (words.last ?? "").count { $0 == " " }
    return list.candidates.compactMap { candidate in
      let parts = candidate.text.split(separator: " ", maxSplits: max(0, spaces))
      guard parts.count > max(0, spaces), let rest = parts.last else { return nil }
      return Completion(String(rest), description: candidate.description)
    }
  }
}

extension CompletionWords {
  private var names: [String] { commands.map(\.name.rawValue).sorted() }

  /// An option that is being typed, or what stands behind one; `nil` where neither is.
  private func option(_ typed: Substring, of command: CommandSignature) -> CompletionList? {
    let words = typed.split(separator: " ", omittingEmptySubsequences: false)
    guard let last = words.last else { return nil }
    if let before = words.dropLast().last,
      let option = command.usage.options.first(where: { $0.name == before }),
      let value = option.value
    {
      return arguments(last, [value])
    }
    guard last.hasPrefix("-"), last.dropFirst().first?.isNumber != true else { return nil }
    return matches(command.usage.options.map(\.name), last)
  }

  /// The typed text without the options that stand in front of it.
  private func behindOptions(_ typed: Substring, of command: CommandSignature) -> Substring {
    var rest = typed
    while let space = rest.firstIndex(of: " "),
      let option = command.usage.options.first(where: { $0.name == rest[..<space] })
    {
      rest = rest[space...].drop { $0 == " " }
      guard option.value != nil, let end = rest.firstIndex(of: " ") else { continue }
      rest = rest[end...].drop { $0 == " " }
    }
    return rest
  }

  /// Completes the text behind a command: each argument takes its words, and the one that is not ended yet is completed.
  private func arguments(_ typed: Substring, _ shape: ArraySlice<Argument>) -> CompletionList {
    guard let argument = shape.first else { return .none }
    let last = typed[(typed.lastIndex(of: " ").map(typed.index(after:)) ?? typed.startIndex)...]
    switch argument {
    case .place, .placeName: return completions(forPlace: typed)
    case .places:
      let part = typed.lastIndex(of: ",").map { typed[typed.index(after: $0)...] }
      return completions(forPlace: part?.drop { $0 == " " } ?? last)
    case .placeBehindIn:
      let padded = " " + typed
      guard let place = padded.range(of: " in ", options: .backwards) else { return .none }
      return completions(forPlace: padded[place.upperBound...])
    case .row, .rows: return completions(forRow: last)
    case .country: return matches(countries(), typed)
    case .command: return matches(names, typed)
    case .setting: return completions(forSetting: typed)
    case .path: return completions(forPath: typed)
    case .day: return completions(forDay: typed, behindIt: shape.dropFirst())
    case .duration(let examples): return matches(examples, typed)
    case .position, .countryBehindIn, .text: return .none
    case .optional(.choice(let values)) where shape.count > 1:
      let others = arguments(typed, shape.dropFirst())
      guard let space = typed.firstIndex(of: " ") else {
        let list = matches(values, typed)
        return CompletionList(
          replacing: list.replaced, with: list.candidates + others.candidates)
      }
      let isTaken = values.contains { $0.hasPrefix(typed[..<space].lowercased()) }
      return isTaken
        ? arguments(typed[space...].drop { $0 == " " }, shape.dropFirst()) : others
    case .optional(let argument): return arguments(typed, [argument] + shape.dropFirst())
    case .either(let several):
      if several.contains(.day) { return completions(forDay: typed, behindIt: shape.dropFirst()) }
      let lists = several.map { arguments(typed, [$0]) }
      return CompletionList(
        replacing: (lists.first { !$0.candidates.isEmpty } ?? lists.first)?.replaced ?? "",
        with: lists.flatMap(\.candidates))
    case .count, .choice:
      guard let space = typed.firstIndex(of: " ") else {
        if case .choice(let values) = argument { return matches(values, typed) }
        return typed.first?.isNumber == true ? .none : arguments(typed, shape.dropFirst())
      }
      let isTaken =
        if case .choice = argument { true } else { typed.first?.isNumber == true }
      let rest = typed[space...].drop { $0 == " " }
      return arguments(isTaken ? rest : typed, shape.dropFirst())
    }
  }

  /// A name that several places bear is completed with what tells them apart.
  private func completions(forPlace typed: Substring) -> CompletionList {
    var list = matches(places(), typed)
    guard !typed.isEmpty else { return list }
    var seen = Set(list.candidates.map(\.text))
    let found = find(String(typed))
    let names = found.map { $0.matchedName ?? $0.place.name }
    for (match, name) in zip(found, names) {
      let place = match.place
      let area = names.count { $0 == name } > 1 ? place.region ?? place.countryName : nil
      let text = [name, area].compactMap { $0 }.joined(separator: ", ")
      guard seen.insert(text).inserted else { continue }
      let about = match.matchedName == nil ? place.surroundings : place.title
      list.candidates.append(Completion(text, description: about))
    }
    return list
  }

  /// A day or, where it may be left out, what stands behind it.
  private func completions(
    forDay typed: Substring, behindIt shape: ArraySlice<Argument>
  ) -> CompletionList {
    if let space = typed.firstIndex(of: " "),
      typed.first?.isNumber == true || dayWords.isDay(String(typed[..<space]))
    {
      return arguments(typed[space...].drop { $0 == " " }, shape)
    }
    // Dates are many, and nobody picks a word for a day where a row is typed.
    var list = matches(typed.first?.isNumber == true ? days() : dayWords.offered(), typed)
    let others = arguments(typed, shape)
    if list.candidates.isEmpty { return others }
    if others.replaced == list.replaced { list.candidates += others.candidates }
    return list
  }

  private func completions(forRow typed: Substring) -> CompletionList {
    let fitting = rows.enumerated().filter { "\($0.offset + 1)".hasPrefix(typed) }
    return CompletionList(
      replacing: String(typed),
      with: fitting.map { Completion("\($0.offset + 1)", description: $0.element) })
  }

  private func completions(forSetting typed: Substring) -> CompletionList {
    guard let space = typed.firstIndex(of: " ") else {
      return matches(settings.map(\.name), typed)
    }
    let setting = settings.first { $0.name == typed[..<space] }
    return matches(setting?.choices ?? [], typed[space...].drop { $0 == " " })
  }

  /// Hidden files only where a dot was typed.
  private func completions(forPath typed: Substring) -> CompletionList {
    let start = typed.lastIndex(of: "/").map(typed.index(after:)) ?? typed.startIndex
    let (folder, name) = (String(typed[..<start]), typed[start...])
    let fitting = files(folder).filter { file in
      file.hasPrefix(name) && (name.hasPrefix(".") || !file.hasPrefix("."))
    }
    return CompletionList(
      replacing: String(typed), with: fitting.sorted().map { Completion(folder + $0) })
  }

  private func matches(_ words: [String], _ typed: Substring) -> CompletionList {
    var seen = Set<String>()
    let beginning = typed.lowercased()
    let fitting = words.filter { word in
      word.lowercased().hasPrefix(beginning) && seen.insert(word).inserted
    }
    return CompletionList(replacing: String(typed), with: fitting.map { Completion($0) })
  }
}
