import CommandKit
import Foundation
import Phrases
import WeatherModels

// The places among the parts of a line.
extension LineReader {
  /// The places of words that stand together.
  func places(_ words: [String]) -> [[String]]? {
    let said = words.prefix { Language.typed.isPreposition($0) || Language.typed.isArticle($0) }
    // Nothing but `in` and `the`
    if said.count == words.count { return [] }
    let name = withoutSpoken(Array(words.dropFirst(max(0, said.count - 1))))
    // `do Brna` is nearly another name.
    if said.count == 1, name.count < words.count, isAnyPlace(name) { return [name] }
    if isAnyPlace(words) { return [words] }
    if isAnyPlace(name) { return [name] }
    if let row = Arguments(name).row { return [["\(row)"]] }
    let bare = Array(words.dropFirst(said.count))
    if isAnyPlace(bare) { return [bare] }
    return bare.count > 1 ? knownTowns(bare) : nil
  }

  /// `New York Oslo Bergen`
  private func knownTowns(_ words: [String]) -> [[String]]? {
    if isKnownTown(words) { return [words] }
    return words.indices.dropFirst().lazy.compactMap { index -> [[String]]? in
      let first = Array(words[..<index])
      guard isKnownTown(first), let rest = knownTowns(Array(words[index...])) else { return nil }
      return [first] + rest
    }.first
  }

  /// Whether a place of some size is called so in any language.
  private func isKnownTown(_ words: [String]) -> Bool {
    let text = words.joined(separator: " ")
    return context.places.isName(text)
      && (context.places.named(text)?.population ?? 0) >= 4 * Self.fewestPeople
  }

  private func isAnyPlace(_ words: [String]) -> Bool {
    isTown(words) || context.places.isHere(words.joined(separator: " "))
      || (try? context.places.known(words.joined(separator: " "))) ?? nil != nil
  }

  /// The number of words of a name of several, in which a day or weather may be: `Dolná Streda`.
  func name(firstOf rest: [String], behind said: [String]) -> Int? {
    guard said.allSatisfy({ Language.typed.isPreposition($0) || Language.typed.isArticle($0) })
    else { return nil }
    return (2...4).reversed().first { count in
      guard count <= rest.count, !rest.prefix(count).contains(where: { $0.contains(",") }) else {
        return false
      }
      let text = rest.prefix(count).joined(separator: " ")
      return context.places.isName(text) && !context.places.isRareName(text)
    }
  }

  /// `London, UK`, of which the comma and the words behind it are left.
  func qualified(_ name: [String], _ rest: [String]) -> (text: String, count: Int)? {
    guard !name.isEmpty, rest.first == "," else { return nil }
    let name = name.joined(separator: " ")
    for count in [2, 1] where count < rest.count && !rest[1...count].contains(",") {
      let area = rest[1...count].joined(separator: " ")
      if context.places.isArea(area, of: name) { return ("\(name) in \(area)", count + 1) }
      // `Boston, New York` is in no `New`.
      if context.places.isName(area) { return nil }
    }
    return nil
  }

  func isRow(_ word: String) -> Bool {
    Arguments.number(word).map(context.vocabulary.isRow) == true
  }
}
