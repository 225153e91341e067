import Clients
import CommandKit
import Documents
import Foundation
import Phrases
import Presentation
import Quantities
import Reports
import TerminalText

/// The newest runs, as far as they came while a page waits.
@MainActor private final class ToldRuns {
  var runs: [WeatherModel: ModelRun] = [:]
}

/// The days of a place as each model forecasts them, or the hours of one day.
@MainActor struct ModelsPresenter {
  let context: CommandContext
  let certainty: CertaintyClient

  private var words: Wording { context.words }
  private var phrases: any CertaintyPhrases { context.phrases.certainty }

  /// Shows the hours of a day by model, or without a day the next days.
  func show(_ place: Place, _ day: DayReference?) async throws(Failure) {
    context.screen.wait(phrases.asking)
    defer { context.screen.wait(nil) }
    let told = ToldRuns()
    let beside = SupplementaryFetch([{ told.runs = await certainty.runs(place) }])
    beside.begin()
    defer { beside.cancel() }
    let forecasts = try await Failure.wrapping(service: await certainty.models(place))
    await beside.settle()
    let runs = told.runs
    let zone = place.timeZone ?? context.reports.saved(place)?.timeZone
    let clock = PlaceClock(timeZone: zone, at: place.coordinate)
    let span = day.flatMap { DaySpan($0, clock: clock, now: context.now()) }
    let hasHours = span.map { $0.hours != nil || $0.days.lowerBound == $0.days.upperBound } ?? false
    var document: JSONValue = ["place": place.json]
    if let span { document = document.merging(["date": .string(span.days.lowerBound.description)]) }
    let members = ModelFamily.compared(at: place.coordinate)
    let grids = forecasts.compactMap { forecast in
      members.first { $0.model == forecast.model }.map {
        ModelGrid(member: $0, run: runs[$0.model], forecast: forecast)
      }
    }
    document = document.merging([
      "models": .array(
        forecasts.map { forecast in
          let grid = grids.first { $0.forecast.model == forecast.model }
          return forecast.json(clock, in: span)
            .merging(grid?.json(at: context.now()) ?? .object([]))
        })
    ])
    guard let today = clock.day(of: context.now()), !forecasts.isEmpty else {
      return context.screen.show(Answer(phrases.noModels, document: document))
    }
    let tables = hasHours ? span.map { hours(forecasts, $0, clock) } ?? [] : []
    let matrix = hasHours ? nil : days(forecasts, span?.days, today)
    let isEmpty = !hasHours && matrix == nil
    let isSample = certainty.isSample()
    let isRead = words.appearance().isRead
    // Hours are printed side by side; other days weren't asked for.
    let notes =
      hasHours && forecasts.count > 1
      ? []
      : words.agreement(
        forecasts.map { $0.narrowed(to: span?.days) }, from: span?.days.lowerBound ?? today)
    let missing = members.map(\.model)
      .filter { model in !forecasts.contains { $0.model == model } }
    let table = hasHours || grids.isEmpty ? nil : words.grids(grids, at: context.now())
    let unchanged = words.unchanged(grids, at: context.now())
    let head = words.origin.head(place, nil)
    let credits = words.origin.credits(
      of: [isSample ? .sample : .openMeteo],
      isSample ? [] : forecasts.compactMap { SourceCredit.model($0.model) })
    context.screen.show(
      Answer(document: document) { [phrases] width in
        Page(
          blocks: [WeatherLines.head(head, width: width)]
            + [notes.flatMap { WeatherLines.note($0, .plain, width: width) }]
            + TitledTable.blocks(tables, areApart: isRead, width: width)
            + [matrix?.lines(width: width) ?? []]
            + [table?.lines(width: width) ?? []]
            + [unchanged.map { WeatherLines.note($0, .plain, width: width) } ?? []]
            + [isEmpty ? WeatherLines.note(phrases.noModelDays, width: width) : []]
            + [
              missing.isEmpty || isSample
                ? []
                : WeatherLines.note(
                  phrases.sentNoData(models: missing.map { $0.title(among: missing) }), width: width
                )
            ]
            + [WeatherLines.credits(credits, width: width)])
      })
  }

  /// A row for each model, a column for each day.
  private func days(
    _ forecasts: [ModelForecast], _ span: ClosedRange<CalendarDay>?, _ today: CalendarDay
  ) -> ModelMatrix? {
    let known = Set(forecasts.flatMap { $0.days.map(\.date) })
    let dates = known.filter { span?.contains($0) ?? ($0 >= today) }.sorted()
    guard !dates.isEmpty else { return nil }
    return words.matrix(
      forecasts, dates,
      title: span.map { span in
        [span.lowerBound, span.upperBound].map(phrases.shortDate).joined(separator: " – ")
          .capitalizedFirst
      } ?? phrases.modelsTitle(dates.count), today: today)
  }

