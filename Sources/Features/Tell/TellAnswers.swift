import Analysis
import Clients
import CommandKit
import Foundation
import Phrases
import Presentation
import Quantities
import Reports
import WarningWords
import Warnings

/// The services' answers to the questions: one request for the weather of all places, one for the warnings of each
/// country.
struct TellAnswers {
  /// The result for a question.
  nonisolated enum Finding: Sendable {
    /// Events that match, and events that would match an easier limit.
    case events(
      [WeatherEvent], eased: [WeatherEvent], of: WarningService? = nil, isWhole: Bool = true)
    /// No service answered, which isn't an all-clear.
    case silence
  }

  private let teller: TellInteractor
  private var context: CommandContext { teller.context }
  /// All that is known of the weather of a question. Recent values only: an old answer raises no alert.
  private(set) var timelines: [String: Timeline] = [:]
  private var warnings: [Place.ID: WarningsAnswer] = [:]
  /// The rain on ways, by the question.
  private var onWays: [String: WayQuestions.Answer] = [:]
  /// Why a question is not answered.
  private(set) var failure: Failure?

  /// Asks about these alerts. Marks nothing as reported.
  init(of questions: [SavedQuestion], by teller: TellInteractor) async {
    self.teller = teller
    let context = teller.context
    var ofReports: [SavedQuestion] = []
    var ofWarnings: [SavedQuestion] = []
    for question in questions {
      switch question.subject(context.phrases) {
      case .way?:
        onWays[question.id] = await answer { () async throws(Failure) in
          try await teller.ways.answer(question.text)
        }
      case .warnings?: ofWarnings.append(question)
      case .weather(let asked, _)?:
        guard let quantity = asked.quantityOfService else {
          ofReports.append(question)
          continue
        }
        let series = await answer { () async throws(Failure) in
          try await context.quantities.values(quantity, at: question.place)
        }
        timelines[question.id] = series.map { Timeline($0, now: context.now()) }
      case nil: break
      }
    }
    let places = ofReports.map(\.place).uniqued(by: \.id)
    let reports = await answer { () async throws(Failure) in
      try await places.isEmpty ? [] : context.reports.fresh(places, for: .hours)
    }
    read(reports ?? [], at: places, for: ofReports)
    let language = context.phrases.languageCode
    for place in ofWarnings.map(\.place).uniqued(by: \.id) {
      warnings[place.id] = await answer { () async throws(Failure) in
        try await Failure.wrapping(service: await teller.world.warnings.warnings(place, language))
      }
    }
  }

  /// The answers of saved reports, without a request. All else is not answered.
  init(saved questions: [SavedQuestion], by teller: TellInteractor) {
    self.teller = teller
    let places = questions.map(\.place).uniqued(by: \.id)
    let reports = places.map { teller.context.reports.saved($0, for: .hours) }
    read(reports, at: places, for: questions)
  }

  private mutating func read(
    _ reports: [Report?], at places: [Place], for questions: [SavedQuestion]
  ) {
    for (place, report) in zip(places, reports) {
      let timeline = report.map { Timeline($0, now: context.now()) }
      for question in questions where question.place.id == place.id {
        timelines[question.id] = timeline
      }
    }
  }

  /// The answer to a request; `nil` if it fails, of which the first failure is kept.
  private mutating func answer<Value: Sendable>(
    _ request: () async throws(Failure) -> Value
  ) async -> Value? {
    do {
      return try await request()
    } catch {
      failure = failure ?? error
      return nil
    }
  }

  func finding(for question: SavedQuestion, now: Date) -> Finding {
    switch question.subject(context.phrases) {
    case .warnings(let wanted)?: return warned(question, wanted, now: now)
    case .way?:
      guard let answer = onWays[question.id] else { return .silence }
      let events = answer.spells.filter { $0.until > now && $0.from <= now + WeatherEvent.lead }
        .map {
          WeatherEvent(question: question.id, from: $0.from, until: $0.until, size: $0.size)
        }
      return .events(Array(events.prefix(1)), eased: events)
    case .weather(let asked, let day)?:
      guard let timeline = timelines[question.id] else { return .silence }
      let clock = PlaceClock(question.place, zone: timeline.timeZone)
      let span = day.flatMap { DaySpan($0, clock: clock, now: context.now()) }
      func events(eased: Bool) -> [WeatherEvent] {
        WeatherEvent.all(asked, id: question.id, timeline, eased: eased, on: span)
      }
      // The next event is announced. Those after it keep their state.
      let found = events(eased: false)
      return .events(Array(found.prefix(1)), eased: found + events(eased: true))
    case nil: return .silence
    }
  }

