import Foundation
import Phrases
import Presentation
import Quantities
import Reports
import TerminalText

nonisolated extension QuantitySeries.Item: HourOfSeries {}

nonisolated extension ChartText {
  /// The values of a quantity to come as a chart; `nil` if there is none.
  func quantity(_ place: Place, _ series: QuantitySeries, hours: Int) -> ChartViewModel? {
    // A value of a day is drawn for all of it.
    let items =
      series.quantity.isDaily
      ? series.items.flatMap { item in
        (0..<4).map {
          QuantitySeries.Item(
            time: item.time.addingTimeInterval(Double($0) * 21_600), value: item.value)
        }
      } : series.items
    let text = words.quantities
    guard let hours = HourSeries(items, now: now(), length: hours) else { return nil }
    let values = hours.hours.map { $0?.value.map { text.value($0, of: series.quantity) } }
    let isFromZero =
      values.compactMap(\.self).allSatisfy { $0 >= 0 }
      && ![.temperature, .direction, .pressure].contains(series.quantity.dimension)
    let least =
      series.quantity.dimension == .temperature ? 4.0 : series.quantity.decimals == 0 ? 5 : 1
    guard let range = ChartRange(values, leastSpan: least, fromZero: isFromZero) else { return nil }
    let panel = Chart.Panel(
      legend: [.init(text.title(series.quantity))], unit: text.symbol(of: series.quantity),
      weight: 3,
      drawing: isFromZero
        ? .bars(Chart.Bars(values, styles: values.map { _ in .accent }), range)
        : .curves([Chart.Curve(values, styles: values.map { _ in .accent })], range))
    return chart([panel], hours, PlaceClock(place, zone: series.timeZone), at: place) {
      [$0.value.map { phrases.figure(text.figure($0, of: series.quantity)) }]
    }
  }
}
