public import CommandKit
import Foundation
import Outlook
import Phrases
import Ways
import WeatherClients
import WeatherModels

extension AlongCommand {
  /// The rain on kept ways, for questions that stay.
  public static func questions(_ context: CommandContext, _ world: World) -> WayQuestions {
    let presenter = AlongPresenter(context: context, world: world, hand: WayInHand())
    return WayQuestions { words throws(Failure) in
      try presenter.kept(words)
    } answer: { text throws(Failure) in
      try await presenter.answer(text)
    }
  }
}

extension AlongPresenter {
  /// `rain on my-ride at sat 8:00`: the weather, and the way with what says how and when.
  private func request(
    _ words: [String]
  ) throws(Failure) -> (weather: String, request: AlongRequest, way: SavedWay) {
    guard words.count > 2, words[1] == WayQuestions.word,
      let request = try AlongRequest(
        Array(words.dropFirst(2)), phrases, saved: { world.savedWays.name(of: $0) })
    else { throw .noPlace(.tell) }
    guard let way = try saved(request) else {
      throw .noWay(.notSaved(request.way.joined(separator: " ")))
    }
    return (words[0], request, way)
  }

  /// A sentence about alerts whose way isn't kept, where there are any.
  func strayAlerts() -> String? {
    let all = (try? world.questions.all()) ?? []
    let count = all.count { question in
      WayQuestions.isOne(question.text)
        && (try? request(question.text.split(separator: " ").map(String.init))) == nil
    }
    return count == 0 ? nil : phrases.strayAlerts(count)
  }

  fileprivate func kept(_ words: [String]) throws(Failure) -> (text: String, place: Place) {
    let (weather, request, kept) = try request(words)
    guard let way = kept.way, let first = kept.points.first else { throw .noWay(.noPoints) }
    let trip = try trip(way, request.with(kept))
    var place = Place(name: kept.name, coordinate: first.coordinate, kind: .point)
    place.timeZone = trip.clock(at: 0).timeZone.identifier
    guard let departure = request.departure else {
      return ("\(weather) \(WayQuestions.word) \(kept.name)", place)
    }
    guard trip.schedule.arrival > world.now() else {
      throw .pastQuestion(words.joined(separator: " "))
    }
    // A day that is counted from today is kept as its date.
    let clock = trip.clock(at: 0)
    let date = clock.day(of: trip.schedule.departure)?.description ?? ""
    let day = departure.day?.weekdayWord ?? (departure.day == nil ? "" : date)
    let time = clock.time(of: trip.schedule.departure) ?? "08:00"
    let text = [weather, WayQuestions.word, kept.name, "at", day, time]
      .filter { !$0.isEmpty }.joined(separator: " ")
    return (text + speed(request), place)
  }

  private func speed(_ request: AlongRequest) -> String {
    var text = request.travel.map { " by \($0.rawValue)" } ?? ""
    if let speed = request.speed { text += " \((speed * 36).rounded() / 10) km/h" }
    return text
  }

  fileprivate func answer(_ text: String) async throws(Failure) -> WayQuestions.Answer {
    let (weather, asked, kept) = try request(text.split(separator: " ").map(String.init))
    guard let way = kept.way else { throw .noWay(.noPoints) }
    let request = asked.with(kept)
    let trip = try trip(way, request)
    let ahead = trip.schedule.arrival.timeIntervalSince(world.now()) / 86_400
    guard ahead > 0, ahead < 16 else { return WayQuestions.Answer(spells: [], sentence: "") }
    let reports = try await Failure.wrapping(
      service: await world.ways.reports(trip.asked, Int(ahead.rounded(.up)) + 1))
    guard reports.count == trip.points.count else { throw .service(.noReport) }
    let page = AlongPage(trip, travel(request, trip), reports, context.words) { _ in nil }
    let spells = page.forecast.wet(trip.schedule).filter { spell in
      weather != "snow" || spell.strongest.precipitationKind == .snow
    }
    let start = page.datedTime(trip.schedule.departure, at: 0)
    return WayQuestions.Answer(
      spells: spells.map { spell in
        let most = spell.strongest.precipitation?.in(.millimeters) ?? 0
        return (spell.start, spell.end, WeatherEvent.size(ofRain: most))
      }, sentence: "\(start): \(page.sentence)")
  }
}
