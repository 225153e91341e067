import Foundation
import WeatherModels

extension Report {
  /// `nil` if there are none.
  var packedHours: Data? {
    guard !hours.isEmpty else { return nil }
    return PackedRows.pack(
      hours.map { [$0.time.timeIntervalSinceReferenceDate] + $0.values },
      columns: 1 + ConditionColumns.names.count, version: .spansByBeginning)
  }

  var packedDays: Data? {
    days.isEmpty ? nil : PackedRows.pack(days.map(\.values), columns: Day.columnCounts.upperBound)
  }

  /// The precipitation in its base unit.
  var packedMinutes: Data? {
    guard !minutes.isEmpty else { return nil }
    return PackedRows.pack(
      minutes.map { [$0.time.timeIntervalSinceReferenceDate, $0.precipitation?.in(.base)] },
      columns: 2)
  }

  /// `fetched` is when the report was, for hours that an earlier version packed.
  static func hours(packed: Data, fetched: Date) -> [Conditions]? {
    let columns = 1 + ConditionColumns.first.count...1 + ConditionColumns.names.count
    guard let rows = PackedRows.unpack(packed, columns: columns) else { return nil }
    // An hour is large, and would be copied each time that the array grows.
    var hours: [Conditions] = []
    hours.reserveCapacity(rows.count)
    for row in 0..<rows.count {
      guard let time = rows[row, 0].flatMap(Date.init(inCalendar:)) else { continue }
      hours.append(Conditions(time: time) { rows[row, 1 + $0] })
    }
    return PackedRows.version(of: packed) == .first
      ? hours.spansByBeginning(present: fetched) : hours
  }

  static func days(packed: Data) -> [Day]? {
    PackedRows.unpack(packed, columns: Day.columnCounts).map { rows in
      (0..<rows.count).compactMap { row in Day { rows[row, $0] } }
    }
  }

  static func minutes(packed: Data) -> [Minute]? {
    PackedRows.unpack(packed, columns: 2...2).map { rows in
      (0..<rows.count).compactMap { row in
        rows[row, 0].flatMap(Date.init(inCalendar:)).map { time in
          Minute(time: time, precipitation: rows[row, 1].flatMap { Precipitation($0, .base) })
        }
      }
    }
  }
}
