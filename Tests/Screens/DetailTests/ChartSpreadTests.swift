import Analysis
@testable import Detail
import ScreenTestSupport
@testable import Presentation

/// The sentences about the runs behind a chart.
struct ChartSpreadTests {
  let words = Wording()
  private let read = Wording(isRead: true)

  /// The European ensemble has steps of three hours, and beyond 144 hours of six.
  @Test(arguments: [
    (48, "1 run of the ECMWF IFS ensemble, interpolated from 3-hour steps."),
    (240, "1 run of the ECMWF IFS ensemble, interpolated from 3-hour, later 6-hour steps."),
  ])
  func saysHowFarApartTheStepsAre(hours: Int, sentence: String) throws {
    let spread = try temperature(0...0, hours: 300) { _, _ in 9 }
    #expect(try chart(.temperature, spread, hours: hours).notes == [sentence])
  }

  /// Runs of another week are not drawn, and nothing is said of them.
  @Test(arguments: [(0, 1), (500, 0)]) func onlyRunsThatAreDrawnAreExplained(
    hoursAhead: Int, notes: Int
  ) throws {
    let spread = try rain(from: hoursAhead) { _, _ in 1 }
    let chart = try chart(.precipitation, spread)
    #expect(chart.notes.count == notes)
    #expect(chart.chart.panels[0].hasBands == (notes == 1))
    #expect(chart.chart.panels[0].legend.contains { $0.words == "median" } == (notes == 1))
  }

  /// `wet` of eleven runs have a millimeter in each hour: the bars are explained if the median has any, the whiskers if
  /// the 90th percentile has more.
  @Test(arguments: [(0, []), (1, []), (4, ["90th percentile"]), (11, ["median"])])
  func onlyBarsAndWhiskersThatAreDrawnAreExplained(wet: Int, words: [String]) throws {
    let spread = try rain(from: 1) { _, run in run < wet ? 1 : 0 }
    let chart = try chart(.precipitation, spread)
    let legend = chart.chart.panels[0].legend.map(\.words)
    #expect(legend.filter { ["median", "90th percentile"].contains($0) } == words, "\(legend)")
  }

