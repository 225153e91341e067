import Analysis
import Clients
import Climate
import CommandKit
import Documents
import Foundation
import Phrases
import Presentation
import Quantities
import Reports
import TerminalText
import WarningWords

// The parts of a page, in words and as a document.
extension DetailPresenter {
  /// The whole page includes supplementary data. A report is large, so its document is made only when a program reads
  /// it.
  func document(
    _ part: DetailPart, of report: Report, _ beside: SupplementaryData
  ) -> @Sendable () -> JSONValue {
    let (place, limited, now) = (place, limited(report, to: part), words.now())
    if let (kind, hours) = part.chart {
      let bands = spread.flatMap { $0.kind == kind ? $0.json(at: place, report.timeZone) : nil }
      return {
        let chart: JSONValue = [
          "place": place.json, "quantity": .optional(kind?.name),
          "hours": .int(min(hours, limited.hours.count)),
          "report": limited.json(at: place, now: now),
        ]
        return bands.map { chart.merging(["bands": $0]) } ?? chart
      }
    }
    let ofDay = warnings(during: part, report)?.json
    guard part == .everything || ofDay != nil else {
      return { ["place": place.json, "report": limited.json(at: place, now: now)] }
    }
    let warnings = ofDay ?? interactor.supplements.warnings.json(at: place, in: words.phrases)
    // They are of the present.
    let (air, observation) = ofDay == nil ? (beside.air, beside.observation) : (nil, nil)
    return {
      [
        "place": place.json, "report": limited.json(at: place, now: now),
        "airQuality": air.map { $0.json(at: place) } ?? .null, "warnings": warnings,
        "observation": observation.map { $0.json(near: place, nil) } ?? .null,
      ]
    }
  }

  /// A table in a document has as many rows as on the screen.
  func limited(_ report: Report, to part: DetailPart) -> Report {
    switch part {
    case .hours(.next(let count)), .chart(_, .next(let count)), .meteogram(.next(let count)?),
      .hours(.beginning(_, let count)), .chart(_, .beginning(_, let count)),
      .meteogram(.beginning(_, let count)?):
      report.told(at: words.now()).limited(hours: count, at: place, now: words.now())
    case .days(.next(let count)): report.limited(days: count, at: place, now: words.now())
    case .hours, .chart, .meteogram, .day: report.told(at: words.now(), onlyComing: true)
    case .everything: report.told(at: words.now()).withMinutes(of: report)
    default: report
    }
  }

