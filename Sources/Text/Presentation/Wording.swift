public import Analysis
public import Foundation
public import Phrases
public import Reports

/// The words for one person's weather: the language, the units, the signs, and the present moment.
///
/// Missing values become `–` in tables and nothing in sentences. Each subject has its own words: `words.daily`,
/// `words.warnings`.
public struct Wording: Sendable {
  public var phrases: any Phrases { spoken() }
  private let spoken: @Sendable () -> any Phrases
  package let now: @Sendable () -> Date
  public let appearance: @Sendable () -> Appearance
  public let units: @Sendable () -> UnitChoice

  public init(
    phrases: @autoclosure @escaping @Sendable () -> any Phrases,
    now: @escaping @Sendable () -> Date,
    appearance: @escaping @Sendable () -> Appearance = { Appearance() },
    units: @escaping @Sendable () -> UnitChoice = { UnitChoice() }
  ) {
    spoken = phrases
    self.now = now
    self.appearance = appearance
    self.units = units
  }

  public func speaking(_ phrases: any Phrases) -> Wording {
    Wording(phrases: phrases, now: now, appearance: appearance, units: units)
  }

  /// This wording with other signs for the weather, where the terminal has more than ASCII; `nil` leaves them.
  public func drawn(with icons: Icons?) -> Wording {
    guard let icons else { return self }
    return Wording(
      phrases: phrases, now: now,
      appearance: { [appearance] in
        let usual = appearance()
        return Appearance(
          icons: icons, glyphs: usual.glyphs, countryColors: usual.countryColors,
          isRead: usual.isRead)
      }, units: units)
  }

  public func told(at time: Date) -> Wording {
    Wording(phrases: phrases, now: { time }, appearance: appearance, units: units)
  }

  /// This wording at the moment that a report is of, where the clock can't be right.
  public func of(_ report: Report) -> Wording { report.moment(against: now()).map(told) ?? self }

  public var figures: Figures { Figures(units()) }

  /// The time of day at a place, with its offset where the clock shows it twice; `nil` outside the years 1 to 9999.
  public func time(of date: Date, _ clock: PlaceClock, isShort: Bool = false) -> String? {
    time(of: date, clock) { units().clock.words($0, phrases, isShort: isShort) }
  }

  private func time(of date: Date, _ clock: PlaceClock, _ words: (String) -> String) -> String? {
    clock.time(of: date).map { Figures.withUnit(words($0), clock.offsetOfRepeated(date) ?? "") }
  }

  /// The first and the last time of hours of a day; the first alone for a single hour.
  func ends(of hours: Range<Int>) -> (from: String, to: String) {
    func text(_ hour: Int) -> String { time(ofMinute: hour % 24 * 60, isShort: true) }
    return (text(hours.lowerBound), text(hours.count == 1 ? hours.lowerBound : hours.upperBound))
  }

  /// A time in a sentence, in minutes since midnight.
  public func time(
    ofMinute minute: Int, isShort: Bool = false, isAfterDay: Bool = false
  ) -> String {
    let digits = [minute / 60, minute % 60].map(\.twoDigits)
    return units().clock.spoken(
      digits.joined(separator: ":"), phrases, isShort: isShort, isAfterDay: isAfterDay)
  }

  /// A speed of travel in m/s, which may be beyond that of any wind.
  public func pace(_ speed: Double) -> String {
    let unit: SpeedUnit = units().distance == .miles ? .milesPerHour : .kilometersPerHour
    let number = Figures.fixed(speed / unit.scale, decimals: 0)
    return phrases.figure(Figures.withUnit(number, unit.symbol))
  }

  /// A time in a sentence, where 12 o'clock is `noon` or `midnight`; `isAfterDay` if a day precedes it.
  public func spokenTime(
    of date: Date, _ clock: PlaceClock, isShort: Bool = false, isAfterDay: Bool = false
  ) -> String? {
    time(of: date, clock) {
      units().clock.spoken($0, phrases, isShort: isShort, isAfterDay: isAfterDay)
    }
  }

