public import Foundation
import Phrases
public import Quantities
import TerminalText
public import WeatherModels

extension Wording {
  /// The values of quantities.
  public var quantities: QuantityText { QuantityText(words: self) }
}

/// A quantity at a place in words.
public struct QuantityViewModel: Hashable, Sendable {
  /// A value at its time, and the length of its bar as a share of the widest one.
  public struct Row: Hashable, Sendable {
    var time: String
    /// The date, in the first row of a day.
    var newDay: String?
    public var value: String
    var share: Double?
  }

  public var title: String
  /// The present value and the range.
  public var summary: [String]
  public var rows: [Row]
  /// Notes on what the values aren't suitable for.
  public var notes: [String]
  var glyphs: Glyphs
}

/// The values of quantities, in the units that the user chose.
public struct QuantityText: WordedSubject {
  public let words: Wording

  /// `Sea temperature`
  public func name(_ quantity: WeatherQuantity) -> String { phrases.name(of: quantity) }

  /// A value with its unit: `18.5 °C`.
  public func figure(_ value: Double?, of quantity: WeatherQuantity) -> String {
    guard let value else { return "–" }
    return Figures.withUnit(bare(value, of: quantity), symbol(of: quantity))
  }

  /// The figure without its unit.
  public func bare(_ value: Double, of quantity: WeatherQuantity) -> String {
    figures.bare(value, quantity.dimension, decimals: quantity.decimals)
  }

  /// The unit in which the user writes a limit.
  public func symbol(of quantity: WeatherQuantity) -> String {
    figures.symbol(of: quantity.dimension)
  }

  /// The limit of a question as it was asked for, with as many decimals as it has.
  public func limit(_ question: QuantityQuestion) -> String {
    let unit = units().unit(of: question.quantity.dimension)
    let value = unit.value(question.limit)
    // An alert keeps three of 19.444… m/s, which nobody typed.
    let decimals = (0...2).first { decimals in
      let scaled = value * (0..<decimals).reduce(1.0) { factor, _ in factor * 10 }
      return abs(scaled - scaled.rounded()) < 0.000_1
    }
    let figure = Figures.fixed(value, decimals: decimals ?? max(1, question.quantity.decimals))
    return Figures.withUnit(figure, unit.symbol)
  }

  /// The notes beside values of a panel or a service.
  public func notes(_ quantity: WeatherQuantity) -> [String] {
    [
      quantity.host.flatMap(phrases.caution),
      quantity.name == "utci" ? phrases.shadeNote : nil,
      quantity.needsPanel ? phrases.panelNote : nil,
    ].compactMap(\.self)
  }

  /// The values to come, at most `limit` of them; `nil` if there is none.
  public func table(
    _ place: Place, _ series: QuantitySeries, limit: Int, within: (Date) -> Bool = { _ in true }
  ) -> QuantityViewModel? {
    let items = Array(series.coming(from: now()).filter { within($0.time) }.prefix(limit))
    let values = items.compactMap(\.value)
    guard let lowest = values.min(), let highest = values.max() else { return nil }
    let quantity = series.quantity
    let clock = PlaceClock(place, zone: series.timeZone)
    let isScaled = lowest >= 0 && highest > 0
    var before = clock.day(of: now())
    let rows = items.map { item in
      let day = clock.day(of: item.time)
      defer { before = day }
      return QuantityViewModel.Row(
        time: quantity.isDaily
          ? day.map { phrases.day(weekday: $0.weekday, month: $0.month, day: $0.day) } ?? "–"
          : words.time(of: item.time, clock, isShort: true) ?? "–",
        newDay: quantity.isDaily || day == before
          ? nil : day.map(phrases.longDate)?.capitalizedFirst,
        value: phrases.figure(item.value.map { bare($0, of: quantity) } ?? "–"),
        share: isScaled ? item.value.map { $0 / highest } : nil)
    }
    return QuantityViewModel(
      title: title(quantity), summary: summary(series, items, clock), rows: rows,
      notes: notes(quantity), glyphs: appearance().glyphs)
  }

  /// `Snow depth (cm)`
  public func title(_ quantity: WeatherQuantity) -> String {
    let symbol = symbol(of: quantity)
    return name(quantity) + (symbol.isEmpty ? "" : " (\(symbol))")
  }

  private func summary(
    _ series: QuantitySeries, _ items: [QuantitySeries.Item], _ clock: PlaceClock
  ) -> [String] {
    let quantity = series.quantity
    let now = series.value(at: now()).map { phrases.quantityNow(figure($0, of: quantity)) }
    func time(_ item: QuantitySeries.Item) -> String {
      guard let day = clock.day(of: item.time) else { return "–" }
      let named = phrases.shortDate(day)
      let isToday = day == clock.day(of: self.now())
      let time = words.spokenTime(of: item.time, clock, isShort: true, isAfterDay: !isToday)
      guard !quantity.isDaily, let time else { return named }
      return isToday ? time : named + " " + time
    }
    let known = items.filter { $0.value != nil }
    guard let lowest = known.min(by: { ($0.value ?? 0) < ($1.value ?? 0) }),
      let highest = known.max(by: { ($0.value ?? 0) < ($1.value ?? 0) }),
      figure(lowest.value, of: quantity) != figure(highest.value, of: quantity)
    else { return [now].compactMap(\.self) }
    return [
      now,
      phrases.quantityRange(
        lowest: figure(lowest.value, of: quantity), at: time(lowest),
        highest: figure(highest.value, of: quantity), at: time(highest)),
    ].compactMap(\.self)
  }
}

extension QuantitySeries.Item: HourOfSeries {}

extension ChartText {
  /// The values of a quantity to come as a chart; `nil` if there is none.
  public func quantity(
    _ place: Place, _ series: QuantitySeries, hours: Int
  ) -> ChartViewModel? {
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
    let unit = units().unit(of: series.quantity.dimension)
    guard let hours = HourSeries(items, now: now(), length: hours) else { return nil }
    let values = hours.hours.map { $0?.value.map(unit.value) }
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
    return quantityChart(panel, hours, PlaceClock(place, zone: series.timeZone), at: place) {
      [$0.value.map { text.figure($0, of: series.quantity) }]
    }
  }
}