  func parts(
    _ part: DetailPart, of report: Report, _ beside: SupplementaryData
  ) -> [DetailModel.Part] {
    switch part {
    case .everything:
      return [
        warningLine(beside), soon(report), outlook(report).map(DetailModel.Part.outlook),
      ].compactMap { $0 } + present(report, beside)
        + [axis(report, beside), days(report, .next(7)), verdict(on: report)].compactMap(\.self)
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
      let days = days(report, period)
      return [extremes(of: days), days].compactMap(\.self)
        + shortfall(of: report, from: period, .days)
    case .air, .airChart, .quantity, .warnings, .yearChart, .meteogram: return []
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
        + (isSnowless ? [.placeholder(words.phrases.detail.snowlessChart)] : [])
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
      ?? .placeholder(words.phrases.detail.noHours)
  }

  /// The error of yesterday's forecast, where there is a record of it.
  private func verdict(on report: Report) -> DetailModel.Part? {
    guard words.current.isOfToday(place, report), let now = report.current?.temperature,
      let verdict = interactor.verdict(on: report)
    else { return nil }
    let figures = words.figures
    let said = [
      verdict.forecast.map {
        words.phrases.detail.verdict(
          forecast: figures.temperature($0), now: figures.temperature(now))
      },
      verdict.errors.meanAbsoluteError.map {
        words.phrases.detail.meanError(
          Figures.withUnit(
            Figures.fixed(figures.degrees(ofDifference: $0), decimals: 1),
            figures.units.temperature.rawValue), hours: verdict.errors.cases)
      },
    ].compactMap(\.self)
    return said.isEmpty ? nil : .outlook(said.joined(separator: " "))
  }

  private func outlook(_ report: Report) -> String? {
    let summary = words.outlook.summary(place, report) {
      interactor.history.days(before: $0, at: place)
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
      let normal = interactor.history.climate.normal(place, day.date),
      let above = normal.difference(of: day),
      let degrees = Int(exactly: words.figures.degrees(ofDifference: above).rounded()), degrees != 0
    else { return nil }
    return words.phrases.detail.aboveNormal(
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

// The hours and days of a period, and where they end.
extension DetailPresenter {
  /// The hours of a day that a chart or a table is of, which its axis doesn't name.
  func headings(of period: Period, _ zone: String?) -> [DetailModel.Part] {
    let clock = PlaceClock(place, zone: zone)
    guard let day = period.day, let span = DaySpan(day, clock: clock, now: words.now()),
      span.hours != nil
    else { return [] }
    return [.heading(words.daily.heading(span))]
  }

  func hours(_ report: Report, _ period: Period) -> DetailModel.Part {
    var hours = words.hourly.hours(place, report, limit: period.hours)
    guard !hours.isEmpty else { return .placeholder(words.phrases.detail.noHours) }
    let title =
      period.day.map { words.daily.heading($0, place, report) } ?? words.phrases.detail.nextHours
    if hours[0].newDay.map(title.hasPrefix) == true { hours[0].newDay = nil }
    return .hourRows(title, hours, words.hourly.headings)
  }

  /// Says for how long amounts are where that is more than an hour.
  func perStep(_ report: Report) -> [DetailModel.Part] {
    let coming = Timeline(report, now: words.now()).hours.map(\.conditions)
    let hours = Int((coming.step / 3600).rounded())
    guard hours > 1, report.hours.contains(where: { $0.precipitation != nil }) else { return [] }
    return [.placeholder(words.phrases.detail.amountsAreSums(ofHours: hours))]
  }

  /// Says that the forecast has fewer hours or days than were asked for.
  func shortfall(
    of report: Report, from period: Period, _ unit: TimeSpanUnit
  ) -> [DetailModel.Part] {
    if let day = period.day { return end(of: report, in: day, unit) }
    guard case .next(let count) = period, count > (unit == .days ? 7 : 24) else { return [] }
    let found =
      unit == .days
      ? words.daily.days(place, report, limit: count).count
      : words.hourly.hours(place, report, limit: count).count
    guard found > 0, found < count else { return [] }
    return [.placeholder(words.phrases.detail.forecastHas(found, unit))]
  }

  /// Says when the forecast ends where that is before the end of the time that was asked for.
  func end(of report: Report, in day: DayReference, _ unit: TimeSpanUnit) -> [DetailModel.Part] {
    let clock = PlaceClock(place, zone: report.timeZone)
    guard let span = DaySpan(day, clock: clock, now: words.now()) else { return [] }
    guard unit == .hours else {
      return report.days.last.map(\.date).flatMap { last in
        last < span.days.upperBound
          ? [.placeholder(words.phrases.forecastEnds(last, at: nil))] : nil
      } ?? []
    }
    // A single hour of some says nothing of how long an hour of this service is.
    guard let last = report.hours.last?.time, report.hours.count > 1 || span.hours == nil else {
      return []
    }
    let before = report.hours.dropLast().last?.time
    let end = last.addingTimeInterval(before.map { last.timeIntervalSince($0) } ?? 3600)
    guard !span.isBefore(end), let date = clock.day(of: end) else { return [] }
    let time = words.spokenTime(of: end, clock, isShort: true, isAfterDay: true)
    return [.placeholder(words.phrases.forecastEnds(date, at: time))]
  }

  func days(_ report: Report, _ period: Period) -> DetailModel.Part {
    let phrases = words.phrases.detail
    let days = words.daily.days(place, report, limit: period.days)
    guard !days.isEmpty else { return .placeholder(phrases.noDays) }
    if let day = period.day { return .days(words.daily.heading(day, place, report), days) }
    if report.isOfPastDays(at: place) { return .days(phrases.reportedDays, days) }
    let (differences, areOfModels) = interactor.differences(
      report.timeZone, shown: words.figures.shown)
    let sentence = areOfModels ? phrases.modelsDiffer : phrases.runsDiffer
    return .days(
      phrases.nextDays,
      words.daily.days(days, of: report, at: place, apart: differences, saying: sentence),
      apart: sentence)
  }
}

// The answer to which day is warmest, or coldest.
extension DetailPresenter {
  /// The days of the lowest and the highest temperature; `nil` where two days show it at a glance.
  private func extremes(of part: DetailModel.Part) -> DetailModel.Part? {
    guard case .days(_, let days, _) = part, days.count > 2,
      let low = days.compactMap(\.range.low).min(), let high = days.compactMap(\.range.high).max(),
      let coldest = days.first(where: { $0.range.low == low }),
      let warmest = days.first(where: { $0.range.high == high })
    else { return nil }
    func names(_ isMeant: (DayViewModel) -> Bool) -> String {
      // `today`, but `Sat 5`
      days.filter(isMeant).map { day in
        day.name.contains(where: \.isNumber) ? day.name : day.name.lowercasedFirst
      }.joined(separator: ", ")
    }
    return .outlook(
      words.phrases.detail.quantityRange(
        lowest: Figures.withUnit(coldest.low, coldest.unit), at: names { $0.low == coldest.low },
        highest: Figures.withUnit(warmest.high, warmest.unit),
        at: names { $0.high == warmest.high }))
  }
}

// A row of the table of quantities: hours, or a chart.
extension DetailPresenter {
  func show(_ quantity: WeatherQuantity, _ period: Period, isChart: Bool) async throws(Failure) {
    context.wait(words.phrases.asking)
    defer { context.wait(nil) }
    let series = try await interactor.quantities.values(quantity, at: place)
    let clock = PlaceClock(place, zone: series.timeZone)
    let span = period.day.flatMap { DaySpan($0, clock: clock, now: words.now()) }
    var meant = series
    if let span { meant.items = series.items.filter { span.contains($0.time) } }
    try interactor.reports.checkHours(of: span, areThere: !series.isCovered || !meant.items.isEmpty)
    let limit = quantity.isDaily ? max(1, (period.hours + 23) / 24 * 7) : period.hours
    let document = meant.json(at: place, now: words.now(), limit: limit)
    let name = words.phrases.name(of: quantity)
    let head = words.origin.head(place, series)
    guard series.isCovered, let table = words.quantities.table(place, meant, limit: limit) else {
      var answer = Answer(
        words.phrases.notCovered(name, at: place.name), document: document)
      answer.status = .notFound
      return context.show(answer)
    }
    let part =
      isChart
      ? DetailModel.Part(
        words.charts.quantity(place, meant, hours: limit * (quantity.isDaily ? 24 : 1)),
        words.phrases)
      : .values(table)
    let notes = isChart ? table.summary + table.notes : []
    let model = DetailModel(
      head: head,
      parts: headings(of: period, series.timeZone) + [part]
        + (isChart && !table.turns.isEmpty ? [.tides(table.turns)] : [])
        + notes.map(DetailModel.Part.placeholder),
      credits: words.origin.credits(series))
    context.show(
      Answer(
        .final, document: document, fillsWindow: false,
        draw: { DetailView().render(model, width: $0.width, height: isChart ? $0.height : nil) }))
  }
}

// The year against the normal one, by the days since 1950.
extension DetailPresenter {
  func showYear() async {
    let clock = PlaceClock(place, zone: nil)
    guard let today = clock.day(of: words.now()),
      let saved = interactor.history.climate.saved(place)
    else { return offerYear() }
    let days = saved.series.curve(of: today.year, until: today)
    guard let chart = words.charts.year(days) else { return offerYear() }
    let isSample = interactor.supplements.isSample
    let model = DetailModel(
      head: words.origin.head(place, nil),
      parts: [words.charts.yearAnswer(days).map(DetailModel.Part.outlook), .chart(chart)]
        .compactMap(\.self),
      credits: words.origin.credits(
        of: [isSample ? .sample : .openMeteo], isSample ? [] : [.reanalysis]))
    context.show(
      Answer(
        .final, document: document(days), fillsWindow: false,
        draw: { DetailView().render(model, width: $0.width, height: $0.height) }))
  }

  private func offerYear() {
    let calls = PlaceClock(place, zone: nil).day(of: words.now()).map {
      ClimateRequest(after: nil, today: $0).calls
    }
    var answer = Answer(
      words.phrases.climateOffer(
        for: place.name, calls: interactor.history.climate.isLimited() ? calls : nil, since: nil),
      document: document([]))
    answer.status = .notFound
    context.show(answer)
  }

  private func document(_ days: [DayOfCurve]) -> JSONValue {
    func rounded(_ value: Double?) -> JSONValue { .rounded(value, to: 2) }
    return [
      "place": place.json,
      "items": .array(
        days.map { day in
          [
            "date": .string(day.date.description), "mean": rounded(day.mean),
            "normal": rounded(day.normal), "low": rounded(day.usual?.lowerBound),
            "high": rounded(day.usual?.upperBound),
          ]
        }),
    ]
  }
}
