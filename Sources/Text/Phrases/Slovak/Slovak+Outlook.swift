public import Analysis
import Quantities
public import Reports

extension Slovak {
  public func thunder(_ said: SaidSpell) -> String { "Búrky \(words(said))." }

  public func precipitation(_ spells: [OutlookSpell]) -> String {
    let clauses = spells.enumerated().map { index, spell -> String in
      let before = index > 0 ? spells[index - 1] : nil
      let isHeavy = spell.isHeavy && spell.heaviest == nil
      let name = name(of: spell.kind, isMixed: spell.isMixed, isHeavy: isHeavy)
      let isAgain = before.map { $0.kind == spell.kind && $0.isMixed == spell.isMixed } == true
      let subject =
        (spell.isNext ? "potom " : "")
        + (before == nil ? name.capitalizedFirst : isAgain ? "znova" : name)
      let peak = spell.isHeavy ? heavy(spell.kind) : strongest(spell.kind)
      let isUntold = spell.isNext && spell.said.period.isUntold && spell.said.certainty == nil
      return [subject, spell.isBroken ? "s prestávkami" : "", isUntold ? "" : words(spell.said)]
        .filter { !$0.isEmpty }.joined(separator: " ")
        + (spell.amount.map { ", asi \(figure($0))" } ?? "")
        + (spell.heaviest.map { ", \(peak) \(around($0.within(spell.said.period)))" } ?? "")
    }
    // Clauses with commas of their own are told apart.
    return clauses.joined(separator: clauses.contains { $0.contains(", ") } ? "; " : ", ") + "."
  }

  public func dry(_ time: DryTime, _ certainty: SaidCertainty?) -> String {
    let said =
      switch time {
      case .day: "Celý deň bez zrážok"
      case .restOfDay: "Po zvyšok dňa bez zrážok"
      case .night: "V noci bez zrážok"
      }
    return said + words(certainty) + "."
  }

  public func frostTonight(low: String?) -> String {
    "V noci mráz" + (low.map { " do \(figure($0))" } ?? "") + "."
  }

  public func gusts(_ period: OutlookPeriod, isStorm: Bool, strongest: String) -> String {
    "\(isStorm ? "Veľmi silné" : "Silné") nárazy vetra \(span(period)), až \(figure(strongest))."
  }

  public func fog(isTomorrow: Bool) -> String {
    isTomorrow ? "Zajtra ráno hmla." : "Dnes ráno hmla."
  }

  public func change(by degrees: String, isWarmer: Bool, isTomorrow: Bool) -> String {
    let change = "o \(degrees) \(isWarmer ? "teplejšie" : "chladnejšie")"
    return isTomorrow ? "Zajtra \(change) než dnes." : "Dnes \(change) než včera."
  }

  public func rare(
    _ kind: RareTemperature, _ temperature: String, ahead: Int, on day: CalendarDay,
    since last: CalendarDay?
  ) -> String {
    let name =
      switch kind {
      case .firstFrost: "prvý mráz"
      case .lowest: "najnižšia teplota"
      case .highest: "najvyššia teplota"
      }
    let since = last.map { "od \($0.day).\u{A0}\($0.month)." } ?? "za rok"
    let time = ahead == 0 ? "Dnes" : ahead == 1 ? "Zajtra" : onWeekday[day.weekday]
    return "\(time) \(name) \(since), \(figure(temperature))."
  }

  public func windTurns(from old: String, to new: String, around time: OutlookMoment) -> String {
    "Vietor sa \(around(time)) otočí zo smeru \(old) na \(new)."
  }

  public func pressureFalls(by change: String, _ period: OutlookPeriod) -> String {
    "Tlak klesne o \(figure(change)) \(span(period))."
  }

  public func highUV(_ index: String, _ band: UVBand, around time: OutlookMoment) -> String {
    "UV index až \(figure(index)) \(around(time)) (\(uvBand(band)))."
  }

  /// Mixed where it rains in some hours and snows in others.
  private func name(of kind: PrecipitationKind, isMixed: Bool, isHeavy: Bool) -> String {
    isMixed ? (isHeavy ? "silný " : "") + "dážď a sneženie" : name(of: kind, isHeavy: isHeavy)
  }

