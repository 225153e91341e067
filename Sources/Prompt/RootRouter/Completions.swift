import CommandKit
import Phrases
import Reports
import Settings
public import TerminalText

extension RootRouter {
  /// The ways to go on with the last of the words that a shell has before it.
  public func completions(ofShellWords words: [String]) -> [Completion] {
    completionWords().completions(ofShellWords: words)
  }

  func completionWords() -> CompletionWords {
    let isKept = onScreen.listInSight?.list.isKept != false
    let fitting = signatures.filter { isKept || !Self.editing.contains($0.name) }
    var words = world.completionWords(
      fitting, settings: Setting.all.map { ($0.name, $0.choices, $0.isPlace) }, rows: rowNames())
    words.screens = Dictionary(
      uniqueKeysWithValues: Location.named.map { ($0.command, self.signatures(of: $0)) })
    words.listed = onScreen.listInSight?.location.command
    return words
  }

  /// Not offered for rows that aren't kept.
  private static let editing: [CommandName] = [.rm, .clear, .rename]

  /// The names in the first pages of the list; more would be useless as completions.
  private func rowNames() -> [String] {
    guard let screen = try? listScreen() else { return [] }
    var names: [String] = []
    while names.count < 50 {
      do throws(Failure) {
        names.append(try screen.place(atRow: names.count + 1).name)
      } catch {
        // A row of another kind has a number all the same.
        guard case .own = error else { break }
        names.append("")
      }
    }
    return names
  }
}
