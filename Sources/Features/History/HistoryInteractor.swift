import Clients
import Climate
import CommandKit
import Foundation
import Phrases
import Reports

/// The past of one place.
struct HistoryInteractor {
  let place: Place
  let clients: HistoryClients
  let reports: ReportLoader
  let now: @Sendable () -> Date

  /// Earlier runs are compared for this many days.
  private static let observedDays = 7

  /// More recent days of a service's archive may still be corrected.
  private static let settledAfter = 10

  func list() throws(Failure) -> RecordList {
    try Failure.wrapping(storage: clients.records.list(place))
  }

  func records(
    _ list: RecordList, from offset: Int, _ limit: Int
  ) throws(Failure) -> [WeatherRecord] {
    try Failure.wrapping(storage: clients.records.records(list, offset, limit))
  }

  /// Removes rows of a list, by their offsets, ascending.
  func remove(_ offsets: [Int], of list: RecordList) throws(Failure) -> RecordRemoval {
    if offsets.count == list.count {
      return try Failure.wrapping(storage: clients.records.removeAll(list))
    }
    guard let first = offsets.first, let last = offsets.last else { throw .goneAlready }
    let span = try records(list, from: first, last - first + 1)
    let ids = offsets.compactMap { span.indices.contains($0 - first) ? span[$0 - first].id : nil }
    return try Failure.wrapping(storage: clients.records.remove(ids))
  }

  /// Writes all records of the list and returns their number; `nil` if the file exists and isn't replaced.
  func export(_ list: RecordList, to path: String, replaces: Bool) throws(Failure) -> Int? {
    var rows: [WeatherRecord] = []
    while rows.count < list.count {
      let more = try records(list, from: rows.count, 1000)
      if more.isEmpty { break }
      rows += more
    }
    let table = RecordTable.text(rows.map(\.report), at: place)
    do {
      try clients.export(table, path, replaces)
    } catch {
      if case .exists = error { return nil }
      throw .storage(error)
    }
    return rows.count
  }

  /// The errors of each model, compared with the nearest station, or else with the records of this place; `nil` if no
  /// model has earlier runs. The best one is kept for the setting `model`.
  func modelAccuracy() async throws(Failure) -> ModelAccuracy? {
    let certainty = clients.certainty
    let runs = try await Failure.wrapping(service: await certainty.previousRuns(place))
    guard !runs.isEmpty else { return nil }
    let accuracy = try await modelAccuracy(of: runs)
    if let best = accuracy.best { certainty.keepBest(best, place) }
    return accuracy
  }

  private func modelAccuracy(of runs: [PreviousRun]) async throws(Failure) -> ModelAccuracy {
    var failure: ServiceError?
    do throws(ServiceError) {
      // The weather of another height isn't what was forecast.
      if let station = try await clients.certainty.station(place), station.counts(for: place) {
        let past = try await clients.certainty.observations(
          place, station.station, Self.observedDays)
        clients.accuracy.noteStation(place, past + [station])
        return ModelAccuracy(runs, station: station, past + [station])
      }
    } catch {
      if error == .cancelled { throw .service(error) }
      failure = error
    }
    // Without a station, or without its earlier reports, the records remain.
    let list = try list()
    let records = try records(list, from: 0, min(list.count, 2000))
    return ModelAccuracy(runs, records.compactMap(\.report.current), stationFailure: failure)
  }

  var service: Service { reports.saved(place)?.service ?? .openMeteo }

  /// The chances that it forecast and what came, also by the station's reports of the last days.
  func chances() async throws(Failure) -> [ChanceCase] {
    if let station = try? await clients.certainty.station(place), station.counts(for: place) {
      let past = try? await clients.certainty.observations(
        place, station.station, Self.observedDays)
      clients.accuracy.noteStation(place, (past ?? []) + [station])
    }
    return try Failure.wrapping(storage: clients.accuracy.chances(place, service))
  }

  /// The one day that is meant; of several the first would be another answer.
  func day(_ reference: DayReference?) throws(Failure) -> CalendarDay? {
    guard let span = reference.flatMap({ DaySpan($0, clock: clock, now: now()) }) else {
      return nil
    }
    guard span.days.lowerBound == span.days.upperBound else {
      let line = "\(CommandName.normal.rawValue) \(span.days.lowerBound) \(place.name)"
      throw .own(OwnFailure { $0.history.oneDayAlone(line) })
    }
    return span.days.lowerBound
  }

  func today() -> CalendarDay? { clock.day(of: now()) }

  /// Days of the past, oldest first, with what was recorded of them. Where no service can be asked, those since 1950
  /// that are saved serve as well.
  func past(_ dates: ClosedRange<CalendarDay>) async throws(Failure) -> [PastDay] {
    let (first, last) = (dates.lowerBound, dates.upperBound)
    var days: [Day] = []
    do throws(Failure) {
      days = try await settled(first, last)
    } catch {
      let series = clients.climate.saved(place)?.series
      days = (first.daysSince1970...last.daysSince1970)
        .compactMap(CalendarDay.init(daysSince1970:)).compactMap { series?.day($0) }
      if days.isEmpty || error == .service(.cancelled) { throw error }
    }
    let recorded = try recordedDays(since: first)
    return days.map { PastDay(day: $0, recorded: recorded[$0.date]) }
  }

