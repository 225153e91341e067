import Analysis
import Climate
import Phrases
import Presentation
import Quantities
import Reports
import TerminalText

// The panels of charts. Each is `nil` where the hours say nothing of its subject.
nonisolated extension ChartText {
  func panel(
    _ kind: WeatherQuantity, _ series: HourSeries<Conditions>, _ spread: ChartSpread?
  ) -> Chart.Panel? {
    switch kind {
    case .temperature: temperaturePanel(series, spread)
    case .precipitation: precipitationPanel(series, spread)
    case .snowfall: snowPanel(series) ?? precipitationPanel(series, spread)
    case .wind: windPanel(series)
    case .pressure: pressurePanel(series)
    default: nil
    }
  }

  func temperaturePanel(
    _ series: HourSeries<Conditions>, _ spread: ChartSpread? = nil
  ) -> Chart.Panel? {
    let figures = figures
    let unit = figures.units.temperature
    let values = series.values(\.temperature, unit)
    let apparent = series.values(\.apparentTemperature, unit)
    let bands = spread.map { self.bands($0, series.times) } ?? []
    // A fan is seen only where no other curve covers it.
    let hasFan = bands.joined().contains { $0 != nil }
    let others = hasFan ? [] : spread.map { otherModels($0, series.times) } ?? []
    let isFelt = !hasFan && apparent.contains { $0 != nil }
    let ends =
      bands.joined().flatMap { [$0?.lowerBound, $0?.upperBound] } + others.joined()
      + (isFelt ? apparent : [])
    guard values.contains(where: { $0 != nil }),
      let range = ChartRange(values + ends, leastSpan: 4 / unit.scale)
    else { return nil }
    var curves = [
      Chart.Curve(
        values, styles: series.values(\.temperature, .celsius).map(Style.init(celsius:)))
    ]
    curves[0].bands = bands
    curves += others.map { Chart.Curve($0, styles: $0.map { _ in .dim }) }
    var legend = [Chart.Legend(words.quantities.title(.temperature))]
    // The number of runs is below the chart.
    if hasFan { legend += fanLegend() }
    if isFelt {
      curves.append(
        Chart.Curve(apparent, styles: apparent.map { _ in .dim }, isDotted: true))
      legend.append(.init(phrases.detail.apparentLegend, sign: isASCII ? "~" : "⠂⠂", .dim))
    }
    let texts = series.hours.map { $0?.temperature.map { figures.bare($0) } ?? "" }
    return Chart.Panel(
      legend: legend, unit: unit.rawValue, weight: 4,
      // Beside other panels the axis has to do.
      figures: spread == nil ? [] : [.init("", texts)], drawing: .curves(curves, range),
      brief: .init(unit.rawValue, texts))
  }

  func pressurePanel(_ series: HourSeries<Conditions>) -> Chart.Panel? {
    let unit = units().pressure
    let values = series.values(\.pressure, unit)
    return ChartRange(values, leastSpan: 10 / unit.scale).map { range in
      Chart.Panel(
        legend: [.init(words.quantities.title(.pressure))], unit: unit.rawValue, weight: 3,
        drawing: .curves([Chart.Curve(values, styles: values.map { _ in .accent })], range))
    }
  }

  /// Bars with the probability above them, and signs for other kinds than rain if several fall. With an ensemble, the
  /// bars are the median of its runs, with a whisker to their 90th percentile.
  func precipitationPanel(
    _ series: HourSeries<Conditions>, _ spread: ChartSpread? = nil
  ) -> Chart.Panel? {
    let depths = depthScale(series)
    let scale = depths ?? waterScale(series)
    let medians = spread.map { self.amounts($0, \.median, series.times, scale) } ?? []
    let hasRuns = medians.contains { $0 != nil }
    let amounts = hasRuns ? medians : scale.amounts
    let shares = series.values(\.precipitationProbability, .fraction)
    let tops = spread.map { self.amounts($0, \.p90, series.times, scale) } ?? []
    let range = ChartRange(amounts + tops, leastSpan: scale.leastSpan, fromZero: true)
    let isDry =
      scale.amounts.allSatisfy { $0 == 0 } && (amounts + tops).allSatisfy { ($0 ?? 0) == 0 }
    // Axes around nothing, and a row of zeros, say less than a word.
    let isLikely = shares.contains { isDry ? ($0 ?? 0) >= 0.005 : $0 != nil }
    guard range != nil || isLikely else { return nil }
    let kinds = series.hours.map { hour in
      hour.flatMap { ($0.precipitation?.in(.millimeters) ?? 0) > 0 ? $0.precipitationKind : nil }
    }
    let falling = kinds.compactMap(\.self)
    let kind = PrecipitationKind(of: self.kinds(of: series))
    // Both may be in inches.
    let isWaterOfSnow = kind == .snow && depths == nil
    let hasDepth = series.hours.contains { $0?.snowfall != nil }
    let unit =
      !isWaterOfSnow
      ? scale.symbol : isDry && hasDepth ? units().snow.symbol : phrases.water(scale.symbol)
    var legend = [Chart.Legend(phrases.precipitationChart(kind, in: perStep(unit, series)))]
    // The limit at which dry weather is called very likely.
    if isDry, !shares.contains(where: { ($0 ?? 0) > 0.2 }) {
      legend.append(.init(phrases.staysDry))
    }
    var figures: [Chart.Figures] = []
    let isMixed = Set(falling).count > 1
    let signed = PrecipitationKind.allCases.filter {
      isMixed && $0 != .rain && falling.contains($0)
    }
    if !signed.isEmpty {
      figures.append(
        .init("", kinds.map { $0.flatMap { signed.contains($0) ? $0.sign : nil } ?? "" }, .snow))
      legend += signed.map { .init(phrases.name(of: $0, isHeavy: false), sign: $0.sign, .snow) }
    }
    if isLikely {
      let texts = series.hours.map { $0?.precipitationProbability.map(Figures.bare) ?? "" }
      figures.insert(.init("%", texts, shares: shares, .rain), at: 0)
      legend.append(.init(phrases.detail.probabilityLegend, sign: "%", .rain))
    }
    if hasRuns, !isDry { legend.insert(contentsOf: runLegend(medians, tops), at: 1) }
    let millimeters = series.times.indices.map { index in
      hasRuns
        ? spread?.quantiles[series.times[index]]?.median
        : series.hours[index]?.precipitation?.in(.millimeters)
    }
    let styles = zip(millimeters, kinds).map { Style(millimeters: $0, $1 ?? .rain) }
    let sign = WeatherCode(rawValue: kind == .rain ? 61 : 71).sign(isDay: true, compactIcons)
    return Chart.Panel(
      legend: legend, sign: sign, unit: scale.symbol, weight: falling.isEmpty ? 1 : 2,
      figures: figures,
      drawing: isDry
        ? nil
        : range.map {
          .bars(Chart.Bars(amounts, tops: tops, styles: styles, hasWhiskers: hasRuns), $0)
        })
  }

  /// The unit of amounts, with their time where that is more than an hour.
  func perStep(_ unit: String, _ series: HourSeries<Conditions>) -> String {
    series.hoursPerStep == 1 ? unit : phrases.unit(unit, perHours: series.hoursPerStep)
  }

  /// The bar and the whisker, as far as any is drawn.
  private func runLegend(_ medians: [Double?], _ tops: [Double?]) -> [Chart.Legend] {
    let hasBars = medians.contains { ($0 ?? 0) > 0 }
    let hasWhiskers = zip(medians, tops).contains { ($1 ?? 0) > ($0 ?? 0) }
    return (hasBars ? [.init(phrases.detail.medianLegend, sign: isASCII ? "#" : "█", .rain)] : [])
      + (hasWhiskers ? [.init(phrases.detail.wettestLegend, sign: isASCII ? "|" : "│")] : [])
  }

  private func waterScale(_ series: HourSeries<Conditions>) -> PrecipitationScale {
    let unit = units().rain
    return PrecipitationScale(
      symbol: unit.symbol, amounts: series.values(\.precipitation, unit), leastSpan: 1 / unit.scale
    ) { Precipitation($0, .millimeters)?.in(unit) }
  }

  func windPanel(_ series: HourSeries<Conditions>) -> Chart.Panel? {
    let unit = units().wind
    let speeds = series.hours.map { $0?.windSpeed.map(unit.value) }
    let gusts = series.hours.map { $0?.windGust.map(unit.value) }
    let span = 4 / unit.ofDifferences.scale
    guard let range = ChartRange(speeds + gusts, leastSpan: span, fromZero: true) else {
      return nil
    }
    let styles = series.values(\.windSpeed, .metersPerSecond).map(Style.init(metersPerSecond:))
    let signs = signs(series)
    let hasSigns = signs.contains { !$0.isEmpty }
    var legend = [Chart.Legend(words.quantities.title(.wind), sign: isASCII ? "#" : "█", .cool)]
    if gusts.contains(where: { $0 != nil }) {
      legend.append(
        .init(
          phrases.label(of: .gusts), sign: isASCII ? ":" : "░", .dim,
          shade: isASCII ? nil : .clear))
    }
    if hasSigns, !isASCII { legend.append(.init(phrases.detail.northWindLegend, sign: "↓")) }
    return Chart.Panel(
      legend: legend, unit: unit.symbol, figures: hasSigns ? [.init("", signs)] : [],
      drawing: .bars(Chart.Bars(speeds, tops: gusts, styles: styles), range))
  }

  func cloudPanel(_ series: HourSeries<Conditions>) -> Chart.Panel? {
    let values = series.values(\.cloudCover, .percent)
    guard values.contains(where: { $0 != nil }) else { return nil }
    return Chart.Panel(
      legend: [.init(words.quantities.title(.cloudCover))],
      sign: WeatherCode(rawValue: 3).sign(isDay: true, compactIcons), unit: "%", weight: 1,
      leastHeight: 36,
      drawing: .bars(Chart.Bars(values, styles: values.map { _ in .cloud }), .percent))
  }

  var isASCII: Bool { appearance().glyphs == .ascii }

  /// Emoji are wider than a chart allows.
  var compactIcons: Icons { isASCII ? .ascii : .signs }

  /// For each direction an arrow that flies with the wind, or where it comes from in letters.
  private func signs(_ series: HourSeries<Conditions>) -> [String] {
    let signs = isASCII ? (0..<8).map(phrases.compassPoint) : Figures.arrows
    return series.hours.map { hour in
      hour.flatMap { words.felt($0.windDirection, of: $0.windSpeed) }
        .map { signs[Figures.compassIndex($0)] } ?? ""
    }
  }
}