  /// Bars and whiskers against the percentiles: each bar ends at the median, and the line above it at the 90th
  /// percentile, to within a quarter of a row and half a row. The dry forecast beside them is not drawn.
  @Test(arguments: [Glyphs.unicode, .ascii]) func barsAreMediansWithWhiskers(glyphs: Glyphs) throws
  {
    let spread = try rain(from: 0) { Double($0 % 12) / 8 * Double($1) / 5 }
    let chart = try chart(.precipitation, spread, Wording(glyphs: glyphs))
    let count = chart.chart.count
    // Four columns for each hour: a bar of three and a gap.
    let lines = WeatherLines.chart(chart, width: 6 + 4 * count, height: 24)
    let rows: [(value: Double?, cells: [Character])] = lines.compactMap { line in
      let text = Array(line.text)
      guard let axis = text.firstIndex(where: { "┤│|└+".contains($0) }) else { return nil }
      let label = String(text[..<axis]).trimmingCharacters(in: .whitespaces)
      guard label != "%" else { return nil }
      return (Double(label), Array(text[(axis + 1)...]))
    }
    let ticks = rows.enumerated().compactMap { row, line in line.value.map { (row, $0) } }
    let (top, bottom) = (try #require(ticks.first), try #require(ticks.last))
    let step = (top.1 - bottom.1) / Double(bottom.0 - top.0)
    // "The window's whole height": two lines for legend and hours.
    #expect(rows.count >= 20)
    var whiskers = 0
    for (sample, time) in chart.chart.times(from: Fixture.now, count: count).enumerated() {
      let found = try #require(spread.quantiles[time])
      func column(_ offset: Int) -> [Character] {
        rows.dropLast().map {
          4 * sample + offset < $0.cells.count ? $0.cells[4 * sample + offset] : " "
        }
      }
      // The lowest tick is in the middle of the line below the bars.
      func value(rowsAbove rows: Double) -> Double { rows == 0 ? 0 : (rows + 0.5) * step }
      let bar = column(0).reduce(0.0) { $0 + Self.height($1) }
      let accuracy = glyphs == .unicode ? 0.25 : 1
      #expect(
        abs(value(rowsAbove: bar) - found.median) <= accuracy * step
          || bar > 0 && bar <= 1 && found.median < step, "sample \(sample)")
      #expect(column(3).allSatisfy { !"█#│|╷".contains($0) })
      let line = column(1)
      guard let end = line.firstIndex(where: { "│|╷".contains($0) }) else {
        // No room for one within the bar's own row.
        #expect(found.p90 - found.median <= step, "sample \(sample)")
        continue
      }
      whiskers += 1
      let height = Double(line.count - end) - (line[end] == "╷" ? 0.5 : 0)
      #expect(
        abs(value(rowsAbove: height) - found.p90) <= (glyphs == .unicode ? 0.5 : 1) * step,
        "sample \(sample)")
    }
    #expect(whiskers > 15)
  }

  private static func height(_ character: Character) -> Double {
    if let eighths = Array("▁▂▃▄▅▆▇█").firstIndex(of: character) { return Double(eighths + 1) / 8 }
    return character == "#" ? 1 : character == "." ? 0.125 : 0
  }

  /// Amounts in mm of eleven runs.
  private func rain(
    from hoursAhead: Int, _ amount: (_ hour: Int, _ run: Int) -> Double
  ) throws -> ChartSpread {
    let times = (-1..<30).map { Fixture.now + Double($0 + hoursAhead) * 3600 }
    let members = (0...10).map { number in
      Ensemble.Member(
        number: number,
        precipitation: times.indices.map { Precipitation(amount($0, number), .millimeters) })
    }
    return try #require(
      ChartSpread(.precipitation, Ensemble(model: .ecmwf, times: times, members: members), []))
  }

  /// The cells of the fan against the percentiles: in each column all halves of rows from the lower to the upper end of
  /// a band are shaded, and no other; the further ahead, the more. A cell with the curve, or of ASCII, has one shade.
  @Test(arguments: [Glyphs.unicode, .ascii]) func theFanCoversThePercentiles(glyphs: Glyphs) throws
  {
    let spread = try temperature(-10...10, hours: 60) { 9.13 + Double($0 * $1) / 39.3 }
    let chart = try chart(.temperature, spread, Wording(glyphs: glyphs), hours: 48)
    // Nothing covers it.
    #expect(!chart.notes.contains { $0.hasPrefix("Thin") })
    guard case .curves(let curves, let range) = chart.chart.panels[0].drawing else {
      Issue.record("no curve")
      return
    }
    #expect(curves.count == 1)
    // Two columns for each hour, behind the figures of the axis.
    let count = chart.chart.count
    let lines = WeatherLines.chart(chart, width: 6 + 2 * count, height: 20)
    let rows: [(value: Double?, cells: [(Character, Shade?)])] = lines.compactMap { line in
      let text = Array(line.text)
      guard let axis = text.firstIndex(where: { "┤│|".contains($0) }) else { return nil }
      let cells = line.spans.flatMap { span in span.text.map { ($0, span.shade) } }
      let label = String(text[..<axis]).trimmingCharacters(in: .whitespaces)
      return (Double(label.replacingOccurrences(of: "−", with: "-")), Array(cells[(axis + 1)...]))
    }
    let ticks = rows.enumerated().compactMap { row, line in line.value.map { (row, $0) } }
    let (top, bottom) = (try #require(ticks.first), try #require(ticks.last))
    let step = (top.1 - bottom.1) / Double(bottom.0 - top.0)
    #expect(range.low < 0 && range.high > 18)
    var heights: [Int] = []
    let found = chart.chart.times(from: Fixture.now, count: count).map { spread.quantiles[$0] }
    let axis = try #require(
      lines.compactMap { Array($0.text).firstIndex { "┤│|".contains($0) } }.first)
    let columns = 6 + 2 * count - axis - 1
    for column in 0..<columns {
      // Between samples a band is on the line from one to the next.
      let position = (Double(column) + 0.5) * Double(count) / Double(columns) - 0.5
      let sample = Int(position.rounded(.down))
      guard sample >= 0, sample + 1 < found.count, let from = found[sample],
        let to = found[sample + 1]
      else { continue }
      let part = position - Double(sample)
      func half(_ end: KeyPath<Quantiles, Double>) -> Int {
        let value = from[keyPath: end] * (1 - part) + to[keyPath: end] * part
        return Int((2 * (Double(top.0) + (top.1 - value) / step) + 1).rounded(.down))
      }
      let outer = half(\.p90)...half(\.p10)
      let inner = half(\.p75)...half(\.p25)
      var height = 0
      for (index, line) in rows.enumerated() {
        let cell = column < line.cells.count ? line.cells[column] : (" ", nil)
        let halves = [2 * index, 2 * index + 1].map { half -> Shade? in
          inner.contains(half) ? .clear : outer.contains(half) ? .faint : nil
        }
        let isWhole = glyphs == .ascii || !"░▒ ·".contains(cell.0)
        let either: Shade? = halves.contains(.clear) ? .clear : .faint
        let expected: Shade? =
          halves[0] == halves[1]
          ? halves[0] : isWhole ? either : .halves(upper: halves[0], lower: halves[1])
        #expect(withoutNight(cell.1) == expected, "column \(column), row \(index)")
        height += halves.count { $0 != nil }
      }
      heights.append(height)
    }
    #expect(heights.count > 80)
    #expect(heights == heights.sorted())
    #expect((heights.first ?? 0) <= 2 && (heights.last ?? 0) > 8)
  }

  private func chart(
    _ kind: WeatherQuantity, _ spread: ChartSpread, _ words: Wording = Wording(), hours: Int = 24
  ) throws -> ChartViewModel {
    try #require(words.charts.chart(kind, Fixture.oslo, report, hours: hours, spread: spread))
  }

  /// Mild and dry for ten days.
  var report: Report {
    var report = Fixture.report
    report.hours = (0..<250).map {
      Conditions(Fixture.now + Double($0) * 3600, celsius: 9, rain: 0)
    }
    return report
  }

  /// A forecast of another model than the runs: how many hours of it lie outside is counted from the drawn values.
  @Test(arguments: [
    (0.0, nil),
    (
      3.0,
      "In 24 of 24 hours the forecast is more than 0.5\u{A0}°C outside the middle 80\u{A0}% of them."
    ),
  ])
  func saysThatTheForecastIsOutsideTheRuns(shift: Double, sentence: String?) throws {
    let spread = try temperature(shift: shift)
    let chart = try chart(.temperature, spread)
    let note = try #require(chart.notes.first)
    #expect(chart.notes.count == 1 && note.contains("runs of the ECMWF IFS ensemble"))
    if let sentence {
      let known = chart.chart.count
      #expect(note.hasSuffix(sentence.replacing("24", with: "\(known)")), "\(note)")
    } else {
      #expect(!note.contains("outside"), "\(note)")
    }
    let axis = try #require(words.hourly.axis(Fixture.oslo, report, spread: spread))
    for strip in axis.strips {
      #expect(strip.legend.contains { $0.words == "forecast mostly outside" } == (sentence != nil))
      #expect(strip.legend.last?.words == "80\u{A0}% of 20 runs")
    }
  }

  @Test func countsTheHoursOutsideABand() throws {
    var curve = Chart.Curve([1.4, 2, nil, 4, 5, -0.6], styles: [])
    #expect(BandReading(curve) == nil)
    curve.bands = [[0...1, 0...1, 0...1, nil, 4...6, 0...1], [1...1, nil, nil, nil, nil, nil]]
    let reading = try #require(BandReading(curve))
    #expect(reading.hours == 4 && reading.outside == 2 && !reading.isMost)
  }

  /// A21. A band whose ends are written alike isn't read out.
  @Test(arguments: [(0.0, true), (0.5, false)])
  func aNarrowBandIsNotReadOut(shift: Double, isAlike: Bool) throws {
    let spread = try temperature(shift: shift)
    #expect(spread.quantiles.count > 12)
    for (time, found) in spread.quantiles {
      #expect((found.p10.rounded() == found.p90.rounded()) == isAlike)
      let text = words.charts.bandFact(spread, time)
      #expect((text == nil) == isAlike)
      #expect((text?.contains(" from ") ?? false) != isAlike)
    }
  }

  @Test func bothBandsAreReadOut() throws {
    let spread = try temperature(shift: 0.5, width: 8)
    let axis = try #require(read.hourly.axis(Fixture.oslo, report, spread: spread))
    let chart = try chart(.temperature, spread, read)
    let hours = report.comingHours(from: Fixture.now).prefix(6)
    #expect(hours.count == 6)
    for hour in hours {
      let found = try #require(spread.quantiles[hour.time])
      func ends(_ low: Double, _ high: Double) -> String {
        [low, high].map { read.figures.bare(Temperature($0, .celsius)) }.joined(separator: " to ")
      }
      let fact =
        "50\u{A0}% of 20 runs from \(ends(found.p25, found.p75))\u{A0}°C, "
        + "80\u{A0}% from \(ends(found.p10, found.p90))\u{A0}°C"
      #expect(axis.reading.contains { $0.hasSuffix(fact) }, "\(fact)")
      #expect(chart.reading.contains { $0.hasSuffix(fact) }, "\(fact)")
    }
  }

  /// Without runs, the thin curves of the other models are figures.
  @Test func otherModelsAreReadOut() throws {
    let hours = report.hours.map { hour in
      var hour = hour
      hour.temperature = hour.temperature.flatMap { Temperature($0.in(.celsius) + 3, .celsius) }
      return hour
    }
    let other = ModelForecast(model: .gfs, hours: hours, days: [])
    let spread = try #require(ChartSpread(.temperature, nil, [other]))
    let chart = try chart(.temperature, spread, read)
    let first = try #require(report.comingHours(from: Fixture.now).first?.temperature)
    let figure = read.figures.temperature(Temperature(first.in(.celsius) + 3, .celsius))
    #expect(chart.reading.contains { $0.hasSuffix(", GFS \(figure)") }, "\(chart.reading)")
  }

  /// 20 runs, `width` degrees apart in all, around the forecast moved by `shift`.
  private func temperature(shift: Double, width: Double = 1) throws -> ChartSpread {
    try temperature(0...19, hours: report.hours.count) { run, _ in
      9 + shift + width * Double(run - 10) / 20
    }
  }

  /// Temperatures in °C of these runs in the hours from now on.
  private func temperature(
    _ runs: ClosedRange<Int>, hours: Int, _ celsius: (_ run: Int, _ hour: Int) -> Double
  ) throws -> ChartSpread {
    let members = runs.map { run in
      Ensemble.Member(
        number: run, temperature: (0..<hours).map { Temperature(celsius(run, $0), .celsius) })
    }
    let times = (0..<hours).map { Fixture.now + Double($0) * 3600 }
    return try #require(
      ChartSpread(.temperature, Ensemble(model: .ecmwf, times: times, members: members), []))
  }
}

extension Chart {
  /// The time of each sample, an hour apart, where the first hour of the report is the present one.
  fileprivate func times(from start: Date, count: Int) -> [Date] {
    (0..<count).map { start + Double($0) * 3600 }
  }
}

/// The night is behind all that isn't the fan.
private func withoutNight(_ shade: Shade?) -> Shade? {
  switch shade {
  case .night: nil
  case .halves(let upper, let lower):
    .halves(upper: withoutNight(upper), lower: withoutNight(lower))
  default: shade
  }
}
