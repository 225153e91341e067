import Analysis
import Foundation
import Phrases
import Presentation
import Quantities
import Reports
import TerminalText

/// The next hours on one axis, one by one, by twos and by threes, for windows of every width.
nonisolated struct HourAxisViewModel: Hashable, Sendable {
  var strips: [HourStrip]
  var glyphs: Glyphs
  /// An hour each, below their title.
  var reading: [String]
}

nonisolated extension HourlyText {
  /// The most hours that the widest window has room for.
  private static let mostHours = 48
  private static let mostRead = 24

  /// The hours that are not over, on one axis, with the runs of an ensemble behind the curve; `nil` if the report has
  /// none.
  func axis(_ place: Place, _ report: Report, spread: ChartSpread? = nil) -> HourAxisViewModel? {
    let hours = Timeline(report, now: now()).hours.prefix(Self.mostHours).map(\.conditions)
    let glyphs = appearance().glyphs
    guard let first = hours.first else { return nil }
    let rows = appearance().isRead ? self.hours(place, report, limit: Self.mostRead) : []
    let reading = zip(rows, hours).map { row, hour in
      [row.reading, words.charts.bandFact(spread, hour.time)].compactMap(\.self)
        .joined(separator: ", ")
    }
    let axis = HourAxis(words, place, report, spread, hours, from: first.time)
    guard axis.hasData else { return nil }
    return HourAxisViewModel(
      strips: appearance().isRead ? [] : [1, 2, 3].map(axis.strip), glyphs: glyphs,
      reading: [phrases.detail.nextHours] + reading)
  }
}

