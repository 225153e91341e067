import CommandKit
import Phrases
import Presentation
import Reports
import TerminalText
import WarningWords

/// The favorites as text.
struct FavoritesModel: Equatable {
  /// A favorite with today's weather.
  struct Row: Hashable {
    var weather: PlaceWeather
    /// The sign of an official warning, in its color.
    var mark: Line
    /// The place's own name, if the user gave it another.
    var place: String
    var low, high, chance: String
    /// The temperatures, for their colors.
    var lowCelsius, highCelsius: Double?
    /// Both temperatures with the unit once.
    var range = ""
    /// The next hours, as far as they are saved.
    var hours: HourRibbon?
    /// Their next change, their temperatures and what falls, as they are read out.
    var next = ""
    /// The hours as they are drawn, for which words are short rather than that it is left out.
    var ribbon = Line("")
  }

  /// The headings of the columns.
  struct Headings: Equatable {
    var place, present, low, high, chance, humidity, wind: String
    /// The units of the two ribbons.
    var temperature, rain: String
  }

  var notice: String?
  /// Which of them, and in which order, where that isn't all as they are saved.
  var title: String?
  var rows: [Row]
  var headings: Headings
  /// The official warnings, a sentence for each place.
  var alerts: [WarningLine] = []
  /// The line that fills an empty list.
  var hint: String?
  var footer: String?
  /// The services of the reports, and how old these are.
  var sources: [String]
  var credits: Credits
}

/// The favorites on the terminal.
struct FavoritesView {
  static let commands: [Command<FavoritesAction>] =
    [
      .refresh(.refresh),
      // Here nobody means the place at hand.
      FavoritesCommands.unstar { marked in
        switch marked {
        case .atHand: .unstar([])
        case .rows(let rows): .edit(.remove(rows))
        case .name(let name): .unstarNamed(name)
        }
      },
      .filter { .filter($0.cleaned(limit: 200)) },
      .sort(orders.map(\.rawValue)) { typed in
        orders.first { $0.rawValue == typed }.map { .sort($0) }
      },
      .rename { .rename(row: $0, $1) },
    ]
    + ListEdit.commands { .edit($0) } + PageTurn.commands { .turn($0) }

  private static let orders = FavoriteOrder.allCases.filter { $0 != .own }

  func render(_ model: FavoritesModel, width: Int) -> Page {
    let notes = [model.notice, model.title].compactMap(\.self)
    let footers = [model.footer].compactMap(\.self) + model.sources
    // The hours in a cell of the ribbon.
    let step = width < 60 ? 4 : width < 100 ? 2 : 1
    let drawn = model.rows.map { row in
      var row = row
      row.ribbon = (row.hours?.temperatureLine(step: step) ?? "").read(as: [row.next])
      return row
    }
    return Page(
      lines: notes.flatMap { WeatherLines.note($0, width: width) }
        + WeatherLines.fitting(
          drawn, \.weather.condition, short: \.weather.shortCondition
        ) { rows, condition in
          table(rows, model.headings, condition: condition, step: step, width: width)
        }.lines
        + model.alerts.flatMap { WeatherLines.alert($0, width: width) }
        + (model.hint.map { WeatherLines.note($0, .plain, width: width) } ?? [])
        + footers.flatMap { WeatherLines.note($0, width: width) }
        + WeatherLines.credits(model.credits, width: width))
  }

