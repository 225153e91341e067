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
      guard let places = places(segment) else { return nil }
      parts.places += places
    }
    // A village that is called like any other word isn't compared with a town.
    guard parts.places.count < 2 || !parts.places.contains(where: isHardlyMeant) else { return nil }
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

  /// The command, and the weather that it is about, at the beginning.
  private func takeCommand(_ rest: inout [String], _ parts: inout LineParts) -> Bool {
    let first = rest.first?.lowercased() ?? ""
    guard !HourText.begin(rest), let name = CommandName(rawValue: first) else {
      // `gusts above 20`
      if let count = question(firstOf: rest), rest.prefix(count).contains(where: hasDigit) {
        parts.command = [CommandName.when.rawValue] + rest.prefix(count)
        rest.removeFirst(count)
        return true
      }
      if let (line, count) = others().weather(firstOf: rest) {
        parts.command = line
        rest.removeFirst(count)
        if line.first == CommandName.when.rawValue, line.count == 1 { return false }
      }
      return true
    }
    guard others().isAboutPlaces(name) else { return false }
    rest.removeFirst()
    parts.command = [name.rawValue]
    if name == .tell {
      guard let first = rest.first?.lowercased() else { return false }
      if first == CommandName.warnings.rawValue {
        parts.command.append(first)
        rest.removeFirst()
        return true
      }
      guard first == CommandName.when.rawValue else { return false }
      parts.command.append(first)
      rest.removeFirst()
    }
    if [.when, .tell].contains(name) { return takeQuestion(&rest, &parts) }
    if [.hours, .chart].contains(name), let (line, count) = others().weather(firstOf: rest),
      line.count > 1, [CommandName.hours, .chart].map(\.rawValue).contains(line[0])
    {
      parts.command += line.dropFirst()
      rest.removeFirst(count)
    } else if [.hours, .chart].contains(name),
      let count = Language.typed.quantity(firstOf: rest)?.count
    {
      parts.command += rest.prefix(count)
      rest.removeFirst(count)
    }
    return true
  }

  /// `from` before a place, `to` behind one, or `by car`.
  private func takeWay(
    _ rest: inout [String], _ parts: inout LineParts, isBetween: Bool
  ) -> Bool {
    let first = rest[0].folded
    if first == "by", rest.count > 1, ["foot", "bike", "car"].contains(rest[1].folded) {
      parts.means = Array(rest.prefix(2))
      rest.removeFirst(2)
      return true
    }
    let isTo = isBetween && Language.typed.untilWords.contains(first)
    let isFrom = !isBetween && Language.typed.fromWords.contains(first)
    guard rest.count > 1, isTo || isFrom, HourText.first(of: rest) == nil else { return false }
    parts.isWay = parts.isWay || isTo
    // `do Trnavy`: the name is inflected behind its preposition.
    let isPreposition = Language.typed.isPreposition(first)
    if !isPreposition { rest.removeFirst() }
    return isTo || !isPreposition
  }

  /// A command behind a place, `Oslo tomorrow models`, in small letters: Normal is a town.
  private func takeCommandBehind(_ rest: inout [String], _ parts: inout LineParts) -> Bool {
    guard parts.command.isEmpty, let name = rest.first.flatMap(CommandName.init),
      others().isAboutPlaces(name)
    else { return false }
    var (behind, found) = (rest, parts)
    guard takeCommand(&behind, &found) else { return false }
    (rest, parts) = (behind, found)
    return true
  }

  private func isHardlyMeant(_ place: [String]) -> Bool {
    let text = place.joined(separator: " ")
    guard text == text.lowercased(), !text.contains(" in "), context.places.own(text) == nil,
      let found = context.places.named(text)
    else { return false }
    return (found.population ?? 0) < Self.fewestPeople || !context.places.isName(text)
      || context.places.isRareName(text)
  }

  private func hasDigit(_ word: String) -> Bool { word.contains(where: \.isNumber) }

  /// The number of words of the question that the first ones are.
  private func question(firstOf rest: [String]) -> Int? {
    (1...7).reversed().first { count in
      count <= rest.count && QuestionWords.isOne(Array(rest.prefix(count)))
    }
  }

  private func takeQuestion(_ rest: inout [String], _ parts: inout LineParts) -> Bool {
    if let count = question(firstOf: rest) {
      parts.command += rest.prefix(count)
      rest.removeFirst(count)
      return true
    }
    // `when sunset Oslo`
    if parts.command == [CommandName.when.rawValue],
      let (line, count) = others().weather(firstOf: rest), line == [CommandName.sun.rawValue]
    {
      parts.command = line
      rest.removeFirst(count)
      return true
    }
    guard let (question, count) = QuestionWords.open(rest) else { return false }
    parts.command += question
    rest.removeFirst(count)
    return true
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
    let longest = (1...4).reversed().first { count in
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
      // Rain in the next 3 days lasts less, and 2000 m are no minutes.
      if isAsked && isNext || span.unit == .minutes && span.count > 600 {
        parts.numbers.append(Array(rest[..<count]))
      } else {
        parts.lengths.append((Array(rest[said..<count]), span))
      }
      return count
    }
    if let count = QuestionWords.limit(firstOf: rest), !parts.command.isEmpty || count == 1 {
      parts.numbers.append(Array(rest.prefix(count)))
      return count
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
