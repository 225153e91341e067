public import Outlook

extension English {
  public func thunder(from start: OutlookMoment?, until end: OutlookMoment?) -> String {
    "Thunderstorms \(span(start, end))."
  }

  public func precipitation(
    _ kind: PrecipitationKind, from start: OutlookMoment?, heaviest: OutlookMoment?,
    until end: OutlookMoment?, isLikely: Bool
  ) -> String {
    let name =
      switch kind {
      case .rain: "rain"
      case .snow: "snow"
      case .sleet: "sleet"
      case .freezingRain: "freezing rain"
      }
    let subject = isLikely ? name.prefix(1).uppercased() + name.dropFirst() : "Perhaps \(name)"
    if start == nil, heaviest == nil { return "\(subject) \(span(nil, end))." }
    let over = kind == .snow ? "over" : "dry"
    return subject + (start.map { " from \(text($0))" } ?? "")
      + (heaviest.map { ", heaviest around \(text($0))" } ?? "")
      + (end.map { "; \(over) by \(text($0))" } ?? "") + "."
  }

  public func dry(_ time: DryTime) -> String {
    switch time {
    case .day: "Dry all day."
    case .restOfDay: "Dry for the rest of the day."
    case .night: "Dry through the night."
    }
  }

  public func frostTonight(low: String?) -> String {
    "Frost tonight" + (low.map { ", down to \($0)" } ?? "") + "."
  }

  public func gusts(
    from start: OutlookMoment?, until end: OutlookMoment?, isStorm: Bool
  ) -> String {
    "\(isStorm ? "Storm-force" : "Strong") gusts \(span(start, end))."
  }

  public func fog(isTomorrow: Bool) -> String {
    isTomorrow ? "Fog tomorrow morning." : "Fog this morning."
  }

  public func warmer(by degrees: String, isTomorrow: Bool) -> String {
    isTomorrow ? "Tomorrow \(degrees) warmer than today." : "\(degrees) warmer than yesterday."
  }

  public func colder(by degrees: String, isTomorrow: Bool) -> String {
    isTomorrow ? "Tomorrow \(degrees) colder than today." : "\(degrees) colder than yesterday."
  }

  public func highUV(_ index: String, around time: OutlookMoment) -> String {
    "High UV index, \(index) around \(text(time))."
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
      }
    return hours > 1 ? "\(name) for \(hours) h" : name
  }

  public func found(
    _ awaited: String, from: String?, until: String, length: String, isOpen: Bool,
    _ confidence: WeatherAnswer.Confidence
  ) -> String {
    let trust =
      switch confidence {
      case .likely: "likely"
      case .probably: "probably"
      case .uncertain: "uncertain"
      }
    let end = (isOpen ? "until at least " : "until ") + until
    return "\(awaited): \(from.map { "from \($0)" } ?? "now,") \(end), \(length), \(trust)."
  }

  public func notFound(_ awaited: String, inDays days: Int) -> String {
    "\(awaited): not in the next \(days) days."
  }

  public func notFound(_ awaited: String, inHours hours: Int) -> String {
    "\(awaited): not in the next \(hours) h."
  }

  public func untold(_ awaited: String) -> String { "\(awaited): this report does not tell." }

  public var presentHeading: String { "Now" }

  public func mark(_ mark: Comparison.Mark) -> String {
    switch mark {
    case .warmest: "warmest"
    case .driest: "driest"
    case .windiest: "windiest"
    }
  }
}

extension English {
  private func text(_ moment: OutlookMoment) -> String {
    switch moment {
    case .today(let time): time
    case .tomorrow(let time): "\(time) tomorrow"
    case .noon: "noon"
    case .midnight: "midnight"
    }
  }

  /// `from 15:00 to 18:00`, `until noon`, `now`
  private func span(_ start: OutlookMoment?, _ end: OutlookMoment?) -> String {
    switch (start, end) {
    case (nil, nil): "now"
    case (let start?, nil): "from \(text(start))"
    case (nil, let end?): "until \(text(end))"
    case (.tomorrow(let start)?, let end?): "from \(start) to \(text(end))"
    case (let start?, let end?): "from \(text(start)) to \(text(end))"
    }
  }
}
