public import Analysis
import Quantities
public import Reports

extension EnglishPhrases {
  public func thunder(_ said: SaidSpell) -> String { "Thunderstorms \(words(said))." }

  public func precipitation(_ spells: [OutlookSpell]) -> String {
    let clauses = spells.enumerated().map { index, spell -> String in
      let before = index > 0 ? spells[index - 1] : nil
      let name =
        (spell.isHeavy && spell.heaviest == nil ? "heavy " : "")
        + name(of: spell.kind, isMixed: spell.isMixed)
      let isAgain = before.map { $0.kind == spell.kind && $0.isMixed == spell.isMixed } == true
      let subject =
        (spell.isNext ? "then " : "")
        + (before == nil ? name.capitalizedFirst : isAgain ? "again" : name)
      let peak = spell.isHeavy ? "heavy" : "heaviest"
      let isUntold = spell.isNext && spell.said.period.isUntold && spell.said.certainty == nil
      return [subject, spell.isBroken ? "at times" : "", isUntold ? "" : words(spell.said)]
        .filter { !$0.isEmpty }.joined(separator: " ")
        + (spell.amount.map { ", about \($0)" } ?? "")
        + (spell.heaviest.map { ", \(peak) around \(text($0.within(spell.said.period)))" } ?? "")
    }
    // Clauses with commas of their own are told apart.
    return clauses.joined(separator: clauses.contains { $0.contains(", ") } ? "; " : ", ") + "."
  }

  public func dry(_ time: DryTime, _ certainty: SaidCertainty?) -> String {
    let said =
      switch time {
      case .day: "Dry all day"
      case .restOfDay: "Dry for the rest of the day"
      case .night: "Dry through the night"
      }
    return said + words(certainty) + "."
  }

  public func frostTonight(low: String?) -> String {
    "Frost tonight" + (low.map { ", down to \(figure($0))" } ?? "") + "."
  }

  public func gusts(_ period: OutlookPeriod, isStorm: Bool, strongest: String) -> String {
    "\(isStorm ? "Storm-force" : "Strong") gusts \(span(period)), up to \(strongest)."
  }

  public func fog(isTomorrow: Bool) -> String {
    isTomorrow ? "Fog tomorrow morning." : "Fog this morning."
  }

  public func change(by degrees: String, isWarmer: Bool, isTomorrow: Bool) -> String {
    let change = "\(degrees) \(isWarmer ? "warmer" : "colder")"
    return isTomorrow ? "Tomorrow \(change) than today." : "\(change) than yesterday."
  }

  public func rare(
    _ kind: RareTemperature, _ temperature: String, ahead: Int, on day: CalendarDay,
    since last: CalendarDay?
  ) -> String {
    let name =
      switch kind {
      case .firstFrost: "First frost"
      case .lowest: "Lowest temperature"
      case .highest: "Highest temperature"
      }
    let since = last.map { "since \(date($0.day, $0.month))" } ?? "in a year"
    let time = ahead == 0 ? "today" : ahead == 1 ? "tomorrow" : "on \(wholeWeekday(day))"
    return "\(name) \(since) \(time), \(figure(temperature))."
  }

  public func windTurns(from old: String, to new: String, around time: OutlookMoment) -> String {
    "Wind turning from \(old) to \(new) around \(text(time))."
  }

  public func pressureFalls(by change: String, _ period: OutlookPeriod) -> String {
    "Pressure falling by \(figure(change)) \(span(period))."
  }

  public func highUV(_ index: String, _ band: UVBand, around time: OutlookMoment) -> String {
    "UV index up to \(index) around \(text(time)) (\(uvBand(band)))."
  }

  public func later(
    _ kind: PrecipitationKind, isMixed: Bool, from moment: OutlookMoment, isTimed: Bool,
    isAgain: Bool, _ certainty: SaidCertainty?
  ) -> String {
    let day = isTimed ? nil : moment.date
    return name(of: kind, isMixed: isMixed).capitalizedFirst + (isAgain ? " again " : " ")
      + (day.map { "on \(wholeWeekday($0))" } ?? "from \(text(moment))")
      + words(certainty) + "."
  }

  public func awaited(_ weather: AwaitedWeather, hours: Int) -> String {
    let name =
      switch weather {
      case .dry: "Dry"
      case .rain: "Rain"
      case .snow: "Snow"
      case .sun: "Sun"
      case .limit(.temperature, let isAbove, let limit): (isAbove ? "Above " : "Below ") + limit
      case .limit(let quantity, let isAbove, let limit):
        "\(self.name(of: quantity)) \(isAbove ? "above" : "below") \(limit)"
      }
    return hours > 0 ? "\(name) for at least \(hours)\u{A0}h" : name
  }

