import Clients
import CommandKit
import Foundation
import Itineraries
import Phrases
import Quantities
import Reports
import TerminalText

/// A way, and how and when it is travelled, as typed: `Oslo to Bergen at fri 7:00 by car`.
nonisolated struct AlongRequest: Hashable, Sendable {
  /// The words before those that say how and when.
  var way: [String] = []
  /// The name of the saved way that these words are.
  var saved: String?
  var departure: Departure?
  var travel: Travel?
  /// In m/s.
  var speed: Double?
  /// The starts among which the best is looked for, in minutes since midnight: all of the day where none are given.
  var best: ClosedRange<Int>?
  /// Whether the runs of an ensemble are asked.
  var isSure = false
  /// Another view instead of the page.
  var view: View?
  var pauses: [Pause] = []

  enum View: Hashable, Sendable {
    case chart
    case map(WeatherQuantity)
  }

  /// A day, or a time of day, or both; or a moment.
  struct Departure: Hashable, Sendable {
    var day: DayReference?
    /// Minutes since midnight at the start of the way.
    var minute: Int?
    /// A time that was typed with its time zone.
    var moment: Date?
    /// `now`
    var isNow = false

    var lacksHour: Bool { day != nil && minute == nil }
  }

  /// `nil` if there is no way before the words for how and when. The name of a saved way may have such words itself:
  /// `saved` finds it by a text.
  ///
  /// - Throws: A speed or a time that is impossible.
  init?(
    _ words: [String], _ phrases: any Phrases, saved: (String) -> String? = { _ in nil }
  ) throws(Failure) {
    for count in stride(from: words.count, through: 1, by: -1) {
      guard let name = saved(words[..<count].joined(separator: " ")) else { continue }
      var request = AlongRequest(saved: name)
      guard try request.read(words[count...], phrases).isEmpty else { continue }
      self = request
      return
    }
    // `Praha do Brna` is read by its words.
    guard WayText.file(in: words) != nil || !words.contains(where: WayText.isOtherJoint) else {
      return nil
    }
    for count in stride(from: 1, through: words.count, by: 1)
    where !WayText.goesOn(behind: words[count - 1]) {
      var request = AlongRequest()
      guard try request.read(words[count...], phrases).isEmpty else { continue }
      request.way = Array(words[..<count])
      self = request
      return
    }
    return nil
  }

  init() {}

  init(saved name: String) {
    way = [name]
    saved = name
  }

  /// As the way was saved, where the words say nothing else.
  func with(_ kept: SavedWay?) -> AlongRequest {
    var request = self
    if travel == nil, speed == nil, let known = kept?.speed, Self.speeds.contains(known) {
      request.speed = known
    }
    request.travel = travel ?? kept?.travel.flatMap(Travel.init)
    return request
  }

  /// The words for the means of travel and the time.
  static let words = [
    "at", "by", "foot", "bike", "car", "best", "sure", "chart", "map", "rain", "wind",
  ]
}

