import CommandKit
import Foundation
import Phrases
import WeatherModels

// The lines of commands that parts make.
extension LineReader {
  /// The line of parts, and those that it has no room for.
  func line(of parts: LineParts) -> (String, lost: [[String]])? {
    var parts = parts
    if let line = way(parts) { return line }
    // Only ways have means.
    if !parts.means.isEmpty { parts.weather.append(parts.means) }
    if let line = past(parts) { return line }
    takeLimit(&parts)
    guard let name = parts.command.first.flatMap(CommandName.init) else {
      return parts.places.count > 1 ? comparison(parts) : hours(parts)
    }
    if [.compare, .hours, .days, .chart, .uv].contains(name), parts.places.count > 1 {
      return comparison(parts)
    }
    switch name {
    case .compare: return nil
    case .when, .tell: return question(&parts)
    case .hours, .chart, .days: return hours(parts)
    // The air has a chart of its days.
    case .air where !parts.days.isEmpty || !parts.lengths.isEmpty:
      parts.command = [CommandName.chart.rawValue, CommandName.air.rawValue]
      return hours(parts)
    // What is soon is no other day.
    case .soon where !parts.days.isEmpty:
      parts.command = [CommandName.detail.rawValue]
      parts.weather.append([CommandName.soon.rawValue])
    default: break
    }
    let takesDay = name == .soon || others().takes([.day, .hoursOfDay], name)
    let days = parts.days.filter { takesDay && (name != .past || isOver($0)) }
    let day = days.first ?? []
    let times = parts.times.prefix(takesHours(parts) ? 1 : 0)
    let lost =
      parts.weather + parts.places.dropFirst() + parts.times.dropFirst(times.count) + parts.numbers
      + parts.lengths.map(\.words) + parts.days.filter { $0 != day }
    let words = parts.command + (parts.places.first ?? []) + day + times.joined()
    return (words.joined(separator: " "), lost)
  }

  /// `Oslo wind above 10 m/s`, `Oslo above 20`: a limit asks when it is reached.
  private func takeLimit(_ parts: inout LineParts) {
    let pages = [CommandName.chart, .hours].map(\.rawValue)
    guard parts.numbers.count == 1, QuestionWords.side(firstOf: parts.numbers[0]) != nil,
      parts.command.first.map(pages.contains) ?? true
    else { return }
    let question = parts.command.dropFirst() + parts.numbers[0]
    guard QuestionWords.isOne(Array(question)) else { return }
    parts.command = [CommandName.when.rawValue] + question
    parts.numbers = []
  }

  /// `Oslo to Bergen tomorrow at 8 by bike`
  private func way(_ parts: LineParts) -> (String, lost: [[String]])? {
    let pages = [CommandName.along, .chart, .hours, .detail].map(\.rawValue)
    guard parts.isWay, parts.places.count == 2,
      parts.command.first.map(pages.contains) ?? true
    else { return nil }
    let day = (parts.days.first ?? []).drop { context.phrases.dayPrepositions.contains($0.folded) }
    // Only an hour is a departure: `at 8`.
    let said = [Language.typed.hourPrepositions, Language.typed.beforeTimes]
    let hour = (parts.times.first ?? []).drop { word in said.contains { $0.contains(word.folded) } }
    let isHour = hour.contains { $0.first?.isNumber == true && !$0.contains { "-–".contains($0) } }
    let lost =
      parts.numbers + parts.lengths.map(\.words) + parts.days.dropFirst()
      + parts.times.dropFirst(isHour ? 1 : 0)
    let departure = isHour ? ["at"] + day + hour : Array(day)
    let words =
      [CommandName.along.rawValue] + parts.places[0] + ["to"] + parts.places[1] + departure
      + parts.means
    return (words.joined(separator: " "), lost)
  }

  /// `rain last week Oslo`, `wind yesterday`: all that was, as charts are of what is to come.
  private func past(_ parts: LineParts) -> (String, lost: [[String]])? {
    func isUnit(_ words: [String]) -> Bool { TimeSpan("1 \(words.joined(separator: " "))") != nil }
    func isPast(_ words: [String]) -> Bool {
      ["last", CommandName.past.rawValue].contains(Language.typed.english(for: words[0]))
    }
    var weather = parts.weather
    let isAsked =
      parts.command.count == 1 && isPast(parts.command) || weather.contains(where: isPast)
    weather.removeAll(where: isPast)
    let length: [String]
    if isAsked, let span = parts.lengths.first {
      length = span.words
    } else if isAsked, let unit = weather.first(where: isUnit) {
      length = unit
    } else if isAsked, parts.days.isEmpty,
      parts.times.first?.contains(where: { $0.contains(where: \.isNumber) }) == false
    {
      // `last night`: there are only days.
      length = ["1"]
    } else if let last = weather.last, Language.typed.english(for: last[0]) == "yesterday" {
      (length, weather) = (["1"], weather.dropLast())
    } else {
      return nil
    }
    weather.removeAll { $0 == length }
    let lost = weather + parts.places.dropFirst() + parts.times + parts.numbers + parts.days
    let words = [CommandName.past.rawValue] + length + (parts.places.first ?? [])
    return (words.joined(separator: " "), lost)
  }

