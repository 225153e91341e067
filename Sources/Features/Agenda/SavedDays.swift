import Calendars
import Clients
public import CommandKit
import Documents
public import Phrases
import Presentation
public import Reports

extension AgendaCommand {
  /// Saves the forecast of the next days, or of those that are meant, as events, which replace those that were saved
  /// before: `days Oslo --ics oslo.ics`.
  public static func saving(
    _ count: Int?, _ day: DayReference?, _ reference: PlaceReference, to path: String,
    _ context: CommandContext, _ world: World
  ) throws(Failure) -> ResolvedCommand {
    try context.showing(reference) { place throws(Failure) in
      var found: Report?
      try await context.reports.load(place, for: .days, about: day, context.screen) {
        _, report, _ in found = report
      }
      guard let report = found else { throw .service(.noReport) }
      let today = PlaceClock(place, zone: report.timeZone).day(of: context.now())
      var days = report.days.filter { day in today.map { day.date >= $0 } ?? true }
      if let count { days = Array(days.prefix(count)) }
      let entries = days.map { entry($0, place, context.words) }
      try Failure.wrapping(
        file: world.calendars.write(CalendarWriter.bytes(entries, at: context.now()), path))
      context.screen.show(
        Answer(
          context.phrases.savedEvents(entries.count, to: path),
          document: ["path": .string(path), "events": .int(entries.count)]))
    }
  }

  private static func entry(_ day: Day, _ place: Place, _ words: Wording) -> CalendarEntry {
    let phrases = words.phrases
    let sky = day.weatherCode.map(phrases.condition)
    let low = phrases.figure(words.figures.bare(day.temperatureMin))
    let high = phrases.figure(words.figures.temperature(day.temperatureMax))
    let water = day.precipitation.map { $0.in(.millimeters) >= 0.05 } == true
    let notes = [
      water ? phrases.figure(words.figures.rain(day.precipitation)) : nil,
      day.windSpeed.map {
        phrases.wind(phrases.figure(words.figures.speed($0)), from: nil, gusts: nil)
      },
    ].compactMap(\.self)
    return CalendarEntry(
      .day(day.date), kind: "days",
      title: [sky, "\(low) … \(high)"].compactMap(\.self).joined(separator: ", "),
      notes: notes.joined(separator: ", "), at: place)
  }
}
