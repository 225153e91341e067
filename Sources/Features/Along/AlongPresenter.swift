import Analysis
import Atlas
import Clients
public import CommandKit
import Foundation
import Itineraries
import Phrases
import Presentation
import Quantities
import Reports

/// Reads a way, requests its weather, and shows it.
struct AlongPresenter {
  let context: CommandContext
  let world: World
  let hand: WayInHand

  var words: Wording { context.words }
  var phrases: any AlongPhrases { context.phrases.ofWays }

  func perform(_ asked: AlongRequest) async throws(Failure) -> Route {
    let kept = try saved(asked)
    let request = asked.with(kept)
    let (straight, fileNotes, places) = try await way(request, kept)
    guard let straight else { return places }
    let (way, offRoad, roadNotes) = try await byRoad(straight, request)
    (hand.way, hand.travel, hand.speed) = (way, request.travel, request.speed)
    hand.line = Arguments([CommandName.along.rawValue] + request.way).line
    hand.isShown = true
    hand.shownOnMap = onMap(asked)
    var trip = try trip(way, request)
    trip.notes = fileNotes + roadNotes + trip.notes
    trip.offRoad = offRoad
    try await show(trip, request)
    return .stay
  }
}

// The way.
extension AlongPresenter {
  private func onMap(
    _ asked: AlongRequest
  ) -> (@MainActor () async throws(Failure) -> Route)? {
    if case .map = asked.view { return nil }
    var asked = asked
    asked.view = .map(.precipitation)
    return { [self, asked] () async throws(Failure) in try await perform(asked) }
  }

  /// `nil` if the words aren't the name of a saved way.
  func saved(_ request: AlongRequest) throws(Failure) -> SavedWay? {
    let kept = try Failure.wrapping(storage: world.savedWays.all())
    return request.saved.flatMap { name in kept.first { $0.name == name } }
  }

  /// The way, and notes on how it was read; without a way, the route to a name that isn't certain.
  func way(
    _ request: AlongRequest, _ kept: SavedWay?
  ) async throws(Failure) -> (way: Way?, notes: [String], route: Route) {
    if let kept {
      guard let way = kept.way else { throw .noWay(.noPoints) }
      return (way, [], .stay)
    }
    switch WayText(request.way, isArea: context.places.isArea) {
    case .file(let path, let line):
      let (way, notes) = try way(ofFile: path, line)
      return (way, notes, .stay)
    case .places(let names):
      guard names.count > 1 else { throw .noWay(.onePlace(names.first ?? "")) }
      let found = try await context.places.find(names.map { PlaceReference([$0]) }, .way)
      guard found.places.count == names.count else { return (nil, [], found) }
      var places = found.places
      let distinct = places.distinctNames(in: context.phrases)
      for (index, place) in places.enumerated() {
        places[index].name = distinct[place.id] ?? place.name
      }
      do throws(Way.Failure) {
        return (try Way(through: places), found.preamble?.sentences ?? [], .stay)
      } catch {
        throw .noWay(error.fault)
      }
    }
  }
}

// Its times.
extension AlongPresenter {
  func trip(_ way: Way, _ request: AlongRequest) throws(Failure) -> Trip {
    let wantsOwn = request.travel == nil && request.speed == nil
    let recorded = wantsOwn ? Schedule.Plan(way, .recorded) : nil
    let usual = request.travel ?? .bike
    let pace: Pace =
      usual == .foot
      ? .naismith(request.speed ?? usual.speed) : .even(request.speed ?? usual.speed)
    guard let plan = recorded ?? Schedule.Plan(way, pace) else { throw .noWay(.noPoints) }
    let now = world.now()
    var trip = Trip(way, plan, from: now, pauses: request.pauses) { locate($0) }
    let start: Date
    if let departure = request.departure {
      guard let date = departure.date(trip.clock(at: 0), now: now) else {
        throw .badDate(now.ISO8601Format())
      }
      start = date
    } else if recorded != nil, let time = way.vertices.lazy.compactMap(\.time).first {
      let clock = trip.clock(at: 0)
      let isOver = time.addingTimeInterval(plan.duration) < now
      start = isOver ? clock.tomorrow(at: time, now: now) ?? now : time
      if time < now, request.best == nil {
        let line = "along " + request.way.joined(separator: " ") + " at 8:00"
        let day = clock.day(of: time).map(phrases.longDate) ?? ""
        trip.notes.append(
          isOver ? phrases.recordedTimes(of: day, line) : phrases.recordedTimes(line))
      }
    } else {
      start = now
    }
    if wantsOwn, recorded == nil, way.vertices.contains(where: { $0.time != nil }) {
      trip.notes.append(phrases.uselessTimes)
    }
    return trip.departing(at: start)
  }
}

