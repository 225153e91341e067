public import Outlook

extension Slovak {
  public func thunder(from start: OutlookMoment?, until end: OutlookMoment?) -> String {
    "Búrky \(span(start, end))."
  }

  public func precipitation(
    _ kind: PrecipitationKind, from start: OutlookMoment?, heaviest: OutlookMoment?,
    until end: OutlookMoment?, isLikely: Bool
  ) -> String {
    let name =
      switch kind {
      case .rain: "dážď"
      case .snow: "sneženie"
      case .sleet: "dážď so snehom"
      case .freezingRain: "mrznúci dážď"
      }
    let subject = isLikely ? name.prefix(1).uppercased() + name.dropFirst() : "Možno \(name)"
    if start == nil, heaviest == nil { return "\(subject) \(span(nil, end))." }
    return subject + (start.map { " od \(text($0))" } ?? "")
      + (heaviest.map { ", najviac okolo \(text($0))" } ?? "")
      + (end.map { "; prestane do \(text($0))" } ?? "") + "."
  }

  public func dry(_ time: DryTime) -> String {
    switch time {
    case .day: "Celý deň bez zrážok."
    case .restOfDay: "Po zvyšok dňa bez zrážok."
    case .night: "V noci bez zrážok."
    }
  }

  public func frostTonight(low: String?) -> String {
    "V noci mráz" + (low.map { ", až \(figure($0))" } ?? "") + "."
  }

  public func gusts(
    from start: OutlookMoment?, until end: OutlookMoment?, isStorm: Bool
  ) -> String {
    "\(isStorm ? "Búrlivé" : "Silné") nárazy vetra \(span(start, end))."
  }

  public func fog(isTomorrow: Bool) -> String {
    isTomorrow ? "Zajtra ráno hmla." : "Dnes ráno hmla."
  }

  public func warmer(by degrees: String, isTomorrow: Bool) -> String {
    difference(degrees, "teplejšie", isTomorrow)
  }

  public func colder(by degrees: String, isTomorrow: Bool) -> String {
    difference(degrees, "chladnejšie", isTomorrow)
  }

  public func highUV(_ index: String, around time: OutlookMoment) -> String {
    "Vysoký UV index, \(figure(index)) okolo \(text(time))."
  }

  public func awaited(_ weather: AwaitedWeather, hours: Int) -> String {
    let name =
      switch weather {
      case .dry: "Sucho"
      case .rain: "Dážď"
      case .snow: "Sneženie"
      case .sun: "Slnko"
      case .above(let limit): "Nad \(figure(limit))"
      case .below(let limit): "Pod \(figure(limit))"
      case .windAbove(let limit): "Vietor nad \(figure(limit))"
      case .windBelow(let limit): "Vietor pod \(figure(limit))"
      }
    return hours > 1 ? "\(name) na \(hours) h" : name
  }

  public func found(
    _ awaited: String, from: String?, until: String, length: String, isOpen: Bool,
    _ confidence: WeatherAnswer.Confidence
  ) -> String {
    let trust =
      switch confidence {
      case .likely: "takmer isto"
      case .probably: "pravdepodobne"
      case .uncertain: "neisto"
      }
    let end = (isOpen ? "najmenej do " : "do ") + until
    return "\(awaited): \(from.map { "od \($0)" } ?? "teraz,") \(end), \(length), \(trust)."
  }

  public func notFound(_ awaited: String, inDays days: Int) -> String {
    "\(awaited): v \(form(days, "najbližšom", "najbližších", "najbližších")) "
      + "\(plural(days, "dni", "dňoch", "dňoch")) nie."
  }

  public func notFound(_ awaited: String, inHours hours: Int) -> String {
    "\(awaited): v najbližších \(hours) h nie."
  }

  public func untold(_ awaited: String) -> String { "\(awaited): táto správa to nehovorí." }

  public var presentHeading: String { "Teraz" }

  public func mark(_ mark: Comparison.Mark) -> String {
    switch mark {
    case .warmest: "najteplejšie"
    case .driest: "najsuchšie"
    case .windiest: "najveternejšie"
    }
  }
}

extension Slovak {
  private func difference(_ degrees: String, _ word: String, _ isTomorrow: Bool) -> String {
    isTomorrow
      ? "Zajtra o \(degrees) \(word) než dnes." : "O \(degrees) \(word) než včera."
  }

  /// In the genitive, which follows `od`, `do` and `okolo` alike.
  private func text(_ moment: OutlookMoment) -> String {
    switch moment {
    case .today(let time): time
    case .tomorrow(let time): "zajtrajšej \(time)"
    case .noon: "poludnia"
    case .midnight: "polnoci"
    }
  }

  /// `od 15:00 do 18:00`, `do poludnia`, `práve teraz`
  private func span(_ start: OutlookMoment?, _ end: OutlookMoment?) -> String {
    switch (start, end) {
    case (nil, nil): "práve teraz"
    case (let start?, nil): "od \(text(start))"
    case (nil, let end?): "do \(text(end))"
    case (.tomorrow(let start)?, .tomorrow(let end)?): "zajtra od \(start) do \(end)"
    case (let start?, let end?): "od \(text(start)) do \(text(end))"
    }
  }
}
