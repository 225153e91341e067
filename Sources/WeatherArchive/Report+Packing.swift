import Foundation
import WeatherModels

extension Report {
  /// `nil` where there are none.
  var packedHours: Data? {
    guard !hours.isEmpty else { return nil }
    return PackedRows.pack(
      hours.map { [$0.time.timeIntervalSinceReferenceDate] + $0.values },
      columns: 1 + ConditionColumns.names.count)
  }

  var packedDays: Data? {
    days.isEmpty ? nil : PackedRows.pack(days.map(\.values), columns: Day.columnCount)
  }

  static func hours(packed: Data) -> [Conditions]? {
    PackedRows.unpack(packed, columns: 1 + ConditionColumns.names.count)?.compactMap { row in
      row[0].flatMap(Date.init(inCalendar:)).map { time in Conditions(time: time) { row[1 + $0] } }
    }
  }

  static func days(packed: Data) -> [Day]? {
    PackedRows.unpack(packed, columns: Day.columnCount)?.compactMap { row in Day { row[$0] } }
  }
}