  public func found(
    _ weather: AwaitedWeather, hours: Int, _ said: SaidSpell, length: String,
    expected: OutlookMoment?
  ) -> String {
    let certainty = said.certainty
    let word = certainty.map { self.word($0.word) + " " } ?? ""
    let figures = [length, certainty?.share ?? said.range].compactMap(\.self).joined(
      separator: ", ")
    let later = expected.map { ". The forecast has it until \(text($0))" } ?? ""
    let rest = " (\(figures))" + others(said.others) + later + "."
    guard said.period.start != nil else {
      let present = present(weather) ?? awaited(weather, hours: 0)
      return "\(present) now\(word.isEmpty ? "" : ",") \(word)\(span(said.period))" + rest
    }
    return "\(awaited(weather, hours: hours)): \(word)\(span(said.period))" + rest
  }

  public func again(from moment: OutlookMoment) -> String { "Again from \(text(moment))." }

  public var noFall: String { "No rain or snow is forecast." }

  public func share(_ agree: Int, of members: Int) -> String {
    "\(agree) of \(plural(members, "run", "runs"))"
  }
  public func share(_ percent: String, by service: String) -> String { "\(percent) by \(service)" }
  public func shares(_ lowest: String, _ highest: String) -> String { "\(lowest) to \(highest)" }

  public func contradiction(
    _ minutes: String, by nowcast: String, _ service: String,
    _ hours: (kind: PrecipitationKind, isMixed: Bool, period: OutlookPeriod)?
  ) -> String {
    let other =
      hours.map { "has \(name(of: $0.kind, isMixed: $0.isMixed)) \(span($0.period))" } ?? "is dry"
    return "\(nowcast): \(minutes) \(service)'s hourly forecast \(other)."
  }

  public func about(_ length: String) -> String { "about \(length)" }

  public var presentHeading: String { "Now" }

  public func mark(_ mark: Comparison.Mark) -> String { mark.rawValue }

  /// `Raining` for `Rain`, before `now`.
  private func present(_ weather: AwaitedWeather) -> String? {
    switch weather {
    case .rain: "Raining"
    case .snow: "Snowing"
    case .sun: "Sunny"
    default: nil
    }
  }

  public func word(_ word: Certainty.Word) -> String { word.rawValue }

  /// Mixed where it rains in some hours and snows in others.
  private func name(of kind: PrecipitationKind, isMixed: Bool) -> String {
    isMixed ? "rain and snow" : name(of: kind)
  }

  package func name(of kind: PrecipitationKind) -> String { kind.inWords }

  public func name(of kind: PrecipitationKind, isHeavy: Bool) -> String {
    (isHeavy ? "heavy " : "") + name(of: kind)
  }

  package func text(_ moment: OutlookMoment) -> String {
    switch moment {
    case .today(let time): time
    case .tomorrow(let time): "\(time) tomorrow"
    case .day(let date, let time): self.date(shortDate(date), before: time)
    case .noon: "noon"
    case .midnight: "midnight"
    }
  }

  public func span(_ period: OutlookPeriod) -> String {
    if period.isOpen, let end = period.end {
      let from = period.start.map { "from \(text($0)) " } ?? ""
      return from + "until at least \(text(end.after(period.start)))"
    }
    return span(period.start, period.end)
  }

  private func span(_ start: OutlookMoment?, _ end: OutlookMoment?) -> String {
    switch (start, end) {
    case (nil, nil): "now"
    case (let start?, nil): "from \(text(start))"
    case (nil, let end?): "until \(text(end))"
    case (.today(let start)?, .today(let end)?): "\(start)–\(end)"
    case (.tomorrow(let start)?, .tomorrow(let end)?): "tomorrow \(start)–\(end)"
    case (let start?, .day(let date, let end)?) where start.date == date: "\(text(start))–\(end)"
    // `from 7 to 11 tomorrow` would be four hours.
    case (.today(let start)?, .tomorrow(let end)?) where start < end:
      "from \(start) today to \(end) tomorrow"
    case (let start?, let end?): "from \(text(start)) to \(text(end))"
    }
  }

