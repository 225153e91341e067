import Analysis
import Clients
import CommandKit
import Documents
import Phrases
import Presentation
import Quantities
import Reports
import TerminalText
import WarningWords

/// The places of one comparison, and how they are shown.
@MainActor struct ComparisonPresenter {
  private let context: CommandContext
  private let warnings: RecentWarnings
  /// The places without repetitions, in the order typed.
  private var places: [Place] = []
  /// The name of each, or its position where it is known.
  private var sought: [(reference: PlaceReference, isName: Bool)] = []
  private let day: DayReference?
  /// The index at which the place comes that is found out first.
  private var hereIndex: Int?
  /// The names for which no place was found, each with the reason.
  private var missing: [(name: String, failure: Failure)] = []

  /// All days that are asked for.
  private var limit: Int { day == nil ? Wording.comparedDays : .max }

  private var words: Wording { context.words }
  private var phrases: any Phrases { context.phrases }
  private var screen: ScreenContext { context.screen }

  /// A name that isn't found is reported and left out.
  init(
    _ request: CompareRequest, _ context: CommandContext, _ warnings: RecentWarnings
  ) throws(Failure) {
    self.context = context
    self.warnings = warnings
    day = request.day
    for text in request.places {
      if let list = CompareRequest.List(rawValue: text) {
        let listed =
          try list == .all ? context.places.rows() : context.places.favorites()
        listed.forEach { add($0) }
        continue
      }
      if context.places.isHere(text) {
        hereIndex = hereIndex ?? places.count
        continue
      }
      do {
        // `this`, or `this place`, but a place may be called This.
        let isAtHand = text.split(separator: " ").first.map(Self.isThis) == true
        let reference = isAtHand ? .atHand : PlaceReference([text])
        let isName = if case .name = reference { true } else { false }
        add(try context.places.place(reference), isName ? reference : nil)
      } catch {
        switch error {
        case .placeNotFound, .onlyNearNames, .limited: missing.append((text, error))
        default: throw error
        }
      }
    }
    if places.isEmpty, hereIndex == nil, let failure = missing.first?.failure { throw failure }
  }

  private mutating func add(_ place: Place, _ name: PlaceReference? = nil) {
    guard !places.contains(where: { $0.id == place.id }) else { return }
    places.append(place)
    let position = "\(place.coordinate.latitude),\(place.coordinate.longitude)"
    sought.append((name ?? .name(position), name != nil))
  }

  /// The places that the names mean together: beside Aspen, Vail is in Colorado.
  private func together() async throws(Failure) -> [Place] {
    guard sought.count > 1, sought.contains(where: \.isName) else { return places }
    let found = try await context.places.find(sought.map(\.reference), .comparison).places
    let meant = zip(places, zip(sought, found)).map { $1.0.isName ? $1.1 : $0 }
    return meant.uniqued(by: \.id).count == places.count ? meant : places
  }

  private static func isThis(_ word: Substring) -> Bool {
    word.first?.isUppercase == false && Language.typed.present.contains(word.folded)
  }

  /// The weather of the places in the order typed, or a quantity of each, the highest first.
  func show(by quantity: WeatherQuantity?) async throws(Failure) {
    var located = self
    located.places = try await together()
    if let hereIndex, let here = try await context.places.here().place,
      !located.places.contains(where: { $0.id == here.id })
    {
      located.places.insert(here, at: hereIndex)
    }
    if let quantity { try await located.load(quantity) } else { try await located.load() }
  }

  private func load(_ quantity: WeatherQuantity) async throws(Failure) {
    screen.wait(phrases.asking)
    defer { screen.wait(nil) }
    var rows: [ComparedQuantity] = []
    do {
      for place in places {
        let series = try await context.quantities.values(quantity, at: place)
        rows.append(ComparedQuantity(place, series, on: day, now: context.now()))
      }
    } catch {
      if error != .service(.cancelled) { showWarnings(besides: [], document(of: rows)) }
      throw error
    }
    rows = rows.descending(\.rank)
    let highest = rows.compactMap(\.rank).max()
    let range = rows.first.map(heading) ?? ""
    let heading = ["", phrases.presentHeading.lowercased(), range].map { Line($0, .dim) }
    let lines = rows.map { row in
      row.cells(names[row.place.id], isHighest: row.rank.map { $0 == highest } == true, words)
    }
    let name = phrases.name(of: quantity)
    let notes =
      rows.filter { !$0.series.isCovered }.map { phrases.notCovered(name, at: $0.place.name) }
      + [phrases.compare.highestFirst(ofSums: quantity.falls)]
      + words.quantities.notes(quantity)
      + (rows.contains { $0.series.service == .sample } ? [phrases.sampleWarning] : [])
    let title = words.quantities.title(quantity)
    var credits = rows.first.map { words.origin.credits($0.series, said.sources) } ?? Credits()
    credits.remarks = said.remarks
    show(.final, document(of: rows), notes: notes, credits) { width in
      [WeatherLines.heading(title).clipped(to: width)]
        + Table(
          columns: [.init(), .init(.trailing), .init(.trailing)], rows: [heading] + lines,
          hasHeading: true
        ).lines(width: width, foldingFrom: 1)
    }
  }