/// The rows of an axis of hours.
nonisolated private struct HourAxis {
  let words: Wording
  let clock: PlaceClock
  let spread: ChartSpread?
  /// Hours at even distances; `nil` for a gap.
  let hours: [Conditions?]
  let times: [Date]
  let step: Double

  init(
    _ words: Wording, _ place: Place, _ report: Report, _ spread: ChartSpread?,
    _ hours: [Conditions], from first: Date
  ) {
    self.words = words
    self.spread = spread
    clock = PlaceClock(place, zone: report.timeZone)
    let distance = hours.dropFirst().first.map { $0.time.timeIntervalSince(first) } ?? 3600
    let step = min(max(distance, 3600), 21_600)
    self.step = step
    var placed: [Int: Conditions] = [:]
    for hour in hours {
      let steps = hour.time.timeIntervalSince(first) / step
      guard let index = Int(exactly: steps.rounded()), abs(steps - steps.rounded()) < 0.01,
        (0..<48).contains(index)
      else { continue }
      placed[index] = hour
    }
    let count = (placed.keys.max() ?? 0) + 1
    self.hours = (0..<count).map { placed[$0] }
    times = (0..<count).map { first + Double($0) * step }
  }

  var hasData: Bool {
    hours.contains { hour in
      hour.map {
        $0.temperature != nil || $0.weatherCode != nil || $0.precipitation != nil
          || $0.precipitationProbability != nil || $0.windSpeed != nil
      } ?? false
    }
  }

  /// A column for each `every` hours: the values of the first of them, all that falls in them, and their highest
  /// chance.
  func strip(every: Int) -> HourStrip {
    let starts = Array(stride(from: 0, to: hours.count, by: every))
    let firsts = starts.map { hours[$0] }
    let groups = starts.map { start in
      hours[start..<min(start + every, hours.count)].compactMap(\.self)
    }
    let unit = words.units().temperature
    let values = firsts.map { $0?.temperature?.in(unit) }
    var curve = Chart.Curve(
      values, styles: firsts.map { Style(celsius: $0?.temperature?.in(.celsius)) })
    let shownTimes = starts.map { times[$0] }
    curve.bands = spread.map { words.charts.bands($0, shownTimes) } ?? []
    return HourStrip(
      count: starts.count, rows: rows(firsts, groups, every: every),
      ticks: words.hourly.ticks(shownTimes, clock), isNight: firsts.map { $0?.isDay == false },
      curve: values.contains { $0 != nil } ? curve : nil, leastSpan: 4 / unit.scale,
      legend: legend(curve, every: every),
      leastStride: every > 1 || words.units().rain == .inches ? 4 : 3,
      decimalMark: words.phrases.decimalSeparator)
  }

  /// The legend of the fan behind the curve, and a note if most of the first day's forecast is outside it.
  private func legend(_ curve: Chart.Curve, every: Int) -> [Chart.Legend] {
    guard let spread, curve.bands.joined().contains(where: { $0 != nil }) else { return [] }
    var day = curve
    day.values = Array(day.values.prefix(24 / every))
    let isOutside = BandReading(day)?.isMost == true
    return (isOutside ? [Chart.Legend(words.phrases.detail.outsideRuns)] : [])
      + words.charts.fanLegend(members: spread.members)
  }

  func rows(
    _ firsts: [Conditions?], _ groups: [[Conditions]], every: Int
  ) -> [HourStrip.Row] {
    let appearance = words.appearance()
    let figures = words.figures
    let known = firsts.map { $0 ?? Conditions(time: times[0]) }
    var rows = [
      HourStrip.Row(
        "",
        known.map { hour in
          let sign = appearance.sign(hour.weatherCode, isDay: hour.isDay)
          return .init(sign.text, sign.style)
        })
    ]
    if known.contains(where: { $0.temperature != nil }) {
      rows.append(
        .init(
          figures.symbol(of: .temperature),
          known.map { hour in
            .init(
              figures.bare(hour.temperature),
              hour.temperature == nil ? .dim : Style(celsius: hour.temperature?.in(.celsius)))
          }, ribbon: ribbon(every: every)))
    }
    rows += amounts(groups)
    let chances = groups.map { group in
      group.compactMap { $0.precipitationProbability?.in(.percent) }.max()
    }
    if chances.contains(where: { ($0 ?? 0) >= 0.5 }) {
      rows.append(
        .init(
          "%",
          chances.map { chance in
            let text = chance.map { Figures.fixed($0, decimals: 0) } ?? "–"
            return .init(text, (chance ?? 0) < 0.5 ? .dim : (chance ?? 0) < 50 ? .drizzle : .rain)
          }, isOptional: true))
    }
    if known.contains(where: { $0.windSpeed != nil }) {
      rows.append(
        .init(
          figures.symbol(of: .speed),
          known.map { hour in
            let direction = words.felt(hour.windDirection, of: hour.windSpeed)
            let arrow = direction.flatMap(appearance.arrow) ?? ""
            return .init(
              hour.windSpeed == nil ? "–" : arrow + figures.bare(hour.windSpeed),
              hour.windSpeed == nil ? .dim : Style(windOf: hour.windSpeed))
          }))
      // Letters where there are no arrows.
      if appearance.glyphs == .ascii {
        rows.append(
          .init(
            "",
            known.map {
              .init(words.direction(words.felt($0.windDirection, of: $0.windSpeed)) ?? "")
            }))
      }
    }
    return rows.filter { row in row.cells.contains { !$0.text.isEmpty } }
  }

  /// The temperature of each hour, as many as the columns stand for.
  private func ribbon(every: Int) -> Chart.Curve {
    let unit = words.units().temperature
    let count = (hours.count + every - 1) / every * every
    let all = (0..<count).map { $0 < hours.count ? hours[$0]?.temperature : nil }
    return Chart.Curve(
      all.map { $0?.in(unit) }, styles: all.map { Style(celsius: $0?.in(.celsius)) })
  }

  /// A row of water and one of the depth of snow, if there is any. Snow of unknown depth counts as water.
  private func amounts(_ groups: [[Conditions]]) -> [HourStrip.Row] {
    func isDeep(_ hour: Conditions) -> Bool {
      hour.precipitationKind == .snow && hour.snowfall != nil
    }
    func falls(_ hour: Conditions) -> Bool { (hour.precipitation?.in(.millimeters) ?? 0) > 0 }
    let falling = groups.joined().filter(falls)
    let units = words.units()
    let (rain, snow) = (units.rain.symbol, units.snow.symbol)
    func row(
      _ label: String, _ isMine: (Conditions) -> Bool, _ amount: (Conditions) -> Double?
    ) -> HourStrip.Row {
      HourStrip.Row(
        label,
        groups.map { group in
          guard group.contains(where: { $0.precipitation != nil }) else { return .init("–", .dim) }
          let mine = group.filter { falls($0) && isMine($0) }
          guard !mine.isEmpty else { return .init(group.contains(where: falls) ? "" : "·", .dim) }
          let millimeters = mine.map { $0.precipitation?.in(.millimeters) ?? 0 }.max()
          let sum = mine.reduce(0) { $0 + (amount($1) ?? 0) }
          let style = Style(
            millimeters: millimeters, PrecipitationKind(of: mine.map(\.precipitationKind)))
          return .init(figure(sum, isShort: false), short: figure(sum, isShort: true), style)
        }, isOptional: true)
    }
    var rows: [HourStrip.Row] = []
    if falling.contains(where: { !isDeep($0) }) {
      rows.append(row(rain, { !isDeep($0) }, { $0.precipitation?.in(units.rain) }))
    }
    if falling.contains(where: isDeep) {
      let sign = words.appearance().glyphs == .ascii ? "* " : "❄ "
      rows.append(
        row(snow != rain ? snow : sign + snow, isDeep, { $0.snowfall?.in(units.snow) }))
    }
    return rows
  }

  /// `.4` and `1.2`, with two decimals of inches; in short `.4` and `1`. What rounds to nothing, but isn't, is `0+`.
  private func figure(_ amount: Double, isShort: Bool) -> String {
    let isInches = words.units().rain == .inches
    let decimals = amount >= (isShort ? 0.95 : 9.95) ? 0 : isInches && amount < 0.995 ? 2 : 1
    let text = Figures.fixed(amount, decimals: decimals)
    guard amount <= 0 || Double(text) != 0 else { return "0+" }
    return words.phrases.figure(
      text.hasPrefix("0.") ? String(text.dropFirst()) : text)
  }
}
