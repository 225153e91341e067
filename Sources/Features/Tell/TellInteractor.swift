import Analysis
import Clients
public import CommandKit
import Foundation
import Phrases
import Presentation
import Quantities
public import Reports
import Synchronization
import WarningWords
import Warnings

/// Saves alerts and finds out which became true.
public struct TellInteractor {
  let context: CommandContext
  let world: World

  let ways: WayQuestions

  public init(_ context: CommandContext, _ world: World, ways: WayQuestions = .noop) {
    self.context = context
    self.world = world
    self.ways = ways
  }

  /// The screen of the alerts.
  public func list(
    context: ScreenContext, exit: @escaping (Place) -> Route
  ) -> any Screen<TellAction> { TellPresenter(self, context: context, exit: exit) }

  var phrases: any TellPhrases { context.phrases.ofAlerts }

  func questions() throws(Failure) -> [SavedQuestion] {
    try Failure.wrapping(storage: world.questions.all())
  }

  /// The events reported until now.
  var told: ToldEvents { ToldEvents(world.told.read()) }

  func replace(_ question: SavedQuestion) throws(Failure) {
    try Failure.wrapping(storage: world.questions.add(question, nil))
  }

  func removal(of questions: [SavedQuestion]) throws(Failure) -> Removal {
    // Those that go are told apart by all that were there.
    let known = Dictionary(questions.map { ($0.id, name($0)) }) { first, _ in first }
    let gone = try Failure.wrapping(storage: world.questions.remove(Set(questions.map(\.id))))
    let names = gone.compactMap { known[$0.kept.id] }
    return (
      count: gone.count, sentence: phrases.removedQuestions(names),
      undoable: Undoable(sentence: phrases.restoredQuestions(names)) {
        () throws(StorageError) in try world.questions.restore(gone)
      }
    )
  }

  /// Takes back that alerts were added.
  func undoing(_ added: [SavedQuestion]) -> Undoable {
    Undoable(sentence: phrases.removedQuestions(added.map(name))) {
      [world] () throws(StorageError) in _ = try world.questions.remove(Set(added.map(\.id)))
    }
  }

  /// Takes back that an alert was paused or resumed.
  func returning(to old: SavedQuestion) -> Undoable {
    Undoable(sentence: phrases.paused(name(old), isPaused: old.isPaused)) {
      [world] () throws(StorageError) in try world.questions.add(old, nil)
    }
  }

  func name(_ question: SavedQuestion) -> String {
    context.words.name(of: question, ways, at: placeName(of: question))
  }

  /// With all that tells its place apart from others of its name.
  func fullName(_ question: SavedQuestion) -> String {
    context.words.name(of: question, ways, at: question.place.title)
  }

  /// The name of its place, told apart from others of that name that alerts are about, or of its way.
  func placeName(of question: SavedQuestion) -> String {
    guard !WayQuestions.isOne(question.text) else { return question.place.name }
    return placeNames(of: ((try? questions()) ?? []) + [question])[question.place.id]
      ?? question.place.name
  }

  /// The names of their places, told apart.
  func placeNames(of questions: [SavedQuestion]) -> [Place.ID: String] {
    // A way is named by its alert, wherever it begins.
    questions.filter { !WayQuestions.isOne($0.text) }.map(\.place)
      .distinctNames(in: context.phrases)
  }

  func keep(way words: [String]) throws(Failure) -> SavedQuestion {
    let (text, place) = try ways.kept(words)
    let question = SavedQuestion(text: text, place: place, added: world.now())
    try replace(question)
    return question
  }

