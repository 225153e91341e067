import Analysis
import Calendars
import CommandKit
import Documents
import Ephemeris
import Foundation
import Phrases
import Presentation
import Reports
import TerminalText

/// Appointments, each with its weather: a sentence for what stands out, then a row for each.
nonisolated struct AgendaPage: Sendable {
  struct Entry: Sendable {
    let appointment: Appointment
    /// `nil` if it isn't known, and there is no home.
    let place: Place?
    let source: AppointmentPlace.Source
  }

  let words: Wording
  let now: Date
  let zone: TimeZone
  var entries: [Entry] = []
  var reports: [Place.ID: Report] = [:]
  var home: Place?
  var notLookedUp: [String] = []
  var unknownZones: [String] = []
  var unknownRules = 0
  var tasks = 0
  var isCut = false
  /// Why towns couldn't be looked up.
  var failure: Failure?

  private var phrases: any AgendaPhrases { words.phrases.agenda }

  func page(width: Int) -> Page {
    let rows = entries.map { ($0, weather($0)) }
    guard !rows.isEmpty else {
      let sentences = [phrases.noAppointments(days: AgendaPresenter.days)] + notes
      return Page(lines: sentences.flatMap { WeatherLines.note($0, .plain, width: width) })
    }
    return Page(
      blocks: [
        [
          WeatherLines.heading(
            phrases.appointments(rows.count, days: AgendaPresenter.days)
          ).clipped(to: width)
        ] + sentences(rows).flatMap { WeatherLines.note($0, .plain, width: width) },
        table(rows).lines(width: width, foldingFrom: 3),
        notes.flatMap { WeatherLines.note($0, width: width) },
        WeatherLines.credits(
          words.origin.credits(Array(reports.values)), width: width),
      ])
  }

  private func title(_ entry: Entry) -> String {
    entry.appointment.title.isEmpty ? phrases.untitled : entry.appointment.title
  }

  private func sentences(_ rows: [(Entry, SpanWeather?)]) -> [String] {
    let marked = SpanWeather.Mark.allCases.compactMap { mark -> String? in
      let names = rows.filter { $0.1?.marks.contains(mark) == true }
        .map { "\(title($0.0)) (\(beginning($0.0)))" }
      return names.isEmpty ? nil : phrases.marked(mark, names)
    }
    let isKnown = rows.contains { $0.1 != nil }
    return marked.isEmpty && isKnown ? [phrases.noAppointmentMarked] : marked
  }

  private var notes: [String] {
    let placeless = entries.filter { $0.source == .home }.count
    return [
      placeless == 0
        ? nil
        : home.map { phrases.atHome(placeless, home: $0.name) } ?? phrases.withoutPlace(placeless),
      notLookedUp.isEmpty ? nil : phrases.notLookedUp(notLookedUp),
      failure.map { phrases.sentence(for: $0) },
      unknownZones.isEmpty ? nil : phrases.unknownZones(unknownZones),
      unknownRules == 0 ? nil : phrases.unknownRules(unknownRules),
      tasks == 0 ? nil : phrases.tasksLeftOut(tasks),
      isCut ? phrases.moreAppointments : nil,
      reports.values.contains { $0.service == .sample } ? phrases.sampleWarning : nil,
    ].compactMap(\.self)
  }
}

// Its weather.
nonisolated extension AgendaPage {
  /// The clock at the place, or else of this machine.
  private func clock(_ entry: Entry) -> PlaceClock {
    entry.place.map { PlaceClock($0, zone: reports[$0.id]?.timeZone) } ?? PlaceClock(zone: zone)
  }

  /// `nil` if no forecast covers it.
  private func weather(_ entry: Entry) -> SpanWeather? {
    guard let place = entry.place, let report = reports[place.id] else { return nil }
    let clock = clock(entry)
    let timeline = Timeline(report, now: now)
    let last = timeline.slots.last?.end ?? now
    switch entry.appointment.time {
    case .hours(let start, let end):
      if start < last, let weather = SpanWeather(timeline, from: max(start, now), until: end) {
        return weather
      }
      return SpanWeather(report.days.filter { $0.date == clock.day(of: start) })
    case .days(let days):
      let first = LocalDay(days.lowerBound, clock: clock).start
      let end = LocalDay(days.upperBound, clock: clock).end
      if end <= last { return SpanWeather(timeline, from: max(first, now), until: end) }
      let today = clock.day(of: now) ?? days.lowerBound
      return SpanWeather(report.days.filter { days.contains($0.date) && $0.date >= today })
    }
  }
}