  public func wind(_ conditions: Conditions, gusts: Bool = true) -> String {
    phrases.wind(
      figures.speed(conditions.windSpeed),
      from: direction(felt(conditions.windDirection, of: conditions.windSpeed)),
      gusts: gusts ? conditions.windGust.map { figures.bare($0) } : nil)
  }

  /// `5 m/s NW`, for tables.
  public func wind(_ speed: Speed?, _ direction: Direction?) -> String {
    [figures.speed(speed), self.direction(felt(direction, of: speed))].compactMap(\.self)
      .joined(separator: " ")
  }

  /// The direction of a wind; `nil` for a calm, of which services say one all the same.
  public func felt(_ direction: Direction?, of speed: Speed?) -> Direction? {
    figures.bare(speed) == "0" ? nil : direction
  }

  public func direction(_ direction: Direction?) -> String? {
    direction.map { phrases.compassPoint(Figures.compassIndex($0)) }
  }

  public func name(of date: CalendarDay, today: CalendarDay) -> String {
    switch date.daysSince1970 - today.daysSince1970 {
    case 0: phrases.today
    case 1: phrases.tomorrow
    default: phrases.day(date)
    }
  }

  /// The figure of precipitation with its unit: of snow the depth, or else the water in it.
  public func precipitation(
    _ kind: PrecipitationKind, _ precipitation: Precipitation?, snowfall: Snowfall?
  ) -> String {
    let water = phrases.figure(figures.rain(precipitation))
    guard kind == .snow, (precipitation?.in(.millimeters) ?? 0) > 0 else { return water }
    return snowfall == nil ? phrases.water(water) : phrases.figure(figures.snow(snowfall))
  }

  /// `14:00`, and with the day before it where that is not today at the place.
  public func datedTime(of issuedAt: Date, _ clock: PlaceClock) -> String? {
    guard let time = time(of: issuedAt, clock), let day = clock.day(of: issuedAt) else {
      return nil
    }
    if day == clock.day(of: now()) { return time }
    return phrases.date(date(day, of: issuedAt), before: time)
  }

  /// A day without its month is one of the next or last weeks.
  public func date(_ day: CalendarDay, of date: Date) -> String {
    abs(date.timeIntervalSince(now())) < 25 * 86_400
      ? phrases.shortDate(day) : phrases.longDate(day)
  }

  /// The beginning of an hour in a table: `20:00`, or `20:00 now` for the one that has begun.
  public func hour(at date: Date, _ clock: PlaceClock) -> String {
    let time = time(of: date, clock, isShort: true) ?? "–"
    return date > now() ? time : time + " " + phrases.presentHeading.lowercased()
  }

  /// The time with its day; `nil` outside the years 1 to 9999. A start isn't called midnight,
  /// which has no day to its name.
  func moment(_ date: Date, _ clock: PlaceClock, isStart: Bool = false) -> OutlookMoment? {
    guard let time = spokenTime(of: date, clock, isShort: true, isAfterDay: true),
      let day = clock.day(of: date), let today = clock.day(of: now())
    else { return nil }
    let full = clock.time(of: date)
    // On a 12-hour clock, "midnight" is better than `12 am tomorrow` for the next midnight.
    let isMidnight = full == "00:00" && (!isStart || time != full)
    switch day.daysSince1970 - today.daysSince1970 {
    case 0: return full == "12:00" ? .noon : .today(time)
    case 1: return isMidnight ? .midnight : .tomorrow(time)
    default: return .day(day, time)
    }
  }

  // The times and the certainty of spells.

  /// More parts than these are said by their lowest and highest chance alone.
  private static let mostParts = 3

