import CommandKit
import Foundation
import Phrases
import WeatherModels

// The command among the parts of a line, and what belongs to it.
extension LineReader {
  /// The command, and the weather that it is about, at the beginning.
  func takeCommand(_ rest: inout [String], _ parts: inout LineParts) -> Bool {
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
    // `air quality`
    let long = others().weather(firstOf: rest).flatMap { $0 == [first] ? $1 : nil }
    rest.removeFirst(long ?? 1)
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
      parts.command = [name.rawValue] + line.dropFirst()
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
  func takeWay(
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
  func takeCommandBehind(_ rest: inout [String], _ parts: inout LineParts) -> Bool {
    guard parts.command.isEmpty, let name = rest.first.flatMap(CommandName.init),
      others().isAboutPlaces(name)
    else { return false }
    var (behind, found) = (rest, parts)
    guard takeCommand(&behind, &found) else { return false }
    (rest, parts) = (behind, found)
    return true
  }

  /// `was it`, of a question
  func isSpoken(_ word: String) -> Bool {
    word == word.lowercased()
      && [Language.typed.openers, Language.typed.fillers].contains { $0.contains(word.folded) }
  }

  func isHardlyMeant(_ place: [String]) -> Bool {
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
      count <= rest.count && !QuestionWords.isCut(rest, at: count)
        && QuestionWords.isOne(Array(rest.prefix(count)))
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
    parts.isGuess = true
    rest.removeFirst(count)
    return true
  }
}
