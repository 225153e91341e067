import Climate
import CommandKit
import Documents
import Foundation
import Outlook
import Phrases
import Quantities
import WeatherClients
import TerminalText
import WeatherModels
import WeatherText

// The parts of a page, in words and as a document.
extension DetailPresenter {
  /// The whole page includes supplementary data. A report is large, so its document is made only when a program reads
  /// it.
  func document(
    _ part: DetailPart, of report: Report, _ beside: SupplementaryData
  ) -> @Sendable () -> JSONValue {
    let (place, limited, now) = (place, limited(report, to: part), words.now())
    if case .chart(let kind, _) = part, let spread, spread.kind == kind {
      let bands = spread.json(at: place, report.timeZone)
      return { ["place": place.json, "report": limited.json(at: place, now: now), "bands": bands] }
    }
    if let warnings = warnings(during: part, report)?.json {
      // The air and the observation are of the present.
      return {
        [
          "place": place.json, "report": limited.json(at: place, now: now), "airQuality": .null,
          "warnings": warnings, "observation": .null,
        ]
      }
    }
    guard part == .everything else {
      return { ["place": place.json, "report": limited.json(at: place, now: now)] }
    }
    let warnings = interactor.supplements.warnings.json(at: place, in: words.phrases)
    let (air, observation) = (beside.air, beside.observation)
    return {
      [
        "place": place.json, "report": limited.json(at: place, now: now),
        "airQuality": air.map { $0.json(at: place) } ?? .null, "warnings": warnings,
        "observation": observation.map { $0.json(near: place, nil) } ?? .null,
      ]
    }
  }

  /// A table in a document has as many rows as on the screen.
  private func limited(_ report: Report, to part: DetailPart) -> Report {
    switch part {
    case .hours(.next(let count)), .chart(_, .next(let count)), .meteogram(.next(let count)?),
      .hours(.beginning(_, let count)), .chart(_, .beginning(_, let count)),
      .meteogram(.beginning(_, let count)?):
      report.told(at: words.now()).limited(hours: count, at: place, now: words.now())
    case .days(.next(let count)): report.limited(days: count, at: place, now: words.now())
    case .hours, .chart, .meteogram, .day: report.told(at: words.now(), onlyComing: true)
    default: report
    }
  }

  func parts(
    _ part: DetailPart, of report: Report, _ beside: SupplementaryData
  ) -> [DetailModel.Part] {
    switch part {
    case .everything:
      return [
        warningLine(beside), soon(report),
        outlook(report, beside).map(DetailModel.Part.outlook),
      ].compactMap { $0 } + present(report, beside)
        + [
          axis(report, beside), days(report, .next(7)), verdict(on: report),
        ].compactMap(\.self)
    case .day(let day):
      let days = [days(report, .day(day))]
      guard !report.hours.isEmpty else { return days + end(of: report, in: day, .days) }
      let hours = hours(report, .day(day))
      let end = perStep(report) + end(of: report, in: day, .hours)
      guard !report.days.isEmpty else { return [hours] + end }
      // Beside some of its hours the whole day would be read as theirs.
      if day.isHours, day != .tonight { return [hours] + end }
      guard case .hourRows(_, let rows, let names) = hours else { return days }
      // The date is above the days.
      return days + [.hourRows(nil, rows, names)] + end
    case .hours(let period):
      return [hours(report, period)] + perStep(report)
        + shortfall(of: report, from: period, .hours)
    case .days(let period):
      return [days(report, period)] + shortfall(of: report, from: period, .days)
    case .air, .airChart, .quantity, .warnings, .yearChart, .meteogram:
      return []
    case .chart(let kind, let period):
      let spread = spread.flatMap { $0.kind == kind ? $0 : nil }
      let missing = missingSpread.map {
        words.phrases.noEnsemble(because: words.phrases.sentence(for: .service($0)))
      }
      let report = report.told(at: words.now())
      let chart = words.charts.chart(kind, place, report, hours: period.hours, spread: spread)
      let notes = (chart?.notes ?? []) + [missing].compactMap(\.self)
      let isSnowless =
        kind == .snowfall && chart?.isDry == false
        && !words.charts.hasSnow(report, hours: period.hours)
      return headings(of: period, report.timeZone)
        + (chart?.isDry == false
          ? [answer(part, kind, period, report)].compactMap(\.self) : [])
        + (isSnowless ? [.placeholder(words.phrases.snowlessChart)] : [])
        + [DetailModel.Part(chart, words.phrases)]
        + notes.map(DetailModel.Part.placeholder)
        + (period.day.map { end(of: report, in: $0, .hours) } ?? [])
    }
  }

