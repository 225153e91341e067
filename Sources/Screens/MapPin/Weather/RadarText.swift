import Clients
import Fields
import Foundation
import Phrases
import Presentation
import Reports

/// The pictures of a radar in words: how the rain moves, and how old they are.
nonisolated struct RadarText: WordedSubject {
  let words: Wording
  let answer: RadarAnswer
  let frame: RadarFrame
  let motion: RadarMotion?

  var phrases: any MapPinPhrases { words.phrases.mapPin }

  /// The radar and the time of its newest picture.
  func age(at now: Date, _ clock: PlaceClock) -> String {
    let newest = answer.series.frames.map(\.issuedAt).max() ?? frame.issuedAt
    return phrases.radarServiceName(answer.service) + " · "
      + phrases.issued(
        phrases.nowcastKind(.radar), at: words.datedTime(of: newest, clock) ?? "–",
        age: MinuteText.age(now.timeIntervalSince(newest)))
  }

  /// Pictures that are missing, and why.
  var notes: [String] {
    let unreadable = answer.series.unreadable
    return [
      unreadable > 0 ? phrases.unreadablePictures(unreadable) : nil,
      answer.failure.map { phrases.sentence(for: .service($0)) },
    ].compactMap(\.self)
  }

  /// The rain nearest to a point and when it comes, and which of the places get wet within the hour. Nothing where the
  /// radar does not see the point.
  func sentences(at here: Coordinate, _ places: [Place]) -> [String] {
    var sentences: [String] = []
    func ahead(_ point: Coordinate) -> RainAhead? {
      answer.series.rainAhead(
        latitude: point.latitude, longitude: point.longitude, at: frame.time, moving: motion)
    }
    if let rain = ahead(here), let distance = Distance(rain.distance, .meters) {
      // Rain that stands still has no direction.
      let motion = motion.flatMap { $0.speed < Self.leastSpeed ? nil : $0 }
      let speed = motion.map { words.pace($0.speed) }
      let towards = motion.map { Self.eighth($0.direction) }
      sentences.append(
        rain.bearing.map { bearing in
          phrases.rainAhead(
            distance: words.figures.distance(distance),
            direction: Self.eighth(bearing), speed: speed, towards: towards,
            wait: rain.arrival.map { MinuteText.minutes($0.timeIntervalSince(frame.time)) },
            isForecast: rain.isForecast)
        } ?? phrases.rainHere(speed: speed, towards: towards))
    } else if frame.rate(latitude: here.latitude, longitude: here.longitude) != nil,
      let reach = Distance(RadarSeries.reach, .meters)
    {
      sentences.append(phrases.noRain(within: words.figures.distance(reach)))
    }
    let wet = places.filter { place in
      ahead(place.coordinate)?.arrival.map { $0.timeIntervalSince(frame.time) <= 3600 } ?? false
    }
    if !wet.isEmpty { sentences.append(phrases.wetWithinAnHour(wet.prefix(12).map(\.name))) }
    return sentences
  }

  /// A kilometer an hour, in m/s.
  private static let leastSpeed = 1 / 3.6

  private static func eighth(_ degrees: Double) -> Int { Int((degrees / 45).rounded()) & 7 }
}