  public func later(
    _ kind: PrecipitationKind, isMixed: Bool, from moment: OutlookMoment, isTimed: Bool,
    isAgain: Bool, _ certainty: SaidCertainty?
  ) -> String {
    let time =
      switch moment {
      case .tomorrow(let time): "Zajtra od \(time)"
      default:
        (isTimed ? nil : moment.date).map { onWeekday[$0.weekday] } ?? "Od \(text(moment))"
      }
    return time + (isAgain ? " znova " : " ") + name(of: kind, isMixed: isMixed, isHeavy: false)
      + words(certainty)
      + "."
  }

  public func awaited(_ weather: AwaitedWeather, hours: Int) -> String {
    let name =
      switch weather {
      case .dry: "Bez zrážok"
      case .rain: "Dážď"
      case .snow: "Sneženie"
      case .sun: "Slnko"
      case .limit(.temperature, let isAbove, let limit): (isAbove ? "Nad " : "Pod ") + limit
      case .limit(let quantity, let isAbove, let limit):
        "\(self.name(of: quantity)) \(isAbove ? "nad" : "pod") \(limit)"
      }
    return hours > 0 ? "\(name) aspoň \(hours)\u{A0}h" : name
  }

  public func found(
    _ weather: AwaitedWeather, hours: Int, _ said: SaidSpell, length: String,
    expected: OutlookMoment?
  ) -> String {
    let certainty = said.certainty
    let word = certainty.map { self.word($0.word) + " " } ?? ""
    let figures = [length, certainty?.share ?? said.range].compactMap(\.self).joined(
      separator: ", ")
    let later = expected.map { ". Podľa predpovede to potrvá do \(text($0))" } ?? ""
    let rest = "\(word)\(span(said.period)) (\(figures))" + others(said.others) + later
    if said.period.start == nil {
      return closed("\(present(weather))\(word.isEmpty ? "" : ",") \(rest)")
    }
    return closed("\(awaited(weather, hours: hours)): \(rest)")
  }

  /// The weather that has begun.
  private func present(_ weather: AwaitedWeather) -> String {
    switch weather {
    case .rain: "Teraz prší"
    case .snow: "Teraz sneží"
    case .sun: "Teraz svieti slnko"
    default: "Teraz \(awaited(weather, hours: 0).lowercasedFirst)"
    }
  }

  public func again(from moment: OutlookMoment) -> String { closed("Znova od \(text(moment))") }

  public var noFall: String { "Zrážky sa neočakávajú." }

  public func share(_ agree: Int, of members: Int) -> String {
    "\(agree) \(from(members)) \(plural(members, "behu", "behov", "behov"))"
  }
  public func share(_ percent: String, by service: String) -> String { "\(percent), \(service)" }
  public func shares(_ lowest: String, _ highest: String) -> String { "\(lowest) až \(highest)" }

  public func contradiction(
    _ minutes: String, by nowcast: String, _ service: String,
    _ hours: (kind: PrecipitationKind, isMixed: Bool, period: OutlookPeriod)?
  ) -> String {
    let other =
      hours.map {
        "\(name(of: $0.kind, isMixed: $0.isMixed, isHeavy: false)) \(span($0.period))"
      } ?? "bez zrážok"
    return closed("\(nowcast): \(minutes) Hodinová predpoveď (\(service)): \(other)")
  }

  public func about(_ length: String) -> String { "asi \(length)" }

  public var presentHeading: String { "Teraz" }

  public func mark(_ mark: Comparison.Mark) -> String {
    switch mark {
    case .warmest: "najteplejšie"
    case .coldest: "najchladnejšie"
    case .driest: "najsuchšie"
    case .wettest: "najdaždivejšie"
    case .windiest: "najveternejšie"
    }
  }

  public func name(of kind: PrecipitationKind, isHeavy: Bool) -> String {
    let name =
      switch kind {
      case .rain: "dážď"
      case .snow: "sneženie"
      case .sleet: "dážď so snehom"
      case .freezingRain: "mrznúci dážď"
      case .freezingDrizzle: "mrznúce mrholenie"
      }
    return (isHeavy ? heavy(kind) + " " : "") + name
  }

