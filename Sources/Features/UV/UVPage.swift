import Documents
import Foundation
import Phrases
import Presentation
import Reports
import TerminalText

/// The UV index of one day, from a report.
nonisolated struct UVDay {
  let date: CalendarDay
  let highest: UVIndex
  /// The time of the highest index; `nil` without hours.
  private(set) var peak: Date?
  /// The times when protection is advised; empty without such hours.
  private(set) var protection: [ClosedRange<Date>] = []
  /// The hours that have an index, in order.
  let hours: [Conditions]
  /// Whether it is about the rest of the day alone.
  let isRest: Bool
  /// Hours that begin later are only the rest of a day.
  private static let dawn = "04:00"

  /// `nil` if the report has no index for the day.
  init?(_ date: CalendarDay, _ report: Report, _ clock: PlaceClock, now: Date) {
    let all = report.hours.sorted { $0.time < $1.time }
    let hours = all.filter { $0.uvIndex != nil && clock.day(of: $0.time) == date }
    let isToday = date == clock.day(of: now)
    // What is over doesn't count, whether the service still has it or not.
    let left = isToday ? hours.filter { $0.time > now - 3600 } : hours
    let hourly = left.max { ($0.uvIndex?.in(.index) ?? 0) < ($1.uvIndex?.in(.index) ?? 0) }
    let daily = report.days.first { $0.date == date }?.uvIndex
    isRest =
      isToday && left.first.flatMap { clock.time(of: $0.time) }.map { $0 > Self.dawn } == true
    let known = [hourly?.uvIndex, isRest ? nil : daily].compactMap(\.self).max()
    guard let known else { return nil }
    self.date = date
    self.hours = hours
    highest = known
    guard let hourly, let index = hourly.uvIndex,
      index.in(.index).rounded() >= known.in(.index).rounded()
    else { return }
    peak = hourly.time
    protection = Self.protection(left, among: all)
  }

  var band: UVBand { UVBand(highest) }

  /// From the WHO's "moderate" up, protection is advised (Global Solar UV Index, 2002). An hour lasts until the next.
  private static func protection(
    _ hours: [Conditions], among all: [Conditions]
  ) -> [ClosedRange<Date>] {
    let spans = hours.filter { $0.uvIndex.map(UVBand.init) != .low }.map { hour in
      let next = all.first { $0.time > hour.time }?.time
      let end = next.flatMap { $0.timeIntervalSince(hour.time) <= 21_600 ? $0 : nil }
      return hour.time...(end ?? hour.time.addingTimeInterval(3600))
    }
    return spans.divided { $0.upperBound != $1.lowerBound }.map { group in
      group[0].lowerBound...group[group.count - 1].upperBound
    }
  }
}

