import Foundation
import Outlook
import Phrases
public import ScreenKit
import WeatherClients
import WeatherModels

/// Keeps questions and finds out what is newly true of them.
public final class Teller {
  let context: CommandContext
  let world: World
  /// Why the last check has no answer to some questions.
  private(set) var failure: Failure?

  public init(_ context: CommandContext, _ world: World) {
    self.context = context
    self.world = world
  }

  var phrases: any Phrases { context.phrases }

  func questions() throws(Failure) -> [KeptQuestion] {
    try Failure.wrapping { () throws(StorageError) in try world.questions.all() }
  }

  /// The events told until now.
  var told: ToldEvents { ToldEvents(world.told.read()) }

  /// Keeps a question for each of the places; returns them.
  func keep(_ text: String, _ target: TellRequest.Target) async throws(Failure) -> [KeptQuestion] {
    let units = context.runMode.isForPrograms ? UnitChoice() : context.words.figures.units
    let known = try questions()
    let questions = try places(target).map { place in
      var question = KeptQuestion(
        text: keptText(text, at: place), place: place, temperature: units.temperature,
        wind: units.wind, added: world.now())
      // `rain 1h` and `rain 1 h` are one.
      question.text = known.first { isSame($0, question) }?.text ?? question.text
      return question
    }
    for question in questions {
      if question.isOfWarnings {
        try await demandWarnings(for: question.place)
      } else if question.weather(phrases)?.question.isPossible != true {
        throw .neverTrue(text)
      } else if isOver(question) {
        throw .pastQuestion(question.text)
      }
    }
    for question in questions {
      try Failure.wrapping { () throws(StorageError) in try world.questions.add(question) }
    }
    return questions
  }

  private func isSame(_ one: KeptQuestion, _ other: KeptQuestion) -> Bool {
    guard one.place.id == other.place.id, let (question, day) = one.weather(phrases),
      let asked = other.weather(phrases)
    else { return false }
    return asked == (question, day)
  }

  /// Whether it is about a day before today.
  private func isOver(_ question: KeptQuestion) -> Bool {
    let clock = PlaceClock(timeZone: question.place.timeZone, at: question.place.coordinate)
    guard let day = question.weather(phrases)?.day, let today = clock.day(of: world.now()),
      let span = context.words.span(day, question.place, zone: nil)
    else { return false }
    return span.days.upperBound < today
  }

  /// A day that is counted from today is kept as its date, in words that every language reads.
  private func keptText(_ text: String, at place: Place) -> String {
    let words = text.split(separator: " ").map(String.init)
    guard let dated = (try? DatedQuestion(words, phrases)) ?? nil, let day = dated.day else {
      return text
    }
    let date = context.words.span(day, place, zone: nil)?.days.lowerBound.description
    return (dated.words + [day.keptWord ?? date].compactMap(\.self)).joined(separator: " ")
  }

  /// Fails where nobody ever warns. Who cannot be reached now may be later.
  private func demandWarnings(for place: Place) async throws(Failure) {
    let language = String(phrases.localeIdentifier.prefix(2))
    if case .noService? = try? await world.warnings.warnings(place, language) {
      throw .noWarningService(place.countryName ?? place.country)
    }
  }

  private func places(_ target: TellRequest.Target) throws(Failure) -> [Place] {
    switch target {
    case .place(let reference): return [try context.places.place(reference)]
    case .favorites(let rows):
      let all = try Failure.wrapping { () throws(StorageError) in
        try world.places.all(.favorites)
      }.map(\.place)
      return try rows.offsets(in: all.count).map { all[$0] }
    }
  }

  /// For the prompt: each message as a sentence. A failure says nothing until it has lasted for a day.
  public func news() async -> [String] {
    let messages = (try? await check()) ?? []
    return messages.map(\.line)
  }
}

extension Teller {
  /// Whether nobody is to be told anything now.
  private func isQuiet(at now: Date) -> Bool {
    world.settings.string("tell.quiet").flatMap(QuietHours.init)?
      .contains(now, in: world.timeZone()) ?? false
  }

  /// Asks for everything in as few requests as possible, notes what is newly true as told, and returns it, a message for
  /// each place. Two programs that check at once do not return the same.
  func check() async throws(Failure) -> [TellMessage] {
    let now = world.now()
    let all = try questions()
    let asked = all.filter { !$0.isPaused }
    failure = nil
    guard !asked.isEmpty, !isQuiet(at: now) else { return [] }
    let answers = await TellAnswers(of: asked, context, world)
    failure = answers.failure
    let groups = Self.grouped(asked)
    let findings = asked.map { ($0.id, answers.finding(for: $0, now: now)) }
    let known = Dictionary(findings) { first, _ in first }
    let news = TellNews()
    try Failure.wrapping { () throws(StorageError) in
      try world.told.update { data in
        var told = ToldEvents(data)
        told.keepOnly(Set(all.map(\.id)), places: Set(all.map(\.placeID)))
        for group in groups where !told.isHeld(group.place, now: now) {
          let before = news.count
          for question in group.questions {
            switch known[question] {
            case .events(let found, let eased):
              news.add(told.news(of: question, found: found, eased: eased, now: now), question)
            case .silence:
              if told.noteSilence(question, now: now) { news.addSilence(question) }
            case nil: break
            }
          }
          if news.count > before { told.noteMessage(about: group.place, now: now) }
        }
        return told.data
      }
    }
    return messages(news.items, asked, answers)
  }

  private static func grouped(
    _ questions: [KeptQuestion]
  ) -> [(place: String, questions: [String])] {
    var order: [String] = []
    var groups: [String: [String]] = [:]
    for question in questions {
      if groups[question.placeID] == nil { order.append(question.placeID) }
      groups[question.placeID, default: []].append(question.id)
    }
    return order.map { ($0, groups[$0] ?? []) }
  }

  private func messages(
    _ news: [TellNews.Item], _ questions: [KeptQuestion], _ answers: TellAnswers
  ) -> [TellMessage] {
    var messages: [TellMessage] = []
    for item in news {
      guard let question = questions.first(where: { $0.id == item.question }) else { continue }
      let part = TellMessage.Part(
        question: question.text, sentence: answers.sentence(item.news, question),
        from: item.news?.event.from, until: item.news?.event.until)
      if let index = messages.firstIndex(where: { $0.place.id == question.place.id }) {
        messages[index].parts.append(part)
      } else {
        messages.append(TellMessage(place: question.place, parts: [part]))
      }
    }
    return messages
  }
}

extension KeptQuestion {
  nonisolated var placeID: String { "\(place.id.latitude),\(place.id.longitude)" }
}

extension ToldEvents {
  /// Begun anew where there is nothing, or nothing that can be read.
  nonisolated init(_ data: Data?) {
    self = data.flatMap { try? JSONDecoder().decode(ToldEvents.self, from: $0) } ?? ToldEvents()
  }

  nonisolated var data: Data? { try? JSONEncoder().encode(self) }
}
