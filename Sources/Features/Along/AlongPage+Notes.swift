import Ephemeris
import Foundation
import Phrases
import Ways

// The notes below the sentence.
nonisolated extension AlongPage {
  /// Remarks below the sentence.
  var notes: [String] {
    var notes = trip.notes
    if let first = trip.way.gaps.first {
      let length = trip.way.gaps.reduce(0) { $0 + $1.length }
      notes.append(
        phrases.gaps(trip.way.gaps.count, distance(length, of: length), at: mark(first.distance)))
    }
    let end = trip.way.length
    if let known = lastCovered {
      if known < end, let last = forecast.end {
        notes.append(
          phrases.forecastEnds(datedTime(last, at: known), at: mark(known)))
      }
    } else {
      notes.append(phrases.noForecastThen(datedTime(trip.schedule.departure, at: 0)))
    }
    if let runsNote { notes.append(runsNote) }
    notes += sun
    if areWarningsUnknown { notes.append(phrases.warningsUnknown) }
    notes += trip.schedule.rests.map { rest in
      phrases.rest(
        time(rest.start, at: rest.distance), Self.duration(rest.seconds), at: mark(rest.distance))
    }
    return notes
  }

  /// The first two sunrises or sunsets on the way.
  private var sun: [String] {
    let schedule = trip.schedule
    func isDay(_ time: Date) -> Bool {
      trip.way.point(at: schedule.distance(at: time)).coordinate.isDay(at: time)
    }
    let length = schedule.arrival.timeIntervalSince(schedule.departure)
    let steps = max(1, Int(min(length / 1800, 200).rounded(.up)))
    let times = (0...steps).map {
      schedule.departure.addingTimeInterval(length * Double($0) / Double(steps))
    }
    let changes = zip(times, times.dropFirst()).filter { isDay($0) != isDay($1) }.prefix(2)
    return changes.map { before, after in
      var (low, high) = (before, after)
      let wasDay = isDay(low)
      while high.timeIntervalSince(low) > 20 {
        let middle = low.addingTimeInterval(high.timeIntervalSince(low) / 2)
        if isDay(middle) == wasDay { low = middle } else { high = middle }
      }
      let distance = schedule.distance(at: high)
      let clock = time(high, at: distance)
      return wasDay
        ? phrases.dark(from: mark(distance), clock) : phrases.light(from: mark(distance), clock)
    }
  }

  /// `1 h`, `1:30 h`, `20 min`
  static func duration(_ seconds: Double) -> String {
    let minutes = Int((seconds / 60).rounded())
    let (hours, rest) = minutes.quotientAndRemainder(dividingBy: 60)
    if hours == 0 { return "\(rest)\u{A0}min" }
    return (rest == 0 ? "\(hours)" : "\(hours):" + (rest < 10 ? "0" : "") + "\(rest)") + "\u{A0}h"
  }
}
