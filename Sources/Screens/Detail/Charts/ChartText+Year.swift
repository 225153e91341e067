import Climate
import Phrases
import TerminalText
import WeatherModels
import WeatherText

nonisolated extension ChartText {
  /// The means of a year's days before the band in which eight days of ten lie, and the normal; `nil` if nothing is
  /// known.
  func year(_ place: Place, _ days: [DayOfCurve]) -> ChartViewModel? {
    let unit = units().temperature
    func degrees(_ celsius: Double?) -> Double? {
      celsius.flatMap { Temperature($0, .celsius)?.in(unit) }
    }
    let values = days.map { degrees($0.mean) }
    let normal = days.map { degrees($0.normal) }
    let band: Chart.Band = days.map { day in
      guard let usual = day.usual, let low = degrees(usual.lowerBound),
        let high = degrees(usual.upperBound), low <= high
      else { return nil }
      return low...high
    }
    let ends = band.flatMap { [$0?.lowerBound, $0?.upperBound] }
    guard let range = ChartRange(values + normal + ends, leastSpan: 4 / unit.scale) else {
      return nil
    }
    var curve = Chart.Curve(
      values, styles: days.map { $0.mean.map { Style(celsius: $0) } ?? .plain })
    curve.bands = [band]
    let mean = Chart.Curve(normal, styles: normal.map { _ in .dim }, isDotted: true)
    let panel = Chart.Panel(
      legend: [
        .init(phrases.yearChart(in: unit.rawValue)),
        .init(phrases.normalLegend, sign: appearance().glyphs == .unicode ? "⠂⠂" : "~", .dim),
        .init(
          phrases.yearBand, sign: String(Shade.faint.sign(appearance().glyphs)), shade: .faint),
      ], unit: unit.rawValue, weight: 3, drawing: .curves([curve, mean], range))
    let ticks = days.enumerated().filter { $0.element.date.day == 1 }.map { index, day in
      Chart.Tick(
        at: Double(index), label: String(phrases.monthNames[0][day.date.month - 1].prefix(3)),
        hour: 0)
    }
    let present = days.lastIndex { $0.mean != nil }
    return ChartViewModel(
      title: phrases.yearChart(in: unit.rawValue),
      chart: Chart(
        count: days.count, panels: [panel], ticks: ticks, mark: present, nights: [],
        decimalMark: phrases.decimalSeparator),
      glyphs: appearance().glyphs, reading: appearance().isRead ? months(days) : [])
  }

  /// The mean difference of the year's days from their normal; `nil` where none is known.
  func yearAnswer(_ days: [DayOfCurve]) -> String? {
    let differences = days.compactMap { day in
      day.mean.flatMap { mean in day.normal.map { mean - $0 } }
    }
    guard let year = days.first?.date.year, !differences.isEmpty else { return nil }
    let degrees = figures.degrees(
      ofDifference: differences.reduce(0, +) / Double(differences.count))
    let figure = Figures.withUnit(
      Figures.fixed(abs(degrees), decimals: 1), units().temperature.rawValue)
    return "\(year): "
      + phrases.aboveNormal(
        phrases.figure(figure), isAbove: degrees > 0, of: ClimateOfDay.reference)
  }

  /// A sentence for each month, for screen readers.
  private func months(_ days: [DayOfCurve]) -> [String] {
    (1...12).compactMap { month in
      let known = days.filter { $0.date.month == month }
      let means = known.compactMap(\.mean)
      let normals = known.compactMap(\.normal)
      guard !means.isEmpty, !normals.isEmpty else { return nil }
      func figure(_ values: [Double]) -> String {
        figures.temperature(
          Temperature(values.reduce(0, +) / Double(values.count), .celsius), decimals: 1)
      }
      return phrases.monthNames[0][month - 1] + ": "
        + phrases.figure(figure(means)) + ", " + phrases.normalLegend + " "
        + phrases.figure(figure(normals))
    }
  }
}