nonisolated extension AlongRequest {
  /// Takes the words that say how and when, and returns those from the first on that doesn't.
  mutating func read(
    _ words: ArraySlice<String>, _ phrases: any Phrases
  ) throws(Failure) -> ArraySlice<String> {
    var rest = words
    while let word = rest.first?.lowercased() {
      let behind = rest.dropFirst()
      switch word {
      case _ where Self.isAt(word):
        guard let found = try Self.departure(behind, phrases), leave(found.departure) else {
          return rest
        }
        rest = behind.dropFirst(found.count)
      case "by", "on":
        guard travel == nil, let found = behind.first.flatMap(Self.travel) else { return rest }
        travel = found
        rest = behind.dropFirst()
      case "best":
        guard best == nil else { return rest }
        best = Self.wholeDay
        rest = behind
      case "sure":
        isSure = true
        rest = behind
      default:
        if view == nil, word == "chart" || word == "map" {
          let subject = behind.first.flatMap(Language.typed.quantity).flatMap {
            AlongMap.subjects.contains($0) ? $0 : nil
          }
          view = word == "chart" ? .chart : .map(subject ?? .precipitation)
          rest = word == "map" && subject != nil ? behind.dropFirst() : behind
        } else if best == Self.wholeDay || best == nil && departure?.lacksHour == true,
          let window = Self.window(word)
        {
          // `best 6-12`, `best tomorrow 6-12`, `at tomorrow 6-12`
          best = window
          rest = behind
        } else if let found = try Self.speed(rest), speed == nil {
          speed = found.speed
          rest = rest.dropFirst(found.count)
        } else if let found = try Self.departure(rest, phrases),
          // A number alone may be a speed without its unit, or the end of a position: `48.37 17.58`.
          found.count > 1 || Double(word) == nil,
          // `Rimavská Sobota`
          !(found.departure.day != nil && DayArgument.isName(rest.prefix(1))),
          leave(found.departure)
        {
          rest = rest.dropFirst(found.count)
        } else {
          return rest
        }
      }
    }
    return rest
  }

  /// Takes a departure, or the hour or the day that the one before lacks: `tomorrow at 8:00`. Whether it could.
  private mutating func leave(_ found: Departure) -> Bool {
    guard let known = departure else {
      departure = found
      return true
    }
    let both = Departure(day: known.day ?? found.day, minute: known.minute ?? found.minute)
    // Each has what the other lacks.
    guard [known, found].contains(Departure(day: both.day)),
      [known, found].contains(Departure(minute: both.minute))
    else { return false }
    departure = both
    return true
  }

  private static let wholeDay = 0...1439

  /// Whether a time follows a word: `at`, `o`.
  private static func isAt(_ word: String) -> Bool {
    Language.typed.hourPrepositions.contains(word.folded)
  }

  private static func travel(_ word: String) -> Travel? {
    switch word.lowercased() {
    case "foot", "walk", "walking": .foot
    case "bike", "bicycle": .bike
    case "car": .car
    default: nil
    }
  }
}

nonisolated extension Argument where Value == AlongRequest {
  private static var means: [String] { [WayTravel.foot, .bike, .car].map(\.rawValue) }

  /// The way, and all that says how and when.
  static func along(saved: @escaping @Sendable (String) -> String?) -> Argument {
    Argument(
      .either([.path, .places]), .optional(.behind("at", .text)),
      .optional(.behind("by", .choice(means))),
      .optional(.choice(["22 km/h"])), .optional(.choice(["best 6-12"])), reach: .rest
    ) { words throws(Failure) in
      let isBehindBy = words.last?.lowercased() == "by"
      // Files are few, and come first; a way is one file.
      words.offerLast { sources, typed in
        if isBehindBy { return sources.matches(means, typed) }
        guard words.count == 0 || typed.contains("/") else { return .none }
        var list = sources.completions(forPath: typed)
        list.candidates.removeAll {
          !$0.text.lowercased().hasSuffix(".gpx") && !typed.contains("/")
        }
        return list
      }
      words.offerText { sources, typed in
        isBehindBy || typed.contains("/") || typed.hasSuffix(".gpx")
          ? .none : sources.completions(forPlaceAtEndOf: typed)
      }
      words.offerLast { sources, typed in
        isBehindBy || typed.isEmpty ? .none : sources.matches(AlongRequest.words, typed)
      }
      guard words.first != nil,
        let request = try AlongRequest(words.rest, words.vocabulary.phrases, saved: saved)
      else { return nil }
      words.takeAll()
      return request
    }
  }
}