  public func notFound(
    _ weather: AwaitedWeather, hours: Int, in time: SearchedTime, isMore: Bool,
    next: OutlookMoment?, _ doubt: AbsenceDoubt
  ) -> String {
    let absent =
      hours > 0
      ? absent(weather, for: "\(hours)\u{A0}h") : absent(weather, isMore: isMore)
    var said = "\(absent) \(text(time))"
    if let nearest = doubt.nearest {
      said += ": \(most(weather)) \(nearest.figure) around \(text(nearest.time))"
      if nearest.isEqual { said += ", right at the limit" }
    }
    return said + words(doubt.certainty) + contrary(weather, hours, doubt.contrary) + "."
      + (doubt.isOpen ? " " + unknownAfter : "")
      + following(next)
  }

  /// `, though rain is likely (40 of 51 runs)`: an `unlikely` behind a `No` would deny twice.
  private func contrary(
    _ weather: AwaitedWeather, _ hours: Int, _ certainty: SaidCertainty?
  ) -> String {
    guard let certainty else { return "" }
    let awaited =
      weather == .dry && hours == 0
      ? "a dry hour" : self.awaited(weather, hours: hours).lowercasedFirst
    return ", though \(awaited) is \(word(certainty.word)) (\(certainty.share))"
  }

  public func total(
    _ weather: AwaitedWeather, _ sum: String, in time: SearchedTime, isRest: Bool, isBeyond: Bool,
    _ doubt: AbsenceDoubt
  ) -> String {
    guard case .limit(let quantity, let isAbove, let limit) = weather else { return "" }
    return "\(name(of: quantity)) \(text(time))\(isRest ? " from now on" : ""): \(sum), "
      + "\(isBeyond ? "" : "not ")\(isAbove ? "above" : "below") \(limit)"
      + words(doubt.certainty) + contrary(weather, 0, doubt.contrary) + "."
  }

  /// Before the figure that is nearest to a limit.
  private func most(_ weather: AwaitedWeather) -> String {
    if case .limit(_, isAbove: false, _) = weather { return "at least" }
    return "at most"
  }

  private var unknownAfter: String { "After that it isn't known well enough." }

  public func notFitting(hours: Int, in time: SearchedTime, next: OutlookMoment?) -> String {
    "\(hours)\u{A0}h don't fit \(text(time))." + following(next)
  }

  private func following(_ next: OutlookMoment?) -> String {
    next.map { " Next: \(text($0))." } ?? ""
  }

  public func untold(_ weather: AwaitedWeather) -> String {
    let figures =
      switch weather {
      case .dry: "precipitation"
      case .rain: "rain"
      case .snow: "snow"
      case .sun: "sunshine"
      case .limit(.temperature, _, _): "temperatures"
      case .limit(.wind, _, _): "the wind"
      case .limit(let quantity, _, _): name(of: quantity).lowercasedFirst
      }
    return "This forecast doesn't include \(figures)."
  }

  private func absent(_ weather: AwaitedWeather, isMore: Bool) -> String {
    switch weather {
    case .dry: isMore ? "No more dry hours" : "No dry hour"
    case .rain, .snow, .sun, .limit(.wind, _, _):
      (isMore ? "No more " : "No ") + awaited(weather, hours: 0).lowercasedFirst
    case .limit(.temperature, _, _):
      (isMore ? "No longer " : "Not ") + awaited(weather, hours: 0).lowercasedFirst
    case .limit(let quantity, let isAbove, let limit):
      "\(name(of: quantity)) \(isMore ? "no longer" : "not") \(isAbove ? "above" : "below") \(limit)"
    }
  }

  private func absent(_ weather: AwaitedWeather, for length: String) -> String {
    switch weather {
    case .dry: "Not dry for \(length)"
    case .rain, .snow, .sun, .limit(.wind, _, _):
      "No \(length) of \(awaited(weather, hours: 0).lowercasedFirst)"
    case .limit: "\(absent(weather, isMore: false)) for \(length)"
    }
  }

  private func text(_ time: SearchedTime) -> String {
    switch time {
    case .hours(1): "in the next hour"
    case .hours(let hours):
      "in the next " + (hours < 48 ? "\(hours)\u{A0}h" : "\(hours / 24) days")
    case .tonight: "tonight"
    case .today: "today"
    case .tomorrow: "tomorrow"
    case .until(let moment): "until \(text(moment))"
    case .day(let date, true): "on \(wholeWeekday(date)), \(self.date(date.day, date.month))"
    case .day(let date, false): "on " + longDate(date)
    case .part(let time, let from, let to) where from == to: "\(text(time)) at \(from)"
    case .part(let time, let from, let to): "\(text(time)) from \(from) to \(to)"
    case .days(let first, let last): "from \(shortDate(first)) to \(shortDate(last))"
    }
  }
}