  private func takesHours(_ parts: LineParts) -> Bool {
    parts.command.first.map { first in
      CommandName(rawValue: first).map { others().takes([.hoursOfDay], $0) } == true
    } ?? true
  }

  private func isOver(_ day: [String]) -> Bool {
    reference(day).map { isOver($0) } == true
  }

  private func reference(_ day: [String]) -> DayReference? {
    (try? DayArgument.day(day.joined(separator: " "), context.phrases)) ?? nil
  }

  /// A question of `when` or `tell when`, with a length, a day and a place.
  private func question(_ parts: inout LineParts) -> (String, lost: [[String]])? {
    if let length = parts.lengths.first, [.hours, .days].contains(length.span.unit),
      parts.command.last.flatMap({ TimeSpan($0) }) == nil
    {
      parts.command.append("\(length.span.hours)h")
      parts.lengths.removeFirst()
    }
    let times = parts.times.prefix(takesHours(parts) ? 1 : 0)
    let lost =
      parts.weather + parts.places.dropFirst() + parts.times.dropFirst(times.count) + parts.numbers
      + parts.lengths.map(\.words) + parts.days.dropFirst()
    // A warning has times of its own.
    let isOfWarnings = parts.command.last == CommandName.warnings.rawValue
    let place = parts.places.first.map { ["in"] + $0 } ?? []
    let day = isOfWarnings ? [] : parts.days.first ?? []
    let words = parts.command + day + times.joined() + place
    return (words.joined(separator: " "), lost + (isOfWarnings ? parts.days.prefix(1) : []))
  }

  /// Places side by side, of one day at most.
  private func comparison(_ parts: LineParts) -> (String, lost: [[String]])? {
    guard parts.places.count <= 8 else { return nil }
    let places = parts.places.map { $0.joined(separator: " ") }.joined(separator: ", ")
    var weather = parts.weather
    let pages = [CommandName.compare, .hours, .days, .chart].map(\.rawValue)
    if let last = parts.command.last, !pages.contains(last) { weather.insert([last], at: 0) }
    let compared = weather.first.flatMap { words in
      Language.typed.quantity(firstOf: words)?.count == words.count
        ? ["by", words.joined(separator: "-")] : nil
    }
    let lost =
      parts.times + parts.numbers + parts.lengths.map(\.words) + parts.days.dropFirst()
      + weather.dropFirst(compared == nil ? 0 : 1)
    let words =
      [CommandName.compare.rawValue, places] + (parts.days.first ?? []) + (compared ?? [])
    return (words.joined(separator: " "), lost)
  }

  /// The hours or the days of a place.
  private func hours(_ parts: LineParts) -> (String, lost: [[String]])? {
    var lost = parts.numbers + parts.weather + parts.places.dropFirst()
    var day = parts.days.first ?? []
    if parts.days.count > 1, let last = parts.days.last {
      // Several are among those from the first to the last.
      day += ["to"] + last
      if reference(day) == nil {
        (day, lost) = ([], lost + parts.days)
      }
    }
    let length = parts.lengths.first
    let isShort = length.map { [.minutes, .hours].contains($0.span.unit) } ?? false
    let place = parts.places.first ?? []
    let isRow = place.first.flatMap(Arguments.number) != nil
    var command = parts.command
    if command.isEmpty {
      if isShort {
        command = [CommandName.hours.rawValue]
      } else if length != nil || parts.days.count > 1 {
        command = [CommandName.days.rawValue]
      } else if isRow {
        command = [CommandName.detail.rawValue]
      }
    }
    lost += parts.lengths.dropFirst().map(\.words)
    // A day has its hours, and of several days those of one length are the next.
    let most = reference(day)?.hours ?? 0
    let isWithin = isShort && most >= length?.span.hours ?? 0
    if length != nil, !day.isEmpty, !isWithin {
      lost.append(day)
      day = []
    }
    // Hours have no length of their own.
    let hours = parts.times.prefix(
      length == nil && parts.days.count < 2 && takesHours(parts) ? 1 : 0)
    lost += parts.times.dropFirst(hours.count)
    // A row behind them is no number of hours.
    let time = day + hours.joined() + (length?.words ?? [])
    let words = command + (isRow ? time + place : place + time)
    return words.isEmpty ? nil : (words.joined(separator: " "), lost)
  }
}
