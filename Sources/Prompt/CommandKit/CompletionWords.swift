package import Clients
import Foundation
package import Phrases
import Presentation
import Reports
package import TerminalText

/// Completions for Tab: commands, and the values of the arguments that they declare.
package struct CompletionWords: Sendable {
  package typealias Setting = (name: String, choices: [String], isPlace: Bool)

  package var commands: [CommandSignature]
  var phrases: any Phrases
  /// The commands of the screen that a command goes to, which may stand behind it.
  package var screens: [CommandName: [CommandSignature]] = [:]
  /// Places searched before, newest first, and favorites.
  package var places: @Sendable () -> [String] = { [] }
  package var favorites: @Sendable () -> [String] = { [] }
  var settings: [Setting] = []
  /// The names on the first pages of the list that was shown last.
  package var rows: [String] = []
  /// The command that goes to the screen of that list.
  package var listed: CommandName?
  /// The days from today on.
  package var days: @Sendable () -> [String] = { [] }
  /// Places of the gazetteer whose names begin so, the largest first.
  package var find: @Sendable (String) -> [PlaceMatch] = { _ in [] }
  /// The names of all countries, which are many: asked for only when one is wanted.
  package var countries: @Sendable () -> [String] = { [] }
  /// The files of a folder, as it was typed.
  package var files: @Sendable (_ folder: String) -> [String] = { _ in [] }

  /// The ways to go on with a line that is typed so far.
  package func completions(for line: String) -> CompletionList {
    let typed = line.drop { $0 == " " }
    guard !typed.contains(" ") else {
      return completions(forCommand: typed) ?? completions(forSpoken: typed)
    }
    let list = matches(names + (typed.isEmpty ? [] : dayWords()), typed)
    return list.candidates.isEmpty ? completions(forSpoken: typed) : list
  }

  /// The ways to go on with a command; `nil` if the first word is whole and none.
  private func completions(forCommand typed: Substring) -> CompletionList? {
    guard let space = typed.firstIndex(of: " ") else { return matches(names, typed) }
    let grammar = Grammar(commands: commands, allowsAbbreviations: true)
    let (first, rest) = (typed[..<space].lowercased(), typed[space...].drop { $0 == " " })
    let name = try? grammar.command(named: first)
    guard let command = commands.first(where: { $0.name == name }) else { return nil }
    let list = command.completions(for: String(rest), from: self)
    guard list.candidates.isEmpty, let commands = screens[command.name] else { return list }
    var words = self
    // The rows of the screen may be others than those in sight.
    (words.commands, words.screens) = (commands, [:])
    if command.name != listed { words.rows = [] }
    return words.completions(forCommand: rest)
  }

  /// The completions for a shell, which completes one word at a time: of a name partly typed, the rest.
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
  /// All that `help` explains.
  var topics: [String] { names + HelpTopic.allCases.map(\.rawValue) }

  var vocabulary: Vocabulary {
    Vocabulary(
      phrases: phrases, isRow: { [rows] in rows.indices.contains($0 - 1) }, isPlace: { _ in false },
      bare: { $0 })
  }

  /// Words for days, in the current language, that are a single word.
  private func dayWords() -> [String] {
    phrases.dayWords.filter { $0.day != .after(-1) }.map(\.text)
      .filter { !$0.contains(" ") && $0.count > 3 }
  }

  private var names: [String] { commands.map(\.name.rawValue).sorted() }

  /// A line that begins with no command goes on with a day, with weather, or with the longest name at its end.
  private func completions(forSpoken typed: Substring) -> CompletionList {
    let words = typed.split(separator: " ", omittingEmptySubsequences: false)
    guard let last = words.last, !last.isEmpty else { return .none }
    let isBegun = words.count > 1
    let times = isBegun ? dayWords() + (last.count > 2 ? partsOfDay : []) : []
    let list = matches(times + (last.count > 1 || !isBegun ? Self.weather : []), last)
    guard list.candidates.isEmpty, typed.count > 2 else { return list }
    let places = completions(forPlaceAtEndOf: typed)
    return places.candidates.isEmpty ? list : places
  }

  private var partsOfDay: [String] {
    phrases.partsOfDay.keys.filter { !$0.contains(" ") }.sorted()
  }

  private static let weather = Lexicon.shared.words.filter {
    Lexicon.shared.has($0, .page, .quantity, .weather)
  }

  /// Those of the longest text at the end that begins a name; of a list, behind its last comma.
  package func completions(
    forPlaceAtEndOf typed: Substring, isList: Bool = false
  ) -> CompletionList {
    let comma = isList ? typed.lastIndex(of: ",") : nil
    let part = comma.map { typed[typed.index(after: $0)...] } ?? typed
    let words = part.split(separator: " ", omittingEmptySubsequences: false).drop(while: \.isEmpty)
    for count in stride(from: min(5, words.count), through: 1, by: -1) {
      guard let first = words.suffix(count).first else { break }
      // `in Os`, `to Ber`, but `In Sal`
      let isJoint =
        Language.typed.isPreposition(first) || Language.typed.isLimit(first)
        || Language.typed.comparing.contains(first.folded)
      if count > 1, isJoint, first == first.lowercased() { continue }
      let places = completions(forPlace: typed[first.startIndex...])
      if !places.candidates.isEmpty { return places }
    }
    return words.isEmpty ? completions(forPlace: "") : .none
  }

  /// A name that several places share is completed with what distinguishes them.
  package func completions(forPlace typed: Substring) -> CompletionList {
    var list = matches(places(), typed)
    guard !typed.isEmpty else { return list }
    var seen = Set(list.candidates.map(\.text))
    // Other names only where they continue the typed text: an airport is found by the beginning of its town.
    let found = find(String(typed)).filter { match in
      match.kind == .whole || match.matchedName.map { $0.count > typed.count } ?? true
    }
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

  /// Completions for a day: words, and dates only after a digit, since they are many; parts of the day behind it, or
  /// where it `isAlone` and the day may have been part of a question.
  package func completions(
    forDay typed: Substring, isBehindDay: Bool = false, isAlone: Bool = false
  ) -> CompletionList {
    if typed.first?.isNumber == true { return matches(days(), typed) }
    let parts = isBehindDay || isAlone && typed.count > 2 ? phrases.partsOfDay.keys.sorted() : []
    return matches((isBehindDay ? [] : dayWords()) + parts, typed)
  }

  func completions(forRow typed: Substring) -> CompletionList {
    let fitting = rows.enumerated().filter { "\($0.offset + 1)".hasPrefix(typed) }
    return CompletionList(
      replacing: String(typed),
      with: fitting.map { Completion("\($0.offset + 1)", description: $0.element) })
  }

  func completions(forSetting typed: Substring) -> CompletionList {
    guard let space = typed.firstIndex(of: " ") else {
      return matches(settings.map(\.name), typed)
    }
    let value = typed[space...].drop { $0 == " " }
    guard let setting = settings.first(where: { $0.name == typed[..<space] }) else { return .none }
    var list = matches(setting.choices, value)
    if setting.isPlace { list.candidates += completions(forPlace: value).candidates }
    return list
  }

  /// Hidden files only where a dot was typed.
  package func completions(forPath typed: Substring) -> CompletionList {
    let start = typed.lastIndex(of: "/").map(typed.index(after:)) ?? typed.startIndex
    let (folder, name) = (String(typed[..<start]), typed[start...])
    let fitting = files(folder).filter { file in
      file.hasPrefix(name) && (name.hasPrefix(".") || !file.hasPrefix("."))
    }
    return CompletionList(
      replacing: String(typed),
      with: fitting.sorted().map { Completion(folder + $0, isExact: true) })
  }

  package func matches(_ words: [String], _ typed: Substring) -> CompletionList {
    var seen = Set<String>()
    let beginning = typed.lowercased()
    let fitting = words.filter { word in
      word.lowercased().hasPrefix(beginning) && seen.insert(word).inserted
    }
    return CompletionList(replacing: String(typed), with: fitting.map { Completion($0) })
  }
}