/// The days that are meant in sentences and a chart, and those that follow.
nonisolated struct UVPage {
  private let shown: [UVDay]
  private let coming: [UVDay]
  private let place: Place
  private let report: Report
  private let words: Wording
  private let clock: PlaceClock
  private let now: Date

  init(_ day: DayReference, _ place: Place, _ report: Report, _ words: Wording, now: Date) {
    let clock = PlaceClock(place, zone: report.timeZone)
    let span = DaySpan(day, clock: clock, now: now)?.days
    let dates = Set(report.hours.compactMap { clock.day(of: $0.time) } + report.days.map(\.date))
    let days = dates.sorted().compactMap { UVDay($0, report, clock, now: now) }
    shown = days.filter { span?.contains($0.date) == true }
    // The forecast's last hours may be the night of a day of which it says no more.
    let whole = Set(report.days.map(\.date))
    let following = days.filter { day in
      whole.contains(day.date) && span.map { $0.upperBound < day.date } == true
    }
    coming = shown.isEmpty ? [] : Array(following.prefix(7))
    (self.place, self.report, self.words, self.clock, self.now) = (place, report, words, clock, now)
  }

  private var phrases: any UVPhrases { words.phrases.uv }

  /// A sentence for each requested day.
  var sentences: [String] { shown.isEmpty ? [phrases.noUV] : shown.map(sentence) }

  private func sentence(_ day: UVDay) -> String {
    let today = clock.day(of: now)
    let name = day.isRest ? phrases.restOfDay : today.map { words.name(of: day.date, today: $0) }
    let peak = phrases.uvPeak(
      day.date == today && !day.isRest ? nil : name, Figures.uvIndex(day.highest),
      around: day.peak.map { clock.time(of: $0) == "12:00" ? .noon : .today(time($0)) }, day.band)
    return peak + " "
      + (day.band == .low ? phrases.noUVProtection : phrases.uvProtection(protection(day)))
  }

  private func protection(_ day: UVDay) -> [String] {
    day.protection.map { spoken($0.lowerBound) + "–" + spoken($0.upperBound) }
  }

  private func spoken(_ date: Date) -> String {
    words.spokenTime(of: date, clock, isShort: true) ?? "–"
  }

  private func time(_ date: Date) -> String { words.time(of: date, clock, isShort: true) ?? "–" }

  /// The hours of the days that are meant, as bars.
  func chart(width: Int) -> [Line] {
    let hours = shown.flatMap(\.hours)
    let values = hours.map { $0.uvIndex?.in(.index) }
    guard hours.count > 1, shown.contains(where: { $0.highest.in(.index).rounded() >= 1 }),
      let range = ChartRange(values, leastSpan: 3, fromZero: true)
    else { return [] }
    let styles = hours.map { Self.style($0.uvIndex.map(UVBand.init) ?? .low) }
    let isLong = shown.count > 1
    let ticks = hours.enumerated().compactMap { index, hour -> Chart.Tick? in
      guard let number = clock.hour(of: hour.time), clock.hour(of: hour.time - 1) != number,
        let day = clock.day(of: hour.time)
      else { return nil }
      let label =
        number == 0 && isLong
        ? phrases.weekday(day.weekday)
        : words.units().clock == .hours12 ? time(hour.time) : number.twoDigits
      return Chart.Tick(at: Double(index), label: label, hour: number)
    }
    let mark = hours.lastIndex { $0.time <= now }.flatMap { index in
      now.timeIntervalSince(hours[index].time) < 21_600 ? index : nil
    }
    let chart = Chart(
      count: hours.count,
      panels: [
        Chart.Panel(
          legend: [.init(phrases.uvTitle)],
          drawing: .bars(Chart.Bars(values, styles: styles), range))
      ], ticks: ticks, mark: mark, decimalMark: phrases.decimalSeparator)
    // Nights are left out: their index is always zero.
    let sunny = hours.filter { ($0.uvIndex?.in(.index).rounded() ?? 0) >= 1 }
    let reading = sunny.compactMap { hour in
      hour.uvIndex.map { time(hour.time) + ": " + phrases.uvIndex(Figures.uvIndex($0), UVBand($0)) }
    }
    return chart.lines(width: width, glyphs: words.appearance().glyphs)
      .read(as: [phrases.uvTitle] + reading)
  }

  /// The highest index of each day that follows, a column of its bar for each, and the hours to seek protection.
  func days(width: Int) -> [Line] {
    guard !coming.isEmpty, let today = clock.day(of: now) else { return [] }
    let hasProtection = coming.contains { !$0.protection.isEmpty }
    let heading = [
      Line(phrases.nextDays, .strong), "", "", "",
      Line(hasProtection ? phrases.uvProtectionHeading : "", .dim),
    ]
    let rows = coming.map { day in
      let style = Self.style(day.band)
      return [
        Line(words.name(of: day.date, today: today)), Line(Figures.uvIndex(day.highest)),
        Line.bar(
          day.highest.in(.index), of: Self.extreme, width: Int(Self.extreme),
          glyphs: words.appearance().glyphs, style
        ).read(as: []),
        Line(phrases.uvBand(day.band), style),
        Line(protection(day).joined(separator: ", ")),
      ]
    }
    return Table(
      columns: [
        .init(isPlain: true), .init(.trailing), .init(expendable: 1), .init(), .init(),
      ], rows: [heading] + rows, hasHeading: true
    ).lines(width: width, foldingFrom: 4)
  }

  /// The least index that is extreme (WHO, Global Solar UV Index, 2002).
  private static let extreme = 11.0

  private static func style(_ band: UVBand) -> Style {
    switch band {
    // Green, yellow, orange, red and violet (WHO, Global Solar UV Index, 2002).
    case .low: .mild
    case .moderate: .sun
    case .high: .warm
    case .veryHigh: .hot
    case .extreme: .lightning
    }
  }

  /// Each day with its highest index and, if the report has them, its hours; days without an index are left out.
  var document: JSONValue {
    [
      "place": place.json, "days": .array((shown + coming).map(json)),
      "service": .string(report.service.rawValue), "sample": .bool(report.service == .sample),
    ]
  }

  private func json(_ day: UVDay) -> JSONValue {
    [
      "date": .string(day.date.description), "uvIndex": .optional(day.highest.in(.index)),
      "category": .string(day.band.rawValue), "peak": .optional(day.peak.flatMap(clock.iso8601)),
      "protection": .array(
        day.protection.map { span in
          [
            "from": .optional(clock.iso8601(span.lowerBound)),
            "to": .optional(clock.iso8601(span.upperBound)),
          ]
        }),
      "hours": .array(
        day.hours.map { hour in
          [
            "time": .optional(clock.iso8601(hour.time)),
            "uvIndex": .optional(hour.uvIndex?.in(.index)),
          ]
        }),
    ]
  }
}
