public import WeatherModels

extension RecordsClient {
  /// The number of newest records that are read to find a day: a report every ten minutes makes 144 a day.
  private static var mostRead: Int { 300 }
  /// They are read in pages: all at once would take half of a start.
  private static var pageSize: Int { 30 }

  /// A day as the last report that was fetched on it had it. `nil` if there is none, or it cannot be read.
  public func day(_ date: CalendarDay, at place: Place) -> Day? {
    guard let list = try? list(place) else { return nil }
    func day(of record: WeatherRecord) -> CalendarDay? {
      PlaceClock(place, zone: record.report.timeZone).day(of: record.report.fetched)
    }
    var read = 0
    while read < min(list.count, Self.mostRead),
      let page = try? records(list, read, Self.pageSize), let oldest = page.last
    {
      if let record = page.first(where: { day(of: $0) == date }) {
        return (try? report(record.id))?.days.first { $0.date == date }
      }
      if let day = day(of: oldest), day < date { return nil }
      read += page.count
    }
    return nil
  }
}
