import CommandKit
import Phrases
import TerminalText
import WeatherText

/// One place as text.
struct DetailModel: Equatable {
  enum Part: Equatable {
    case present(PresentViewModel)
    case chart(ChartViewModel)
    case hourColumns(String, [HourViewModel], [HourColumn: String])
    case hourRows(String?, [HourViewModel], [HourColumn: String])
    case days(String, [DayViewModel])
    /// A warning that must not be overlooked.
    case alert(String)
    case facts([String])
    /// The next hours in sentences.
    case outlook(String)
    /// A part that the report leaves out, as a sentence.
    case placeholder(String)

    /// A sentence where there is no chart.
    init(_ chart: ChartViewModel?, _ phrases: any Phrases) {
      self = chart.map(Part.chart) ?? .placeholder(phrases.noChart)
    }
  }

  var head: HeadViewModel
  /// For the line above a further screenful.
  var present: PresentViewModel?
  var parts: [Part]
  var credit: String?
}

/// One place on the terminal.
struct DetailView {
  static let commands: [Command<DetailAction>] = [
    .refresh(.refresh)
  ]

  /// With a height, a chart takes the rows that the rest leaves it. Where these are few, the credit comes behind the first
  /// screenful.
  func render(_ model: DetailModel, width: Int, height: Int? = nil) -> Page {
    let head = WeatherLines.head(model.head, width: width)
    let credit = model.credit.map { WeatherLines.note($0, width: width) } ?? []
    let room = height.map { height in
      let rest = height - head.count - credit.count
      // Two for the sentence that there is more.
      return rest < Self.leastChart ? height - head.count - 2 : rest
    }
    return Page(
      blocks: [head] + model.parts.map { lines($0, width: width, height: room) } + [credit],
      headline: WeatherLines.headline(model.head, model.present))
  }

  /// The rows from which on a chart of four panels has all of them.
  private static let leastChart = 8

  private func lines(_ part: DetailModel.Part, width: Int, height: Int?) -> [Line] {
    switch part {
    case .present(let words):
      WeatherLines.portrait(words, width: width)
    case .chart(let words):
      WeatherLines.chart(words, width: width, height: height)
    case .hourColumns(let title, let hours, let names):
      [WeatherLines.heading(title)]
        + WeatherLines.hourColumns(hours, named: names, width: width)
    case .hourRows(let title, let hours, let names):
      (title.map { [WeatherLines.heading($0)] } ?? [])
        + WeatherLines.hourRows(hours, named: names, width: width)
    case .days(let title, let days):
      [WeatherLines.heading(title)] + WeatherLines.days(days, width: width)
    case .alert(let sentence):
      WeatherLines.alert(sentence, width: width)
    case .facts(let facts):
      WeatherLines.facts(facts, width: width)
    case .outlook(let sentences):
      WeatherLines.note(sentences, .plain, width: width)
    case .placeholder(let sentence):
      WeatherLines.note(sentence, width: width)
    }
  }
}