  /// Keeps a question for each of the places; returns them.
  func keep(_ text: String, _ target: TellRequest.Target) async throws(Failure) -> [SavedQuestion] {
    let units = context.typedUnits
    let known = try questions()
    var questions: [SavedQuestion] = []
    for place in try await places(target) {
      var question = SavedQuestion(
        text: try savedText(text, at: place), place: place, temperature: units.temperature,
        wind: units.wind, added: world.now())
      // `rain 1h` and `rain 1 h` are one.
      let same = known.first {
        $0.place.id == place.id && $0.subject(phrases) == question.subject(phrases)
      }
      question.text = same?.text ?? question.text
      questions.append(question)
    }
    for question in questions {
      let subject = question.subject(phrases)
      if case .warnings? = subject {
        // A service that can't be reached now may answer later.
        let (place, language) = (question.place, phrases.languageCode)
        if case .noService? = try? await world.warnings.warnings(place, language) {
          throw .noWarningService(place.countryName ?? place.country)
        }
        continue
      }
      guard case .weather(let asked, let day)? = subject, asked.isPossible else {
        throw .neverTrue(text)
      }
      guard asked.hours <= Self.mostHours else {
        throw .longQuestion(question.text, most: Self.mostHours)
      }
      let (clock, now) = (PlaceClock(question.place), world.now())
      if let span = day.flatMap({ DaySpan($0, clock: clock, now: now) }),
        let today = clock.day(of: now), span.days.upperBound < today
      {
        throw .pastQuestion(question.text)
      }
    }
    for question in questions { try replace(question) }
    return questions
  }

  /// The hours that weather may have to last.
  private static let mostHours = Int(WeatherEvent.lead / 3600)

  /// A day that is counted from today is kept as its date, in words that every language reads.
  private func savedText(_ text: String, at place: Place) throws(Failure) -> String {
    var (words, day) = SavedQuestion.parts(of: text, phrases)
    guard let question = WeatherQuestion(words, units: context.questionUnits) else { return text }
    // A limit of a temperature or a wind is kept as it was typed, with its unit.
    if let quantity = question.quantity, ![.temperature, .wind].contains(quantity),
      let text = question.text
    {
      words = [text]
    }
    let span = day.flatMap { DaySpan($0, clock: PlaceClock(place), now: world.now()) }
    // `this saturday` doesn't come again, but an evening is kept as one.
    let isOnce =
      span?.hours == nil
      && text.split(separator: " ").contains { Language.typed.present.contains($0.folded) }
    let recurring = isOnce ? nil : day?.savedWord
    // Several dates are no one day, and a week doesn't come again.
    if let days = span?.days, recurring == nil, days.lowerBound < days.upperBound {
      let line = "tell when \(words.joined(separator: " ")) weekend in \(place.name)"
      throw .own(OwnFailure { $0.ofAlerts.severalDays(line) })
    }
    let date = span?.days.lowerBound.description
    return (words + [recurring ?? date].compactMap(\.self)).joined(separator: " ")
  }

  private func places(_ target: TellRequest.Target) async throws(Failure) -> [Place] {
    switch target {
    case .place(let reference): return [try await context.places.awaited(reference)]
    case .rows(let rows):
      // From a shell, the favorites are the list.
      if rows != .all, let listed = try? context.places.rows() {
        return try rows.offsets(in: listed.count).map { listed[$0] }
      }
      let all = try Failure.wrapping(storage: world.places.all(.favorites)).map(\.place)
      guard rows != .all || !all.isEmpty else { throw .own(OwnFailure { $0.noFavorites }) }
      do {
        return try rows.offsets(in: all.count).map { all[$0] }
      } catch {
        throw error.ofList(CommandName.favorites.rawValue)
      }
    }
  }
}

extension Wording {
  /// An alert within a sentence: one about a way names the way itself.
  func name(of question: SavedQuestion, _ ways: WayQuestions, at place: String) -> String {
    let text = text(of: question, ways)
    return WayQuestions.isOne(question.text) ? text : phrases.ofAlerts.question(text, in: place)
  }

  /// The weather of an alert in the user's units, with its day: `below −2.5 °C on Saturdays`.
  func text(of question: SavedQuestion, _ ways: WayQuestions) -> String {
    switch question.subject(phrases) {
    case .warnings(WarningQuestion())?: return phrases.warnings.warningsHeading.lowercasedFirst
    case .warnings(let asked)?:
      return phrases.ofAlerts.someWarnings(from: asked.least, of: asked.event)
    case .weather(let asked, let day)?:
      let span = day.flatMap { DaySpan($0, clock: PlaceClock(question.place), now: now()) }
      let awaited = questions.awaited(asked.condition, ofTotal: asked.isAboutTotal(on: span))
      return text(
        phrases.awaited(awaited, hours: asked.hours).lowercasedFirst, on: day, question.place)
    case .way?: return text(ofWay: question, ways)
    case nil: return question.text
    }
  }

