import Documents
import Ephemeris
import Foundation
import Presentation
import Reports

nonisolated extension SunReport {
  /// The report for programs: ISO 8601 with the place's offset, seconds, fractions.
  var json: JSONValue {
    let (civil, nautical) = (sun.twilight(.civil), sun.twilight(.nautical))
    let astronomical = sun.twilight(.astronomical)
    return [
      "place": place?.json ?? .null, "latitude": .number(coordinate.latitude),
      "longitude": .number(coordinate.longitude), "timeZone": .string(clock.timeZone.identifier),
      "date": .string(sun.day.date.description), "sunrise": time(sun.sunrise),
      "sunset": time(sun.sunset), "noon": time(sun.noon),
      "daylight": .number(sun.daylight.rounded()), "polar": .optional(sun.polar?.rawValue),
      "civilDawn": time(civil?.dawn), "civilDusk": time(civil?.dusk),
      "nauticalDawn": time(nautical?.dawn), "nauticalDusk": time(nautical?.dusk),
      "astronomicalDawn": time(astronomical?.dawn), "astronomicalDusk": time(astronomical?.dusk),
      "moonFraction": .rounded(moonPhase.fraction), "moonPhase": .rounded(moonPhase.phase),
      "moonrise": time(moonDay.moonrise), "moonset": time(moonDay.moonset),
      "nextNewMoon": time(next(.newMoon)), "nextFullMoon": time(next(.fullMoon)),
      "nextEquinox": time(next(.equinox)), "nextSolstice": time(next(.solstice)),
      "events": .array(events.map { ["event": .string($0.name), "time": time($0.time)] }),
    ]
  }

  /// All events of the calendar day, in order, including a dusk after midnight, or a second sunset.
  private var events: [(name: String, time: Date)] {
    let span = sun.day.start..<max(sun.day.start, sun.day.end)
    let twilights = Twilight.Kind.allCases.compactMap(sun.twilight).flatMap { twilight in
      [twilight.dawn, twilight.laterDawn].map { ("\(twilight.kind)Dawn", $0) }
        + [twilight.earlierDusk, twilight.dusk].map { ("\(twilight.kind)Dusk", $0) }
    }
    let named =
      sun.sunrises.map { ("sunrise", $0) } + sun.sunsets.map { ("sunset", $0) }
      + [("noon", sun.noon)] + twilights + moonDay.moonrises.map { ("moonrise", $0) }
      + moonDay.moonsets.map { ("moonset", $0) }
    return named.compactMap { name, time in time.map { (name, $0) } }
      .filter { span.contains($0.time) }.sorted { $0.time < $1.time }
  }

  /// To the nearest second.
  private func time(_ date: Date?) -> JSONValue {
    .optional(date.flatMap { clock.iso8601($0.addingTimeInterval(0.5)) })
  }
}
