import CommandKit
import Foundation
import Phrases

// Words that are said to programs, and to people.
extension LineReader {
  /// The words of the line that a word or flag of other programs means: `help version` of `--version`.
  package func programLine(_ typed: [String]) -> [String] {
    guard typed.count == 1, let line = Language.typed.programLines[typed[0].lowercased()] else {
      return typed
    }
    return line.split(separator: " ").map(String.init)
  }

  /// The answer to what is said to people: hello, and a yes that nothing asked for.
  package func reply(to words: [String]) -> String? {
    let text = Arguments(words).text
    guard text == text.lowercased(), context.places.own(text) == nil else { return nil }
    if Language.typed.greetings.contains(text.folded) { return context.phrases.hello }
    return Language.typed.replies.contains(text.folded) ? context.phrases.nothingAsked : nil
  }

  /// Throws for a word of programs, in small letters and alone: the line that was meant, or that there is none.
  func refuseProgramWord(_ text: String) throws(Failure) {
    guard text == text.lowercased(), !text.contains(" "), context.places.own(text) == nil,
      !Lexicon.shared.has(text.folded)
    else { return }
    if let line = setting([text]) { throw .offer(Offer(text, line)) }
    let isLetter = text.count == 1 && text.utf8.count == 1
    if isLetter || Language.typed.programWords.contains(text.folded) {
      throw .noSuchWeather(text, name: text)
    }
  }
}