  /// The heading of the ranges: the days, or the hours without one.
  private func heading(_ row: ComparedQuantity) -> String {
    guard let day else { return phrases.within(hours: 24) }
    let clock = PlaceClock(row.place, zone: row.series.timeZone)
    guard let span = DaySpan(day, clock: clock, now: context.now()) else { return "–" }
    let first = span.days.lowerBound
    return first < span.last ? words.daily.heading(span) : phrases.shortDate(first)
  }

  /// A page between the warnings and the credits.
  private func show(
    _ stage: Answer.Stage, _ document: JSONValue, absent: [String] = [], notes: [String],
    _ credits: Credits, _ lines: @escaping @Sendable (_ width: Int) -> [Line]
  ) {
    let unknown = missing.map { phrases.sentence(for: $0.failure) } + absent
    let alerts = said.lines
    screen.show(
      Answer(stage, document: document) { width in
        Page(
          lines: unknown.flatMap { WeatherLines.note($0, .warning, width: width) }
            + alerts.flatMap { WeatherLines.alert($0, width: width) } + lines(width)
            + notes.flatMap { WeatherLines.note($0, width: width) }
            + WeatherLines.credits(credits, width: width))
      })
  }

  private func load() async throws(Failure) {
    var failure: Failure?
    var shown: Set<String> = []
    var pairs: [(place: Place, report: Report)] = []
    let beside = warnings.fetch(for: places, in: phrases)
    beside.begin()
    defer { beside.cancel() }
    do {
      try await context.reports.load(places, for: .days, screen) { reports, stage in
        if stage == .final { await beside.settle() }
        pairs = []
        failure = nil
        for case (let place, let report?) in zip(places, reports) {
          do throws(Failure) {
            pairs.append((place, try narrowed(report, at: place)))
          } catch {
            failure = error
          }
        }
        if !pairs.isEmpty || failure == nil {
          shown.formUnion(said.texts)
          show(pairs, stage)
        }
      }
    } catch {
      failure = error
    }
    guard let failure else { return }
    if failure != .service(.cancelled) {
      await beside.settle()
      if !pairs.isEmpty { show(pairs, .revised) }
      showWarnings(besides: shown, document(pairs))
    }
    throw failure
  }

  private func narrowed(_ report: Report, at place: Place) throws(Failure) -> Report {
    guard let day else { return report }
    return try context.reports.narrowed(report, to: day, at: place, for: .days)
  }

  private var names: [Place.ID: String] { places.distinctNames(in: phrases) }

  /// A sentence for each place with warnings, also for those without a report.
  private var said: SaidWarnings {
    SaidWarnings(
      lines: warnings.lines(at: places.map { ($0, nil) }, called: names, during: day, words),
      remarks: warnings.remarks(at: places, called: names, during: day, words),
      sources: warnings.credits(at: places, during: day))
  }

  private func showWarnings(besides shown: Set<String>, _ document: JSONValue) {
    let said = said
    screen.show(
      Answer(.fallback, document: document) { said.page(besides: shown, width: $0) })
  }

  private func show(_ pairs: [(place: Place, report: Report)], _ stage: Answer.Stage) {
    let told = pairs.first.map { words.of($0.report) } ?? words
    let comparison = told.comparison(pairs, limit: limit)
    let names = names
    let absent = places.filter { place in !pairs.contains { $0.place.id == place.id } }.map {
      "\(names[$0.id] ?? $0.name): \(phrases.noWeatherYet)"
    }
    let reports = pairs.map(\.report)
    let forecasts = pairs.compactMap { place, report in
      words.origin.ofForecast(place, report).map { "\(place.name): \($0)" }
    }
    let uncompared = day.flatMap { words.uncompared(pairs, in: $0) }
    let notes = [uncompared].compactMap(\.self) + words.origin.sources(reports) + forecasts
    let credits = words.origin.credits(reports, said.sources, remarks: said.remarks)
    show(stage, document(pairs), absent: absent, notes: notes, credits) { width in
      WeatherLines.comparison(comparison, width: width)
    }
  }

  /// `report` is null where there is none.
  private func document(_ pairs: [(place: Place, report: Report)]) -> JSONValue {
    let marks = Comparison(words.compared(pairs, limit: limit)).marks
    return document(of: places) { place in
      let index = pairs.firstIndex { $0.place.id == place.id }
      return [
        "marks": .array((index.map { marks[$0] } ?? []).map { .string($0.rawValue) }),
        "report": index.map { pairs[$0].report.json(at: place) } ?? .null,
      ]
    }
  }

  /// The places in the order of the rows; those of which none is known come last.
  private func document(of rows: [ComparedQuantity]) -> JSONValue {
    let others = places.filter { place in !rows.contains { $0.place.id == place.id } }
    return document(of: rows.map(\.place) + others) { place in
      rows.first { $0.place.id == place.id }?.json ?? .object([])
    }
  }

  /// A row for each place.
  private func document(
    of places: [Place], _ members: (Place) -> JSONValue
  ) -> JSONValue {
    let items = JSONValue.rows(places) { row in
      let warnings = warnings.known(at: places[row - 1], during: day, words)
      return members(places[row - 1]).merging(["warnings": warnings.json])
    }
    return ["items": items, "missing": .array(missing.map { .string($0.name) })]
  }
}
