import CommandKit
import Foundation
package import Phrases

// Lines that begin with the name of a command.
extension LineReader {
  /// The words where they begin with a command of this screen by name, by a short name or cut short, or are a row; `nil`
  /// where they have to be read.
  ///
  /// - Throws: `ambiguous` for the beginning of several commands that means nothing else.
  package func strict(_ words: [String]) throws(Failure) -> [String]? {
    guard let first = words.first?.lowercased() else { return words }
    if words.count == 1, Arguments.number(first) != nil { return words }
    if first == "/", words.count > 1 { return [CommandName.search.rawValue] + words.dropFirst() }
    if first.hasPrefix("/"), first.count > 1 { return words }
    let text = Arguments(words).text
    let isOwn = words.count > 1 && context.places.own(text) != nil
    if grammar.hasCommand(called: first) {
      let isRead = isOwn || words.count > 1 && mayBeOther(words, than: command(named: first))
      return isRead ? nil : words
    }
    guard !isOwn, !Lexicon.shared.has(first), !TimeWords.all.contains(first) else { return nil }
    do throws(Failure) {
      guard let name = try grammar.command(named: first), !context.places.isName(text),
        takes([name.rawValue] + words.dropFirst())
      else { return nil }
      return words
    } catch {
      let isInCapitals = words.allSatisfy { $0.first?.isUppercase == true }
      if context.places.isName(text) || words.count > 1 && isInCapitals { return nil }
      if let meaning = try? meaning(of: words), meaning != .place(text) { return nil }
      throw error
    }
  }

  /// Whether words that begin with a command may mean something else.
  private func mayBeOther(_ words: [String], than command: CommandName?) -> Bool {
    // `sun here`
    guard !context.places.isHere(Arguments(Array(words.dropFirst())).text) else { return false }
    let isCapital = words[0].first?.isUppercase == true
    // `forecast Oslo` is weather, `forecast refresh` a command for that screen.
    if command == .forecast, words.count > 2 || CommandName(rawValue: words[1].lowercased()) == nil
    {
      return true
    }
    // `Page, Arizona`, `hours Oslo 0150`
    let isAsked = command?.isAsked == true
    // `normal il`, but not `tell on`
    if isAsked, command != .tell, words.count == 2, words[1].count == 2,
      words[1].allSatisfy(\.isLetter)
    {
      return true
    }
    if isCapital, !isAsked, !takes([words[0].lowercased()] + words.dropFirst()) { return true }
    if isAsked,
      words.contains(where: { $0.hasPrefix("0") && $0.count > 1 && Arguments.number($0) != nil })
    {
      return true
    }
    // `Hours Oslo`, `hours Sunday Creek`; `along By bike` is about a way's name.
    if isAsked, command != .along,
      isCapital || words.contains(where: isWordInCapitals)
    {
      return true
    }
    // `Sun Prairie`; in small letters, only where the command is often the beginning of a name.
    let text = Arguments(words).text
    let hasNumber = words.contains { $0.contains(where: \.isNumber) || $0.isOption }
    return words.count < 6 && !hasNumber
      && (isCapital || command.map { [CommandName.sun, .star, .in].contains($0) } == true)
      && context.places.isName(text) && !context.places.isRareName(text)
  }

  /// A word for a time or the weather that is written like a name.
  private func isWordInCapitals(_ word: String) -> Bool {
    guard word.first?.isUppercase == true else { return false }
    return Language.typed.quantity(word) != nil || context.day(of: [word]) != nil
  }

  /// Whether the first words are the names of commands, `Map Type Night`, or that of one about texts and rows.
  package func beginCommands(_ words: [String]) -> Bool {
    guard let first = words.first?.lowercased(), grammar.hasCommand(called: first) else {
      return false
    }
    let isSecond = words.count > 1 && CommandName(rawValue: words[1].lowercased()) != nil
    return isSecond || command(named: first)?.isAsked == false
  }

  /// The command of this name, short name or beginning.
  package func command(named word: String) -> CommandName? {
    (try? grammar.command(named: word)) ?? nil
  }
}
