import Foundation
public import Phrases
public import Presentation
public import Reports
public import TerminalText
public import Warnings

extension Wording {
  public var warnings: WarningText { WarningText(words: self) }
}

/// Warnings in words.
public struct WarningText: WordedSubject {
  public let words: Wording

  /// The warnings for the place in one line; `nil` if there are none.
  public func line(_ place: Place, _ found: PlaceWarnings) -> WarningLine? {
    var parts = found.own.first.map { [line($0, at: place, more: found.own.count - 1)] } ?? []
    // One that could not be read may be worse than those that could.
    if found.unread > 0 {
      parts.append(phrases.warnings.unreadWarnings(count: found.unread, of: found.listed))
    }
    return parts.isEmpty
      ? nil
      : WarningLine(parts.joined(separator: " · "), rank: found.own.map(\.rank).max(), appearance())
  }

  /// One warning in one line with its times; one that is in force needs no start.
  public func line(_ warning: WeatherWarning, at place: Place, more: Int = 0) -> String {
    phrases.warnings.warningLine(
      warning, from: warning.from.flatMap { $0 > now() ? moment($0, at: place) : nil },
      until: end(of: warning).flatMap { moment($0, at: place) }, more: more)
  }

  /// Some messages are to be replaced before their hazard begins.
  private func end(of warning: WeatherWarning) -> Date? {
    warning.until.flatMap { $0 > warning.from ?? .distantPast ? $0 : nil }
  }

  /// The warnings of a place in a line, with their age if they aren't recent; `nil` if none are known.
  public func known(_ place: Place, _ found: PlaceWarnings?) -> WarningLine? {
    guard let found, var line = line(place, found) else { return nil }
    if !found.isRecent(at: now()) {
      line.text += " (\(phrases.fetched(secondsAgo: now().timeIntervalSince(found.fetched))))"
    }
    return line
  }

  /// The sentence about warnings for somewhere in the countries of the places; `nil` if there are none.
  public func unplaced(_ found: [(place: Place, warnings: PlaceWarnings)]) -> String? {
    let counts = found.filter { !$0.warnings.unclear.isEmpty }.map { place, warnings in
      (place.countryName ?? place.country ?? place.name, warnings.unclear.count)
    }
    guard !counts.isEmpty else { return nil }
    let most = Dictionary(counts, uniquingKeysWith: max)
    return phrases.warnings.unplacedWarnings(
      count: most.values.reduce(0, +), in: counts.map(\.0).uniqued, isOfPlaces: found.count > 1)
  }

  /// One line that says whose warnings could not be read, and why: with the first names, or of a list of `count`
  /// without them where it is all; `nil` without a failure.
  public func unread(
    _ failures: [(name: String, failure: Failure)], of count: Int? = nil
  ) -> String? {
    guard !failures.isEmpty else { return nil }
    let reasons = failures.map { UnreadReason($0.failure) }.uniqued
    let more = failures.count > 3 ? ["…"] : []
    let names = failures.count == count ? [] : failures.prefix(3).map(\.name) + more
    return phrases.warnings.warningsUnread(for: names, because: reasons)
  }

  /// Names the service that was asked, and when. Without a clock's day only on the same one.
  func none(_ place: Place, _ found: PlaceWarnings) -> String {
    let clock = PlaceClock(place)
    let isToday = clock.day(of: found.fetched) == clock.day(of: now())
    let time =
      (isToday
        ? words.spokenTime(of: found.fetched, clock) : moment(found.fetched, at: place)?.text)
      ?? ""
    // Of a country, one town was asked about.
    let isArea = [.country, .region].contains(place.kind) || place.kind.isExtended
    let name = isArea ? place.title : place.name
    return phrases.warnings.noWarnings(for: name, from: found.service, checked: time)
      + (isArea ? " " + phrases.warnings.othersNotLookedUp : "")
  }

  /// One warning of a list with its whole text, by its row from 0: those of the place come before the others.
  public func page(_ place: Place, _ found: PlaceWarnings, row: Int) -> WarningsViewModel {
    var one = found
    one.warnings = [(found.own + found.unclear)[row]]
    let isUnclear = !one.unclear.isEmpty
    for index in one.warnings.indices { one.warnings[index].placed = .polygon }
    var model = page(place, one)
    guard isUnclear else { return model }
    model.note = [model.note, phrases.warnings.unclearWarning(for: place.name)].compactMap(\.self)
      .joined(separator: " ")
    return model
  }

  /// The warnings for the place with their whole text. Where they are `numbered`, the user can pick one.
  public func page(
    _ place: Place, _ found: PlaceWarnings, isNumbered: Bool = false
  ) -> WarningsViewModel {
    WarningsViewModel(
      head: HeadViewModel(
        place: place.title,
        sources: [
          phrases.warningServiceName(found.service),
          phrases.fetched(secondsAgo: now().timeIntervalSince(found.fetched)),
        ],
        isSample: found.service == .sample),
      note: note(place, found),
      warnings: found.own.map { row($0, at: place) },
      unplaced: unplaced([(place, found)]).map { sentence in
        sentence + " " + titles(of: found.unclear, from: isNumbered ? found.own.count + 1 : nil)
      },
      credits: Credits(
        notes: found.service == .meteoAlarm ? [phrases.warnings.newerWarnings] : [],
        SourceCredit.warnings([found.service])))
  }