  private func text(_ text: String, on day: DayReference?, _ place: Place) -> String {
    guard case .date(let date)? = day else {
      return [text, day.flatMap(phrases.ofAlerts.recurring)].compactMap(\.self)
        .joined(separator: " ")
    }
    let year = PlaceClock(place).day(of: now())?.year
    return phrases.ofAlerts.question(text, on: date, year: date.year == year ? nil : date.year)
  }

  /// `rain on my-ride on Saturdays at 08:00, by bike`
  private func text(ofWay question: SavedQuestion, _ ways: WayQuestions) -> String {
    guard let parts = try? ways.parts(question.text, question.place.name) else {
      return question.text
    }
    let said = text(
      phrases.ofAlerts.question(
        phrases.awaited(parts.weather, hours: 0).lowercasedFirst, onWay: question.place.name),
      on: parts.day, question.place)
    let start = parts.minute.map {
      phrases.ofAlerts.at(time(ofMinute: $0, isShort: true, isAfterDay: parts.day != nil))
    }
    return [
      [said, start].compactMap(\.self).joined(separator: " "),
      parts.travel.flatMap(phrases.means), parts.speed.map(pace),
    ]
    .compactMap(\.self).joined(separator: ", ")
  }
}

// Gives messages to the user: as a notification of the desktop, or by a program of theirs.
extension TellInteractor {
  private static let notifier = "notify-send"

  /// Delivers messages and returns those that must be printed instead. Each failing program is reported once.
  func deliver(_ messages: [TellMessage]) async -> [TellMessage] {
    var rest = messages
    if world.programs.hasSessionBus() {
      rest = await give(rest, by: Self.notifier) { ([Self.notifier] + Self.notification($0), [:]) }
    }
    let line = world.settings.string("tell.command") ?? ""
    // A path with spaces needs no quotes.
    let isPath = line.contains("/") && world.programs.isThere(world.absolutePath(line))
    let words = isPath ? [line] : Arguments.shellWords(line)
    guard let program = words.first, !rest.isEmpty else { return rest }
    let path = program.contains("/") ? world.absolutePath(program) : program
    return await give(rest, by: program) { message in
      // After `--`, a place can't be taken for an option.
      let said = ["--", message.name, message.text]
      return ([path] + words.dropFirst() + said, Self.environment(message))
    }
  }

  private func give(
    _ messages: [TellMessage], by program: String,
    call: (TellMessage) -> (words: [String], environment: [String: String])
  ) async -> [TellMessage] {
    for (index, message) in messages.enumerated() {
      let (words, environment) = call(message)
      let outcome = await world.programs.run(words, environment)
      guard outcome != .done else { continue }
      // A program that failed once would fail again, after ten seconds each.
      context.screen.say(phrases.notTold(by: program, outcome))
      return Array(messages[index...])
    }
    return []
  }

  /// The body may have markup and, for notify-send, escapes: https://specifications.freedesktop.org/notification-spec
  private static func notification(_ message: TellMessage) -> [String] {
    let body = message.sentences.joined(separator: "\n")
      .replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
      .replacing("\\", with: "\\\\")
    return ["--app-name=Vane", "--icon=weather-overcast", "--", message.name, body]
  }

  private static func environment(_ message: TellMessage) -> [String: String] {
    [
      "VANE_PLACE": message.name, "VANE_TEXT": message.text,
      "VANE_QUESTION": message.parts.map(\.question).joined(separator: ", "),
      "VANE_FROM": message.time(message.from) ?? "",
      "VANE_UNTIL": message.time(message.until) ?? "",
    ]
  }
}