  /// Drawn unless it's of another day, as in a record: then it is in figures after its time.
  private func present(_ report: Report, _ beside: SupplementaryData) -> [DetailModel.Part] {
    guard let present = words.current.present(report) else {
      return [.placeholder(words.phrases.nothingReported)] + self.beside(beside, report)
    }
    if words.current.isOfToday(place, report),
      let now = words.current.now(
        place, report, air: beside.air, observation: beside.observation)
    {
      return [.now(now)]
    }
    let sky = [present.sign.text, present.condition].filter { !$0.isEmpty }.joined(separator: " ")
    let facts = [words.current.time(place, report), sky, present.temperature, present.apparent]
    return [.facts(facts.compactMap(\.self) + present.facts + present.more)]
      + self.beside(beside, report)
  }

  /// The air and the observation below a report without current conditions.
  private func beside(_ beside: SupplementaryData, _ report: Report) -> [DetailModel.Part] {
    [
      words.current.isOfToday(place, report) ? observedLine(beside) : nil, airLine(beside),
    ].compactMap(\.self)
  }

  private func axis(_ report: Report, _ beside: SupplementaryData) -> DetailModel.Part {
    words.hourly.axis(place, report, spread: beside.spread).map(DetailModel.Part.axis)
      ?? .placeholder(words.phrases.noHours)
  }

  /// The error of yesterday's forecast, where there is a record of it.
  private func verdict(on report: Report) -> DetailModel.Part? {
    guard words.current.isOfToday(place, report), let now = report.current?.temperature,
      let verdict = interactor.verdict(on: report)
    else { return nil }
    let figures = words.figures
    let said = [
      verdict.forecast.map {
        words.phrases.verdict(forecast: figures.temperature($0), now: figures.temperature(now))
      },
      verdict.errors.meanAbsoluteError.map {
        words.phrases.meanError(
          Figures.withUnit(
            Figures.fixed(figures.degrees(ofDifference: $0), decimals: 1),
            figures.units.temperature.rawValue), hours: verdict.errors.cases)
      },
    ].compactMap(\.self)
    return said.isEmpty ? nil : .outlook(said.joined(separator: " "))
  }

  private func outlook(_ report: Report, _ beside: SupplementaryData) -> String? {
    let summary = words.outlook.summary(place, report) {
      interactor.recorded($0)
    }
    let said = [summary, normal(report)].compactMap(\.self)
    return said.isEmpty ? nil : said.joined(separator: " ")
  }

  /// The difference of today from the normal, where that is known.
  private func normal(_ report: Report) -> String? {
    let clock = PlaceClock(place, zone: report.timeZone)
    let today = clock.day(of: words.now())
    guard let day = report.days.first(where: { $0.date == today }),
      // The rest of a day is compared with nothing.
      !report.isRest(day.date, by: clock),
      let normal = interactor.normal(of: day.date), let above = normal.difference(of: day),
      let degrees = Int(exactly: words.figures.degrees(ofDifference: above).rounded()), degrees != 0
    else { return nil }
    return words.phrases.aboveNormal(
      words.figures.difference(degrees), isAbove: degrees > 0, of: normal.years)
  }

  func soon(_ report: Report) -> DetailModel.Part? {
    words.outlook.soon(place, report).map(DetailModel.Part.outlook)
  }

  /// The sum or the present value above a chart, of the present only if the chart has it.
  private func answer(
    _ part: DetailPart, _ kind: WeatherQuantity, _ period: Period, _ report: Report
  ) -> DetailModel.Part? {
    let now = words.now()
    let clock = PlaceClock(place, zone: report.timeZone)
    let hasNow = period.day.map { DaySpan($0, clock: clock, now: now)?.contains(now) == true }
    return words.charts.answer(
      kind, limited(report, to: part).hours,
      present: hasNow ?? true ? report.present(at: now) : nil,
      isWhole: period.day.map { end(of: report, in: $0, .hours).isEmpty } ?? true
    ).map(DetailModel.Part.outlook)
  }
}
