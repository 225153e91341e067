public import WeatherModels

extension RecordsClient {
  /// The number of newest records that are read to find a day: a report every ten minutes makes 144 a day.
  private static var mostRead: Int { 300 }

  /// A day as the last report that was fetched on it had it. `nil` if there is none, or it cannot be read.
  public func day(_ date: CalendarDay, at place: Place) -> Day? {
    guard let list = try? list(place), list.count > 0,
      let newest = try? records(list, 0, Self.mostRead)
    else { return nil }
    let record = newest.first { record in
      PlaceClock(place, zone: record.report.timeZone)
        .day(of: record.report.fetched) == date
    }
    guard let record, let report = try? report(record.id) else { return nil }
    return report.days.first { $0.date == date }
  }
}
