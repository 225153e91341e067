import Foundation
import Reports
import Testing

@testable import Archiving

/// Rows packed by this version and by those before the depth of snow was kept.
struct PackedRowsTests {
  @Test func hoursAndDaysOfBeforeHaveNoSnowfall() throws {
    let report = try fullReport()
    let older = PackedRows.pack(
      report.hours.map { [$0.time.timeIntervalSinceReferenceDate] + $0.values.dropLast() },
      columns: ConditionColumns.names.count)
    let hours = try #require(Report.hours(packed: older, fetched: report.fetched))
    #expect(hours.allSatisfy { $0.snowfall == nil })
    let known = hours.filter { hour in report.hours.contains { $0.time == hour.time } }
    #expect(known.map(\.temperature) == report.hours.map(\.temperature))
    #expect(known.map(\.isDay) == report.hours.map(\.isDay))
    let olderDays = PackedRows.pack(report.days.map { $0.values.dropLast() }, columns: 13)
    let days = try #require(Report.days(packed: olderDays))
    #expect(days.map(\.snowfall) == [nil])
    #expect(days.map(\.sunset) == report.days.map(\.sunset))
  }

  /// Earlier versions kept what a service writes: rain from 15:00 to 16:00 in the row of 16:00.
  @Test func hoursKeptByTheirEndAreReadByTheirBeginning() throws {
    let times = (0..<3).map {
      Date(timeIntervalSinceReferenceDate: 800_000_000 + Double($0) * 3600)
    }
    let older = PackedRows.pack(
      zip(times, [0.0, 1.5, 0.2]).map { (time, rain) -> [Double?] in
        var hour = Conditions(time: time)
        hour.temperature = Temperature(8, .celsius)
        hour.precipitation = Precipitation(rain, .millimeters)
        return [time.timeIntervalSinceReferenceDate] + hour.values
      }, columns: 1 + ConditionColumns.names.count)
    let hours = try #require(Report.hours(packed: older, fetched: times[1]))
    #expect(hours.map(\.time) == times)
    #expect(hours.map { $0.precipitation?.in(.millimeters) } == [1.5, 0.2, nil])
    #expect(hours.allSatisfy { $0.temperature?.in(.celsius) == 8 })
  }

  @Test(arguments: [12, 15]) func otherColumnsAreNotRead(count: Int) {
    let rows = PackedRows.pack([Array(repeating: 1, count: count)], columns: count)
    #expect(Report.days(packed: rows) == nil)
  }
}
