public import Clients
public import Documents
public import Foundation
public import Phrases
public import Presentation
public import Reports
public import Warnings

/// The official warnings of places, as long as they are recent. They outlive the pages, so that a place opened again
/// needs no request, not even one that another program made.
@MainActor public final class RecentWarnings {
  private let client: WarningsClient
  private let now: @Sendable () -> Date
  private var answers = Recent<Place.ID, WarningsAnswer>(for: PlaceWarnings.freshness, atMost: 200)
  /// A failure an hour ago says nothing about the present.
  private var failures = Recent<Place.ID, Failure>(for: failureAge, atMost: 200)
  /// Answers from the disk.
  private var saved = Recent<Place.ID, LastWarnings?>(for: savedAge, atMost: 2000)
  /// Places for whose warnings a page waited in vain.
  private var late: Set<Place.ID> = []

  private static let failureAge = 3600.0
  private static let savedAge = 60.0

  public init(_ client: WarningsClient, now: @escaping @Sendable () -> Date) {
    self.client = client
    self.now = now
  }

  public func kept(_ place: Place) -> PlaceWarnings? {
    lastRead(place).flatMap { $0.isRecent(at: now()) ? $0 : nil }
  }

  /// The warnings that were read last, however old.
  public func lastRead(_ place: Place) -> PlaceWarnings? {
    var own: PlaceWarnings?
    if case .found(let found) = answers.last(place.id) { own = found }
    if let own, own.isRecent(at: now()) { return own }
    let other = lastSaved(place)?.found
    return [own, other].compactMap(\.self).max { $0.fetched < $1.fetched }
  }

  /// The reason why nothing recent is known of a place, where the last request for it failed.
  public func failure(at place: Place) -> Failure? {
    guard kept(place) == nil else { return nil }
    if let failure = failures.value(of: place.id, at: now()) { return failure }
    if late.contains(place.id) { return .warningsAreLate }
    guard let failure = lastSaved(place)?.failure,
      abs(now().timeIntervalSince(failure.time)) < Self.failureAge
    else { return nil }
    return .service(failure.error)
  }

  /// Whether a service is to be asked.
  public func isNeeded(_ place: Place) -> Bool {
    kept(place) == nil && answers.value(of: place.id, at: now()) == nil
  }

  /// `phrases` determine the language of the warnings.
  @discardableResult public func request(
    _ place: Place, in phrases: any Phrases
  ) async throws(Failure) -> WarningsAnswer {
    defer { late.remove(place.id) }
    let answer: WarningsAnswer
    do throws(ServiceError) {
      answer = try await client.warnings(place, phrases.languageCode)
    } catch {
      if error != .cancelled { failures.keep(.service(error), of: place.id, fetched: now()) }
      throw .service(error)
    }
    failures.remove(place.id)
    let fetched = if case .found(let found) = answer { found.fetched } else { now() }
    answers.keep(answer, of: place.id, fetched: fetched)
    return answer
  }

  /// A page's wait, after which it says which warnings have not come.
  public func noting(
    _ places: [Place], after timeout: @escaping @Sendable () async -> Void
  ) -> @Sendable () async -> Void {
    {
      await timeout()
      if !Task.isCancelled { await self.noteLate(places) }
    }
  }

  private func noteLate(_ places: [Place]) { late.formUnion(places.filter(isNeeded).map(\.id)) }

  /// Drops what another service than the present one said.
  public func forget() {
    answers.forget()
    failures.forget()
    saved.forget()
    late = []
  }

  private func lastSaved(_ place: Place) -> LastWarnings? {
    if let known = saved.value(of: place.id, at: now()) { return known }
    let last = client.last(place)
    saved.keep(last, of: place.id, fetched: now())
    return last
  }
}

extension RecentWarnings {
  /// The sentence of a place in a list: see `WarningText.known`; of some days with the warnings in force then.
  public func line(
    at place: Place, during day: DayReference? = nil, zone: String? = nil, _ words: Wording
  ) -> WarningLine? {
    let found = read(place, during: day, zone: zone)
    // Where there are warnings of other days, it isn't said that there were none.
    let isOfOthers = found?.isEmpty == true && lastRead(place)?.isEmpty == false
    return words.warnings.known(place, isOfOthers ? nil : found)
  }

  /// The last lines of a page: that there are warnings which may not cover the places, of some days those in force then,
  /// and whose could not be read; without names where it is all of `isList`.
  public func remarks(
    at places: [Place], called names: [Place.ID: String] = [:], isList: Bool = true,
    during day: DayReference? = nil, zone: String? = nil, _ words: Wording
  ) -> [String] {
    let found = places.compactMap { place in
      read(place, during: day, zone: zone).map { (place, $0) }
    }
    let failures = places.compactMap { place in
      failure(at: place).map { (names[place.id] ?? place.name, $0) }
    }
    return [
      words.warnings.unplaced(found),
      words.warnings.unread(failures, of: isList ? places.count : nil),
    ].compactMap(\.self)
  }