  public func word(_ word: Certainty.Word) -> String {
    switch word {
    case .veryLikely: "veľmi pravdepodobne"
    case .likely: "pravdepodobne"
    case .asLikelyAsNot: "možno"
    case .unlikely: "nepravdepodobne"
    case .veryUnlikely: "veľmi nepravdepodobne"
    }
  }

  func heavy(_ kind: PrecipitationKind) -> String {
    kind == .snow ? "husté" : isNeuter(kind) ? "silné" : "silný"
  }

  func strongest(_ kind: PrecipitationKind) -> String {
    isNeuter(kind) ? "najsilnejšie" : "najsilnejší"
  }

  func isNeuter(_ kind: PrecipitationKind) -> Bool {
    kind == .snow || kind == .freezingDrizzle
  }

  /// In the genitive, which follows `od` and `do` alike.
  package func text(_ moment: OutlookMoment) -> String {
    switch moment {
    case .today(let time): time
    case .tomorrow(let time): "zajtra \(time)"
    case .day(let date, let time): self.date(shortDate(date), before: time)
    case .noon: "poludnia"
    case .midnight: "polnoci"
    }
  }

  private func around(_ moment: OutlookMoment) -> String {
    guard case .tomorrow(let time) = moment else { return "okolo \(text(moment))" }
    return "zajtra okolo \(time)"
  }

  /// `15:00–18:00`, `zajtra 02:00–05:00`, `od 15:00 do polnoci`, `do poludnia`, `práve teraz`
  public func span(_ period: OutlookPeriod) -> String {
    if period.isOpen, let end = period.end {
      let from = period.start.map { "od \(text($0)) " } ?? ""
      return from + "najmenej do \(text(end.after(period.start)))"
    }
    return span(period.start, period.end)
  }

  private func span(_ start: OutlookMoment?, _ end: OutlookMoment?) -> String {
    switch (start, end) {
    case (nil, nil): "práve teraz"
    case (let start?, nil): "od \(text(start))"
    case (nil, let end?): "do \(text(end))"
    case (.today(let start)?, .today(let end)?): "\(start)–\(end)"
    case (.tomorrow(let start)?, .tomorrow(let end)?): "zajtra \(start)–\(end)"
    case (let start?, .day(let date, let end)?) where start.date == date: "\(text(start))–\(end)"
    case (.today(let start)?, .tomorrow(let end)?) where start < end:
      "od dnes \(start) do zajtra \(end)"
    case (let start?, let end?): "od \(text(start)) do \(text(end))"
    }
  }

  public func notFound(
    _ weather: AwaitedWeather, hours: Int, in time: SearchedTime, isMore: Bool,
    next: OutlookMoment?, _ doubt: AbsenceDoubt
  ) -> String {
    var absent = hours > 0 ? absent(weather, hours: hours) : absent(weather)
    if isMore { absent = "už " + absent }
    var said = "\(text(time)) \(absent)"
    if let nearest = doubt.nearest {
      let found =
        "\(most(weather)) \(figure(nearest.figure)) \(around(nearest.time))"
        + (nearest.isEqual ? ", tesne pri hranici" : "")
      // Behind a colon, a second one would be read twice.
      said += absent.contains(": ") ? " (\(found))" : ": \(found)"
    }
    return closed(said + words(doubt.certainty) + contrary(doubt.contrary))
      + (doubt.isOpen ? " Ďalej zatiaľ nie je spoľahlivá predpoveď." : "") + following(next)
  }

  /// `, hoci je to pravdepodobné (40 z 51 behov)`: `nepravdepodobne` would deny once more.
  private func contrary(_ certainty: SaidCertainty?) -> String {
    guard let certainty else { return "" }
    let word =
      certainty.word == .asLikelyAsNot ? "možné" : word(certainty.word).dropLast() + "é"
    return ", hoci je to \(word) (\(certainty.share))"
  }