  /// A date in the ten years before. `climate` serves where it has all of the dates that are not kept.
  func normal(
    of date: CalendarDay, _ climate: ClimateSeries?
  ) async throws(Failure) -> TenYears? {
    let dates = TenYears.dates(for: date, before: today() ?? date)
    guard let first = dates.first, let last = dates.last else { return nil }
    let kept = clients.savedDays.days(place, first, last).filter { dates.contains($0.date) }
    let others = dates.filter { date in !kept.contains { $0.date == date } }
      .compactMap { climate?.day($0) }
    let known =
      (kept.count + others.count == dates.count ? kept + others : kept).sorted { $0.date < $1.date }
    let missing = dates.filter { date in !known.contains { $0.date == date } }
    guard let firstMissing = missing.first, let lastMissing = missing.last else {
      return TenYears(known.filter { dates.contains($0.date) })
    }
    // One request for all years serves every date from then on.
    let asked = try await fetch(firstMissing, lastMissing)
    clients.savedDays.keep(asked, place)
    return TenYears(
      (known.filter { !missing.contains($0.date) } + asked).filter {
        dates.contains($0.date)
      })
  }

  /// The forecast for today, by the last report that has it or a new one. The rest of a day is compared with nothing.
  func forecast(for today: CalendarDay) async -> Day? {
    func whole(_ report: Report) -> Day? {
      report.isRest(today, by: PlaceClock(place, zone: report.timeZone))
        ? nil : report.days.first { $0.date == today }
    }
    let saved = reports.saved(place, for: .today)
    if let saved, saved.days.contains(where: { $0.date == today }) { return whole(saved) }
    // Without it, the mean of other years can still be shown.
    return (try? await reports.fresh(place)).flatMap(whole)
  }
}

extension HistoryInteractor {
  private var clock: PlaceClock {
    PlaceClock(timeZone: place.timeZone ?? reports.saved(place)?.timeZone, at: place.coordinate)
  }

  /// Kept days, as far as they are all there, or else those of the service, of which the settled ones are kept.
  private func settled(
    _ first: CalendarDay, _ last: CalendarDay
  ) async throws(Failure) -> [Day] {
    let known = clients.savedDays.days(place, first, last)
    if known.count == last.daysSince1970 - first.daysSince1970 + 1 { return known }
    let days = try await fetch(first, last)
    let limit = (today() ?? last).daysSince1970 - 1 - Self.settledAfter
    let old = days.filter { $0.date.daysSince1970 <= limit }
    if !old.isEmpty { clients.savedDays.keep(old, place) }
    return days
  }

  private func fetch(_ first: CalendarDay, _ last: CalendarDay) async throws(Failure) -> [Day] {
    try await Failure.wrapping(service: await clients.past.days(place, first, last))
  }

  /// The temperatures recorded in each day at the place.
  private func recordedDays(since first: CalendarDay) throws(Failure) -> [CalendarDay: RecordedDay]
  {
    let list = try list()
    var days: [CalendarDay: RecordedDay] = [:]
    var offset = 0
    while offset < list.count {
      let records = try records(list, from: offset, 500)
      if records.isEmpty { break }
      offset += records.count
      for record in records {
        guard let current = record.report.current, let temperature = current.temperature,
          let day = clock.day(of: current.time), day >= first
        else { continue }
        var known = days[day] ?? (count: 0, low: temperature, high: temperature)
        known.count += 1
        known.low = min(known.low, temperature)
        known.high = max(known.high, temperature)
        days[day] = known
      }
      // Newest first, so that nothing after an older day is wanted.
      let oldest = records.last.flatMap { clock.day(of: $0.report.fetched) }
      if let oldest, oldest < first { break }
    }
    return days
  }
}

// The days since 1950.
extension HistoryInteractor {
  /// The saved days with the newest, which are requested once a day, and after a failure tomorrow or in the next run.
  func climate(on today: CalendarDay) async -> SavedClimate? {
    guard let saved = clients.climate.saved(place) else { return nil }
    let next = saved.next(today: today)
    guard saved.through < today.daysSince1970 - ClimateRequest.delay, next.isSmall else {
      return saved
    }
    // Without them, the saved days are good enough.
    return (try? await clients.climate.complete(place, today: today, now: now) { _ in }) ?? saved
  }

  /// The next request; `nil` if only the newest days are missing, which are added by the way.
  func missing(_ saved: SavedClimate?, on today: CalendarDay) -> ClimateRequest? {
    guard let saved, saved.series.known != nil else {
      return ClimateRequest(after: nil, today: today)
    }
    guard saved.through < today.daysSince1970 - ClimateRequest.delay else { return nil }
    let next = saved.next(today: today)
    return next.isSmall ? nil : next
  }

  /// Requests the days that are missing, unless this run is about it already: `nil` then.
  func completeClimate(
    on today: CalendarDay, progress: (ClimateProgress) async -> Void
  ) async throws(Failure) -> SavedClimate? {
    let climate = clients.climate
    guard climate.begin(place) else { return nil }
    defer { climate.end(place) }
    do throws(ClimateFailure) {
      return try await climate.complete(place, today: today, now: now, progress: progress)
    } catch {
      switch error {
      case .service(let error): throw .service(error)
      case .storage(let error): throw .storage(error)
      }
    }
  }
}