// Words after a way that say neither how nor when.
nonisolated extension AlongRequest {
  /// Throws for such words after a place, or after a word for how or when: `Bergen by plane`.
  ///
  /// `likeness` says how certainly a text is a place; `nil` if it is none.
  func check(
    _ phrases: any Phrases, likeness: (String) -> PlaceMatch.Likeness?
  ) throws(Failure) {
    guard saved == nil, case .places(let names) = WayText(way) else { return }
    // A word each, with nothing between them.
    if names == way, likeness(way.joined(separator: " ")) != .exact {
      let tail = Array(way.dropFirst().drop { !Self.isKeyword($0) })
      if !tail.isEmpty { throw .noWay(try Self.fault(of: tail, phrases)) }
    }
    for text in names {
      let name = text.spacedWords
      let whole = likeness(text)
      guard name.count > 1, whole != .exact, whole != .oneSlip else { continue }
      let length = (1..<name.count).reversed().first { count in
        likeness(name.prefix(count).joined(separator: " ")) == .exact
      }
      let tail = Array(name.dropFirst(length ?? 1).drop { length == nil && !Self.isKeyword($0) })
      if let first = tail.first,
        whole == nil || Self.isKeyword(first) || first.first?.isNumber == true
      {
        throw .noWay(try Self.fault(of: tail, phrases))
      }
    }
  }

  static func fault(of words: [String], _ phrases: any Phrases) throws(Failure) -> WayFault {
    var request = AlongRequest()
    let unread = try request.read(words[...], phrases)
    guard let first = unread.first else { return .early(words.joined(separator: " ")) }
    let next = unread.dropFirst().prefix(2).joined(separator: " ")
    let last = words.dropLast(unread.count).last?.lowercased()
    return switch first.lowercased() {
    case "by" where !next.isEmpty, "on" where !next.isEmpty: .travel(unread[unread.startIndex + 1])
    case _ where isAt(first) && !next.isEmpty: .time(next)
    case _ where first.contains(":"): .time(first)
    case _ where last == "best" && first.contains(where: \.isNumber): .window(first)
    case _ where first.first?.isNumber == true: .speed(unread.prefix(2).joined(separator: " "))
    default: .word(first)
    }
  }

  /// Whether a word is one for how and when.
  private static func isKeyword(_ word: String) -> Bool {
    words.contains(word.lowercased()) || word.lowercased() == "on" || isAt(word)
  }
}

// Speeds, times and windows.
nonisolated extension AlongRequest {
  /// The longest first, because a shorter one may be the end of a longer one.
  private static let units = SpeedUnit.spellings.sorted { $0.word.count > $1.word.count }
  /// In m/s: from a snail's pace on foot to an airliner's.
  static let speeds = 0.1...(1200 / 3.6)

  /// `22 km/h`, `22km/h`, `13.5 mph`.
  static func speed(
    _ words: ArraySlice<String>
  ) throws(Failure) -> (speed: Double, count: Int)? {
    for count in [1, 2] where words.count >= count {
      // A shell passes quoted words as one.
      let text = words.prefix(count).joined().filter { !$0.isWhitespace }.lowercased()
      guard let unit = units.first(where: { text.hasSuffix($0.word) }) else { continue }
      let number = text.dropLast(unit.word.count).replacing(",", with: ".")
      guard let first = number.first, first.isNumber || first == "." || first == "-",
        let value = Double(number)
      else { continue }
      guard speeds.contains(value * unit.unit.scale) else {
        throw .noWay(.speed(words.prefix(count).joined(separator: " ")))
      }
      return (value * unit.unit.scale, count)
    }
    return nil
  }

  /// `8`, `8:00`, `8am`, `8:30 pm`, `noon`: minutes since midnight.
  static func minute(_ text: String) -> Int? {
    ["noon": 720, "midnight": 0][text.lowercased()] ?? HourText.minute(text)
  }

  /// `6-12`, `6:30–9`; until the next day where it ends before it begins.
  static func window(_ text: String) -> ClosedRange<Int>? {
    let parts = text.split(omittingEmptySubsequences: false) { "-–—".contains($0) }
    guard parts.count == 2, let from = minute(String(parts[0])), let to = minute(String(parts[1]))
    else { return nil }
    return from <= to ? from...to : from...(to + 1440)
  }

  /// Takes the words after `at` that form a time: `8:00`, `fri 7:00`, `7:00 tomorrow`, `2026-11-24T08:00`.
  static func departure(
    _ words: ArraySlice<String>, _ phrases: any Phrases
  ) throws(Failure) -> (departure: Departure, count: Int)? {
    for count in (1...5).reversed() where count <= words.count {
      // `at fri 22 km/h`: the number belongs to the speed.
      guard try speed(words.dropFirst(count - 1))?.count != 2 else { continue }
      let all = words.prefix(count).flatMap { $0.spacedWords }
      if let found = try departure(all, phrases) { return (found, count) }
    }
    return nil
  }

  static func departure(
    _ words: [String], _ phrases: any Phrases
  ) throws(Failure) -> Departure? {
    let text = words.joined(separator: " ")
    if Language.typed.english(for: text) == "now" { return Departure(isNow: true) }
    if let minute = minute(text) { return Departure(minute: minute) }
    // The seconds may be left out.
    for whole in [text, text.prefix(16) + ":00" + text.dropFirst(16)] where words.count == 1 {
      if let moment = try? Date(whole, strategy: .iso8601) { return Departure(moment: moment) }
    }
    // `2026-11-24T08:00`
    if words.count == 1, let mark = text.firstIndex(of: "T"), let day = CalendarDay(text),
      let minute = minute(String(text[text.index(after: mark)...]))
    {
      return Departure(day: .date(day), minute: minute)
    }
    for split in words.indices.dropFirst() {
      let (first, last) = (words[..<split], words[split...])
      for (day, time) in [(first, last), (last, first)] {
        guard let minute = minute(time.joined(separator: " ")),
          let day = try startDay(day.joined(separator: " "), phrases)
        else { continue }
        return Departure(day: day, minute: minute)
      }
    }
    return try startDay(text, phrases).map { Departure(day: $0) }
  }

  /// Yesterday nobody starts.
  private static func startDay(
    _ text: String, _ phrases: any Phrases
  ) throws(Failure) -> DayReference? {
    let day = try DayArgument.single(text, phrases)
    return if case .after(..<0) = day { nil } else { day }
  }
}