  /// The temperature of each hour by model, and the rain where there is any.
  private func hours(
    _ forecasts: [ModelForecast], _ span: DaySpan, _ clock: PlaceClock
  ) -> [TitledTable] {
    let figures = words.figures
    let day =
      span.hours == nil ? phrases.shortDate(span.days.lowerBound) : words.daily.heading(span)
    let models = forecasts.map(\.model)
    let own = forecasts.map { forecast in
      forecast.hours.filter { span.contains($0.time) }
    }
    let times = Set(own.flatMap { $0.map(\.time) }).sorted()
    guard !times.isEmpty else {
      let name = span.isTonight ? day.lowercasedFirst : day
      return [TitledTable(title: phrases.noModelHours(name), heading: [], rows: [])]
    }
    let dates = times.map(clock.day)
    // The title names the first day.
    let newDays = times.indices.dropFirst().reduce(into: [Int: String]()) { days, row in
      guard dates[row] != dates[row - 1] else { return }
      days[row] = dates[row].map(phrases.longDate)?.capitalizedFirst
    }
    func table(
      _ quantity: WeatherQuantity, in unit: String, _ figure: (Conditions) -> String
    ) -> TitledTable {
      let name = phrases.name(of: quantity).lowercasedFirst
      let rows = times.map { time in
        [words.time(of: time, clock, isShort: true) ?? "–"]
          + own.map { hours in hours.first { $0.time == time }.map(figure) ?? "–" }
      }
      return TitledTable(
        title: phrases.modelHours(day, of: name, in: unit),
        heading: [phrases.timeHeading.lowercased()] + models.map { $0.title(among: models) },
        rows: rows, days: newDays)
    }
    let isWet = own.joined().contains { ($0.precipitation?.in(.millimeters) ?? 0) >= 0.1 }
    let isSnowy = own.joined().contains { ($0.snowfall?.in(.centimeters) ?? 0) > 0 }
    let units = figures.units
    var tables = [
      table(.temperature, in: units.temperature.rawValue) { figures.bare($0.temperature) }
    ]
    if isWet {
      tables.append(
        table(.precipitation, in: units.rain.symbol) {
          phrases.figure(figures.bare($0.precipitation))
        })
    }
    if isSnowy {
      tables.append(
        table(.snowfall, in: units.snow.symbol) { phrases.figure(figures.bare($0.snowfall)) })
    }
    return tables
  }
}

extension ModelForecast {
  fileprivate func narrowed(to days: ClosedRange<CalendarDay>?) -> ModelForecast {
    guard let days else { return self }
    var forecast = self
    forecast.days.removeAll { !days.contains($0.date) }
    return forecast
  }
}

/// Rows below headings, all in the same columns.
struct TitledTable {
  var title: String
  var heading: [String]
  var rows: [[String]]
  /// The dates above the rows with which a day begins.
  var days: [Int: String] = [:]

  /// The tables, beside each other as far as there is room, for their rows are the same hours; or all `areApart`.
  static func blocks(_ tables: [TitledTable], areApart: Bool, width: Int) -> [[Line]] {
    let gap = 3
    var blocks: [(lines: [Line], width: Int)] = []
    for table in tables {
      let lines = table.lines(width: width)
      let own = lines.map(\.width).max() ?? 0
      if !areApart, let last = blocks.last, last.lines.count == lines.count,
        last.width + gap + own <= width
      {
        let joined = last.lines.beside(lines, at: last.width + gap)
        blocks[blocks.count - 1] = (joined, last.width + gap + own)
      } else {
        blocks.append((lines, own))
      }
    }
    return blocks.map(\.lines)
  }

  func lines(width: Int) -> [Line] {
    let title = WeatherLines.note(title, .strong, width: width)
    guard !rows.isEmpty else { return title }
    return parts(width: width).reduce(title) { lines, columns in
      let table = Table(
        columns: columns.map { $0 == 0 ? .init(minimum: 5) : .init(.trailing) },
        rows: [columns.map { Line(heading[$0], .dim) }]
          + rows.map { row in columns.map { Line(row[$0]) } }, hasHeading: true
      ).lines(width: width)
      return lines + table.prefix(1)
        + table.dropFirst().enumerated().flatMap { row, line in
          (days[row].map { [(" " + Line($0, .strong)).clipped(to: width)] } ?? []) + [line]
        }
    }
  }

  /// The columns that fit beside each other, after the first, which each part has.
  private func parts(width: Int) -> [[Int]] {
    var (parts, used): ([[Int]], Int) = ([], 0)
    for column in heading.indices.dropFirst() {
      let own = widest(column) + 2
      if parts.isEmpty || used + own > width {
        parts.append([0])
        used = 1 + max(5, widest(0))
      }
      parts[parts.count - 1].append(column)
      used += own
    }
    return parts
  }

  private func widest(_ column: Int) -> Int {
    ([heading] + rows).map { $0[column].displayWidth }.max() ?? 0
  }
}
