import Outlook
import CommandKit
import Documents
import Foundation
import Phrases
import Quantities
import TerminalText
import WeatherModels
import WeatherText

/// The places of one comparison, and how they are shown.
@MainActor struct ComparisonPresenter {
  private let context: CommandContext
  private let warnings: RecentWarnings
  /// Each once, in the order typed.
  private var places: [Place] = []
  private let day: DayReference?
  /// The index at which the place comes that is found out first.
  private var hereIndex: Int?
  /// The names that nothing is called by, each with why.
  private var missing: [(name: String, failure: Failure)] = []

  private var words: Wording { context.words }
  private var phrases: any Phrases { context.phrases }
  private var screen: ScreenContext { context.screen }

  /// A name that isn't found is reported and left out.
  init(
    _ request: CompareRequest, _ context: CommandContext, _ warnings: RecentWarnings
  ) throws(Failure) {
    self.context = context
    self.warnings = warnings
    day = request.day
    for text in request.places {
      if context.places.isHere(text) {
        hereIndex = hereIndex ?? places.count
        continue
      }
      do {
        let place = try context.places.place(PlaceReference([text]))
        if !places.contains(where: { $0.id == place.id }) { places.append(place) }
      } catch {
        switch error {
        case .placeNotFound, .limited: missing.append((text, error))
        default: throw error
        }
      }
    }
    if places.isEmpty, hereIndex == nil, let failure = missing.first?.failure { throw failure }
  }

  func show() async throws(Failure) {
    var located = self
    if let hereIndex, let here = try await context.places.here().place,
      !places.contains(where: { $0.id == here.id })
    {
      located.places.insert(here, at: hereIndex)
    }
    try await located.load()
  }

  /// A quantity of each place: now, and its range until the end of tomorrow or of the day that is meant.
  func show(by quantity: WeatherQuantity) async throws(Failure) {
    screen.wait(phrases.asking)
    defer { screen.wait(nil) }
    var rows: [(place: Place, series: QuantitySeries)] = []
    for place in places {
      rows.append((place, try await context.quantities.values(quantity, at: place)))
    }
    let names = rows.map(\.place).distinctNames(in: phrases)
    let table = rows.map { place, series -> (now: Double?, low: Double?, high: Double?) in
      let clock = PlaceClock(place, zone: series.timeZone)
      let span = DaySpan(day ?? .after(0), clock: clock, now: context.now())
      let values = series.items.filter { item in
        day == nil
          ? item.time > context.now() - series.step && item.time < context.now() + 86_400
          : span?.contains(item.time) == true
      }.compactMap(\.value)
      return (series.value(at: context.now()), values.min(), values.max())
    }
    let unknown = missing.map { phrases.sentence(for: $0.failure) }
    let notCovered = rows.filter { !$0.series.isCovered }.map {
      phrases.notCovered(words.quantities.name(quantity), at: $0.place.name)
    }
    let items = JSONValue.rows(rows.map(\.place)) { row in
      let (series, values) = (rows[row - 1].series, table[row - 1])
      return [
        "quantity": .string(quantity.name), "unit": .string(quantity.dimension.symbol),
        "covered": .bool(series.isCovered), "now": .optional(values.now.map(series.rounded)),
        "lowest": .optional(values.low.map(series.rounded)),
        "highest": .optional(values.high.map(series.rounded)),
        "service": .string(series.service.rawValue),
      ]
    }
    let text = words.quantities
    let highest = table.compactMap(\.high).max()
    let lines = zip(rows, table).map { row, values in
      [
        Line(names[row.place.id] ?? row.place.name, values.high == highest ? .accent : .plain),
        Line(phrases.figure(text.figure(values.now, of: quantity))),
        Line(
          values.low.flatMap { low in
            values.high.map {
              phrases.figure(
                phrases.range(from: text.bare(low, of: quantity), to: text.figure($0, of: quantity))
              )
            }
          } ?? "–"),
      ]
    }
    let notes = text.notes(quantity)
    let credits = rows.first.map { words.origin.credits($0.series) } ?? Credits()
    let title = text.title(quantity)
    let isSample = rows.contains { $0.series.service == .sample }
    screen.show(
      Answer(
        document: [
          "items": items, "missing": .array(missing.map { .string($0.name) }),
        ]
      ) { [phrases] width in
        Page(
          lines: unknown.flatMap { WeatherLines.note($0, .warning, width: width) }
            + [WeatherLines.heading(title).clipped(to: width)]
            + Table(columns: [.init(minimum: 8), .init(.trailing), .init(.trailing)], rows: lines)
            .lines(width: width)
            + (notCovered + notes + (isSample ? [phrases.sampleWarning] : []))
            .flatMap { WeatherLines.note($0, width: width) }
            + WeatherLines.credits(credits, width: width))
      })
  }

  private func load() async throws(Failure) {
    var failure: Failure?
    let beside = warnings.fetch(for: places, in: phrases)
    beside.begin()
    defer { beside.cancel() }
    try await context.reports.load(places, for: .days, screen) { reports, stage in
      if stage == .final { await beside.settle() }
      var pairs: [(place: Place, report: Report)] = []
      failure = nil
      for case (let place, let report?) in zip(places, reports) {
        do throws(Failure) {
          pairs.append((place, try narrowed(report, at: place)))
        } catch {
          failure = error
        }
      }
      if !pairs.isEmpty || failure == nil { show(pairs, stage) }
    }
    if let failure { throw failure }
  }

  private func narrowed(_ report: Report, at place: Place) throws(Failure) -> Report {
    guard let day else { return report }
    return try context.reports.narrowed(report, to: day, at: place, for: .days)
  }

  private func show(
    _ pairs: [(place: Place, report: Report)], _ stage: Answer.Stage
  ) {
    let comparison = words.comparison(pairs)
    let marks = words.marks(pairs)
    let unknown = missing.map { phrases.sentence(for: $0.failure) }
    let reports = pairs.map(\.report)
    let forecasts = pairs.compactMap { place, report in
      words.origin.ofForecast(place, report).map { "\(place.name): \($0)" }
    }
    let notes = words.origin.sources(reports) + forecasts
    let names = pairs.map(\.place).distinctNames(in: phrases)
    let alerts = warnings.lines(at: pairs.map(\.place), called: names, words)
    let credits = words.origin.credits(
      reports, warnings.credits(at: pairs.map(\.place)))
    let items = JSONValue.rows(pairs.map(\.place)) { row in
      let (place, report) = pairs[row - 1]
      return [
        "marks": .array(marks[row - 1].map { .string($0.rawValue) }),
        "report": report.json(at: place), "warnings": warnings.json(at: place, in: phrases),
      ]
    }
    let document: JSONValue = [
      "items": items, "missing": .array(missing.map { .string($0.name) }),
    ]
    screen.show(
      Answer(stage, document: document) { width in
        Page(
          lines: unknown.flatMap { WeatherLines.note($0, .warning, width: width) }
            + alerts.flatMap { WeatherLines.alert($0, width: width) }
            + WeatherLines.comparison(comparison, width: width)
            + notes.flatMap { WeatherLines.note($0, width: width) }
            + WeatherLines.credits(credits, width: width))
      })
  }
}
