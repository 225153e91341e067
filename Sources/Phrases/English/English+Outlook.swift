public import Outlook
public import WeatherModels

extension EnglishPhrases {
  public func thunder(_ period: OutlookPeriod) -> String { "Thunderstorms \(span(period))." }

  public func precipitation(_ spells: [OutlookSpell]) -> String {
    let clauses = spells.enumerated().map { index, spell -> String in
      let before = index > 0 ? spells[index - 1] : nil
      let name = name(of: spell.kind, isHeavy: spell.isHeavy && spell.heaviest == nil)
      let subject: String
      if let before {
        let trust = spell.isLikely == before.isLikely ? "" : spell.isLikely ? "likely " : "perhaps "
        subject =
          (spell.isNext ? "then " : "") + trust
          + (name == self.name(of: before.kind) ? "again" : name)
      } else {
        subject = spell.isLikely ? name.capitalizedFirst : "Chance of \(name)"
      }
      let peak = spell.isHeavy ? "heavy" : "heaviest"
      return [subject, spell.isNext && spell.period.isUntold ? "" : span(spell.period)]
        .filter { !$0.isEmpty }.joined(separator: " ")
        + (spell.heaviest.map { ", \(peak) around \(text($0, within: spell.period))" } ?? "")
    }
    return clauses.joined(separator: ", ") + "."
  }

  public func dry(_ time: DryTime) -> String {
    switch time {
    case .day: "Dry all day."
    case .restOfDay: "Dry for the rest of the day."
    case .night: "Dry through the night."
    }
  }

  public func frostTonight(low: String?) -> String {
    "Frost tonight" + (low.map { ", down to \(figure($0))" } ?? "") + "."
  }

  public func gusts(_ period: OutlookPeriod, isStorm: Bool) -> String {
    "\(isStorm ? "Storm-force" : "Strong") gusts \(span(period))."
  }

  public func fog(isTomorrow: Bool) -> String {
    isTomorrow ? "Fog tomorrow morning." : "Fog this morning."
  }

  public func change(by degrees: String, isWarmer: Bool, isTomorrow: Bool) -> String {
    let change = "\(degrees) \(isWarmer ? "warmer" : "colder")"
    return isTomorrow ? "Tomorrow \(change) than today." : "\(change) than yesterday."
  }

  public func highUV(_ index: String, around time: OutlookMoment) -> String {
    "UV index up to \(index) around \(text(time)) (high)."
  }

  public func awaited(_ weather: AwaitedWeather, hours: Int) -> String {
    let name =
      switch weather {
      case .dry: "Dry"
      case .rain: "Rain"
      case .snow: "Snow"
      case .sun: "Sun"
      case .above(let limit): "Above \(limit)"
      case .below(let limit): "Below \(limit)"
      case .windAbove(let limit): "Wind above \(limit)"
      case .windBelow(let limit): "Wind below \(limit)"
      case .quantity(let name, let isAbove, let limit):
        "\(name) \(isAbove ? "above" : "below") \(limit)"
      }
    return hours > 1 ? "\(name) for at least \(hours)\u{A0}h" : name
  }

  public func found(
    _ weather: AwaitedWeather, hours: Int, from: OutlookMoment?, until: OutlookMoment,
    length: String, isOpen: Bool, _ confidence: WeatherAnswer.Confidence
  ) -> String {
    let trust =
      switch confidence {
      case .likely: "very likely"
      case .probably: "probably"
      case .uncertain: "possibly"
      }
    let name = awaited(weather, hours: hours)
    let end = isOpen ? "until at least \(text(until))" : "until \(text(until))"
    guard let from else {
      let present = present(weather) ?? awaited(weather, hours: 1)
      return "\(present) now, \(trust) \(end) (\(length))."
    }
    let period = isOpen ? "from \(text(from)) \(end)" : span(from, until)
    return "\(name): \(trust) \(period) (\(length))."
  }

  public func about(_ length: String) -> String { "about \(length)" }

  public var presentHeading: String { "Now" }

  public func overDays(_ count: Int) -> String { "over \(plural(count, "day", "days"))" }
  public func compared(
    from first: CalendarDay, to last: CalendarDay, withoutLast missing: Int
  ) -> String {
    let days = first == last ? shortDate(first) : "\(shortDate(first)) to \(shortDate(last))"
    let others = missing == 1 ? "last day lies" : "last \(missing) days lie"
    return "Compared: \(days). The \(others) beyond the forecast."
  }

  public func mark(_ mark: Comparison.Mark) -> String {
    switch mark {
    case .warmest: "warmest"
    case .driest: "driest"
    case .windiest: "windiest"
    }
  }
}

extension EnglishPhrases {
  /// `Raining` for `Rain`, before `now`.
  private func present(_ weather: AwaitedWeather) -> String? {
    switch weather {
    case .rain: "Raining"
    case .snow: "Snowing"
    case .sun: "Sunny"
    default: nil
    }
  }

  func name(of kind: PrecipitationKind) -> String {
    switch kind {
    case .rain: "rain"
    case .snow: "snow"
    case .sleet: "sleet"
    case .freezingRain: "freezing rain"
    case .freezingDrizzle: "freezing drizzle"
    }
  }

  func name(of kind: PrecipitationKind, isHeavy: Bool) -> String {
    (isHeavy ? "heavy " : "") + name(of: kind)
  }

  func text(_ moment: OutlookMoment) -> String {
    switch moment {
    case .today(let time): time
    case .tomorrow(let time): "\(time) tomorrow"
    case .day(let date, let time): shortDate(date) + " " + time
    case .noon: "noon"
    case .midnight: "midnight"
    }
  }

  /// The day is left out where the period begins and ends on it, and tomorrow where it ends then: it is within 24 hours.
  private func text(_ moment: OutlookMoment, within period: OutlookPeriod) -> String {
    switch (period.start, moment, period.end) {
    case (_, .tomorrow(let time), .tomorrow?): time
    case (.day(let first, _)?, .day(let date, let time), .day(let last, _)?)
    where first == date && date == last: time
    default: text(moment)
    }
  }

  /// `15:00–18:00`, `tomorrow 02:00–05:00`, `from 15:00 to midnight`, `until noon`, `now`
  private func span(_ period: OutlookPeriod) -> String {
    if period.isOpen, let end = period.end { return "until at least \(text(end))" }
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
    case (let start?, let end?): "from \(text(start)) to \(text(end))"
    }
  }
}
