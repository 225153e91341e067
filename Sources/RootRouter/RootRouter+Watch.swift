import Foundation
import Phrases
import ScreenKit
import WeatherClients
import WeatherModels

/// Which place is watched, and how often one looks.
nonisolated struct WatchRequest: Hashable, Sendable {
  /// `nil` for the place that the screen is about.
  var name: String?
  var minutes = 10

  /// `nil` where the minutes are not from 1 to a day.
  init?(_ arguments: Arguments) {
    var words = arguments.words
    if let last = words.last, let minutes = Arguments.number(last) {
      guard (1...1440).contains(minutes) else { return nil }
      self.minutes = minutes
      words.removeLast()
    }
    name = words.isEmpty ? nil : Arguments(words).text
  }
}

extension RootRouter {
  /// A line with the weather now, and another whenever it has changed, until it is cancelled or nobody reads on.
  /// The service is asked no more often than it may have something new.
  func watch(_ request: WatchRequest, _ run: CommandRun) async throws(Failure) {
    let place = try watchedPlace(request)
    var report = world.savedReports.last(place)
    var shown: String?
    var failure: Failure?
    while !Task.isCancelled, !output.hasFailed {
      do {
        if report?.isRecent(at: world.now()) != true { report = try await ask(for: place) }
        failure = nil
      } catch {
        guard shown != nil, error != .service(.cancelled) else { throw error }
        // Once: it may last for hours.
        if failure != error { output.say(world.phrases.sentence(for: error, triesAgain: true)) }
        failure = error
      }
      if let report, let weather = words.brief(report), weather != shown {
        shown = weather
        show(weather, of: place, report)
      } else if shown == nil {
        return output.show(Answer(world.phrases.nothingReported))
      }
      await world.pause(Double(request.minutes) * 60)
    }
  }

  private func watchedPlace(_ request: WatchRequest) throws(Failure) -> Place {
    if let name = request.name { return try firstPlace(named: name) }
    return try placeAtHand()
  }

  private func ask(for place: Place) async throws(Failure) -> Report {
    output.wait(world.phrases.asking)
    defer { output.wait(nil) }
    return try await Failure.wrapping { () async throws(ServiceError) in
      try await world.weather.report(for: place)
    }
  }

  private func show(_ weather: String, of place: Place, _ report: Report) {
    let clock = PlaceClock(timeZone: report.timeZone ?? place.timeZone, at: place.coordinate)
    let time = words.time(of: world.now(), clock) ?? "–"
    let sample = report.service == .sample ? world.phrases.sampleWarning + ", " : ""
    output.showAtOnce(
      Answer(
        "\(time) \(place.name): \(sample)\(weather)",
        document: ["place": place.json, "report": report.json(at: place)]))
  }
}