// The news about alerts.
extension TellInteractor {
  /// Each message as a sentence, for the prompt. Failures are silent until they have lasted for a day.
  public func news() async -> [String] {
    let isRead = context.words.appearance().isRead
    return ((try? await check())?.messages ?? []).map { $0.line(isRead: isRead) }
  }

  /// The alerts that will come true by saved reports, the first first. Makes no request, and marks nothing as reported.
  public func expected() -> [ExpectedAlert] {
    let now = world.now()
    let asked = ((try? questions()) ?? []).filter { question in
      if case .weather? = question.subject(phrases) { !question.isPaused } else { false }
    }
    guard !asked.isEmpty else { return [] }
    let answers = TellAnswers(saved: asked, by: self)
    return asked.compactMap { question in
      guard let event = answers.next(of: question, now: now),
        let fetched = answers.timelines[question.id]?.fetched
      else { return nil }
      return ExpectedAlert(
        place: question.place, name: placeName(of: question), question: question.text,
        text: context.words.text(of: question, ways), sentence: answers.told(event, question),
        from: event.from, until: event.until, fetched: fetched)
    }.sorted { $0.from < $1.from }
  }

  /// Checks all alerts in as few requests as possible, marks what is newly true as reported, and returns a message for
  /// each place, and why some alerts have no answer. Of two programs at once, only one returns a message.
  func check() async throws(Failure) -> (messages: [TellMessage], failure: Failure?) {
    let now = world.now()
    let all = try questions()
    let asked = all.filter { !$0.isPaused }
    let quiet = world.settings.string("tell.quiet").flatMap(QuietHours.init)
    guard !asked.isEmpty, quiet?.contains(now, in: world.timeZone()) != true else {
      return ([], nil)
    }
    let answers = await TellAnswers(of: asked, by: self)
    let places = asked.map(\.placeID).uniqued
    let findings = asked.map { ($0, answers.finding(for: $0, now: now)) }
    // Without news where the alert couldn't be checked for a day.
    let list = Mutex<[(question: SavedQuestion, news: EventNews?)]>([])
    try Failure.wrapping(
      storage: world.told.update { data in
        var told = ToldEvents(data)
        told.keepOnly(Set(all.map(\.id)), places: Set(all.map(\.placeID)))
        for place in places where !told.isHeld(place, now: now) {
          var items: [(SavedQuestion, EventNews?)] = []
          for (question, finding) in findings where question.placeID == place {
            switch finding {
            case .events(let found, let eased, let service, let isWhole):
              items += told.news(
                of: question.id, found: found, eased: eased, by: service, isWhole: isWhole, now: now
              ).map { (question, $0) }
            case .silence:
              if told.noteSilence(question.id, now: now) { items.append((question, nil)) }
            }
          }
          if !items.isEmpty { told.noteMessage(about: place, now: now) }
          list.withLock { [items] in $0 += items }
        }
        return told.data
      })
    let news = list.withLock { $0 }
    let messages = news.map(\.question).uniqued(by: \.subjectID).map { first in
      TellMessage(
        place: first.place, name: placeName(of: first),
        parts: news.filter { $0.question.subjectID == first.subjectID }.map { question, news in
          TellMessage.Part(
            question: question.text, sentence: answers.sentence(news, question),
            from: news?.event.from, until: news?.event.end)
        })
    }
    return (messages, answers.failure)
  }
}

extension SavedQuestion {
  nonisolated var placeID: String { "\(place.id.latitude),\(place.id.longitude)" }

  /// Equal for alerts of one message: of one place, or of one way, which may begin there.
  fileprivate nonisolated var subjectID: String {
    WayQuestions.isOne(text) ? place.name : placeID
  }
}

extension ToldEvents {
  /// Starts empty if there is no file or it can't be read.
  nonisolated init(_ data: Data?) {
    self = data.flatMap { try? JSONDecoder().decode(ToldEvents.self, from: $0) } ?? ToldEvents()
  }

  nonisolated var data: Data? { try? JSONEncoder().encode(self) }
}
