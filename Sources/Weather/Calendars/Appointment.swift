public import Foundation
public import Reports

/// One time at which something of a calendar takes place.
public struct Appointment: Hashable, Sendable {
  public enum Time: Hashable, Sendable {
    /// Whole days by the calendar at the place.
    case days(ClosedRange<CalendarDay>)
    /// The end is the start where none is known.
    case hours(start: Date, end: Date)
  }

  public var time: Time
  /// May be empty, as may the location.
  public var title: String
  public var location: String
  public var coordinate: Coordinate?
}

/// The appointments of some time, in order, and what is to be said of how they were read.
public struct Appointments: Hashable, Sendable {
  public var all: [Appointment] = []
  /// The names of zones that aren't known, for which the clock of this machine was taken.
  public var unknownZones: [String] = []
  /// Appointments that come again by a rule that isn't understood: only the first time of each is there.
  public var unknownRules = 0
  /// Tasks, which are left out.
  public var tasks = 0
  /// Whether there are more than were read.
  public var isCut = false
}

extension CalendarFile {
  /// The most appointments that are found, and days that are looked at for them.
  static let mostFound = 2000
  private static let budget = 500_000
  /// In seconds; a longer one is as long as that.
  private static let longest = 366 * 86_400

  /// All that take place between two times. `local` is the zone of times without one.
  public func appointments(from start: Date, until end: Date, local: TimeZone) -> Appointments {
    var found = Appointments()
    found.isCut = isCut
    guard let first = Int(exactly: start.timeIntervalSince1970.rounded(.down)),
      let last = Int(exactly: end.timeIntervalSince1970.rounded(.up)), first <= last,
      abs(first) < 1 << 38, abs(last) < 1 << 38
    else { return found }
    let clock = CalendarZone(local)
    var search = Search(
      finder: ZoneFinder(zones, calendar: zone, local: local, last: last.quotient(86_400) + 2),
      first: first, last: last, firstDay: clock.wall(at: first).day,
      lastDay: clock.wall(at: last - 1).day, budget: Self.budget)
    for series in series {
      search.find(series)
      // The earliest are kept.
      if search.found.count > 2 * Self.mostFound { search.trim() }
      guard search.budget > 0 else {
        search.isCut = true
        break
      }
    }
    search.trim()
    found.isCut = found.isCut || search.isCut
    found.all = search.found.map(\.appointment)
    found.unknownZones = search.finder.unknown.sorted().prefix(5).map { $0.cleaned(limit: 60) }
    found.unknownRules = search.unknownRules
    found.tasks = tasks
    return found
  }

  /// An appointment with what comes in the place of its repetitions.
  private struct Series {
    var main: CalendarEvent?
    var others: [CalendarEvent] = []
  }

  /// Of several versions of an appointment, the latest counts.
  private var series: [Series] {
    var order: [String] = []
    var all: [String: Series] = [:]
    for (index, event) in events.enumerated() {
      let key = event.uid.map { "u" + $0 } ?? "\(index)"
      if all[key] == nil {
        order.append(key)
        all[key] = Series()
      }
      if event.replaces != nil {
        let same = all[key]?.others.firstIndex { $0.replaces == event.replaces }
        if let same, let other = all[key]?.others[same] {
          if event.sequence >= other.sequence { all[key]?.others[same] = event }
        } else {
          all[key]?.others.append(event)
        }
      } else if all[key]?.main.map({ $0.sequence <= event.sequence }) != false {
        all[key]?.main = event
      }
    }
    return order.compactMap { all[$0] }
  }

  private struct Search {
    var finder: ZoneFinder
    let first, last: Int
    let firstDay, lastDay: Int
    var budget: Int
    var unknownRules = 0
    var isCut = false
    var found: [(order: Int, appointment: Appointment)] = []

    /// Puts in order what was found, and leaves out what is too much.
    mutating func trim() {
      found.sort { ($0.order, $0.appointment.title) < ($1.order, $1.appointment.title) }
      guard found.count > CalendarFile.mostFound else { return }
      found.removeLast(found.count - CalendarFile.mostFound)
      isCut = true
    }