  public func total(
    _ weather: AwaitedWeather, _ sum: String, in time: SearchedTime, isRest: Bool, isBeyond: Bool,
    _ doubt: AbsenceDoubt
  ) -> String {
    guard case .limit(let quantity, let isAbove, let limit) = weather else { return "" }
    return closed(
      "\(text(time))\(isRest ? " odteraz" : "") \(name(of: quantity).lowercasedFirst): \(sum), "
        + "\(isBeyond ? "" : "nie ")\(isAbove ? "nad" : "pod") \(limit)"
        + words(doubt.certainty) + contrary(doubt.contrary))
  }

  /// Before the figure that is nearest to a limit.
  private func most(_ weather: AwaitedWeather) -> String {
    if case .limit(_, isAbove: false, _) = weather { return "najmenej" }
    return "najviac"
  }

  public func notFitting(hours: Int, in time: SearchedTime, next: OutlookMoment?) -> String {
    "\(text(time)) sa \(hours)\u{A0}h \(form(hours, "nezmestí", "nezmestia", "nezmestí"))."
      + following(next)
  }

  private func following(_ next: OutlookMoment?) -> String {
    next.map { " Najbližšie od \(text($0))." } ?? ""
  }

  public func untold(_ weather: AwaitedWeather) -> String {
    switch weather {
    case .dry: "Táto predpoveď neuvádza zrážky."
    case .rain: "Táto predpoveď neuvádza dážď."
    case .snow: "Táto predpoveď neuvádza sneženie."
    case .sun: "Táto predpoveď neuvádza slnečný svit."
    case .limit(.temperature, _, _): "Táto predpoveď neuvádza teplotu."
    case .limit(.wind, _, _): "Táto predpoveď neuvádza vietor."
    case .limit(let quantity, _, _): "\(name(of: quantity)): táto predpoveď to neuvádza."
    }
  }

  private func absent(_ weather: AwaitedWeather) -> String {
    switch weather {
    case .dry: "sa neočakáva ani hodina bez zrážok"
    case .rain, .snow, .sun, .limit(.wind, _, _):
      "sa neočakáva \(awaited(weather, hours: 0).lowercasedFirst)"
    case .limit(.temperature, _, _):
      "sa neočakáva teplota \(awaited(weather, hours: 0).lowercasedFirst)"
    // Names of quantities have either number.
    case .limit: "sa neočakáva: \(awaited(weather, hours: 0).lowercasedFirst)"
    }
  }

  private func absent(_ weather: AwaitedWeather, hours: Int) -> String {
    let start = "\(form(hours, "sa neočakáva", "sa neočakávajú", "sa neočakáva")) \(hours)\u{A0}h "
    return switch weather {
    case .dry: start + "bez zrážok"
    case .rain: start + "s dažďom"
    case .snow: start + "so snežením"
    case .sun: start + "so slnkom"
    case .limit(.temperature, let isAbove, let limit):
      start + "s teplotou \(isAbove ? "nad" : "pod") \(limit)"
    case .limit(.wind, let isAbove, let limit):
      start + "s vetrom \(isAbove ? "nad" : "pod") \(limit)"
    case .limit: "sa neočakáva: \(awaited(weather, hours: hours).lowercasedFirst)"
    }
  }

  private func text(_ time: SearchedTime) -> String {
    switch time {
    case .hours(1): "V najbližšej hodine"
    case .hours(let hours):
      "V najbližších " + (hours < 48 ? "\(hours)\u{A0}h" : "\(hours / 24) dňoch")
    case .tonight: "Dnes v noci"
    case .today: "Dnes"
    case .tomorrow: "Zajtra"
    case .until(let moment): "Do \(text(moment))"
    case .day(let date, let isThisYear):
      onWeekday[date.weekday] + " \(date.day).\u{A0}\(date.month)."
        + (isThisYear ? "" : " \(date.year)")
    case .part(let time, let from, let to) where from == to: "\(text(time)) o \(from)"
    case .part(let time, let from, let to): "\(text(time)) od \(from) do \(to)"
    case .days(let first, let last):
      "Od \(shortDate(first)) do \(shortDate(last))"
    }
  }

  package var onWeekday: [String] {
    ["V pondelok", "V utorok", "V stredu", "Vo štvrtok", "V piatok", "V sobotu", "V nedeľu"]
  }
}
