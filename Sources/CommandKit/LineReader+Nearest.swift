import Foundation
package import Phrases
import WeatherModels

// The line that is nearest to one that no command takes, with all of its parts that can be kept.
extension LineReader {
  /// The failure of a line with an offer that keeps everything that was typed, or says what it can't.
  package func mended(_ failure: Failure, of typed: [String]) -> Failure {
    var offered: String?
    switch failure {
    case .unknownCommand(_, let meant), .unknownPlace(_, let meant): offered = meant
    case .usage, .badArgument, .placeNotFound, .placeNotFoundOffline, .postalCodeNotFound,
      .postalCodeNotFoundOffline, .unknownArea, .noList:
      break
    default: return failure
    }
    let words = plain(typed).flatMap { $0.split(separator: " ").map(String.init) }
    guard words.count > 1, words.count < 20, !words.contains(where: \.isOption), !isName(words),
      let parts = parts(words), let (line, lost) = line(of: parts)
    else { return failure }
    if let offered {
      let kept = Set(offered.split { $0 == " " || $0 == "," }.map { $0.folded })
      let isWhole = (parts.days + parts.lengths.map(\.words) + parts.times + parts.weather)
        .allSatisfy { $0.contains { kept.contains($0.folded) } }
      let first = parts.command.first
      if isWhole, lost.isEmpty || line == offered,
        first == nil || kept.contains(first ?? "") || first != words[0].lowercased()
      {
        return failure
      }
    }
    guard line != words.joined(separator: " ") else { return failure }
    return .otherLine(lost: lost.map { $0.joined(separator: " ") }, meant: line)
  }

  /// The line of parts, and those that it has no room for.
  private func line(of parts: LineParts) -> (String, lost: [[String]])? {
    var parts = parts
    var lost = parts.weather
    guard let name = parts.command.first.flatMap(CommandName.init) else {
      return parts.places.count > 1 ? comparison(parts) : hours(parts)
    }
    if name == .compare {
      guard parts.places.count > 1 else { return nil }
      return comparison(parts)
    }
    let isQuestion = [.when, .tell].contains(name)
    if isQuestion, let length = parts.lengths.first, [.hours, .days].contains(length.stretch.unit) {
      if parts.command.last.flatMap({ Stretch($0) }) == nil {
        parts.command.append("\(length.stretch.hours)h")
        parts.lengths.removeFirst()
      }
    }
    let (takesDay, takesLength) = others().takesTimes(name)
    // The air has a chart of its days.
    if name == .air, parts.places.count < 2, !(parts.days + parts.lengths.map(\.words)).isEmpty {
      parts.command = [CommandName.chart.rawValue, CommandName.air.rawValue]
      return hours(parts)
    }
    lost += parts.places.dropFirst() + parts.times
    var words = parts.command
    var (days, lengths) = (parts.days[...], parts.lengths.map(\.words)[...])
    if takesDay, let day = days.first, !takesLength || isQuestion || lengths.isEmpty {
      words += day
      days = days.dropFirst()
    } else if takesLength, !isQuestion, let length = lengths.first {
      words += length
      lengths = lengths.dropFirst()
    }
    lost += days + lengths
    let place = parts.places.first ?? []
    if isQuestion, !place.isEmpty { words.append("in") }
    return ((words + place).joined(separator: " "), lost)
  }

  /// Places side by side, of one day at most.
  private func comparison(_ parts: LineParts) -> (String, lost: [[String]])? {
    guard parts.places.count <= 8 else { return nil }
    let places = parts.places.map { $0.joined(separator: " ") }.joined(separator: ", ")
    var lost = parts.times + parts.lengths.map(\.words) + parts.weather + parts.days.dropFirst()
    if let name = parts.command.first, name != CommandName.compare.rawValue {
      lost.append(Array(parts.command.dropFirst()))
    }
    let words = [CommandName.compare.rawValue, places] + (parts.days.first ?? [])
    return (words.joined(separator: " "), lost.filter { !$0.isEmpty })
  }

  /// The hours or the days of a place.
  private func hours(_ parts: LineParts) -> (String, lost: [[String]])? {
    let (day, length) = (parts.days.first ?? [], parts.lengths.first)
    let isShort = length.map { [.minutes, .hours].contains($0.stretch.unit) } ?? false
    let isOfHours = isShort || !parts.times.isEmpty
    var command = parts.command
    if command.isEmpty {
      guard isOfHours || length != nil || parts.days.count > 1 else { return nil }
      command = [(isOfHours ? CommandName.hours : .days).rawValue]
    }
    var lost = parts.times + parts.weather + parts.lengths.dropFirst().map(\.words)
    // A day has its hours, and of several days those of one length are the next.
    let reference = (try? DayArgument.day(day.joined(separator: " "), context.phrases)) ?? nil
    let keepsBoth =
      isShort && reference.map { $0.hours >= length?.stretch.hours ?? 0 } == true
    let time = length.map { keepsBoth ? day + $0.words : $0.words } ?? day
    if length != nil, !day.isEmpty, !keepsBoth { lost.append(day) }
    if parts.days.count > 1 { lost += parts.days.dropFirst() }
    return ((command + time + (parts.places.first ?? [])).joined(separator: " "), lost)
  }
}
