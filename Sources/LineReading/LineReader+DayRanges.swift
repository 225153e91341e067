import CommandKit
import Foundation
import Phrases
import WeatherModels

// Lines about several days, in words that commands don't have.
extension LineReader {
  /// `Oslo mon-wed`, `Oslo from Monday to Wednesday`: all days, of which no part can be typed.
  func range(_ words: [String]) -> String? {
    func isEnd(_ word: some StringProtocol) -> Bool {
      Language.typed.rangeDays.contains(word.folded)
        || (try? DayArgument.day(String(word), context.phrases)) ?? nil != nil
    }
    func isTo(_ word: String) -> Bool { Language.typed.untilWords.contains(word.folded) }
    func isFrom(_ word: String) -> Bool { Language.typed.fromWords.contains(word.folded) }
    var place = words
    if let index = words.firstIndex(where: { word in
      let ends = word.split(whereSeparator: { "-–".contains($0) })
      return ends.count == 2 && ends.allSatisfy(isEnd)
    }) {
      place.remove(at: index)
    } else if let index = words.indices.dropFirst().first(where: { index in
      isTo(words[index]) && isEnd(words[index - 1])
        && (index == words.count - 1 || isEnd(words[index + 1]))
    }) {
      // The last day may have been taken already.
      place.removeSubrange((index - 1)...min(index + 1, words.count - 1))
    } else if let index = words.indices.dropLast().first(where: { index in
      isFrom(words[index]) && isEnd(words[index + 1])
    }) {
      place.removeSubrange(index...(index + 1))
    } else {
      return nil
    }
    place.removeAll(where: isFrom)
    guard place.isEmpty || isTown(withoutSpoken(place)) else { return nil }
    return ([CommandName.days.rawValue] + place).joined(separator: " ")
  }
}