    mutating func find(_ series: Series) {
      for event in series.others where !event.isCancelled { add(event) }
      guard let main = series.main, !main.isCancelled, let start = main.start else { return }
      if main.hasUnknownRule, main.rule == nil { unknownRules += 1 }
      let isTimed = start.wall.second != nil
      let zone = finder.zone(of: start, budget: &budget)
      let length = length(main)
      // What isn't to come: by its day, or by its time.
      var days: Set<Int> = []
      var times: Set<Int> = []
      for stamp in main.left + series.others.compactMap(\.replaces) {
        if !isTimed || stamp.wall.second == nil {
          days.insert(stamp.wall.day)
        } else {
          times.insert(time(stamp))
        }
      }
      let later = series.others.filter(\.replacesFollowing).compactMap { event in
        event.replaces.map { (time: time($0), event: event) }
      }.sorted { $0.time < $1.time }
      for repetition in repetitions(of: main, start, zone, length) {
        let (wall, itsTime) = (repetition.wall, repetition.time)
        guard !days.contains(wall.day), !times.contains(itsTime) else { continue }
        guard let other = later.last(where: { $0.time < itsTime }) else {
          add(main, wall, itsTime, repetition.length ?? length)
          continue
        }
        // It is moved by as much as the first one.
        guard !other.event.isCancelled, let moved = other.event.start else { continue }
        let shift = time(moved) - other.time
        let isDay = moved.wall.second == nil
        let zone = finder.zone(of: moved, budget: &budget)
        let target =
          isDay
          ? WallTime(day: wall.day + shift.quotient(86_400), second: nil)
          : zone.wall(at: itsTime + shift)
        add(other.event, target, isDay ? target.seconds : itsTime + shift, self.length(other.event))
      }
    }

    private typealias Repetition = (wall: WallTime, time: Int, length: Int?)

    private mutating func repetitions(
      of event: CalendarEvent, _ start: CalendarStamp, _ zone: CalendarZone, _ length: Int
    ) -> [Repetition] {
      let reach = length / 86_400 + 2
      var walls: Set<WallTime> = [start.wall]
      if let rule = event.rule {
        let (from, to) = (first.quotient(86_400) - reach, last.quotient(86_400) + 2)
        for day in rule.days(from: start.wall.day, first: from, last: to, budget: &budget) {
          walls.insert(WallTime(day: day, second: start.wall.second))
        }
      }
      var all: [Repetition] = []
      for wall in walls {
        let time = start.wall.second == nil ? wall.seconds : zone.time(of: wall)
        guard isBefore(event.rule, wall, time) || wall == start.wall else { continue }
        all.append((wall, time, nil))
      }
      for added in event.added {
        let time = time(added.stamp)
        // A day is one of its days, whatever time is written.
        let wall =
          start.wall.second == nil
          ? WallTime(day: added.stamp.wall.day, second: nil)
          : added.stamp.wall.second == nil
            ? WallTime(day: added.stamp.wall.day, second: start.wall.second) : zone.wall(at: time)
        let itsTime = wall.second == nil ? wall.seconds : zone.time(of: wall)
        if !all.contains(where: { $0.time == itsTime }) {
          all.append((wall, itsTime, added.length))
        }
        budget -= 1 + all.count / 64
        guard budget > 0 else { break }
      }
      return all
    }

    private func isBefore(_ rule: RecurrenceRule?, _ wall: WallTime, _ time: Int) -> Bool {
      guard let rule, let until = rule.until else { return true }
      if until.second == nil || wall.second == nil { return wall.day <= until.day }
      return rule.isUntilUTC ? time <= until.seconds : wall.seconds <= until.seconds
    }

    private mutating func time(_ stamp: CalendarStamp) -> Int {
      stamp.wall.second == nil
        ? stamp.wall.seconds : finder.zone(of: stamp, budget: &budget).time(of: stamp.wall)
    }

    /// In seconds; whole days of a day.
    private mutating func length(_ event: CalendarEvent) -> Int {
      guard let start = event.start else { return 0 }
      let isDay = start.wall.second == nil
      var length = event.duration ?? (isDay ? 86_400 : 0)
      if let end = event.end {
        length =
          isDay || end.wall.second == nil
          ? (end.wall.day - start.wall.day) * 86_400 + (isDay ? 0 : -(start.wall.second ?? 0))
          : time(end) - time(start)
      }
      if isDay { length = max(86_400, length.quotient(86_400) * 86_400) }
      return min(max(0, length), CalendarFile.longest)
    }

    private mutating func add(_ event: CalendarEvent) {
      guard let start = event.start else { return }
      let length = length(event)
      add(event, start.wall, time(start), length)
    }

    private mutating func add(
      _ event: CalendarEvent, _ wall: WallTime, _ time: Int, _ length: Int
    ) {
      let span: Appointment.Time
      var order = time
      if wall.second == nil {
        let end = wall.day + length / 86_400 - 1
        guard end >= firstDay, wall.day <= lastDay, let from = CalendarDay(daysSince1970: wall.day),
          let to = CalendarDay(daysSince1970: end), from <= to
        else { return }
        span = .days(from...to)
        order = CalendarZone(finder.local).time(of: WallTime(day: wall.day, second: 0))
      } else {
        guard time < last, time + length > first || time >= first else { return }
        span = .hours(
          start: Date(timeIntervalSince1970: Double(time)),
          end: Date(timeIntervalSince1970: Double(time + length)))
      }
      found.append(
        (
          order,
          Appointment(
            time: span, title: event.summary, location: event.location,
            coordinate: event.coordinate)
        ))
    }
  }
}