// Its weather.
extension AlongPresenter {
  private func show(_ trip: Trip, _ request: AlongRequest) async throws(Failure) {
    let asked = trip.asked
    let window = try starts(trip, request)
    let latest = (window.last ?? trip.schedule.departure)
      .addingTimeInterval(trip.schedule.arrival.timeIntervalSince(trip.schedule.departure))
    let ahead = latest.timeIntervalSince(world.now()) / 86_400
    let days = ahead.isFinite ? Int(min(16, max(1, ahead.rounded(.up) + 1))) : 16
    let isKnowable = ahead > -1 && trip.schedule.departure < world.now() + 17 * 86_400
    guard isKnowable else {
      // No forecast covers such a time, so no service is asked.
      let chosen = best(trip, window, [], request)
      return show(chosen, [], request, .final, WarningsOnWay(trip, world.warnings, phrases))
    }
    context.screen.wait(phrases.asking)
    defer { context.screen.wait(nil) }
    let warnings = WarningsOnWay(trip, world.warnings, phrases)
    let beside = SupplementaryFetch(warnings.requests)
    beside.begin()
    let reports: [Report]
    do throws(ServiceError) {
      reports = try await world.ways.reports(asked, days)
      guard reports.count == asked.count else { throw .noReport }
    } catch {
      beside.cancel()
      if error != .cancelled, let saved = world.ways.saved(asked) {
        show(best(trip, window, saved, request), saved, request, .interim, warnings)
      }
      throw .service(error)
    }
    await beside.settle()
    let chosen = best(trip, window, reports, request)
    var runs: Result<RunsOnWay?, ServiceError>?
    if request.isSure { runs = await self.runs(chosen.trip) }
    show(chosen, reports, request, .final, warnings, runs)
  }

  private func runs(_ trip: Trip) async -> Result<RunsOnWay?, ServiceError> {
    var found: [(ensemble: Ensemble, time: Date)] = []
    let asked = RunsOnWay.asked(trip)
    // The members of one ensemble are followed along the way.
    let last = asked.map(\.time).max()
    do throws(ServiceError) {
      for (place, time) in asked {
        found.append((try await world.certainty.ensemble(place, .precipitation, last), time))
      }
      return .success(RunsOnWay(found))
    } catch {
      return .failure(error)
    }
  }

  private func show(
    _ chosen: (trip: Trip, starts: [StartFigures]), _ reports: [Report], _ request: AlongRequest,
    _ stage: Answer.Stage, _ warnings: WarningsOnWay,
    _ runs: Result<RunsOnWay?, ServiceError>? = nil
  ) {
    let (trip, starts) = chosen
    var page = AlongPage(trip, travel(request, trip), reports, words) { locate($0)?.name }
    page.starts = starts
    page.runs = try? runs?.get()
    switch runs {
    case .success(let found)?:
      page.runsNote =
        found.map { phrases.dryRuns($0.dry, of: $0.members, points: $0.points) } ?? phrases.noRuns
    case .failure(let error)?:
      page.runsNote = phrases.noEnsemble(because: phrases.sentence(for: .service(error)))
    case nil: break
    }
    page.warnings = warnings.crossed(trip, words)
    page.areWarningsUnknown = stage == .final && warnings.hasFailed
    let shown = page
    let document = { @Sendable in shown.document }
    switch request.view {
    case .map(let subject):
      let map = AlongMap(page: page, subject: subject, atlas: world.atlas, glyphs: glyphs)
      context.screen.show(Answer(stage, document: document, fillsWindow: true) { map.page($0) })
    case .chart:
      context.screen.show(Answer(stage, document: document) { shown.chartPage(width: $0) })
    case nil:
      context.screen.show(Answer(stage, document: document) { shown.page(width: $0) })
    }
  }

  /// The characters of maps: those that were set, or those that the terminal has.
  private var glyphs: MapGlyphs {
    world.settings.string("map").flatMap(MapGlyphs.init) ?? world.mapGlyphs
  }

  private func locate(_ point: Coordinate) -> NearestPlace? {
    try? world.gazetteer.nearest(point, phrases.placeLanguage)
  }

  func travel(_ request: AlongRequest, _ trip: Trip) -> WayTravel {
    if let travel = request.travel { return WayTravel(rawValue: travel.rawValue) ?? .other }
    if request.speed != nil { return .other }
    return trip.isRecorded ? .recorded : .bike
  }
}