  /// The surest part of an interval, and those before and after it; of one with pauses, which `isBroken`, all parts
  /// together. `moment` names a time; shares are those of `service` or of runs.
  func said(
    _ interval: Interval, _ parts: [Spell.Part], by service: Service, isBroken: Bool = false,
    moment: (Date, _ isStart: Bool) -> OutlookMoment?
  ) -> SaidSpell {
    func period(from start: Date?, until end: Date?, isOpen: Bool) -> OutlookPeriod {
      OutlookPeriod(
        from: start.flatMap { moment($0, true) }, until: end.flatMap { moment($0, false) },
        isOpen: isOpen)
    }
    guard let surest = parts.surest, parts.count <= (isBroken ? 1 : Self.mostParts) else {
      let shares = parts.compactMap { $0.certainty?.share }
      let ends = [shares.min(), shares.max()].compactMap { $0.map(Self.figure) }
      let range = ends.first.map { least in
        let shares = least == ends[1] ? least : phrases.shares(least, ends[1])
        return named(Figures.withUnit(shares, "%"), by: service)
      }
      return SaidSpell(
        period(from: interval.start, until: interval.end, isOpen: interval.isOpen), range: range)
    }
    let isFirst = surest == 0
    let isLast = surest == parts.count - 1
    let main = period(
      from: isFirst ? interval.start : parts[surest].start,
      until: isLast ? interval.end : parts[surest].end, isOpen: isLast && interval.isOpen)
    // Each edge has its own share: that of the whole time is the surest part's.
    var (from, until) = (main.start, main.end)
    let others = parts.enumerated().compactMap { index, part -> SaidSpell.Part? in
      guard index != surest else { return nil }
      let isBefore = index < surest
      // What is surer than the time between it and the surest has both ends.
      let isSurer = parts[isBefore ? index + 1 : index - 1].rank < part.rank
      var edge = period(
        from: isBefore || isSurer ? part.start : nil, until: isBefore && !isSurer ? nil : part.end,
        isOpen: false)
      (from, edge.start) = (edge.start ?? from, edge.start?.after(isBefore ? from : until))
      (until, edge.end) = (edge.end ?? until, edge.end?.after(until))
      return SaidSpell.Part(part.certainty.map { SaidCertainty($0.word, share($0)) }, edge)
    }
    var spell = SaidSpell(
      main, parts[surest].certainty.map { said($0, by: service) }, others: others)
    if !others.isEmpty {
      let end = isLast ? interval.end : parts[surest].end
      spell.seconds = end.timeIntervalSince(parts[surest].start)
    }
    return spell
  }

  /// `very likely` with `41 of 51 runs` or `90 % by Open-Meteo`.
  public func said(_ certainty: Certainty, by service: Service) -> SaidCertainty {
    let share = share(certainty)
    return SaidCertainty(
      certainty.word,
      certainty.runs == nil ? named(share, by: service) : share)
  }

  /// `41 of 51 runs`, `90 %`
  func share(_ certainty: Certainty) -> String {
    certainty.runs.map { phrases.share($0.agree, of: $0.members) } ?? Self.percent(certainty.share)
  }

  /// A sample says above that it is one.
  private func named(_ share: String, by service: Service) -> String {
    service == .sample ? share : phrases.share(share, by: phrases.serviceName(service))
  }

  private static func figure(_ share: Double) -> String { Figures.fixed(share * 100, decimals: 0) }

  static func percent(_ share: Double) -> String { Figures.withUnit(figure(share), "%") }
}

extension [Spell.Part] {
  /// The index of the surest part; the first of them, so that the beginning stays what it is.
  public var surest: Int? { indices.max { a, b in (self[a].rank, -a) < (self[b].rank, -b) } }
}

extension Spell.Part {
  /// A part without a chance is certain, as far as the report says.
  fileprivate var rank: Int {
    let words = Certainty.Word.allCases
    return certainty.flatMap { words.firstIndex(of: $0.word) } ?? words.count
  }
}