nonisolated extension PrecipitationKind {
  /// The sign above the hours of this kind, if other hours have rain.
  fileprivate var sign: String {
    switch self {
    case .rain: ""
    case .snow: "*"
    case .sleet: "x"
    case .freezingRain, .freezingDrizzle: "!"
    }
  }
}

nonisolated extension Style {
  /// Up to 8 m/s a breeze, from 17 m/s a gale (Beaufort 4 and 8).
  init(metersPerSecond value: Double?) {
    switch value {
    case .some(17...): self = .hot
    case .some(8...): self = .warm
    default: self = .cool
    }
  }
}

nonisolated extension ChartText {
  /// Whether some of the next hours have snow, or may have it where nothing falls.
  func hasSnow(_ report: Report, hours: Int) -> Bool {
    guard let series = HourSeries(report.hours, now: now(), length: hours) else { return false }
    return series.hours.contains { ($0?.snowfall?.in(.centimeters) ?? 0) > 0 }
      || kinds(of: series).contains(.snow)
  }

  /// The kinds of what falls. If nothing is going to fall, those of what may.
  func kinds(of series: HourSeries<Conditions>) -> [PrecipitationKind] {
    let hours = series.hours.compactMap(\.self)
    let falling = hours.filter { ($0.precipitation?.in(.millimeters) ?? 0) > 0 }
    let possible = hours.filter { ($0.precipitationProbability?.in(.percent) ?? 0) > 0 }
    return (falling.isEmpty ? possible : falling).map(\.precipitationKind)
  }

  /// The new snow of hours in which something else falls as well. If nothing else does, or its depth isn't known, the
  /// chart of all precipitation says more.
  func snowPanel(_ series: HourSeries<Conditions>) -> Chart.Panel? {
    guard depthScale(series) == nil else { return nil }
    let unit = units().snow
    let depths = series.values(\.snowfall, unit)
    guard depths.contains(where: { ($0 ?? 0) > 0 }),
      let range = ChartRange(depths, leastSpan: 1 / unit.scale, fromZero: true)
    else { return nil }
    let styles = series.hours.map { Style(millimeters: $0?.precipitation?.in(.millimeters), .snow) }
    return Chart.Panel(
      legend: [.init(phrases.precipitationChart(.snow, in: perStep(unit.symbol, series)))],
      sign: WeatherCode(rawValue: 71).sign(isDay: true, compactIcons), unit: unit.symbol, weight: 2,
      drawing: .bars(Chart.Bars(depths, styles: styles), range))
  }

  /// The depth of the snow; `nil` if anything else falls, or an hour of snow has no depth. Of runs, which have only
  /// water, it is the depth by the forecast's own ratio.
  func depthScale(_ series: HourSeries<Conditions>) -> PrecipitationScale? {
    let falling = series.hours.compactMap(\.self)
      .filter { ($0.precipitation?.in(.millimeters) ?? 0) > 0 }
    let water = falling.reduce(0) { $0 + ($1.precipitation?.in(.millimeters) ?? 0) }
    let depth = falling.reduce(0) { $0 + ($1.snowfall?.in(.centimeters) ?? 0) }
    guard water > 0, depth > 0,
      falling.allSatisfy({ $0.precipitationKind == .snow && $0.snowfall != nil })
    else { return nil }
    let unit = units().snow
    return PrecipitationScale(
      symbol: unit.symbol,
      amounts: series.hours.map { hour in
        hour?.snowfall?.in(unit) ?? (hour?.precipitation.map { _ in 0 })
      }, leastSpan: 1 / unit.scale
    ) { Snowfall($0 * depth / water, .centimeters)?.in(unit) }
  }
}

/// In what the bars of precipitation are drawn.
nonisolated struct PrecipitationScale {
  let symbol: String
  /// One for each hour.
  let amounts: [Double?]
  let leastSpan: Double
  /// The value of this many millimeters of water.
  let value: (_ millimeters: Double) -> Double?
}

nonisolated extension ChartText {
  /// The means of a year's days before the band in which eight days of ten lie, and the normal; `nil` if nothing is
  /// known.
  func year(_ days: [DayOfCurve]) -> ChartViewModel? {
    let phrases = phrases.detail
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
    let (shown, none) = (Figures.fixed(abs(degrees), decimals: 1), Figures.fixed(0, decimals: 1))
    guard shown != none else {
      return phrases.detail.asNormal(year, of: ClimateOfDay.reference)
    }
    let figure = Figures.withUnit(shown, units().temperature.rawValue)
    return "\(year): "
      + phrases.detail.aboveNormal(
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
        + phrases.figure(figure(means)) + ", " + phrases.detail.normalLegend + " "
        + phrases.figure(figure(normals))
    }
  }
}
