import Foundation
import Testing
import WeatherModels

@testable import WeatherArchive

/// Rows packed by this version and by those before the depth of snow was kept.
struct PackedRowsTests {
  @Test func hoursOfBeforeHaveNoSnowfall() throws {
    let report = try fullReport()
    let older = PackedRows.pack(
      report.hours.map { [$0.time.timeIntervalSinceReferenceDate] + $0.values.dropLast() },
      columns: ConditionColumns.names.count)
    let hours = try #require(Report.hours(packed: older))
    #expect(hours.map(\.snowfall) == [nil, nil])
    #expect(hours.map(\.temperature) == report.hours.map(\.temperature))
    #expect(hours.map(\.isDay) == report.hours.map(\.isDay))
  }

  @Test func daysOfBeforeHaveNoSnowfall() throws {
    let report = try fullReport()
    let older = PackedRows.pack(report.days.map { $0.values.dropLast() }, columns: 13)
    let days = try #require(Report.days(packed: older))
    #expect(days.map(\.snowfall) == [nil])
    #expect(days.map(\.sunset) == report.days.map(\.sunset))
  }

  @Test func rowsComeBackWithTheirSnowfall() throws {
    let report = try fullReport()
    #expect(Report.hours(packed: try #require(report.packedHours)) == report.hours)
    #expect(Report.days(packed: try #require(report.packedDays)) == report.days)
  }

  @Test(arguments: [12, 15]) func otherColumnsAreNotRead(count: Int) {
    let rows = PackedRows.pack([Array(repeating: 1, count: count)], columns: count)
    #expect(Report.days(packed: rows) == nil)
  }
}
