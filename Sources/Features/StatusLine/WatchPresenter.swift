import CommandKit
import Documents
import Foundation
import Phrases
import Presentation
import Reports

nonisolated extension Argument where Value == Int {
  /// The interval: the last of the words.
  static var minutes: Argument {
    let range = 1...1440
    return Argument(.count(.minutes, in: range)) { words throws(Failure) in
      guard let minutes = words.last.flatMap(Arguments.number) else { return nil }
      guard range.contains(minutes) else { throw words.refused }
      words.takeLast()
      return minutes
    }
  }
}

/// A line with the weather now, and another whenever it has changed.
@MainActor struct WatchPresenter {
  let context: CommandContext
  let pause: @Sendable (Double) async -> Void

  /// Runs until it is canceled or its output is closed. Requests are no more frequent than the service's updates.
  func show(_ place: Place, minutes: Int) async throws(Failure) {
    var report = context.reports.saved(place)
    var shown: String?
    var failure: Failure?
    while !Task.isCancelled, !context.screen.isClosed() {
      do {
        if !context.reports.isRecent(report) { report = try await ask(for: place) }
        failure = nil
      } catch {
        guard shown != nil, error != .service(.cancelled) else { throw error }
        // Once: it may last for hours.
        if failure != error {
          context.screen.say(context.phrases.sentence(for: error, triesAgain: true))
        }
        failure = error
      }
      if let report, let weather = context.words.current.brief(report), weather != shown {
        shown = weather
        show(weather, of: place, report)
      } else if shown == nil {
        return context.screen.show(Answer(context.phrases.nothingReported))
      }
      await pause(Double(minutes) * 60)
    }
  }

  private func ask(for place: Place) async throws(Failure) -> Report {
    context.screen.wait(context.phrases.asking)
    defer { context.screen.wait(nil) }
    return try await context.reports.fresh(place)
  }

  private func show(_ weather: String, of place: Place, _ report: Report) {
    let clock = PlaceClock(place, zone: report.timeZone)
    let time = context.words.time(of: context.now(), clock) ?? "–"
    let sample = report.service == .sample ? context.phrases.sampleWarning + ", " : ""
    context.screen.show(
      Answer(
        entry: "\(time) \(place.name): \(sample)\(weather)",
        document: ["place": place.json, "report": report.json(at: place)]))
  }
}
