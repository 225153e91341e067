import CommandKit
import Foundation
package import Phrases
import WeatherModels
import WeatherText

// The line that is nearest to one that no command takes, with all of its parts that can be kept.
extension LineReader {
  /// The failure of a line with an offer that keeps everything that was typed, or says what it can't.
  package func mended(_ failure: Failure, of typed: [String]) -> Failure {
    var offered: String?
    switch failure {
    case .unknownCommand(_, let meant), .unknownPlace(_, let meant): offered = meant
    case .badArgument(.when, .choice, _), .badArgument(.tell, .choice, _), .usage, .placeNotFound,
      .placeNotFoundOffline, .postalCodeNotFound,
      .postalCodeNotFoundOffline, .unknownArea:
      break
    default: return failure
    }
    let words = plain(typed).flatMap { $0.split(separator: " ").map(String.init) }
    guard words.count > 1 || words.first?.contains("/") == true, words.count < 20,
      mayBeAboutPlaces(words[0]) || HourText.begin(words), !words.contains(where: \.isOption)
    else { return failure }
    if let missing = missing(words, failure) { return missing }
    if let unit = unit(words) { return unit }
    // `porovnaj Oslo, Bergen zajtra`
    if offered == nil, let line = others().line(for: words) {
      return .unknownCommand(words, meant: line)
    }
    guard let (parts, line, lost) = nearest(words) else { return failure }
    let past = CommandName.past.rawValue
    if let offered, isWhole(offered, parts, first: words[0]),
      line.hasPrefix(past) == offered.hasPrefix(past)
    {
      return failure
    }
    // `watch Oslo 0` asks for its usage.
    if case .usage(let usage) = failure, usage.name == .watch { return failure }
    return .otherLine(lost: lost.map { $0.joined(separator: " ") }, meant: line)
  }

  /// The line that is nearest to words, and the parts of them that it can't hold; `nil` if some mean nothing.
  func nearest(_ words: [String]) -> (parts: LineParts, line: String, lost: [[String]])? {
    guard !words.contains(where: \.isOption), let parts = parts(words), !parts.isTooLittle,
      let (line, lost) = line(of: parts),
      // `Line Lexington` is no place, and `line Lexington` not surely meant.
      !isName(words), line.folded != words.joined(separator: " ").folded
    else { return nil }
    return (parts, line, lost)
  }

  /// Weather that Vane shows nowhere, where the line is about it: `fog in Oslo`, `kedy bude hmla`.
  private func missing(_ words: [String], _ failure: Failure) -> Failure? {
    let asked: [String]
    switch failure {
    case .badArgument(_, _, let word): asked = [word]
    case .unknownPlace: asked = []
    // `London tomorrow fog`
    case .placeNotFound, .placeNotFoundOffline, .usage:
      asked = words.filter { word in
        let rest = words.filter { $0 != word }
        return !rest.isEmpty && parts(rest) != nil
      }
    case .unknownCommand(_, let meant):
      asked = meant.hasPrefix(CommandName.when.rawValue + " ") ? words : []
    default: asked = [words[0]]
    }
    return asked.map { Failure.noSuchWeather($0, name: $0) }
      .first { failure in asked.contains { others().failure(of: $0) == failure } }
  }

  /// Commands about lists, files and settings take texts.
  private func mayBeAboutPlaces(_ word: String) -> Bool {
    let word = word.lowercased()
    guard CommandName(rawValue: word) != nil || grammar.hasCommand(called: word) else {
      return true
    }
    let name = CommandName(rawValue: word) ?? (try? grammar.command(named: word)) ?? nil
    return name.map(others().isAboutPlaces) != false
  }

  /// Whether a line that is offered has all parts, and says what they are about.
  private func isWhole(_ offered: String, _ parts: LineParts, first: String) -> Bool {
    let said = offered.split { " ,".contains($0) }
    let kept = Set((said + said.flatMap { $0.split(separator: "-") }).map { $0.folded })
    let asked = [first.folded] + parts.command
    // What is soon is no length of time.
    let isLess = !parts.weather.isEmpty || first.folded == CommandName.soon.rawValue
    func isKept(_ word: String) -> Bool { kept.contains(word.folded) }
    return parts.all.filter { !parts.weather.contains($0) && !parts.places.contains($0) }
      .allSatisfy { $0.contains(where: isKept) }
      && parts.places.allSatisfy {
        $0.joined(separator: " ").split(separator: " ").allSatisfy {
          isKept(String($0)) || Language.typed.isPreposition($0)
        }
      }
      && (parts.command.isEmpty || isLess || asked.contains { kept.contains($0) })
  }

  /// A unit in a line about the weather: it is a setting.
  func unit(_ words: [String]) -> Failure? {
    for index in words.indices.dropFirst() {
      let isSaid = Language.typed.isPreposition(words[index - 1])
      // `6 bft` is a speed.
      guard QuestionWords.limit(firstOf: [words[index - 1]]) == nil,
        let line = line(ofUnit: words[index], isSaid: isSaid)
      else { continue }
      var rest = words
      rest.remove(at: index)
      if isSaid, rest.count > 1 { rest.remove(at: index - 1) }
      let isLine = isTown(withoutSpoken(rest)) || parts(rest).flatMap(self.line) != nil
      if isLine { return .unitIsSetting(line, then: rest.joined(separator: " ")) }
    }
    return nil
  }

  /// `set wind mph`; a letter alone is a unit behind `in`, or with its sign: `°F`.
  private func line(ofUnit word: String, isSaid: Bool) -> String? {
    let line: String?
    if word.count > 2, WindUnit.named(word) != nil {
      line = setting(["wind", word])
    } else if let unit = TemperatureUnit.named(word.filter { $0 != "°" }),
      isSaid || word.first == "°"
    {
      line = setting(["temperature", unit == .celsius ? "celsius" : "fahrenheit"])
    } else {
      line = setting([word])
    }
    return UnitChoice.settings.contains { line?.hasPrefix("set \($0.name) ") == true } ? line : nil
  }

  /// The line of parts, and those that it has no room for.
  private func line(of parts: LineParts) -> (String, lost: [[String]])? {
    var parts = parts
    if let line = past(parts) ?? way(parts) { return line }
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

  /// `Oslo to Bergen tomorrow at 8 by bike`
  private func way(_ parts: LineParts) -> (String, lost: [[String]])? {
    let pages = [CommandName.along, .chart, .hours, .detail].map(\.rawValue)
    guard parts.isWay, parts.places.count == 2,
      parts.command.first.map(pages.contains) ?? true
    else { return nil }
    let lost =
      parts.numbers + parts.lengths.map(\.words) + parts.days.dropFirst()
      + parts.times.dropFirst()
    let (start, end) = (parts.places[0], parts.places[1])
    let words =
      [CommandName.along.rawValue] + start + ["to"] + end + (parts.days.first ?? [])
      + (parts.times.first ?? []) + parts.means
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
      words.count == 1 && ["wind", "rain", "temperature"].contains(words[0])
        || Language.typed.quantity(firstOf: words)?.count == words.count
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
    if parts.days.count > 1 {
      let isWeekend = Set(parts.days.compactMap(reference)) == [.weekday(5), .weekday(6)]
      // Several others are among the next.
      day = isWeekend ? ["weekend"] : []
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
