import Calendars
import Clients
import CommandKit
import Documents
import Ephemeris
import Foundation
import Phrases
import Presentation
import Reports

/// Reads calendars, finds the places of their appointments, and shows the weather there.
struct AgendaPresenter {
  let context: CommandContext
  let world: World

  private var words: Wording { context.words }
  private var phrases: any AgendaPhrases { context.phrases.agenda }

  /// The most days that a forecast covers.
  nonisolated static let days = 16
  /// The most appointments that are shown, and towns that are looked up online.
  static let most = 100
  static let mostLookups = 20

  func show(_ paths: [String]) async throws(Failure) {
    var page = AgendaPage(words: words, now: world.now(), zone: world.timeZone())
    let found = try appointments(paths, &page)
    guard !found.isEmpty else { return show(page, .final) }
    let entries = try await placed(found, &page)
    page.entries = entries
    let places = entries.compactMap(\.place).uniqued(by: \.id)
    guard !places.isEmpty else { return show(page, .final) }
    do throws(Failure) {
      try await context.reports.load(places, for: .hours, context.screen) { reports, stage in
        var shown = page
        shown.reports = Dictionary(
          zip(places, reports).compactMap { place, report in report.map { (place.id, $0) } },
          uniquingKeysWith: { first, _ in first })
        show(shown, stage)
      }
    } catch {
      if error != .service(.cancelled) { show(page, .fallback) }
      throw error
    }
  }

  private func show(_ page: AgendaPage, _ stage: Answer.Stage) {
    context.screen.show(Answer(stage, document: { page.document }) { page.page(width: $0) })
  }
}

// What the calendars have.
extension AgendaPresenter {
  private func appointments(
    _ paths: [String], _ page: inout AgendaPage
  ) throws(Failure) -> [Appointment] {
    let now = world.now()
    var all: [Appointment] = []
    for path in files(paths) {
      let bytes = try Failure.wrapping(file: world.calendars.read(path))
      guard let file = try? CalendarFile(bytes) else {
        throw .placeFile(.noCalendar(path: path.cleanPath))
      }
      let read = file.appointments(
        from: now, until: now + Double(Self.days) * 86_400, local: world.timeZone())
      all += read.all
      page.unknownZones += read.unknownZones.filter { !page.unknownZones.contains($0) }
      page.unknownRules += read.unknownRules
      page.tasks += read.tasks
      page.isCut = page.isCut || read.isCut
    }
    let clock = PlaceClock(zone: world.timeZone())
    let ordered = all.uniqued.sorted {
      ($0.start(clock), $0.title) < ($1.start(clock), $1.title)
    }
    if ordered.count > Self.most { page.isCut = true }
    return Array(ordered.prefix(Self.most))
  }

  /// The files, and those of folders, in which programs keep an appointment each.
  private func files(_ paths: [String]) -> [String] {
    paths.flatMap { path -> [String] in
      guard !path.lowercased().hasSuffix(".ics") else { return [path] }
      let folder = path.hasSuffix("/") ? path : path + "/"
      let names = world.files.names(folder).filter { $0.lowercased().hasSuffix(".ics") }
      return names.isEmpty ? [path] : names.sorted().prefix(10_000).map { folder + $0 }
    }
  }
}

// The places of appointments.
extension AgendaPresenter {
  private func placed(
    _ appointments: [Appointment], _ page: inout AgendaPage
  ) async throws(Failure) -> [AgendaPage.Entry] {
    var known: [String: Place] = [:]
    var towns: [String] = []
    var read: [String: AppointmentPlace] = [:]
    for appointment in appointments where appointment.coordinate == nil {
      let location = appointment.location
      guard !location.isEmpty, read[location] == nil else { continue }
      let place = AppointmentPlace(location) { phrases.countryCode(of: $0) != nil }
      read[location] = place
      if let found = gazetteerPlace(place) {
        known[location] = found
      } else if let town = place.town, !towns.contains(town) {
        towns.append(town)
      }
    }
    let online = try await lookedUp(Array(towns.prefix(Self.mostLookups)), &page)
    let home = (try? world.settings.home()).map(world.namer(words))
    let name = world.namer(words)
    page.home = home
    return appointments.map { appointment in
      let (place, source): (Place?, AppointmentPlace.Source) =
        if let point = appointment.coordinate?.rounded(to: 2) {
          (name(point), .calendar)
        } else if let place = known[appointment.location] {
          (place, .gazetteer)
        } else if let town = read[appointment.location]?.town, let place = online[town] {
          (place, .online)
        } else {
          (home, .home)
        }
      return AgendaPage.Entry(appointment: appointment, place: place, source: source)
    }
  }

  /// A place of the user's own, or a town that is surely meant: without a postal code or a country it must be known.
  private func gazetteerPlace(_ place: AppointmentPlace) -> Place? {
    for name in place.names {
      if let own = world.ownPlace(named: name) { return own }
      guard let match = try? world.match(for: name, everywhere: true, findsSlips: false),
        match.kind == .whole, ![.airport, .country, .region].contains(match.place.kind),
        !match.isNameRare
      else { continue }
      let isSure = place.town.map { name.hasPrefix($0) } == true
      if isSure || match.place.kind == .town && (match.place.population ?? 0) >= Self.town {
        return match.place
      }
    }
    return nil
  }

  /// The fewest people of a town that is meant by its name alone.
  private static let town = 5000

  /// Towns that a service knows, if the user allows that it is asked.
  private func lookedUp(
    _ towns: [String], _ page: inout AgendaPage
  ) async throws(Failure) -> [String: Place] {
    guard !towns.isEmpty else { return [:] }
    let isAllowed = try await world.settings.permits(CalendarFileClient.permission) {
      () async throws(Failure) in
      try await context.screen.confirm(phrases.mayLookUp(towns), .agenda)
    }
    guard isAllowed else {
      page.notLookedUp = towns
      return [:]
    }
    context.screen.wait(phrases.searching(towns[0]))
    defer { context.screen.wait(nil) }
    var found: [String: Place] = [:]
    for town in towns {
      do throws(ServiceError) {
        found[town] = try await world.geocoding.search(town, nil).first
      } catch {
        if error == .cancelled { throw .service(error) }
        page.failure = page.failure ?? .service(error)
      }
    }
    return found
  }
}

nonisolated extension Appointment {
  var isAllDay: Bool { if case .days = time { true } else { false } }

  func start(_ clock: PlaceClock) -> Date {
    switch time {
    case .hours(let start, _): start
    case .days(let days): LocalDay(days.lowerBound, clock: clock).start
    }
  }
}
