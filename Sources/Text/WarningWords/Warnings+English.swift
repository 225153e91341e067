public import Phrases
public import Reports
public import Warnings

extension English: WarningPhrases {
  public func warning(_ warning: WeatherWarning) -> String {
    let event = warning.event.capitalizedFirst
    guard let color = warning.color else {
      return event + (warning.severity.map { " (\(severity($0)))" } ?? "")
    }
    guard let kind = warning.kind else { return "\(event) (\(color.rawValue))" }
    return "\(color.rawValue.capitalizedFirst) warning: \(name(of: kind))"
  }

  public func warningLine(
    _ warning: WeatherWarning, from: WarningMoment?, until: WarningMoment?, more: Int
  ) -> String {
    [self.warning(warning), period(from: from, until: until)].filter { !$0.isEmpty }
      .joined(separator: ", ") + (more > 0 ? ", and \(more) more" : "")
  }

  public func unplacedWarnings(count: Int, in countries: [String], isOfPlaces: Bool) -> String {
    "\(plural(count, "warning", "warnings")) in \(countries.joined(separator: ", ")) may not cover "
      + (isOfPlaces ? "these places." : "this place.")
  }

  public func severity(_ severity: WeatherWarning.Severity) -> String { severity.rawValue }

  public func warningDay(_ day: CalendarDay) -> String { weekday(day.weekday) }

  public func period(from: WarningMoment?, until: WarningMoment?) -> String {
    switch (from, until) {
    // `Sun 14:00–18:00` within a day.
    case (let from?, let until?) where from.date == until.date: "\(from.text)–\(until.time)"
    case (let from?, let until?): "\(from.text) to \(until.text)"
    case (let from?, nil): "from \(from.text)"
    case (nil, let until?): "until \(until.text)"
    case (nil, nil): ""
    }
  }

  public func issued(by sender: String) -> String { "Issued by \(sender)" }

  public func noWarnings(
    for place: String, from service: WarningService, checked time: String
  ) -> String {
    service == .wmo
      ? "\(warningServiceName(service)) lists no warnings for \(place), checked \(time). "
        + "Not every country reports to it."
      : "No warnings for \(place). \(warningServiceName(service)), checked \(time)."
  }

  public var othersNotLookedUp: String {
    "Other places there weren't looked up. The map shows theirs. Type: map warnings"
  }

  public func unclearWarning(for place: String) -> String {
    "It isn't clear whether this one covers \(place)."
  }

  public var warningsHeading: String { "Official warnings" }

  public func undrawnWarnings(count: Int?, in country: String) -> String {
    guard let count else { return "\(country): warnings can't be drawn. Type: warnings PLACE" }
    return "\(country): \(plural(count, "warning", "warnings")) that can't be drawn."
  }

  public var noWarningsInView: String { "No official warnings in this view." }

  public func countriesLeftOut(count: Int) -> String {
    "Zoom in for the warnings in \(plural(count, "other country", "other countries"))."
  }

  public func omittedWarnings(count: Int) -> String {
    count == 1 ? "1 more isn't shown." : "\(grouped(count)) more aren't shown."
  }

  public func unreadWarnings(count: Int, of listed: Int) -> String {
    listed == count
      ? "\(plural(count, "warning", "warnings")) could not be read."
      : "\(count == 1 ? "One" : grouped(count)) of \(grouped(listed)) warnings could not be read."
  }

  public func abridgedWarnings(count: Int) -> String {
    "\(count == 1 ? "One" : grouped(count)) of these could only be read in part."
  }

  public func warningsUnread(for names: [String], because reasons: [UnreadReason]) -> String {
    let places = names.isEmpty ? "" : " for " + separated(names)
    let reasons = reasons.map(reason).joined(separator: ", ")
    return "Warnings\(places) couldn't be read (\(reasons))."
  }

  private func reason(_ reason: UnreadReason) -> String {
    switch reason {
    case .noNetwork: "no network"
    case .noConnection: "no connection"
    case .noAnswer: "no answer"
    case .noAnswerYet: "no answer yet"
    case .limit: "request limit reached"
    case .status(let code): "error \(code)"
    case .badAnswer: "unreadable answer"
    }
  }

  public func warningsFallback(for service: WarningService, from other: WarningService) -> String {
    warningsUnread(of: service) + " These are from \(warningServiceName(other))."
  }

  public var newerWarnings: String { "Newer warnings may be at https://meteoalarm.org." }
  public var askingForWarnings: String { "Requesting warnings" }

  public func warning(of kind: WeatherWarning.Kind) -> String { "a warning of \(name(of: kind))" }

  private func name(of kind: WeatherWarning.Kind) -> String {
    switch kind {
    case .avalanche: "avalanches"
    case .rainFlood: "rain and flood"
    default: kind.inWords
    }
  }

  public var warningListHint: String { "Type a number for the text." }

  public func moreWarned(_ count: Int, row: Int) -> String {
    "\(plural(count, "more place has", "more places have")) warnings. Type: warnings \(row)"
  }
}