nonisolated extension Way.Failure {
  var fault: WayFault {
    switch self {
    case .noPoints: .noPoints
    case .tooShort(let meters): .tooShort(Int(min(meters, 1e6).rounded()))
    }
  }
}

// The best start.
extension AlongPresenter {
  /// The trip from its best start, and all starts; as it was asked for where none are looked for.
  func best(
    _ trip: Trip, _ window: [Date], _ reports: [Report], _ request: AlongRequest
  ) -> (trip: Trip, starts: [StartFigures]) {
    guard request.best != nil else { return (trip, []) }
    let forecast = WayForecast(
      trip.way, trip.points, reports, from: window.first ?? trip.schedule.departure)
    let comfort = ComfortRange(setting: world.settings.string(ComfortRange.setting)).celsius
    let starts = window.map {
      forecast.figures(trip.departing(at: $0).schedule, comfort: comfort)
    }.bestFirst
    return (starts.first.map { trip.departing(at: $0.departure) } ?? trip, starts)
  }

  /// The starts of the window on its day that aren't past; a window that is over is that of tomorrow.
  func starts(_ trip: Trip, _ request: AlongRequest) throws(Failure) -> [Date] {
    guard let window = request.best else { return [] }
    let clock = trip.clock(at: 0)
    let now = world.now()
    let from = request.departure == nil ? now : trip.schedule.departure
    guard let day = clock.day(of: from) else { return [] }
    let days = request.departure?.day == nil ? [0, 1] : [0]
    for later in days {
      guard let day = CalendarDay(daysSince1970: day.daysSince1970 + later) else { break }
      let starts = clock.starts(on: day, window).filter { $0 >= now }
      if !starts.isEmpty { return starts }
    }
    throw .noWay(.pastWindow)
  }
}

// The lines of a file.
extension AlongPresenter {
  /// The line that is named or numbered, or else the longest.
  func way(ofFile path: String, _ line: [String] = []) throws(Failure) -> (Way, [String]) {
    let lines = try Failure.wrapping(file: world.tracks.read(path))
    let name = (path as NSString).lastPathComponent
    let stem = (name as NSString).deletingPathExtension
    var failure = lines.isEmpty ? WayFault.noTrack(path: name) : .noPoints
    var ways: [Way] = []
    for line in lines {
      do throws(Way.Failure) {
        let title = line.name.isEmpty ? stem : line.name
        ways.append(try Way(title, through: line.points))
      } catch {
        failure = error.fault
      }
    }
    guard let longest = ways.indices.max(by: { ways[$0].length < ways[$1].length }) else {
      throw .noWay(failure)
    }
    guard line.isEmpty else { return (try named(line, of: ways), []) }
    guard ways.count > 1 else { return (ways[longest], []) }
    let other = "\(CommandName.along.rawValue) \(path) \(longest == 0 ? 2 : 1)"
    return (ways[longest], [phrases.longestLine(ways[longest].name, of: ways.count, other: other)])
  }

  private func named(_ line: [String], of ways: [Way]) throws(Failure) -> Way {
    let text = line.joined(separator: " ")
    let named = ways.first { $0.name.lowercased() == text.lowercased() }
    let number = Arguments(line).row.flatMap { ways.indices.contains($0 - 1) ? $0 - 1 : nil }
    if let way = named ?? number.map({ ways[$0] }) { return way }
    throw .noWay(
      ways.count > 1 || Arguments(line).row != nil
        ? .noLine(text, of: ways.count) : try AlongRequest.fault(of: line, phrases))
  }
}

extension AlongCommand {
  /// The rain on kept ways, for questions that stay.
  public static func questions(_ context: CommandContext, _ world: World) -> WayQuestions {
    let presenter = AlongPresenter(context: context, world: world, hand: WayInHand())
    return WayQuestions { words throws(Failure) in
      try presenter.kept(words)
    } parts: { text, way throws(Failure) in
      try presenter.parts(of: text, onWay: way)
    } answer: { text throws(Failure) in
      try await presenter.answer(text)
    }
  }
}

extension AlongPresenter {
  /// `rain on my-ride at sat 8:00`: the weather, and what says how and when.
  private func parts(
    _ words: [String], saved: (String) -> String?
  ) throws(Failure) -> (weather: AwaitedWeather, request: AlongRequest) {
    guard words.count > 2, words[1] == WayQuestions.word,
      let request = try AlongRequest(Array(words.dropFirst(2)), phrases, saved: saved)
    else { throw .placeNotFound(words.joined(separator: " ")) }
    return (words[0] == "snow" ? .snow : .rain, request)
  }

