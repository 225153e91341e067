public import Foundation
public import Reports

/// The times at which the sun is down, for drawings.
public enum Nights {
  /// The nights between two times, from each sunset to the next sunrise: all of that time in the polar night, and
  /// nothing on a polar day. The sun is up as long as its upper limb is, as in `SunDay`.
  ///
  /// Its height is computed every half hour and interpolated linearly: a few minutes off `SunDay`, and more where the
  /// sun hardly rises or sets.
  public static func between(
    _ start: Date, and end: Date, at coordinate: Coordinate
  ) -> [ClosedRange<Date>] {
    guard start < end else { return [] }
    let observer = Observer(at: coordinate)
    let count = Int((end.timeIntervalSince(start) / 1800).rounded(.up))
    let step = end.timeIntervalSince(start) / Double(count)
    var nights: [ClosedRange<Date>] = []
    var dusk: Date?
    var before = observer.heightOfSun(Moment(start))
    if before < 0 { dusk = start }
    for index in 1...count {
      let date = start.addingTimeInterval(Double(index) * step)
      let height = observer.heightOfSun(Moment(date))
      if (before < 0) != (height < 0) {
        let crossing = date.addingTimeInterval(-step * height / (height - before))
        if let began = dusk { nights.append(began...max(began, crossing)) }
        dusk = height < 0 ? crossing : nil
      }
      before = height
    }
    return nights + (dusk.map { [$0...end] } ?? [])
  }
}
