import Foundation
import Phrases

extension [CommandSignature] {
  /// The line for which another was probably typed, `rm 3` for `delete 3`; `nil` where its first word is none of the
  /// synonyms. Options of other programs are left out.
  func line(for words: [String]) -> String? {
    let typed = Self.folded(words.joined(separator: " "))
    if let whole = command(called: typed) { return whole.name.rawValue }
    guard let first = words.first, let command = command(called: Self.folded(first)) else {
      return nil
    }
    let takesNothing = command.usage.arguments.isEmpty
    let rest = takesNothing ? [] : words.dropFirst().filter { !$0.hasPrefix("-") }
    return ([command.name.rawValue] + rest).joined(separator: " ")
  }

  private func command(called typed: String) -> CommandSignature? {
    first { $0.synonyms.contains { Self.folded($0) == typed } }
  }

  /// Whoever types in a hurry leaves accents out.
  private static func folded(_ text: String) -> String {
    text.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
  }
}
