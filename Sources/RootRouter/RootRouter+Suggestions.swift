import Foundation
import Phrases
import ScreenKit
import Settings
import WeatherClients
import WeatherModels

// What was meant by words that are no command.
extension RootRouter {
  /// Reads words. One that is nearly a command is a place all the same if one is called exactly so: Linz is not `line`.
  func read(_ words: [String], _ grammar: Grammar) throws(Failure) -> Reading {
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
    let days = Language.allCases.flatMap { language -> [String] in
      let phrases = language.phrases
      return [phrases.today, phrases.tomorrow].map { $0.lowercased() }
    }
    let near = days.first { day in
      day.count >= 5 && day != typed && day.first == typed.first
        && typed.editDistance(to: day) <= (min(day.count, typed.count) >= 6 ? 2 : 1)
    }
    return near.map { ([$0] + words.dropFirst()).joined(separator: " ") }
  }
}
