public import Foundation
public import Reports

/// The values of one quantity at a place, in base units.
public struct QuantitySeries: Hashable, Sendable {
  public struct Item: Hashable, Sendable {
    public var time: Date
    public var value: Double?

    public init(time: Date, value: Double?) {
      self.time = time
      self.value = value
    }
  }

  /// The quantity, a row of the table.
  public var quantity: WeatherQuantity
  /// In order of time.
  public var items: [Item]
  public var fetched: Date
  /// An IANA name.
  public var timeZone: String?
  public var service: Service

  public init(
    _ quantity: WeatherQuantity, _ items: [Item], fetched: Date, timeZone: String?, service: Service
  ) {
    self.quantity = quantity
    self.items = items
    self.fetched = fetched
    self.timeZone = timeZone
    self.service = service
  }

  /// From the hours of a report; `nil` for what reports don't have.
  public init?(_ quantity: WeatherQuantity, _ report: Report) {
    guard quantity.host == nil else { return nil }
    var items = report.hours.map { Item(time: $0.time, value: quantity.value(of: $0)) }
    if let current = report.current, items.first.map({ current.time < $0.time }) ?? true {
      items.insert(Item(time: current.time, value: quantity.value(of: current)), at: 0)
    }
    self.init(
      quantity, items, fetched: report.fetched, timeZone: report.timeZone, service: report.service)
  }

  /// Whether there is any value: the sea inland has none, nor has pollen outside Europe.
  public var isCovered: Bool { items.contains { $0.value != nil } }

  /// The seconds between items: an hour, a day, or the most frequent difference.
  public var step: Double {
    if quantity.isDaily { return 86_400 }
    let distances = zip(items, items.dropFirst()).map { $1.time.timeIntervalSince($0.time) }
      .filter { $0 >= 1800 }.sorted()
    return distances.isEmpty ? 3600 : min(max(distances[distances.count / 2], 3600), 21_600)
  }

  /// Items that aren't over yet, the present one first.
  public func coming(from now: Date) -> [Item] {
    let step = step
    return items.filter { $0.time.addingTimeInterval(step) > now }
  }

  /// The value now; `nil` if none is known.
  public func value(at now: Date) -> Double? {
    items.last { $0.time <= now && $0.time.addingTimeInterval(step) > now }?.value
  }

  /// A high or a low between the values, such as high and low water.
  public struct Turn: Hashable, Sendable {
    public var time: Date
    /// In the base unit.
    public var value: Double
    public var isHigh: Bool
  }

  /// The highs and lows by turns, each on the parabola through the three values around it. Swings of less than `least`
  /// are none, so that waves of a sea without tides aren't either.
  public func turns(least: Double) -> [Turn] {
    zip(items, zip(items.dropFirst(), items.dropFirst(2))).reduce(into: []) { turns, three in
      guard let turn = Self.turn(three.0, three.1.0, three.1.1) else { return }
      guard let last = turns.last else { return turns.append(turn) }
      if last.isHigh == turn.isHigh {
        // Of two highs with no low between them, the higher one is the turn.
        if turn.isHigh == (turn.value > last.value) { turns[turns.count - 1] = turn }
      } else if abs(turn.value - last.value) >= least {
        turns.append(turn)
      }
    }
  }

  /// The turn at the middle one of three values at equal distances; `nil` if there is none.
  private static func turn(_ first: Item, _ middle: Item, _ last: Item) -> Turn? {
    let step = middle.time.timeIntervalSince(first.time)
    guard let before = first.value, let value = middle.value, let after = last.value, step > 0,
      abs(last.time.timeIntervalSince(middle.time) - step) < 1
    else { return nil }
    let isHigh = value >= before && value > after
    guard isHigh || value <= before && value < after else { return nil }
    let shift = (before - after) / (2 * (before - 2 * value + after))
    return Turn(
      time: middle.time + shift * step, value: value - (before - after) * shift / 4,
      isHigh: isHigh)
  }
}
