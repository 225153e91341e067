import Foundation
import Phrases

// Lines that were meant by words in another order, or by ones that are misspelt.
extension LineReader {
  func slip(_ words: [String]) -> String? {
    day(near: words) ?? weather(near: words) ?? weather(after: words) ?? stretch(words)
      ?? comparison(words)
  }

  /// `Oslo vs Bergen`
  private func comparison(_ words: [String]) -> String? {
    let index = words.firstIndex { ["vs", "vs.", "versus", "or", "and"].contains($0.lowercased()) }
    guard let index, isTown(words[..<index]), isTown(words[(index + 1)...]) else { return nil }
    let places = [words[..<index], words[(index + 1)...]].map { $0.joined(separator: " ") }
    return "\(CommandName.compare.rawValue) \(places.joined(separator: ", "))"
  }

  /// A length of time without its command: `48h Oslo`, `next 3 days`.
  func stretch(_ words: [String]) -> String? {
    var words = words
    if words.count > 1, ["next", "najbližšie"].contains(words[0].lowercased()) {
      words.removeFirst()
    }
    guard let (stretch, rest) = Stretch.first(of: words) ?? Stretch.last(of: words),
      rest.isEmpty || isTown(withoutPreposition(rest))
    else { return nil }
    let isShort = [.minutes, .hours].contains(stretch.unit)
    let command: CommandName = isShort ? .hours : .days
    return ([command.rawValue] + words).joined(separator: " ")
  }

  /// A word of weather that was misspelt, alone or before a place: `temprature Oslo`.
  private func weather(near words: [String]) -> String? {
    guard let word = others().word(near: words[0]) else { return nil }
    let place = words.dropFirst()
    guard place.isEmpty || isTown(place) else { return nil }
    return ([word] + place).joined(separator: " ")
  }

  /// Weather after a place, `Oslo wind chill tomorrow`, in its usual order.
  private func weather(after words: [String]) -> String? {
    guard CommandName(rawValue: words[0].lowercased()) == nil else { return nil }
    for start in words.indices.dropFirst() {
      let tail = Array(words[start...])
      guard let (line, count) = others().weather(firstOf: tail) ?? others().command(firstOf: tail),
        isTown(words[..<start])
      else { continue }
      let day = tail.dropFirst(count)
      // `Oslo last week`
      if line == [CommandName.past.rawValue], Stretch.first(of: ["1"] + day)?.rest == [] {
        return (line + day + words[..<start]).joined(separator: " ")
      }
      let isDay = (try? DayArgument(Array(day), context.phrases)) ?? nil
      guard day.isEmpty || isDay?.rest.isEmpty == true else { continue }
      let usual = tail.prefix(count) + words[..<start] + day
      let isLine = others().line(ofWeather: Array(usual)) != nil
      return (isLine ? Array(usual) : line + words[..<start] + day).joined(separator: " ")
    }
    return nil
  }

  /// A day that was misspelt, before other words or after a place: `tomorow Oslo`.
  func day(near words: [String]) -> String? {
    if let first = words.first, let day = day(near: first) {
      return ([day] + words.dropFirst()).joined(separator: " ")
    }
    guard words.count > 1, let last = words.last, let day = day(near: last),
      isTown(words.dropLast())
    else { return nil }
    return (words.dropLast() + [day]).joined(separator: " ")
  }

  private func day(near word: String) -> String? {
    let typed = word.lowercased()
    let days = Language.allCases.flatMap { $0.phrases.dayWords.map(\.text) }
    return days.first { day in
      day.count >= 5 && day != typed && day.first == typed.first
        && typed.editDistance(to: day) <= (min(day.count, typed.count) >= 6 ? 2 : 1)
    }
  }

  /// Whether a place is called exactly so.
  func isTown(_ words: some Collection<String>) -> Bool {
    !words.isEmpty && context.places.named(words.joined(separator: " ")) != nil
  }
}