  /// More titles would hide what a line is for.
  private static let mostTitles = 5

  /// The first titles with their areas, and with their rows if these begin `from` one.
  private func titles(of warnings: [WeatherWarning], from row: Int?) -> String {
    let titles = warnings.prefix(Self.mostTitles).enumerated().map { index, warning in
      let area = warning.area.map { " (\($0.count > 60 ? $0.prefix(59) + "…" : $0[...]))" } ?? ""
      return (row.map { "\($0 + index)\u{A0}" } ?? "") + phrases.warnings.warning(warning) + area
    }
    return (titles + (warnings.count > Self.mostTitles ? ["…"] : [])).joined(separator: " · ")
  }

  /// A warning's title, facts and text.
  public func row(_ warning: WeatherWarning, at place: Place) -> WarningViewModel {
    let title = phrases.warnings.warning(warning)
    return WarningViewModel(
      title: WarningLine(title, rank: warning.rank, appearance()),
      facts: [
        phrases.warnings.period(
          from: warning.from.flatMap { moment($0, at: place) },
          until: end(of: warning).flatMap { moment($0, at: place) }),
        warning.level ?? "",
        warning.area ?? "",
      ].filter { !$0.isEmpty },
      text: paragraphs(of: warning, under: title))
  }

  /// Says which service answers in place of the country's own, and that there are no warnings.
  private func note(_ place: Place, _ found: PlaceWarnings) -> String? {
    let sentences = [
      found.fallbackFor.map { phrases.warnings.warningsFallback(for: $0, from: found.service) },
      found.isEmpty ? none(place, found) : nil,
      found.unread > 0
        ? phrases.warnings.unreadWarnings(count: found.unread, of: found.listed) : nil,
      found.abridged > 0 ? phrases.warnings.abridgedWarnings(count: found.abridged) : nil,
      found.omitted > 0 ? phrases.warnings.omittedWarnings(count: found.omitted) : nil,
    ].compactMap(\.self)
    return sentences.isEmpty ? nil : sentences.joined(separator: " ")
  }

  /// The paragraphs, each once: many headlines only repeat the event, and titles with a color say it in other words.
  private func paragraphs(of warning: WeatherWarning, under title: String) -> [String] {
    func words(_ text: String) -> Set<Substring> {
      Set(text.lowercased().split { !$0.isLetter && !$0.isNumber })
    }
    let isTitle = words(warning.event).isSubset(of: words(title))
    let isHeadline = warning.headline?.range(of: warning.event, options: .caseInsensitive) != nil
    let event = isTitle || isHeadline ? nil : warning.event
    let texts = [event, warning.headline, warning.description, warning.instruction]
    let split = texts.compactMap { $0 }.flatMap { $0.split(separator: "\n").map(String.init) }
    let paragraphs = split + (warning.sender.map { [phrases.warnings.issued(by: $0)] } ?? [])
    return paragraphs.filter { !(isTitle && $0 == warning.event) }.uniqued
  }

  private func moment(_ date: Date, at place: Place) -> WarningMoment? {
    let clock = PlaceClock(place)
    guard let day = clock.day(of: date),
      let time = words.spokenTime(of: date, clock, isAfterDay: true)
    else { return nil }
    // A weekday alone is the next one of that name.
    let isNear = abs(date.timeIntervalSince(now())) < 6 * 86_400
    return WarningMoment(
      date: day, day: isNear ? phrases.warnings.warningDay(day) : words.date(day, of: date),
      time: time)
  }
}

/// Warnings in words.
public struct WarningsViewModel: Hashable, Sendable {
  public var head: HeadViewModel
  /// Says that there are none, or that another service than the country's own answered.
  public var note: String?
  /// The warnings for the place.
  public var warnings: [WarningViewModel]
  /// The last line, about warnings that may not cover the place.
  public var unplaced: String?
  public var credits: Credits
}

/// A warning in words.
public struct WarningViewModel: Hashable, Sendable {
  public var title: WarningLine
  /// Its time, the sender's own level, and its area.
  public var facts: [String]
  public var text: [String]
}

extension WeatherLines {
  public static func warnings(_ words: WarningsViewModel, width: Int) -> [Line] {
    // Beyond a hundred columns the eye loses the line on the way.
    let column = min(width, 100)
    var lines = head(words.head, width: width)
    if let sentence = words.note { lines += note(sentence, .plain, width: column) }
    for warning in words.warnings {
      lines += alert(warning.title, width: column) + facts(warning.facts, width: column)
      lines += warning.text.flatMap { note($0, .plain, width: column) }
    }
    return lines + credits(words.credits, width: width) + unplaced(words, width: column)
  }

  /// The last line, which must not draw the eye from the others.
  public static func unplaced(_ words: WarningsViewModel, width: Int) -> [Line] {
    words.unplaced.map { note($0, width: width) } ?? []
  }

  /// A sentence that must not be overlooked.
  public static func alert(_ line: WarningLine, width: Int) -> [Line] {
    (" " + line.line).wrapped(to: width, indent: 1 + line.indent)
  }
}