  /// One line for each favorite, or two where room is short.
  private func table(
    _ rows: [FavoritesModel.Row], _ headings: FavoritesModel.Headings, condition: Int, step: Int,
    width: Int
  ) -> (drawn: DrawnTable, condition: Int, aside: Int?) {
    // Room for the region that distinguishes places of one name.
    let name = Table.Column(
      minimum: min(22, max(10, width - 20)), cutsLongest: true, isPlain: true)
    let hasFigures = rows.contains { row in
      [row.low, row.high, row.chance, row.weather.humidity, row.weather.wind].contains { $0 != "" }
    }
    let gap = width < 110 && rows.contains { !$0.ribbon.spans.isEmpty } ? 1 : 2
    let whole = Table(
      columns: [
        .init(.trailing), .init(), name, .init(expendable: 3),
        .init(expendable: 1), .init(expendable: 8), .init(), .init(.trailing, isPlain: true),
        .init(minimum: condition), .init(expendable: 2, isPlain: true),
        .init(expendable: 7, isPlain: true),
        .init(.trailing), .init(.trailing), .init(.trailing), .init(.trailing, expendable: 5),
        .init(expendable: 4, alignsNumbers: true), .init(expendable: 8), .init(),
      ],
      rows: (hasFigures ? [heading(headings, above: rows, step)] : [])
        + rows.map { row in
          // The number stands apart, however near the columns are.
          let cells = cells(row, step)
          return [gap == 1 ? cells[0] + " " : cells[0]] + cells.dropFirst()
        },
      hasHeading: hasFigures)
    guard whole.leastWidth(gap: gap) > width else {
      return (whole.drawn(width: width, gap: gap), 8, 9)
    }
    let inTwo = Table(
      columns: [
        .init(.trailing), .init(), name, .init(expendable: 3), .init(expendable: 1),
        .init(), .init(.trailing), .init(expendable: 2), .init(), .init(), .init(), .init(),
      ], rows: rows.map { folded($0, headings) }
    ).drawn(width: width, foldingFrom: 8)
    return (inTwo, 8, 7)
  }

  private func heading(
    _ headings: FavoritesModel.Headings, above rows: [FavoritesModel.Row], _ step: Int
  ) -> [Line] {
    let hasHours = rows.contains { !$0.ribbon.spans.isEmpty }
    func hours(_ unit: String) -> Line {
      hasHours ? HourRibbon.heading(unit, step: step) : ""
    }
    func shown(_ heading: String, _ cell: (FavoritesModel.Row) -> String) -> Line {
      Line(rows.contains { !cell($0).isEmpty } ? heading : "", .dim)
    }
    return [
      "", "", Line(headings.place, .dim), "", "", "", "",
      shown(headings.present, \.weather.temperature), "",
      hours(headings.temperature), step > 1 ? "" : hours(headings.rain),
      shown(headings.low, \.low), shown(headings.high, \.high),
      shown(headings.chance, \.chance),
      shown(headings.humidity, \.weather.humidity),
      shown(headings.wind, \.weather.wind), "", "",
    ]
  }

  private func cells(_ row: FavoritesModel.Row, _ step: Int) -> [Line] {
    head(row) + [
      Line(row.weather.condition), row.ribbon,
      step > 1 ? "" : row.hours?.fallLine().read(as: []) ?? "",
      Line(row.low, Style(celsius: row.lowCelsius)),
      Line(row.high, Style(celsius: row.highCelsius)), Line(row.chance),
      Line(row.weather.humidity), Line(row.weather.wind), Line(row.weather.time, .dim),
      Line(row.weather.age, .dim),
    ]
  }

  private func head(_ row: FavoritesModel.Row, hasCountryName: Bool = true) -> [Line] {
    let weather = row.weather
    return [
      Line(weather.number, .accent), row.mark, Line(weather.name, .strong),
      Line(row.place, .dim), Line(weather.country, .dim),
    ] + (hasCountryName ? [Line(weather.countryName, .dim)] : [])
      + [weather.sign, Line(weather.temperature, Style(celsius: weather.celsius))]
  }

  /// A cell without a heading names its quantity.
  private func folded(_ row: FavoritesModel.Row, _ headings: FavoritesModel.Headings) -> [Line] {
    head(row, hasCountryName: false) + [
      row.ribbon, Line(row.weather.condition), Line(row.range),
      Line(row.chance.isEmpty ? "" : "\(headings.chance)\u{A0}\(row.chance)"),
      Line(row.weather.age, .dim),
    ]
  }
}
