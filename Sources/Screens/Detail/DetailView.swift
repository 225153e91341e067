import CommandKit
import Phrases
import Presentation
import TerminalText
import WarningWords

/// One place as text.
struct DetailModel: Equatable {
  enum Part: Equatable {
    case chart(ChartViewModel)
    /// The time that the next part is about.
    case heading(String)
    /// The present as the head of the page.
    case now(NowViewModel)
    case axis(HourAxisViewModel)
    case hourRows(String?, [HourViewModel], HourHeadings)
    /// With what differs where the page says how far forecasts are apart.
    case days(String, [DayViewModel], apart: String = "")
    /// A warning that must not be overlooked.
    case alert(WarningLine)
    case facts([String])
    /// The next hours in sentences.
    case outlook(String)
    case values(QuantityViewModel)
    case tides([TideRow])
    /// A part that the report leaves out, as a sentence.
    case placeholder(String)

    /// A sentence where there is no chart.
    init(_ chart: ChartViewModel?, _ phrases: any Phrases) {
      self =
        chart.map { $0.isDry ? .placeholder(phrases.detail.dryChart) : .chart($0) }
        ?? .placeholder(phrases.detail.noChart)
    }
  }

  var head: HeadViewModel
  /// The present, for the line above a further screenful.
  var present: PresentViewModel?
  var parts: [Part]
  var credits = Credits()
}

/// One place on the terminal.
struct DetailView {
  static let commands: [Command<DetailAction>] = [.refresh(.refresh)]

  /// With a height, a chart fills the rows that are left. If these are few, the credit comes after the first screenful.
  func render(_ model: DetailModel, width: Int, height: Int? = nil) -> Page {
    if model.parts.contains(where: \.isAxis) {
      return DetailLayout(model: model, width: width, height: height, lines: lines).page
    }
    let head = WeatherLines.head(model.head, width: width, isWide: true)
    let credit = WeatherLines.credits(model.credits, width: width)
    let others = model.parts.map { part in
      if case .chart = part { 0 } else { lines(part, width: width, height: nil).count }
    }
    let room = height.map { height in
      let rest = height - head.count - credit.count - others.reduce(0, +)
      // Two for the sentence that there is more.
      return rest < Self.leastChart ? max(1, height - head.count - 2) : rest
    }
    let drawn = model.parts.map { lines($0, width: width, height: room) }
    return Page(
      blocks: [head] + drawn + [credit],
      headlines: [WeatherLines.headline(model.head, model.present)]
        + headings(of: zip(model.parts, drawn), width: width))
  }

  /// The headings of the columns of a table of hours.
  private func headings(
    of parts: some Sequence<(DetailModel.Part, [Line])>, width: Int
  ) -> [Line] {
    for case (.hourRows(let title, _, _), let drawn) in parts {
      let above = title.map { lines(.heading($0), width: width, height: nil).count } ?? 0
      return Array(drawn.dropFirst(above).prefix(2))
    }
    return []
  }

  /// The rows from which on a chart of four panels has all of them.
  private static let leastChart = 8

  func lines(_ part: DetailModel.Part, width: Int, height: Int?) -> [Line] {
    switch part {
    case .chart(let words): WeatherLines.chart(words, width: width, height: height)
    case .heading(let title): WeatherLines.note(title, .strong, width: width)
    case .now(let words): WeatherLines.now(words, .large, width: width)
    case .axis(let words): WeatherLines.axis(words, width: width)
    case .hourRows(let title, let hours, let names):
      (title.map { lines(.heading($0), width: width, height: height) } ?? [])
        + WeatherLines.hourRows(hours, named: names, width: width)
    case .days(let title, let days, let apart):
      WeatherLines.days(days, below: title, apart, hasDetails: true, width: width)
    case .values(let words): WeatherLines.quantity(words, width: width)
    case .tides(let rows): WeatherLines.tides(rows, width: width)
    case .alert(let line): WeatherLines.alert(line, width: width)
    case .facts(let facts): WeatherLines.facts(facts, width: width)
    case .outlook(let sentences): WeatherLines.note(sentences, .plain, width: width)
    case .placeholder(let sentence): WeatherLines.note(sentence, width: width)
    }
  }
}