  private func request(
    _ words: [String]
  ) throws(Failure) -> (weather: AwaitedWeather, request: AlongRequest, way: SavedWay) {
    let (weather, request) = try parts(words, saved: world.savedWays.name(of:))
    guard let way = try saved(request) else {
      throw .noWay(.notSaved(request.way.joined(separator: " ")))
    }
    return (weather, request, way)
  }

  private func request(
    _ text: String
  ) throws(Failure) -> (weather: AwaitedWeather, request: AlongRequest, way: SavedWay) {
    try request(text.spacedWords)
  }

  /// Also where the way is gone.
  fileprivate func parts(
    of text: String, onWay way: String
  ) throws(Failure) -> WayQuestions.Parts {
    let words = text.spacedWords
    let (weather, request) = try parts(words) { $0 == way ? way : nil }
    return WayQuestions.Parts(
      weather: weather, day: request.departure?.day, minute: request.departure?.minute,
      travel: request.travel.flatMap { WayTravel(rawValue: $0.rawValue) }, speed: request.speed)
  }

  /// The number of the alerts whose way isn't kept.
  var strayAlerts: Int {
    let all = (try? world.questions.all()) ?? []
    return all.count { WayQuestions.isOne($0.text) && (try? request($0.text)) == nil }
  }

  /// By the road that is kept for it: where nobody can be asked, nothing is sent.
  private func trip(of kept: SavedWay, _ request: AlongRequest) throws(Failure) -> Trip {
    guard let way = kept.way else { throw .noWay(.noPoints) }
    return try trip(keptRoad(way, request)?.way ?? way, request)
  }

  fileprivate func kept(_ words: [String]) throws(Failure) -> (text: String, place: Place) {
    let (_, request, kept) = try request(words)
    guard let first = kept.points.first else { throw .noWay(.noPoints) }
    let trip = try trip(of: kept, request.with(kept))
    var place = Place(name: kept.name, coordinate: first.coordinate, kind: .point)
    place.timeZone = trip.clock(at: 0).timeZone.identifier
    guard let departure = request.departure else {
      return ("\(words[0]) \(WayQuestions.word) \(kept.name)", place)
    }
    guard trip.schedule.arrival > world.now() else {
      throw .pastQuestion(words.joined(separator: " "))
    }
    // A day that is counted from today is kept as its date.
    let clock = trip.clock(at: 0)
    let date = clock.day(of: trip.schedule.departure)?.description ?? ""
    let day = departure.day?.weekdayWord ?? (departure.day == nil ? "" : date)
    let time = clock.time(of: trip.schedule.departure) ?? "08:00"
    let text = [words[0], WayQuestions.word, kept.name, "at", day, time]
      .filter { !$0.isEmpty }.joined(separator: " ")
    return (text + speed(request), place)
  }

  private func speed(_ request: AlongRequest) -> String {
    var text = request.travel.map { " by \($0.rawValue)" } ?? ""
    if let speed = request.speed { text += " \((speed * 36).rounded() / 10) km/h" }
    return text
  }

  fileprivate func answer(_ text: String) async throws(Failure) -> WayQuestions.Answer {
    let (weather, asked, kept) = try request(text)
    let request = asked.with(kept)
    let trip = try trip(of: kept, request)
    let ahead = trip.schedule.arrival.timeIntervalSince(world.now()) / 86_400
    guard ahead > 0, ahead < 16 else { return ([], "") }
    let reports = try await Failure.wrapping(
      service: await world.ways.reports(trip.asked, Int(ahead.rounded(.up)) + 1))
    guard reports.count == trip.points.count else { throw .service(.noReport) }
    let page = AlongPage(trip, travel(request, trip), reports, context.words) { _ in nil }
    let spells = page.forecast.wet(trip.schedule).filter { spell in
      (spell.strongest.precipitationKind == .snow) == (weather == .snow)
    }
    let start = page.datedTime(trip.schedule.departure, at: 0)
    return (
      spells: spells.map { spell in
        let most = spell.strongest.precipitation?.in(.millimeters) ?? 0
        return (spell.start, spell.end, WeatherEvent.size(ofRain: most))
      }, sentence: "\(start): \(page.sentence)"
    )
  }
}

nonisolated extension SavedListClient<SavedQuestion> {
  /// The alerts of a way that has another name now are of that name.
  func renameWay(_ old: String, to new: String) throws(StorageError) {
    for question in try all() where WayQuestions.isOne(question.text) && question.place.name == old
    {
      guard let range = question.text.range(of: "\(WayQuestions.word) \(old)") else { continue }
      var named = question
      named.text.replaceSubrange(range, with: "\(WayQuestions.word) \(new)")
      named.place.name = new
      try add(named, question.id)
    }
  }
}
