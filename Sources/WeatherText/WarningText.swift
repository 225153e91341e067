import Foundation
import Phrases
public import WeatherModels

extension Wording {
  /// Official warnings.
  public var warnings: WarningText { WarningText(words: self) }
}

/// Warnings in words.
public struct WarningText: WordedSubject {
  public let words: Wording

  /// The warnings in one line; `nil` where there are none.
  public func line(_ place: Place, _ found: PlaceWarnings) -> String? {
    guard let first = found.warnings.first else { return nil }
    if found.reach == .country {
      return phrases.warnings(count: found.warnings.count, inCountry: place.countryTitle)
    }
    return phrases.warningLine(
      first, until: first.until.flatMap { moment($0, at: place) }, more: found.warnings.count - 1)
  }

  /// The warnings with their whole text.
  public func page(_ place: Place, _ found: PlaceWarnings) -> WarningsViewModel {
    WarningsViewModel(
      head: HeadViewModel(
        place: place.title,
        source: phrases.warningServiceName(found.service) + " · "
          + phrases.fetched(secondsAgo: now().timeIntervalSince(found.fetched)),
        isSample: found.service == .sample),
      note: note(place, found),
      warnings: found.warnings.map { warning in
        WarningViewModel(
          title: phrases.warning(warning),
          facts: [
            phrases.period(
              from: warning.from.flatMap { moment($0, at: place) },
              until: warning.until.flatMap { moment($0, at: place) }),
            warning.color == nil ? warning.severity.map(phrases.severity) ?? "" : "",
            warning.area ?? "",
          ].filter { !$0.isEmpty },
          text: paragraphs(of: warning))
      },
      credit: phrases.credit(found.service))
  }

  private func note(_ place: Place, _ found: PlaceWarnings) -> String? {
    switch (found.reach, found.warnings.isEmpty) {
    case (.place, true): phrases.noWarnings(for: place.name)
    case (.country, true): phrases.noWarnings(inCountry: place.countryTitle)
    case (.country, false):
      phrases.allWarnings(ofCountry: place.countryTitle, for: place.name)
    case (.place, false): nil
    }
  }

  /// Each said once: many headlines only repeat the event.
  private func paragraphs(of warning: WeatherWarning) -> [String] {
    let texts = [warning.headline, warning.description, warning.instruction]
    let split = texts.compactMap { $0 }.flatMap { $0.split(separator: "\n").map(String.init) }
    var paragraphs: [String] = []
    for paragraph in split + (warning.sender.map { [phrases.issued(by: $0)] } ?? [])
    where paragraph != warning.event && !paragraphs.contains(paragraph) {
      paragraphs.append(paragraph)
    }
    return paragraphs
  }

  private func moment(_ date: Date, at place: Place) -> String? {
    let clock = PlaceClock(place)
    guard let day = clock.day(of: date), let time = words.time(of: date, clock) else { return nil }
    return phrases.moment(weekday: day.weekday, time: time)
  }
}

/// Warnings in words.
public struct WarningsViewModel: Hashable, Sendable {
  public var head: HeadViewModel
  /// That there are none, or that they may not be for the place.
  public var note: String?
  public var warnings: [WarningViewModel]
  public var credit: String
}

/// A warning in words.
public struct WarningViewModel: Hashable, Sendable {
  public var title: String
  /// When, how severe where it has no colour, and where.
  public var facts: [String]
  public var text: [String]
}

extension Place {
  fileprivate var countryTitle: String { countryName ?? country ?? name }
}
