import CommandKit
import Foundation
import Phrases

// Words that are said to programs, and to people.
extension LineReader {
  /// The answer to what is said to people: hello, and a yes that nothing asked for.
  package func reply(to words: [String]) -> String? {
    let text = Arguments(words).text
    guard text == text.lowercased(), context.places.own(text) == nil else { return nil }
    if Language.typed.greetings.contains(text.folded) { return context.phrases.hello }
    return Language.typed.replies.contains(text.folded) ? context.phrases.nothingAsked : nil
  }

  /// Throws for a word of programs, in small letters and alone: the line that was meant, or that there is none.
  func refuseProgramWord(_ text: String) throws(Failure) {
    guard text == text.lowercased(), !text.contains(" ") else { return }
    if let line = setting([text]) ?? others().line(for: [text]) {
      throw .offer(Offer(text, line))
    }
    let isLetter = text.count == 1 && text.utf8.count == 1
    if isLetter || Language.typed.programWords.contains(text.folded) {
      throw .noSuchWeather(text, name: text)
    }
  }

  static let fewestPeople = 5000
}
