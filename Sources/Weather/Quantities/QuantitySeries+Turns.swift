public import Foundation

extension QuantitySeries {
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
