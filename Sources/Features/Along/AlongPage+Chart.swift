import Analysis
import Ephemeris
import Foundation
import Itineraries
import Phrases
import Presentation
import Reports
import TerminalText

// The weather over the distance.
nonisolated extension AlongPage {
  /// Points of a chart, evenly over the way.
  private static let samples = 61

  private typealias Sample = (
    elevation: Double?, weather: Conditions, headwind: Double?, isDay: Bool
  )

  /// The height as ground, then temperature, rain, and the headwind; panels without values are left out.
  func chart(width: Int, height: Int? = nil) -> [Line] {
    let length = trip.way.length
    let samples = (0..<Self.samples).map { index -> Sample in
      let distance = length * Double(index) / Double(Self.samples - 1)
      let time = trip.schedule.time(at: distance)
      let weather = forecast.weather(at: distance, time)
      return (
        forecast.elevation(at: distance), weather,
        weather.headwind(forecast.bearing(at: distance)),
        trip.way.point(at: distance).coordinate.isDay(at: time)
      )
    }
    let panels = [
      ground(samples), temperature(samples), rain(samples), wind(samples),
    ].compactMap(\.self)
    guard panels.count > 1 || panels.first?.weight == 2 else { return [] }
    let chart = Chart(
      count: samples.count, panels: panels, ticks: ticks, mark: nil, nights: nights(samples),
      decimalMark: phrases.decimalSeparator)
    return chart.lines(width: width, height: height, glyphs: words.appearance().glyphs).read(as: [])
  }

  private func ground(_ samples: [Sample]) -> Chart.Panel? {
    let unit = words.units().elevation
    let values = samples.map { $0.elevation.flatMap { Elevation($0, .meters)?.in(unit) } }
    return ChartRange(values, leastSpan: 50 / unit.scale).map { range in
      Chart.Panel(
        legend: [.init(phrases.heightChart(in: unit.rawValue))], unit: unit.rawValue, weight: 2,
        drawing: .bars(Chart.Bars(values, styles: values.map { _ in .mild }), range))
    }
  }

  private func temperature(_ samples: [Sample]) -> Chart.Panel? {
    let unit = words.units().temperature
    let felt = samples.map { $0.weather.apparentTemperature ?? $0.weather.temperature }
    let values = felt.map { $0?.in(unit) }
    let styles = felt.map { Style(celsius: $0?.in(.celsius)) }
    return ChartRange(values, leastSpan: 4 / unit.scale).map { range in
      Chart.Panel(
        legend: [.init(phrases.feltHeading(unit.rawValue))], unit: unit.rawValue, weight: 2,
        drawing: .curves([Chart.Curve(values, styles: styles)], range))
    }
  }

  /// `nil` where nothing falls all the way, which the sentence says.
  private func rain(_ samples: [Sample]) -> Chart.Panel? {
    let unit = words.units().rain
    let values = samples.map { $0.weather.precipitation?.in(unit) }
    let kinds = samples.compactMap { sample in
      (sample.weather.precipitation?.in(.millimeters) ?? 0) > 0
        ? sample.weather.precipitationKind : nil
    }
    guard !kinds.isEmpty else { return nil }
    let fallen = PrecipitationKind(of: kinds)
    let title = fallen == .snow ? phrases.water(unit.symbol) : unit.symbol
    return ChartRange(values, leastSpan: 1 / unit.scale, fromZero: true).map { range in
      Chart.Panel(
        legend: [.init(phrases.precipitationChart(fallen, in: title))], unit: unit.symbol,
        drawing: .bars(
          Chart.Bars(values, styles: values.map { _ in fallen == .snow ? .snow : .rain }), range))
    }
  }

  /// The wind along the way: headwind above zero, tailwind below.
  private func wind(_ samples: [Sample]) -> Chart.Panel? {
    let unit = words.units().wind.ofDifferences
    let values = samples.map { $0.headwind.map { $0 / unit.scale } }
    guard let range = ChartRange(values + [0], leastSpan: 6 / unit.scale),
      values.contains(where: { $0 != nil })
    else { return nil }
    let styles = samples.map { Style(headwind: $0.headwind ?? 0) }
    return Chart.Panel(
      legend: [.init(phrases.headwindChart(in: unit.symbol)), .init(phrases.tailwindLegend)],
      unit: unit.symbol, drawing: .curves([Chart.Curve(values, styles: styles)], range))
  }

  /// A round distance each, fewer where there is no room.
  private var ticks: [Chart.Tick] {
    let unit = words.units().distance
    let length = trip.way.length / unit.scale
    guard length > 0, length.isFinite else { return [] }
    var step = 0.1
    for factor in [2, 2.5, 2, 2, 2.5, 2, 2, 2.5, 2, 2, 2.5, 2, 2, 2.5, 2] where length / step > 12 {
      step *= factor
    }
    let decimals = step < 1 ? 1 : 0
    return stride(from: 0, through: length, by: step).enumerated().map { index, value in
      Chart.Tick(
        at: value / length * Double(Self.samples - 1),
        label: phrases.figure(Figures.fixed(value, decimals: decimals))
          + (index == 0 ? "\u{A0}" + unit.rawValue : ""), hour: index)
    }
  }

  private func nights(_ samples: [Sample]) -> [ClosedRange<Double>] {
    samples.indices.filter { !samples[$0].isDay }.divided { $1 != $0 + 1 }.map { night in
      (Double(night[0]) - 0.5)...(Double(night[night.count - 1]) + 0.5)
    }
  }
}

nonisolated extension Style {
  /// Headwind in m/s, tailwind below 0, each from ``AlongPage/leastWind`` on; from 6 on it is strong.
  init(headwind speed: Double) {
    switch speed {
    case 6...: self = .hot
    case AlongPage.leastWind...: self = .warm
    case ...(-AlongPage.leastWind): self = .cool
    default: self = .plain
    }
  }
}
