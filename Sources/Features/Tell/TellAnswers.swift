import CommandKit
import Foundation
import Outlook
import Phrases
import Quantities
import WeatherClients
import WeatherModels
import WeatherText

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

  private let context: CommandContext
  private var reports: [Place.ID: Report] = [:]
  /// The values for alerts about quantities that reports don't have.
  private var values: [String: QuantitySeries] = [:]
  private var warnings: [Place.ID: WarningsAnswer] = [:]
  /// The rain on ways, by the question.
  private var ways: [String: WayQuestions.Answer] = [:]
  /// Why a question is not answered.
  private(set) var failure: Failure?

  init(
    of questions: [SavedQuestion], _ context: CommandContext, _ world: World, _ ways: WayQuestions
  ) async {
    self.context = context
    for question in questions where WayQuestions.isOne(question.text) {
      self.ways[question.id] = await answer { () async throws(Failure) in
        try await ways.answer(question.text)
      }
    }
    await askForReports(questions)
    for question in questions {
      guard let quantity = question.weather(context.phrases)?.question.quantityOfService else {
        continue
      }
      values[question.id] = await answer { () async throws(Failure) in
        try await context.quantities.values(quantity, at: question.place)
      }
    }
    await askForWarnings(questions, of: world.warnings)
  }

  /// The answers of saved reports, without a request. All else is not answered.
  init(saved questions: [SavedQuestion], _ context: CommandContext) {
    self.context = context
    for place in Self.places(of: questions) {
      reports[place.id] = context.reports.saved(place, for: .hours)
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

  private mutating func askForReports(_ questions: [SavedQuestion]) async {
    let places = Self.places(
      of: questions.filter { question in
        question.warnings == nil && !WayQuestions.isOne(question.text)
          && question.weather(context.phrases)?.question.quantityOfService == nil
      })
    guard !places.isEmpty else { return }
    let found = await answer { [context] () async throws(Failure) in
      try await context.reports.fresh(places, for: .hours)
    }
    reports = Dictionary(zip(places.map(\.id), found ?? [])) { first, _ in first }
  }

  private mutating func askForWarnings(
    _ questions: [SavedQuestion], of client: WarningsClient
  ) async {
    let language = String(context.phrases.localeIdentifier.prefix(2))
    for place in Self.places(of: questions.filter { $0.warnings != nil }) {
      warnings[place.id] = await answer { () async throws(Failure) in
        try await Failure.wrapping(service: await client.warnings(place, language))
      }
    }
  }

  func report(for question: SavedQuestion) -> Report? { reports[question.place.id] }

  /// The places of the alerts, each once.
  private static func places(of questions: [SavedQuestion]) -> [Place] {
    questions.map(\.place).uniqued(by: \.id)
  }

  func finding(for question: SavedQuestion, now: Date) -> Finding {
    if let wanted = question.warnings { return warned(question, wanted, now: now) }
    if WayQuestions.isOne(question.text) {
      guard let answer = ways[question.id] else { return .silence }
      let events = answer.spells.filter { $0.until > now && $0.from <= now + WeatherEvent.lead }
        .map {
          WeatherEvent(question: question.id, from: $0.from, until: $0.until, size: $0.size)
        }
      return .events(Array(events.prefix(1)), eased: events)
    }
    guard let (asked, day) = question.weather(context.phrases),
      let timeline = timeline(asked, question, now: now)
    else { return .silence }
    let span = day.flatMap {
      DaySpan($0, clock: PlaceClock(question.place, zone: timeline.timeZone), now: context.now())
    }
    func events(eased: Bool) -> [WeatherEvent] {
      WeatherEvent.all(asked, id: question.id, timeline, eased: eased) {
        span?.contains($0) ?? true
      }
    }
    // The next event is announced. Those after it keep their state.
    let found = events(eased: false)
    return .events(Array(found.prefix(1)), eased: found + events(eased: true))
  }

  /// All that is known of the weather of a question. Recent values only: an old answer raises no alert.
  private func timeline(
    _ asked: WeatherQuestion, _ question: SavedQuestion, now: Date
  ) -> Timeline? {
    asked.quantityOfService == nil
      ? reports[question.place.id].map { Timeline($0, now: now) }
      : values[question.id].map { Timeline($0, now: now) }
  }

  private func warned(
    _ question: SavedQuestion, _ wanted: WarningQuestion, now: Date
  ) -> Finding {
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
    let phrases = context.phrases
    guard let news else {
      return phrases.noAnswer(to: context.words.name(of: question))
    }
    switch news.reason {
    case .new: return told(news.event, question)
    case .earlier: return phrases.earlier(told(news.event, question))
    case .later: return phrases.later(told(news.event, question))
    case .grown:
      let weather = question.weather(phrases).map {
        context.words.questions.awaited($0.question.condition)
      }
      return phrases.grown(told(news.event, question), weather)
    case .prolonged: return phrases.prolonged(told(news.event, question))
    case .withdrawn:
      let name = news.event.name
      let event =
        WeatherWarning.Kind(rawValue: name).map(phrases.warning(of:))
        ?? (name.isEmpty ? question.text : name)
      return phrases.withdrawn(
        event, from: moment(news.event.from, question),
        until: news.event.end.map { moment($0, question) })
    }
  }

  func told(_ event: WeatherEvent, _ question: SavedQuestion) -> String {
    if let answer = ways[question.id] { return answer.sentence }
    if let (weather, day) = question.weather(context.phrases),
      let timeline = timeline(weather, question, now: context.now())
    {
      let answer = context.words.questions.answer(weather, question.place, timeline, on: day)
      let caution = weather.quantityOfService.flatMap(caution)
      return [answer, caution].compactMap(\.self).joined(separator: " ")
    }
    guard case .found(let found)? = warnings[question.place.id],
      let warning = found.own.first(where: {
        WeatherEvent($0, id: question.id, now: event.from) == event
      })
    else { return question.text }
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
    return context.phrases.moment(day, time: time)
  }
}
