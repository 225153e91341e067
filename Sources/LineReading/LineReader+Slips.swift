import CommandKit
import Foundation
import Phrases
import WeatherModels

// Lines that were meant by words in another order, or by ones that are misspelt.
extension LineReader {
  func slip(_ words: [String]) -> String? {
    day(near: words) ?? weather(near: words) ?? weather(after: words) ?? span(words)
      ?? several(words) ?? range(words) ?? year(words) ?? withoutPage(words)
  }

  /// `5 day forecast Oslo`, `Oslo tomorrow weather`: the words without one for the whole page.
  private func withoutPage(_ words: [String]) -> String? {
    let rest = words.filter { others().failure(of: $0) != Self.page($0) }
    guard rest.count < words.count, !rest.isEmpty else { return nil }
    if let line = slip(rest) { return line }
    let place = ((try? DayArgument(rest, context.phrases)) ?? nil)?.rest ?? rest
    return isTown(withoutSpoken(place)) ? rest.joined(separator: " ") : nil
  }

  private static func page(_ word: String) -> Failure {
    .unknownPlace(word, meant: CommandName.detail.rawValue)
  }

  /// A month beyond the forecast, `Oslo next month`, `Oslo in July`: the year as it usually is.
  private func year(_ words: [String]) -> String? {
    let index = words.indices.last { index in
      let word = words[index]
      let isName =
        DateText.month(word[...]) != nil && word.count > 3
        || Language.typed.seasons.contains(word.folded)
      let isLength = TimeSpan("1 \(word)").map { [.months, .years].contains($0.unit) } == true
      return isName
        || isLength && index > 0 && Language.typed.beforeStretches.contains(words[index - 1].folded)
    }
    guard let index else { return nil }
    // `Oslo July 2025`
    if index + 1 < words.count, words[index + 1].utf8.count == 4,
      Arguments.number(words[index + 1]) != nil, DateText.month(words[index][...]) != nil
    {
      let name = words[..<index] + words[(index + 2)...]
      guard isTown(name) else { return nil }
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

  /// A length of time without its command: `48h Oslo`, `next 3 days`.
  func span(_ words: [String]) -> String? {
    var words = words
    // `Oslo for the next 3 days`
    func isSaid(_ index: Int) -> Bool {
      index < words.count && Language.typed.beforeStretches.contains(words[index].folded)
    }
    while let index = words.indices.first(where: { index in
      isSaid(index)
        && (TimeSpan.first(of: Array(words[(index + 1)...])) != nil || isSaid(index + 1))
    }) {
      words.remove(at: index)
    }
    guard let (span, rest) = TimeSpan.first(of: words) ?? TimeSpan.last(of: words),
      rest.isEmpty || isTown(withoutSpoken(rest))
    else { return nil }
    let isShort = [.minutes, .hours].contains(span.unit)
    let command: CommandName = isShort ? .hours : .days
    return ([command.rawValue] + words).joined(separator: " ")
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
      if line == [CommandName.past.rawValue], TimeSpan.first(of: ["1"] + day)?.rest == [] {
        return (line + day + words[..<start]).joined(separator: " ")
      }
      guard line != [CommandName.past.rawValue] || day.isEmpty else { continue }
      let isDay = (try? DayArgument(Array(day), context.phrases)) ?? nil
      guard day.isEmpty || isDay?.rest.isEmpty == true else { continue }
      let usual = tail.prefix(count) + words[..<start] + day
      // `all week` stands before no place.
      let isTime = [[CommandName.days.rawValue], [CommandName.hours.rawValue]].contains(line)
      let isLine = !isTime && others().line(ofWeather: Array(usual)) != nil
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
    if days.contains(where: { $0.folded == typed.folded }) { return nil }
    return days.first { day in
      day.count >= 5 && day != typed && day.first == typed.first
        && typed.editDistance(to: day) <= (min(day.count, typed.count) >= 6 ? 2 : 1)
    }
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
