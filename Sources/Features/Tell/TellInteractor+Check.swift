public import CommandKit
import Foundation
import Outlook
import Phrases
import Synchronization
import WeatherClients
import WeatherModels
import WeatherText

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
    let answers = TellAnswers(saved: asked, context)
    return asked.compactMap { question in
      guard case .events(let found, _, _, _) = answers.finding(for: question, now: now),
        let event = found.first, let fetched = answers.timelines[question.id]?.fetched
      else { return nil }
      return ExpectedAlert(
        place: question.place, question: question.text, sentence: answers.told(event, question),
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
    let answers = await TellAnswers(of: asked, context, world, ways)
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
    let messages = news.map(\.question.place).uniqued(by: \.id).map { place in
      TellMessage(
        place: place,
        parts: news.filter { $0.question.place.id == place.id }.map { question, news in
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
}

extension ToldEvents {
  /// Starts empty if there is no file or it can't be read.
  nonisolated init(_ data: Data?) {
    self = data.flatMap { try? JSONDecoder().decode(ToldEvents.self, from: $0) } ?? ToldEvents()
  }

  nonisolated var data: Data? { try? JSONEncoder().encode(self) }
}
