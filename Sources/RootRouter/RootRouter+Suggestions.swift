import Foundation
import Phrases
import ScreenKit
import Settings
import WeatherClients
import WeatherModels

// What was meant by words that are no command.
extension RootRouter {
  /// A day alone or with a place, where no command is called so: the page of that day. A place that is called like a day
  /// and more is that place.
  private func readDay(_ words: [String], _ grammar: Grammar) throws(Failure) -> Reading? {
    guard let first = words.first?.lowercased(),
      !signatures.contains(where: { $0.name.rawValue == first || $0.shorts.contains(first) }),
      let found = try DayArgument(words, context.phrases), !context.places.isName(words, found)
    else { return nil }
    // Behind other words, only where those are no command, nor nearly one.
    if !found.isFirst {
      guard case .text = try? grammar.read(words: words) else { return nil }
    }
    return .command(.detail, Arguments(words))
  }

  /// Reads words. One that is nearly a command is a place all the same if one is called exactly so: Linz is not `line`.
  func read(
    _ words: [String], _ grammar: Grammar, mayBeDay: Bool
  ) throws(Failure) -> Reading {
    if mayBeDay, let day = try readDay(words, grammar) { return day }
    do {
      return try grammar.read(words: words)
    } catch {
      guard case .unknownCommand = error else { throw error }
      let text = Arguments(words).text
      if let line = meant(by: words), !isPlace(text) {
        throw .unknownCommand(words, meant: line)
      }
      guard let place = try? context.places.place(.name(text)), place.isCalled(text) else {
        throw error
      }
      return .text(text)
    }
  }

  /// The line for which these words were probably typed; `nil` where nothing speaks for one.
  func meant(by words: [String]) -> String? {
    CommandName.line(for: words) ?? Setting.line(for: words) ?? day(near: words)
  }

  /// Whether a town that people mean is called so: a village of the name of a command in another program is found with
  /// `search`, as the suggestion says. Names of several words are meant, `Show Low` or more of it.
  func isPlace(_ text: String) -> Bool {
    guard let place = try? context.places.place(.name(text)) else { return false }
    let name = place.name
    if name.contains(" ") {
      return text.range(of: name, options: [.anchored, .caseInsensitive, .diacriticInsensitive])
        != nil
    }
    return place.isCalled(text)
      && (world.ownPlace(named: text) != nil || (place.population ?? 0) >= Self.fewestPeople)
  }

  private static let fewestPeople = 5000

  /// A day that was misspelt, with the words behind it: `tomorow Oslo`.
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
