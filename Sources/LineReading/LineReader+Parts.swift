import CommandKit
import Foundation
import Phrases
import Quantities
import WeatherModels

// Lines that no command takes, taken apart.
extension LineReader {
  /// `nil` if some of the words have no meaning here.
  func parts(_ typed: [String]) -> LineParts? {
    var parts = LineParts()
    var rest = typed.flatMap { word in
      word.hasSuffix(",") && word.count > 1 ? [String(word.dropLast()), ","] : separated(word)
    }
    guard takeCommand(&rest, &parts) else { return nil }
    var segments = [[String]()]
    while let first = rest.first {
      if let name = qualified(segments[segments.count - 1], rest) {
        segments[segments.count - 1] = [name.text]
        rest.removeFirst(name.count)
      } else if let count = name(firstOf: rest, behind: segments[segments.count - 1]) {
        segments[segments.count - 1] += rest.prefix(count)
        rest.removeFirst(count)
      } else if takeCommandBehind(&rest, &parts) {
        segments.append([])
      } else if takeWay(&rest, &parts, isBetween: segments.last?.isEmpty == false) {
        segments.append([])
      } else if let count = take(rest, &parts) {
        rest.removeFirst(count)
        segments.append([])
      } else {
        if [",", "+", "&", "/", "-", "–"].contains(first)
          || Language.typed.comparing.contains(first.folded)
          || Language.typed.alternatives.contains(first.folded)
        {
          // `rain or snow`
          let isMore =
            first != "," && !parts.command.isEmpty && rest.count > 1
            && (QuestionWords.begin([rest[1]]) || QuestionWords.open([rest[1]]) != nil)
          if isMore {
            parts.weather.append(Array(rest.prefix(2)))
            rest.removeFirst()
          }
          segments.append([])
        } else {
          segments[segments.count - 1].append(first)
        }
        rest.removeFirst()
      }
    }
    for segment in segments where !segment.isEmpty {
      // `Oslo in the next 2 hours`
      var name = segment
      while name.count > 1, let last = name.last,
        Language.typed.isPreposition(last) || Language.typed.isArticle(last)
      {
        name.removeLast()
      }
      guard let places = places(name) else { return nil }
      parts.places += places
    }
    // A village that is called like any other word isn't compared with a town.
    guard parts.places.count < 2 || !parts.places.contains(where: isHardlyMeant),
      !parts.places.contains(where: { $0.allSatisfy(isSpoken) })
    else { return nil }
    // `saturday in 2 hours`
    if !parts.days.isEmpty {
      let relative = parts.times.filter { HourText.hoursFromNow($0) != nil }
      parts.times.removeAll(where: relative.contains)
      parts.numbers += relative
    }
    // Without a name, numbers are rows of the list on the screen.
    if parts.places.isEmpty {
      parts.places = parts.numbers.filter { $0.count == 1 && isRow($0[0]) }
      parts.numbers.removeAll(where: parts.places.contains)
    }
    // `5 day forecast Oslo`
    if parts.command == [CommandName.detail.rawValue] { parts.command = [] }
    return parts
  }

  /// `Oslo/Bergen`, which are two.
  private func separated(_ word: String) -> [String] {
    let ends = word.split(separator: "/").map(String.init)
    // `m/s` is a unit.
    return ends.count == 2 && ends.allSatisfy { $0.count > 2 }
      && word.allSatisfy { $0.isLetter || $0 == "/" } && !context.places.isName(word)
      ? [ends[0], ",", ends[1]] : [word]
  }

  /// Takes a day, a length of time, weather or a number; returns how many words it has.
  private func take(_ rest: [String], _ parts: inout LineParts) -> Int? {
    if let (_, count) = HourText.first(of: rest) {
      parts.times.append(Array(rest.prefix(count)))
      return count
    }
    if let count = [3, 2].first(where: { HourText.hoursFromNow(Array(rest.prefix($0))) != nil }) {
      parts.times.append(Array(rest.prefix(count)))
      return min(count, rest.count)
    }
    let longest = (1...DayArgument.mostWords.days).reversed().first { count in
      guard count <= rest.count, rest[0] != "," else { return false }
      let text = rest.prefix(count).joined(separator: " ")
      return (try? DayArgument.day(text, context.phrases)) ?? nil != nil
    }
    if let longest {
      parts.days.append(Array(rest.prefix(longest)))
      return longest
    }
    let said = max(
      rest.prefix { Language.typed.beforeStretches.contains($0.folded) }.count,
      QuestionWords.side(firstOf: rest)?.count ?? 0)
    if let (span, behind) = TimeSpan.first(of: Array(rest.dropFirst(said))) {
      let count = rest.count - behind.count
      let isAsked = [CommandName.when, .tell].map(\.rawValue).contains(parts.command.first ?? "")
      let isNext = said > 0 && rest[0].folded != "for" && QuestionWords.side(firstOf: rest) == nil
      let isLess = QuestionWords.side(firstOf: rest)?.side == "below"
      // Rain in the next 3 days lasts less, nothing lasts `less than 3 hours`, and 2000 m are no minutes.
      if isAsked && isNext || isLess || span.unit == .minutes && span.count > 600 {
        parts.numbers.append(Array(rest[..<count]))
      } else {
        parts.lengths.append((Array(rest[said..<count]), span))
      }
      return count
    }
    if let count = QuestionWords.limit(firstOf: rest),
      !parts.command.isEmpty || count == 1
        || QuestionWords.side(firstOf: rest) != nil
    {
      parts.numbers.append(Array(rest.prefix(count)))
      return count
    }
    // `Rome vs Paris by wind`
    if rest[0].folded == "by", parts.places.isEmpty,
      let row = Language.typed.quantity(firstOf: Array(rest.dropFirst()))
    {
      parts.weather.append(Array(rest[1...row.count]))
      return row.count + 1
    }
    let isPlace = isTown(rest.prefix(2)) && rest.count > 1
    if !isPlace, let (line, count) = others().weather(firstOf: rest) ?? quantity(rest) {
      let page = [CommandName.detail.rawValue]
      let isFirst = parts.command.isEmpty || parts.command == page && line != page
      // `dry weather Oslo`
      if line == page, !isFirst { return count }
      let isKind =
        line.count > 1 && line[0] == parts.command.first && parts.command.count == 1
      if isFirst || isKind {
        parts.command = line
      } else {
        parts.weather.append(Array(rest.prefix(count)))
      }
      return count
    }
    return nil
  }

  private func quantity(_ words: [String]) -> (line: [String], count: Int)? {
    Language.typed.quantity(firstOf: words).map { ([CommandName.hours.rawValue, $0.name], $1) }
  }
}
