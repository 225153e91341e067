public import CommandKit
import Foundation
import Outlook
import Phrases
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
      !question.isPaused && question.warnings == nil && !WayQuestions.isOne(question.text)
    }
    guard !asked.isEmpty else { return [] }
    let answers = TellAnswers(saved: asked, context)
    return asked.compactMap { question in
      guard case .events(let found, _, _, _) = answers.finding(for: question, now: now),
        let event = found.first, let report = answers.report(for: question)
      else { return nil }
      return ExpectedAlert(
        place: question.place, question: question.text, sentence: answers.told(event, question),
        from: event.from, until: event.until, fetched: report.fetched)
    }.sorted { $0.from < $1.from }
  }

  /// Whether these are quiet hours.
  private func isQuiet(at now: Date) -> Bool {
    world.settings.string("tell.quiet").flatMap(QuietHours.init)?
      .contains(now, in: world.timeZone()) ?? false
  }

  /// Checks all alerts in as few requests as possible, marks what is newly true as reported, and returns a message for
  /// each place. Of two programs at once, only one returns a message.
  func check() async throws(Failure) -> TellCheck {
    let now = world.now()
    let all = try questions()
    let asked = all.filter { !$0.isPaused }
    guard !asked.isEmpty, !isQuiet(at: now) else { return TellCheck() }
    let answers = await TellAnswers(of: asked, context, world, ways)
    let groups = Self.grouped(asked)
    let findings = asked.map { ($0.id, answers.finding(for: $0, now: now)) }
    let known = Dictionary(findings) { first, _ in first }
    let news = TellNews()
    try Failure.wrapping(
      storage: world.told.update { data in
        var told = ToldEvents(data)
        told.keepOnly(Set(all.map(\.id)), places: Set(all.map(\.placeID)))
        for group in groups where !told.isHeld(group.place, now: now) {
          let before = news.count
          for question in group.questions {
            switch known[question] {
            case .events(let found, let eased, let service, let isWhole):
              news.add(
                told.news(
                  of: question, found: found, eased: eased, by: service, isWhole: isWhole,
                  now: now), question)
            case .silence:
              if told.noteSilence(question, now: now) { news.addSilence(question) }
            case nil: break
            }
          }
          if news.count > before { told.noteMessage(about: group.place, now: now) }
        }
        return told.data
      })
    return TellCheck(
      messages: messages(news.items, asked, answers), failure: answers.failure)
  }

  private static func grouped(
    _ questions: [SavedQuestion]
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
    _ news: [TellNews.Item], _ questions: [SavedQuestion], _ answers: TellAnswers
  ) -> [TellMessage] {
    var messages: [TellMessage] = []
    for item in news {
      guard let question = questions.first(where: { $0.id == item.question }) else { continue }
      let part = TellMessage.Part(
        question: question.text, sentence: answers.sentence(item.news, question),
        from: item.news?.event.from, until: item.news?.event.end)
      if let index = messages.firstIndex(where: { $0.place.id == question.place.id }) {
        messages[index].parts.append(part)
      } else {
        messages.append(TellMessage(place: question.place, parts: [part]))
      }
    }
    return messages
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
