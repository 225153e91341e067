import CommandKit
import Foundation
import Phrases
import WeatherModels

// Lines that were meant by words in another order, or by ones that are misspelt.
extension LineReader {
  /// The line of a command that people call by another word, `compare Oslo, Bergen` for `porovnaj Oslo, Bergen`; its
  /// name alone where it wouldn't take what follows.
  func command(for words: [String]) -> Offer? {
    let text = Arguments(words).text
    guard let line = others().line(for: words) else { return nil }
    let meant = line.split(separator: " ").map(String.init)
    let isTaken = others().takes(meant, in: context.vocabulary, isPlace: { true })
    return Offer(
      text, isTaken ? line : meant[0], doubt: isTaken ? nil : .guess, mayBePlace: words.count == 1)
  }

  func slip(_ words: [String]) -> Offer? {
    let text = Arguments(words).text
    return day(near: words).map { Offer(text, $0.line, slips: $0.letters) }
      ?? weather(near: words).map {
        // `Suny` may be a place.
        Offer(text, $0, doubt: words.count == 1 && isInCapitals(words) ? .place : nil, slips: 1)
      } ?? year(words).map { Offer(text, $0) }
  }

  /// A month beyond the forecast, `Oslo next month`, `Oslo in July`: the year as it usually is.
  private func year(_ words: [String]) -> String? {
    func isYear(_ index: Int) -> Bool {
      index < words.count && words[index].utf8.count == 4
        && Arguments.number(words[index]) != nil
    }
    let index = words.indices.last { index in
      let word = words[index]
      let isName =
        DateText.month(word[...]) != nil
        && (word.count > 3 || isYear(index + 1)
          || index > 0 && Language.typed.isPreposition(words[index - 1]))
        || Language.typed.seasons.contains(word.folded)
      let isLength = TimeSpan("1 \(word)").map { [.months, .years].contains($0.unit) } == true
      return isName
        || isLength && index > 0 && Language.typed.beforeStretches.contains(words[index - 1].folded)
    }
    guard let index else { return nil }
    // `Oslo July 2025`
    if isYear(index + 1), DateText.month(words[index][...]) != nil {
      let name = words[..<index] + words[(index + 2)...]
      guard name.isEmpty || isTown(name) else { return nil }
      let month = words[index...(index + 1)]
      return ([CommandName.past.rawValue] + month + name).joined(separator: " ")
    }
    let said = words[..<index].reversed().prefix {
      Language.typed.beforeStretches.contains($0.folded) || Language.typed.isPreposition($0)
    }
    let place = words[..<(index - said.count)] + words[(index + 1)...]
    let name = withoutSpoken(Array(place))
    guard name.isEmpty ? words.count > 1 : isTown(name), !isTown(words) else { return nil }
    return (["chart year"] + name).joined(separator: " ")
  }

  /// A word of weather that was misspelt, alone or before a place: `temprature Oslo`.
  private func weather(near words: [String]) -> String? {
    // `Oslo weatehr`
    if words.count > 1, let last = words.last, others().weather(firstOf: [last]) == nil,
      CommandName(rawValue: last.lowercased()) == nil, last.count > 4,
      let word = others().word(near: last),
      isTown(words.dropLast())
    {
      return ([word] + words.dropLast()).joined(separator: " ")
    }
    guard let word = words.first.flatMap(others().word) else { return nil }
    let place = words.dropFirst()
    guard place.isEmpty || isTown(place) else { return nil }
    return ([word] + place).joined(separator: " ")
  }

  /// `wil it rain in Oslo`: the line with one word that is misspelt by one letter, if it means something then.
  func corrected(_ words: [String]) -> Offer? {
    let known = Language.typed.spoken.union(others().spoken)
    for index in words.indices {
      let typed = words[index].folded
      guard typed.count >= 3, !known.contains(typed), CommandName(rawValue: typed) == nil,
        day(near: [typed]) != nil || !isTown([typed])
      else { continue }
      let near = known.sorted().filter {
        $0.count >= 4 && $0.first == typed.first && typed.editDistance(to: $0) == 1
      }
      let days = [day(near: [typed])].compactMap(\.self)
      for (word, letters) in near.map({ ($0, 1) }) + days {
        var line = words
        line[index] = word
        if let parts = parts(plain(line)), !parts.all.isEmpty,
          !parts.isTooLittle || others().line(ofWeather: line) != nil,
          self.line(of: parts)?.lost.isEmpty == true
        {
          return Offer(
            Arguments(words).text, line.joined(separator: " "), slips: letters, mayBePlace: false)
        }
      }
    }
    return nil
  }

  /// A day or a part of one that was misspelt, before other words or after a place: `tomorow Oslo`.
  func day(near words: [String]) -> (line: String, letters: Int)? {
    if let first = words.first, let day = day(near: first) {
      return (([day.word] + words.dropFirst()).joined(separator: " "), day.letters)
    }
    // `Oslo tomorrow mornign`
    func isTownWithDay(_ words: [String]) -> Bool {
      isTown(words)
        || ((try? DayArgument(words, context.phrases)) ?? nil).map { isTown($0.rest) } == true
    }
    guard words.count > 1, let last = words.last, let day = day(near: last),
      isTownWithDay(words.dropLast())
    else { return nil }
    return ((words.dropLast() + [day.word]).joined(separator: " "), day.letters)
  }

  private func day(near word: String) -> (word: String, letters: Int)? {
    let typed = word.lowercased()
    let days = Language.allCases.map(\.phrases).flatMap {
      $0.dayWords.map(\.text) + $0.partsOfDay.keys.sorted()
    }
    if days.contains(where: { $0.folded == typed.folded }) || Language.typed.quantity(word) != nil {
      return nil
    }
    return days.lazy.compactMap { day -> (word: String, letters: Int)? in
      guard day.count >= 5, day != typed, day.first == typed.first else { return nil }
      let letters = typed.editDistance(to: day)
      return letters <= (min(day.count, typed.count) >= 6 ? 2 : 1) ? (day, letters) : nil
    }.first
  }

  /// `7 Oslo` for a command that takes no number. Longer ones are postal codes.
  func withoutNumber(_ words: [String]) -> Offer? {
    for (number, place) in [
      (words[0], words.dropFirst()), (words[words.count - 1], words.dropLast()),
    ] {
      let name = place.joined(separator: " ")
      if number.count <= 3, Arguments.number(number) != nil, isPlace(name) {
        return Offer(Arguments(words).text, name, lost: [number], mayBePlace: false)
      }
    }
    return nil
  }

  /// `in Africa tomorrow`: no village of that name is meant.
  func refuseContinent(_ words: [String]) throws(Failure) {
    let place = ((try? DayArgument(words, context.phrases)) ?? nil)?.rest ?? words
    let name = place.drop(while: Language.typed.isPreposition).joined(separator: " ")
    if Language.typed.continents.contains(name.folded) { throw .tooLarge(name) }
  }

  /// The words of a place without what people say before it.
  func withoutSpoken(_ words: [String]) -> [String] {
    (try? context.places.withoutPreposition(words)) ?? words
  }

  /// Whether a place is called exactly so.
  func isTown(_ words: some Collection<String>) -> Bool {
    !words.isEmpty && context.places.named(words.joined(separator: " ")) != nil
  }
}
