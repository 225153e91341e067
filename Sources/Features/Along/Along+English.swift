import Analysis
import Phrases

nonisolated extension English: AlongPhrases {
  var alongSummary: String { "show the weather along a way, and find the best start" }

  func clause(_ rain: WayRain) -> String {
    switch rain {
    case .dry: "Dry all the way"
    case .dryUntil(let mark): "Dry until \(mark), as far as the forecast goes"
    case .unknown: "No forecast for this time"
    case .wet(let spells, let more):
      spells.enumerated().map { index, spell in
        let text = clause(spell)
        return index == 0 ? text : text.lowercasedFirst
      }.joined(separator: ", ")
        + (more > 0 ? " and \(more) more \(more == 1 ? "time" : "times")" : "")
    }
  }

  private func clause(_ spell: WaySpell) -> String {
    let kind = name(of: spell.kind).capitalizedFirst
    func mark(_ figure: String) -> String { self.mark(figure, isMiles: spell.isMiles) }
    return switch (spell.from, spell.to, spell.start, spell.end) {
    case (let from?, let to?, let start?, let end?):
      "\(kind) between \(mark(from)) and \(to), from \(start) to \(end)"
    case (let from?, nil, let start?, _): "\(kind) from \(mark(from)) on, from \(start)"
    case (nil, let to?, _, let end?): "\(kind) until \(mark(to)), until \(end)"
    default: "\(kind) all the way"
    }
  }

  func clause(_ wind: WayWind) -> String {
    let part =
      switch wind.part {
      case .all: "all the way"
      case .first(let distance): "for the first \(distance)"
      case .last(let distance): "for the last \(distance)"
      case .between(let from, let to): "between \(mark(from, isMiles: wind.isMiles)) and \(to)"
      }
    return "\(relative(wind.wind, wind.speed)) \(part)"
  }

  func mark(_ figure: String, isMiles: Bool) -> String {
    (isMiles ? "mile" : "km") + "\u{A0}" + figure
  }

  func climb(_ height: String) -> String { "\(height) up" }
  var greatCircles: String { "Straight (great circles) between the places, not by road." }

  var viaPoints: String {
    "The points are far apart. The way between them is straight (great circles), not by road."
  }

  func maySendWay(to host: String) -> String {
    "Look up the road at \(host)? Only the positions of the places are sent. (y/n) "
  }

  var roadsNotAllowed: String { "To follow roads, type: set route yes" }
  var byRoad: String { "by road" }
  func wayPoint(_ number: Int) -> String { "point \(number)" }

  func farFromRoad(_ name: String, _ distance: String) -> String {
    "The nearest road to \(name) is \(distance) away."
  }

  func longestLine(_ name: String, of count: Int, other line: String) -> String {
    "The file has \(count) tracks and routes. This is the longest"
      + (name.isEmpty ? "." : ": \(name).") + " For another, type: \(line)"
  }

  func gaps(_ count: Int, _ length: String, at mark: String) -> String {
    count == 1
      ? "A gap of \(length) in the track, at \(mark), isn't counted."
      : "\(count) gaps in the track, \(length) in all, aren't counted."
  }

  var uselessTimes: String {
    "The file's own times can't be right, so a usual speed is assumed."
  }

  func forecastEnds(_ time: String, at mark: String) -> String {
    "The forecast ends at \(mark), on \(time)."
  }

  func noForecastThen(_ time: String) -> String {
    "The forecast doesn't cover \(time)."
  }

  func recordedTimes(_ line: String) -> String {
    "These are the times in the file. For others, type: \(line)"
  }

  func recordedTimes(of day: String, _ line: String) -> String {
    "The times in the file are from \(day), so the same time tomorrow is assumed. For another, type: \(line)"
  }

  var placeTimes: String { "Times are local to each place." }

  func rest(_ time: String, _ duration: String, at mark: String) -> String {
    "Pause of \(duration) at \(time), \(mark)."
  }

  func feltHeading(_ unit: String) -> String { "\(unit) felt" }

  func relative(_ wind: RelativeWind, _ speed: String) -> String {
    switch wind {
    case .left, .right: "wind from the \(wind.rawValue) \(speed)"
    case .head, .tail, .cross: "\(wind.rawValue)wind \(speed)"
    }
  }

  func relative(_ wind: RelativeWind) -> String { wind.rawValue }

  func sun(rises: Bool, at mark: String, _ time: String) -> String {
    "\(rises ? "Sunrise" : "Sunset"): \(time), \(mark)."
  }

  func heightChart(in unit: String) -> String { "Height, \(unit)" }
  func headwindChart(in unit: String) -> String { "Headwind (\(unit))" }
  var tailwindLegend: String { "tailwind below 0" }
  func rainOnMap(wet: String, dry: String) -> String { "\(wet) rain or snow, \(dry) dry" }
  func windOnMap(head: String, from least: String, other: String) -> String {
    "\(head) headwind from \(least), \(other) less"
  }

  func warningOnWay(_ warning: String, at mark: String, until time: String?) -> String {
    "\(warning), at \(mark)" + (time.map { ", until \($0)" } ?? "") + "."
  }

  var warningsUnknown: String { "Official warnings could not be looked up." }

  func bestStart(_ time: String, wet minutes: Int, wind: String?) -> String {
    let rain = minutes == 0 ? "dry all the way" : "\(length(ofMinutes: minutes)) wet"
    return "Best start: \(time), \(rain)" + (wind.map { ", \($0)" } ?? "") + "."
  }

  func noStart(until time: String?) -> String {
    "The forecast covers none of these starts"
      + (time.map { ". It ends on \($0)." } ?? ".")
  }

  var startsHeading: String { "start" }
  var wetHeading: String { "wet" }

  var noHeadwind: String { "no headwind" }

  func headwind(_ speed: String, isAgainst: Bool) -> String {
    (isAgainst ? "headwind " : "tailwind ") + speed
  }

  func dryRuns(_ dry: Int, of members: Int, points: Int) -> String {
    "\(dry) of \(members) runs \(dry == 1 ? "stays" : "stay") dry at all \(points) points along the way."
  }

  var noRuns: String { "The ensemble doesn't cover this time." }

  var noWays: String {
    "No ways saved yet. Type along and a way, such as along Oslo to Bergen, and then star."
  }
  func savedWay(_ name: String) -> String { "The way is saved as \(name)." }

  func confirmRemoval(ofWays count: Int) -> String {
    "Delete \(all(count, "way", "ways"))? (y/n) "
  }

  func strayAlerts(_ count: Int) -> String {
    "\(plural(count, "alert", "alerts")) in told can't find \(count == 1 ? "its" : "their") way any more."
  }

  func removedWays(_ names: [String]) -> String {
    names.count == 1 ? "Deleted the way \(names[0])." : "Deleted \(names.count) ways."
  }

  func restoredWays(_ names: [String]) -> String {
    names.count == 1 ? "Restored the way \(names[0])." : "Restored \(names.count) ways."
  }

  func noWay(_ fault: WayFault) -> String {
    switch fault {
    case .taken(let name): "There is already a way called \"\(name)\". Choose another name."
    case .noPoints: "A way needs two different points."
    case .onePlace(let name):
      "No saved way is called \"\(name)\". A way has two places or a GPX file: along Oslo to Bergen"
    case .tooShort(let meters):
      "A way of \(meters)\u{A0}m is too short. It must be at least 200\u{A0}m long."
    case .noTrack(let path): "\(path) contains no track and no route."
    case .notSaved(let name):
      "No way is saved as \"\(name)\". Type ways for a list."
    case .noLine(_, of: 1): "The file has only one track or route."
    case .noLine(let name, let count):
      "The file has no track or route called \"\(name)\". Type a number from 1 to \(count), or a name."
    case .travel(let text):
      "\"\(text)\" isn't a way to travel here. Type: by foot, by bike or by car"
    case .time(let text):
      "\"\(text)\" isn't a valid departure. Write it as at 8:00, at fri 7:00 or at tomorrow."
    case .window(let text):
      "\"\(text)\" isn't a valid range of hours. Write it as best 6-12."
    case .pastWindow: "These hours have passed. Choose later ones, or another day."
    case .early(let text): "\"\(text)\" belongs at the end of the line."
    case .word(let text):
      "\"\(text)\" isn't valid after a way. "
        + "Allowed: at 8:00, by foot, by bike or by car, 22 km/h, best 6-12, map, chart."
    case .speed(let text):
      "\"\(text)\" isn't a possible speed. It can be from 0.4 to \(grouped(1200))\u{A0}km/h."
    case .pause(let text):
      "\"\(text)\" isn't a valid pause. Write a time and a duration: --pause 12:00 1h"
    }
  }
}