// Its rows.
nonisolated extension AgendaPage {
  private func table(_ rows: [(Entry, SpanWeather?)]) -> Table {
    var last: String?
    let names = rows.compactMap(\.0.place).distinctNames(in: phrases)
    let cells = rows.map { entry, weather in
      let (day, time) = moment(entry)
      defer { last = day }
      let isHome = entry.source == .home
      return [
        Line(day == last ? "" : day, .strong), Line(time), Line(title(entry)),
        Line(entry.place.map { names[$0.id] ?? $0.name } ?? "–", isHome ? .dim : .plain),
      ] + figures(weather) + [remark(entry, weather)]
    }
    return Table(
      columns: [
        .init(), .init(), .init(minimum: 10, cutsLongest: true),
        .init(minimum: 8, expendable: 2, cutsLongest: true), .init(.trailing),
        .init(expendable: 3), .init(.trailing), .init(.trailing, expendable: 4),
        .init(.trailing, expendable: 5), .init(),
      ], rows: cells)
  }

  private func remark(_ entry: Entry, _ weather: SpanWeather?) -> Line {
    if let weather {
      return Line(weather.marks.map(phrases.mark).joined(separator: ", "), .warning)
    }
    let isAsked = entry.place.map { reports[$0.id] != nil } == true
    return Line(isAsked ? phrases.beyondForecast : "", .dim)
  }

  private func figures(_ weather: SpanWeather?) -> [Line] {
    guard let weather else { return ["", "", "", "", ""] }
    let wind = phrases.figure(words.figures.speed(weather.windSpeed))
    let water = weather.precipitation.map { $0.in(.millimeters) >= 0.05 } == true
    return [
      Line(temperatures(weather)), Line(weather.weatherCode.map(phrases.shortCondition) ?? ""),
      Line(water ? phrases.figure(words.figures.rain(weather.precipitation)) : ""),
      Line(weather.chance.map { Figures.percent($0) } ?? ""), Line(wind),
    ]
  }

  private func temperatures(_ weather: SpanWeather) -> String {
    let (low, high) = (words.figures.bare(weather.lowest), words.figures.bare(weather.highest))
    let highest = phrases.figure(words.figures.temperature(weather.highest))
    return low == high ? highest : "\(phrases.figure(low)) … \(highest)"
  }

  /// The day and the times; those of one that has begun from now on.
  private func moment(_ entry: Entry) -> (day: String, time: String) {
    let clock = clock(entry)
    func name(_ day: CalendarDay) -> String {
      clock.day(of: now).map { words.name(of: day, today: $0) } ?? day.description
    }
    switch entry.appointment.time {
    case .days(let days):
      let today = clock.day(of: now) ?? days.lowerBound
      let isLong = days.upperBound > max(days.lowerBound, today)
      return (
        name(max(today, days.lowerBound)),
        isLong ? "–" + phrases.shortDate(days.upperBound) : phrases.allDay
      )
    case .hours(let start, let end):
      let from = words.time(of: start, clock, isShort: true) ?? "–"
      let to = span(start, end, clock)
      let day = clock.day(of: max(start, now)) ?? clock.day(of: start)
      return (day.map(name) ?? "", (start < now ? phrases.presentHeading.lowercased() : from) + to)
    }
  }

  private func span(_ start: Date, _ end: Date, _ clock: PlaceClock) -> String {
    guard end > start, let time = words.time(of: end, clock, isShort: true) else { return "" }
    return "–" + time
  }

  /// `Sat 28 18:00`, for a sentence.
  private func beginning(_ entry: Entry) -> String {
    let clock = clock(entry)
    let (start, isDay) = (entry.appointment.start(clock), entry.appointment.isAllDay)
    guard let day = clock.day(of: max(start, now)), let today = clock.day(of: now) else {
      return ""
    }
    if start < now, !isDay { return phrases.presentHeading.lowercased() }
    let name =
      day.daysSince1970 - today.daysSince1970 < 2
      ? words.name(of: day, today: today).lowercasedFirst : phrases.shortDate(day)
    return isDay ? name : "\(name) \(words.time(of: start, clock, isShort: true) ?? "–")"
  }
}

// For programs.
nonisolated extension AgendaPage {
  /// `appointments`, each with its place, how that was found, and its weather: in °C, mm, % and m/s.
  var document: JSONValue {
    [
      "appointments": .array(entries.map(json)),
      "notLookedUp": .array(notLookedUp.map { .string($0) }),
      "unknownZones": .array(unknownZones.map { .string($0) }),
      "unknownRules": .int(unknownRules), "tasks": .int(tasks), "isCut": .bool(isCut),
      "sample": .bool(reports.values.contains { $0.service == .sample }),
    ]
  }

  private func json(_ entry: Entry) -> JSONValue {
    let clock = clock(entry)
    let weather = weather(entry)
    let (start, end): (String?, String?) =
      switch entry.appointment.time {
      case .days(let days): (days.lowerBound.description, days.upperBound.description)
      case .hours(let start, let end): (clock.iso8601(start), clock.iso8601(end))
      }
    return [
      "title": .string(entry.appointment.title), "location": .string(entry.appointment.location),
      "start": .optional(start), "end": .optional(end), "allDay": .bool(entry.appointment.isAllDay),
      "place": entry.place?.json ?? .null, "placeFrom": .string(entry.source.rawValue),
      "service": .optional(entry.place.flatMap { reports[$0.id]?.service.rawValue }),
      "weather": weather.map { weather in
        [
          "temperatureMin": .of(weather.lowest), "temperatureMax": .of(weather.highest),
          "weatherCode": .optional(weather.weatherCode?.rawValue),
          "condition": .optional(weather.weatherCode.map(English().condition)),
          "precipitation": .rounded(weather.precipitation?.in(.millimeters), to: 2),
          "precipitationProbability": .of(weather.chance),
          "windSpeed": .of(weather.windSpeed), "windGust": .of(weather.windGust),
        ]
      } ?? .null,
      "marks": .array((weather?.marks ?? []).map { .string($0.rawValue) }),
    ]
  }
}

nonisolated extension PlaceClock {
  /// The clock of this machine.
  init(zone: TimeZone) { self.init(timeZone: zone.identifier, at: .origin) }
}
