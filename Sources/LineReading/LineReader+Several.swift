import CommandKit
import Foundation
import Phrases
import WeatherModels

// Lines about several places or days, in words that commands don't have.
extension LineReader {
  /// The line for two or more places, with the day or the hour before or after them.
  func several(_ words: [String]) -> String? {
    if let line = comparison(words) ?? route(words) { return line }
    if let found = (try? DayArgument(words, context.phrases)) ?? nil, !found.rest.isEmpty {
      let count = found.rest.count
      let day = found.isFirst ? words.dropLast(count) : words.dropFirst(count)
      return several(found.rest).map { timed($0, day.joined(separator: " ")) }
    }
    guard let last = words.last, words.count > 1 else { return nil }
    // `Oslo to Bergen by car`
    if ["foot", "bike", "car"].contains(last.lowercased()), words.count > 4 {
      return route(Array(words.dropLast(2))).map { "\($0) by \(last)" }
    }
    let start = words.indices.dropFirst().first { index in
      HourText.first(of: Array(words[index...]))?.count == words.count - index
    }
    guard let start else { return nil }
    // No command shows the hours of two places.
    let places = Array(words[..<start])
    let line = several(places)
    let isWay = line?.hasPrefix(CommandName.along.rawValue) == true
    guard isWay, let line else { return comparison(places) }
    return timed(line, words.dropFirst(places.count).joined(separator: " "))
  }

  /// A line with a time behind it, but before how one goes, which stands at the end: `tomorrow by bike`.
  private func timed(_ line: String, _ time: String) -> String {
    let parts = line.components(separatedBy: " by ")
    return ([parts[0] + " " + time] + parts.dropFirst()).joined(separator: " by ")
  }

  /// `Oslo vs Bergen`, `Oslo, Bergen`
  private func comparison(_ words: [String]) -> String? {
    let towns = words.joined(separator: " ").split(separator: ",").map {
      $0.trimmingCharacters(in: .whitespaces)
    }
    if towns.count > 1, !isTown(words),
      towns.allSatisfy({ context.places.named($0)?.kind == .town })
    {
      return "\(CommandName.compare.rawValue) \(towns.joined(separator: ", "))"
    }
    // `Oslo Bergen`
    if words.count == 2, CommandName(rawValue: words[0].lowercased()) == nil,
      words.joined().allSatisfy(\.isLetter), words.allSatisfy(isCity), !isTown(words)
    {
      return "\(CommandName.compare.rawValue) \(words.joined(separator: ", "))"
    }
    let index = words.indices.dropFirst().dropLast().first { index in
      [Language.typed.comparing, Language.typed.alternatives].contains {
        $0.contains(words[index].folded)
      }
    }
    guard let index, isTown(words[..<index]), isTown(words[(index + 1)...]) else { return nil }
    // A comma would part a place from its country.
    let places = [words[..<index], words[(index + 1)...]].map {
      $0.joined(separator: " ").replacing(", ", with: " in ")
    }
    return "\(CommandName.compare.rawValue) \(places.joined(separator: ", "))"
  }

  /// `Oslo to Bergen`, `from Oslo to Bergen`
  private func route(_ words: [String]) -> String? {
    let isFrom = words.first.map { Language.typed.fromWords.contains($0.folded) } == true
    let places = isFrom ? words.dropFirst() : words[...]
    guard let index = places.firstIndex(where: { Language.typed.untilWords.contains($0.folded) }),
      isTown(places[..<index]), isTown(places[(index + 1)...]), !isTown(words)
    else { return nil }
    let ends = [places[..<index], places[(index + 1)...]].map { $0.joined(separator: " ") }
    return "\(CommandName.along.rawValue) \(ends.joined(separator: " to "))"
  }

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
