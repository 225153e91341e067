import Itineraries
import Phrases
import Presentation
import Reports
import WarningWords
import Warnings

/// The official warnings at some points of a way, looked up beside its weather.
final class WarningsOnWay {
  /// More points aren't asked about: some services answer for one point at a time.
  private static let most = 8

  private let asked: [(distance: Double, place: Place)]
  private let client: WarningsClient
  private let language: String
  private var found: [Int: PlaceWarnings] = [:]
  /// The number of requests that have not been answered, or in part only.
  private var lacking = 0

  init(_ trip: Trip, _ client: WarningsClient, _ phrases: any Phrases) {
    self.client = client
    language = phrases.languageCode
    let known = zip(trip.points, trip.places).compactMap { point, located in
      located.place.map { (distance: point.distance, place: $0) }
    }
    let step = Double(max(1, known.count - 1)) / Double(min(Self.most, max(2, known.count)) - 1)
    let indices = (0..<min(Self.most, known.count)).map {
      min(known.count - 1, Int((Double($0) * step).rounded()))
    }
    asked = indices.uniqued.map { known[$0] }
  }

  /// Whether nothing is known of a part of the way.
  var hasFailed: Bool { lacking > 0 }

  var requests: [@MainActor () async -> Void] {
    asked.indices.map { index in { await self.request(index) } }
  }

  private func request(_ index: Int) async {
    lacking += 1
    guard let answer = try? await client.warnings(asked[index].place, language) else { return }
    if case .found(let warnings) = answer {
      found[index] = warnings
      guard warnings.unread == 0 else { return }
    }
    lacking -= 1
  }

  /// Warnings in force on arrival, each once, in order along the way.
  func crossed(_ trip: Trip, _ words: Wording) -> [AlongPage.Crossed] {
    var crossed: [AlongPage.Crossed] = []
    for index in asked.indices {
      let (distance, place) = asked[index]
      let time = trip.schedule.time(at: distance)
      for warning in found[index]?.own ?? []
      where (warning.from ?? time) <= time && time <= (warning.until ?? time) {
        let title = words.phrases.warnings.warning(warning)
        guard !crossed.contains(where: { $0.title == title }) else { continue }
        let clock = PlaceClock(place, zone: nil)
        crossed.append(
          AlongPage.Crossed(
            title: title, rank: warning.rank, distance: distance,
            until: warning.until.flatMap { words.datedTime(of: $0, clock) }))
      }
    }
    return crossed
  }
}
