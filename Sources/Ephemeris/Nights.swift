public import Foundation
public import WeatherModels

/// The times at which the sun is down.
public enum Nights {
  /// From each setting of the sun to its next rising, as far as they are between two times; all of that time in the polar
  /// night, and nothing on a polar day. The sun is up as long as its upper limb is, as in `SunDay`.
  public static func between(
    _ start: Date, and end: Date, at coordinate: Coordinate
  ) -> [ClosedRange<Date>] {
    guard start < end else { return [] }
    let observer = Observer(at: coordinate)
    let passage = Passage(from: start, to: end) { observer.heightOfSun(Moment($0)) }
    if let isUp = passage.isAlwaysAbove { return isUp ? [] : [start...end] }
    let rises = passage.risings
    let sets = passage.settings
    let beginsDark = rises.first.map { rise in sets.first.map { rise < $0 } ?? true } ?? false
    let dusks = (beginsDark ? [start] : []) + sets
    return zip(dusks, rises + [end]).map { $0...max($0, $1) }
  }
}