  /// The next time at which it comes true; `nil` if there is none, or nothing is known of it.
  func next(of question: SavedQuestion, now: Date) -> WeatherEvent? {
    guard case .events(let found, _, _, _) = finding(for: question, now: now) else { return nil }
    return found.min { $0.from < $1.from }
  }

  private func warned(_ question: SavedQuestion, _ wanted: WarningQuestion, now: Date) -> Finding {
    guard let answer = warnings[question.place.id] else { return .silence }
    // Without a warning service there is nothing to wait for.
    guard case .found(let found) = answer else { return .events([], eased: []) }
    func events(_ warnings: [WeatherWarning]) -> [WeatherEvent] {
      warnings.map { WeatherEvent($0, id: question.id, now: now) }
    }
    // Neither a warning that falls below the level nor one that may not cover the place is announced as lifted.
    return .events(
      events(found.own.filter(wanted.takes)), eased: events(found.warnings), of: found.service,
      isWhole: found.unread == 0)
  }

  /// The news in words; without any, that no service answered.
  func sentence(_ news: EventNews?, _ question: SavedQuestion) -> String {
    let phrases = context.phrases.ofAlerts
    guard let news else { return phrases.noAnswer(to: teller.name(question)) }
    switch news.reason {
    case .new: return told(news.event, question)
    case .earlier: return phrases.earlier(told(news.event, question))
    case .later: return phrases.later(told(news.event, question))
    case .grown:
      var awaited: AwaitedWeather?
      if case .weather(let asked, _)? = question.subject(phrases) {
        awaited = context.words.questions.awaited(asked.condition)
      }
      return phrases.grown(told(news.event, question), awaited)
    case .prolonged: return phrases.prolonged(told(news.event, question))
    case .withdrawn:
      let name = news.event.name
      let event =
        WeatherWarning.Kind(rawValue: name).map(phrases.warnings.warning(of:))
        ?? (name.isEmpty ? context.words.text(of: question, teller.ways) : name)
      return phrases.withdrawn(
        event, from: moment(news.event.from, question),
        until: news.event.end.map { moment($0, question) })
    }
  }

  func told(_ event: WeatherEvent, _ question: SavedQuestion) -> String {
    if let answer = onWays[question.id] { return answer.sentence }
    if case .weather(let weather, let day)? = question.subject(context.phrases),
      let timeline = timelines[question.id]
    {
      let text = context.words.questions
      let found = text.found(weather, question.place, timeline, on: day)
      let caution = weather.quantityOfService.flatMap(caution)
      return [text.sentence(found, question.place), caution].compactMap(\.self)
        .joined(separator: " ")
    }
    guard case .found(let found)? = warnings[question.place.id],
      let warning = found.own.first(where: {
        WeatherEvent($0, id: question.id, now: event.from) == event
      })
    else { return context.words.text(of: question, teller.ways) }
    return context.words.warnings.line(warning, at: question.place) + "."
  }

  /// A function of its own: Swift 6.3 crashes when it optimizes this within `told`.
  private func caution(of quantity: WeatherQuantity) -> String? {
    quantity.host.flatMap(context.phrases.caution)
  }

  /// `Sat 15:00`, or the like, at the place.
  private func moment(_ date: Date, _ question: SavedQuestion) -> String {
    let clock = PlaceClock(question.place)
    guard let day = clock.day(of: date),
      let time = context.words.spokenTime(of: date, clock, isAfterDay: true)
    else { return "–" }
    return context.phrases.warnings.warningDay(day) + " " + time
  }
}
