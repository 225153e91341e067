import Phrases
import Presentation
import Quantities
import Reports
import TerminalText

/// The lows and highs of models in rows, a column for each day. A model that agrees with the first one has an equals
/// sign, so that only the differences are seen.
struct ModelMatrix {
  /// A figure, and its value in °C; `nil` for one that is missing.
  struct Cell {
    var figure: String
    var celsius: Double?
    /// Whether it equals the figure of the first model that covers the day.
    var isSame = false
  }

  /// The lowest and the highest temperature of a day.
  typealias Extremes = (low: Cell, high: Cell)

  struct Row {
    var model: String
    /// One for each day, in their order.
    var days: [Extremes]
  }

  /// The spread of the models, day by day.
  struct Span {
    var name: String
    var days: [String]
  }

  var title: String
  var dates: [String]
  var rows: [Row]
  var spans: [Span]
  /// The days of each model as they are read out: `−8 to −3 °C`, or empty.
  var readings: [[String]]

  /// The days that have no room beside the others follow below.
  func lines(width: Int) -> [Line] {
    var lines = WeatherLines.note(title, .strong, width: width)
    let name = (rows.map(\.model) + spans.map(\.name)).map(\.displayWidth).max() ?? 0
    let least = 2 + (dates.indices.map(columnWidth).max() ?? 0)
    // A long name of a model is cut before a day is.
    let shown = min(name, max(10, width - 1 - 2 * least))
    let fitting = max(1, (width - 1 - shown) / least)
    // In a window wider than a week, the days are further apart.
    let column = max(least, min(2 * least, (width - 1 - shown) / max(dates.count, 7)))
    var start = 0
    while start < dates.count {
      let days = Array(dates.indices[start..<min(start + fitting, dates.count)])
      lines += part(days, name: shown, column: column, width: width)
      start += fitting
    }
    return lines
  }

  private func part(_ days: [Int], name: Int, column: Int, width: Int) -> [Line] {
    func line(_ title: Line, _ cells: [Line]) -> Line {
      let padded = cells.map { $0.padded(to: column, .trailing) }
      return (" " + title.padded(to: name) + Line(padded)).trimmed.clipped(to: width)
    }
    let heading = line("", days.map { Line(dates[$0], .dim) }).read(as: [])
    let models = zip(rows, readings).map { row, readings in
      line(Line(row.model), days.map { drawn(row.days[$0]) }).read(as: [
        DayViewModel.sentence(
          row.model, days.filter { readings[$0] != "" }.map { dates[$0] + " " + readings[$0] })
      ])
    }
    let below = spans.filter { span in days.contains { span.days[$0] != "" } }.map { span in
      line(Line(span.name, .dim), days.map { Line(span.days[$0], .rain) }).read(as: [
        DayViewModel.sentence(
          span.name, days.filter { span.days[$0] != "" }.map { dates[$0] + " " + span.days[$0] })
      ])
    }
    return [heading] + models + below
  }

  /// `−8  −3`, both at their right edges.
  private func drawn(_ day: Extremes) -> Line {
    cell(day.low) + " " + cell(day.high).padded(to: figureWidth, .trailing)
  }

  private func cell(_ cell: Cell) -> Line {
    cell.isSame
      ? Line("=", .dim)
      : Line(cell.figure, cell.figure == "–" ? .dim : Style(celsius: cell.celsius))
  }

  private var figureWidth: Int {
    rows.flatMap { $0.days.map(\.high.figure.displayWidth) }.max() ?? 0
  }

  private func columnWidth(_ day: Int) -> Int {
    let low = rows.map { $0.days[day].low.figure.displayWidth }.max() ?? 0
    let span = spans.map { $0.days[day].displayWidth }.max() ?? 0
    return max(dates[day].displayWidth, low + 1 + figureWidth, span)
  }
}

extension Wording {
  /// The days of these dates, of which the first is called today where it is.
  func matrix(
    _ forecasts: [ModelForecast], _ dates: [CalendarDay], title: String, today: CalendarDay
  ) -> ModelMatrix {
    let (figures, phrases) = (figures, phrases)
    let models = forecasts.map(\.model)
    let days = forecasts.map { forecast in
      dates.map { date in forecast.days.first { $0.date == date } }
    }
    func cell(
      _ model: Int, _ day: Int, _ value: KeyPath<Day, Temperature?>
    ) -> ModelMatrix.Cell {
      let own = days[model][day]?[keyPath: value]
      let first = days.prefix(model).lazy.compactMap { $0[day]?[keyPath: value] }.first
      let figure = figures.bare(own)
      return ModelMatrix.Cell(
        figure: figure, celsius: own?.in(.celsius),
        isSame: own != nil && first.map { figures.bare($0) } == figure)
    }
    let units = figures.units
    let rain = span("\(phrases.certainty.modelPrecipitation) \(units.rain.symbol)", days) {
      $0.precipitation?.in(units.rain)
    } figure: {
      figures.bare(Precipitation($0, units.rain))
    }
    let snow = span("\(phrases.label(of: .snowfall)) \(units.snow.symbol)", days) {
      $0.snowfall?.in(units.snow)
    } figure: {
      figures.bare(Snowfall($0, units.snow))
    }
    let wind = span("\(phrases.label(of: .wind)) \(units.wind.symbol)", days) {
      $0.windSpeed.map(units.wind.value)
    } figure: {
      Figures.fixed($0, decimals: 0)
    }
    // Days without snow need no row for it.
    let isSnowy = days.joined().contains { ($0?.snowfall?.in(.centimeters) ?? 0) > 0 }
    return ModelMatrix(
      title: "\(title) · \(phrases.lowHeading), \(phrases.highHeading) "
        + "(\(units.temperature.rawValue))",
      dates: dates.map { $0 == today ? phrases.today : phrases.day($0) },
      rows: models.indices.map { model in
        ModelMatrix.Row(
          model: models[model].title(among: models),
          days: dates.indices.map {
            (low: cell(model, $0, \.temperatureMin), high: cell(model, $0, \.temperatureMax))
          })
      },
      spans: [rain, isSnowy ? snow : nil, wind].compactMap(\.self),
      readings: models.indices.map { model in
        dates.indices.map { day in
          guard let own = days[model][day], own.temperatureMin ?? own.temperatureMax != nil else {
            return ""
          }
          return phrases.range(
            from: figures.bare(own.temperatureMin), to: figures.temperature(own.temperatureMax))
        }
      })
  }

  /// The least and the most that the models give for each day, without decimals from ten on; `nil` where they give
  /// none.
  private func span(
    _ name: String, _ days: [[Day?]], _ value: (Day) -> Double?, figure: (Double) -> String
  ) -> ModelMatrix.Span? {
    let texts = (days.first ?? []).indices.map { day in
      let known = days.compactMap { $0[day].flatMap(value) }
      guard let least = known.min(), let most = known.max() else { return "" }
      let ends = [least, most].map {
        phrases.figure(most < 9.95 ? figure($0) : Figures.fixed($0, decimals: 0))
      }
      // A trace is an upper limit: `<0.01`.
      return ends[0] == ends[1] || ends[1].hasPrefix("<") ? ends[1] : ends[0] + "–" + ends[1]
    }
    return texts.contains { $0 != "" } ? ModelMatrix.Span(name: name, days: texts) : nil
  }
}