  /// The sentence of each place that has one, after its name, the most severe first; of some days with the warnings in
  /// force then. Of more than `most`, the last says in how many more places with rows there are warnings, and the row of
  /// the worst of those; a place without a row comes first among equals.
  public func lines(
    at places: [(place: Place, row: Int?)], called names: [Place.ID: String], most: Int = .max,
    during day: DayReference? = nil, _ words: Wording
  ) -> [WarningLine] {
    let lines = places.compactMap { place, row in
      line(at: place, during: day, words).map {
        (line: $0.at(names[place.id] ?? place.name), row: row)
      }
    }.sorted(bySeverityOf: \.line)
    guard lines.count > most else { return lines.map(\.line) }
    let rest = lines.dropFirst(most - 1).filter { $0.line.rank != nil }
    guard let row = rest.first?.row else { return lines.prefix(most).map(\.line) }
    return lines.prefix(most - 1).map(\.line)
      + [
        WarningLine(
          words.phrases.warnings.moreWarned(rest.count, row: row), rank: nil, words.appearance())
      ]
  }

  /// The services whose warnings such lines hold.
  public func credits(at places: [Place], during day: DayReference? = nil) -> [SourceCredit] {
    let found = places.compactMap { read($0, during: day) }.filter { !$0.warnings.isEmpty }
    return SourceCredit.warnings(found.map(\.service))
  }

  private func span(of day: DayReference?, at place: Place, zone: String? = nil) -> DaySpan? {
    day.flatMap { DaySpan($0, clock: PlaceClock(place, zone: zone), now: now()) }
  }

  /// The warnings that were read last; of some days those in force then.
  private func read(
    _ place: Place, during day: DayReference?, zone: String? = nil
  ) -> PlaceWarnings? {
    lastRead(place).map { all in span(of: day, at: place, zone: zone).map(all.during) ?? all }
  }

  /// All that is said of them where a page or a list has no room for more; of some days only those in force then.
  public func known(
    at place: Place, during day: DayReference? = nil, zone: String? = nil, _ words: Wording
  ) -> KnownWarnings {
    let span = span(of: day, at: place, zone: zone)
    let found = read(place, during: day, zone: zone)
    return KnownWarnings(
      sentence: line(at: place, during: day, zone: zone, words),
      remarks: remarks(at: [place], isList: false, during: day, zone: zone, words),
      json: json(at: place, in: words.phrases) { found in span.map(found.during) ?? found },
      service: found.flatMap { $0.warnings.isEmpty ? nil : $0.service })
  }

  /// The member `warnings` of a place's document: recent ones, or those of some time ago with the reason why there are
  /// no newer ones. That there were none some time ago is said only with that reason.
  public func json(
    at place: Place, in phrases: any Phrases,
    narrowed: (PlaceWarnings) -> PlaceWarnings = { $0 }
  ) -> JSONValue {
    let failure = failure(at: place)
    let reason = failure.map { phrases.warnings.warningsMissing(because: $0) }
    let last = lastRead(place)
    let found = failure == nil && last?.isEmpty == true ? kept(place) : last
    if let found { return narrowed(found).json(at: place, failure: reason) }
    let isWithoutService = answers.value(of: place.id, at: now()) == .noService
    return PlaceWarnings.unreadJSON(
      isWithoutService
        ? phrases.noWarningService(for: place.countryName ?? place.country) : reason,
      of: failure?.warningService)
  }

  /// In Europe one answer covers a whole country, in the United States one place.
  private static let mostCountries = 8
  private static let mostPlaces = 20

  /// Requests what isn't known: of a country one place after the other, so that its answer serves them all. Whatever
  /// fails, a list is shown all the same.
  public func fetch(
    for places: [Place], in phrases: any Phrases,
    timeout: @escaping @Sendable () async -> Void = SupplementaryFetch.second
  ) -> SupplementaryFetch {
    let wanted = Dictionary(grouping: places.filter(isNeeded)) { $0.country ?? "" }
    let first = wanted.sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }
      .prefix(Self.mostCountries).map { $0.value.prefix(Self.mostPlaces) }
    return SupplementaryFetch(
      first.map { places in
        {
          for place in places where !Task.isCancelled {
            _ = try? await self.request(place, in: phrases)
          }
        }
      }, timeout: noting(Array(first.joined()), after: timeout))
  }
}