nonisolated extension AlongRequest.Departure {
  /// The moment of departure. A time without a day is the next one; a day without a time begins at eight.
  func date(_ clock: PlaceClock, now: Date) -> Date? {
    if let moment { return moment }
    if isNow { return now }
    let today = clock.day(of: now)
    var first = today
    if let day { first = DaySpan(day, clock: clock, now: now)?.days.lowerBound }
    var minute = minute ?? (day == .tonight ? 18 * 60 : 8 * 60)
    // `tonight at 10` is at 22:00, `tonight at 12` midnight, and `tonight at 1` tomorrow.
    if day == .tonight, minute < 13 * 60 { minute += minute < 6 * 60 ? 24 * 60 : 12 * 60 }
    guard let first else { return nil }
    let start = clock.date(first, minute: minute)
    guard day == nil, start < now else { return start }
    return CalendarDay(daysSince1970: first.daysSince1970 + 1).map {
      clock.date($0, minute: minute)
    }
  }
}

nonisolated extension PlaceClock {
  /// A start each half an hour, from the first minute of a day to the last; an hour that occurs twice has two of each.
  func starts(on day: CalendarDay, _ minutes: ClosedRange<Int>) -> [Date] {
    let first = date(day, minute: minutes.lowerBound).timeIntervalSince1970
    let last = date(day, minute: minutes.upperBound).timeIntervalSince1970
    return stride(from: first, through: last, by: 1800).map(Date.init(timeIntervalSince1970:))
  }

  /// Tomorrow at this time of day; `nil` outside the years 1 to 9999.
  func tomorrow(at time: Date, now: Date) -> Date? {
    guard let minute = self.time(of: time).flatMap(HourText.minute),
      let day = day(of: now).flatMap({ CalendarDay(daysSince1970: $0.daysSince1970 + 1) })
    else { return nil }
    return date(day, minute: minute)
  }

  /// The time this many minutes after midnight by the clocks at the place; one that they skip is moved past the gap.
  func date(_ day: CalendarDay, minute: Int) -> Date {
    let local = Double(day.daysSince1970 * 86_400 + minute * 60)
    let before = Double(timeZone.secondsFromGMT(for: Date(timeIntervalSince1970: local - 86_400)))
    let guess = Date(timeIntervalSince1970: local - before)
    let offset = Double(timeZone.secondsFromGMT(for: guess))
    let date = Date(timeIntervalSince1970: local - offset)
    // A time that doesn't exist is as long after midnight as it says.
    return Double(timeZone.secondsFromGMT(for: date)) == offset ? date : guess
  }
}
