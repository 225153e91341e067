public import Clients
public import CommandKit
import Foundation
import Phrases
import Presentation
import Reports

/// The sun and the moon of a day, without a request.
public enum SkyCommand {
  public static func commands(
    _ context: CommandContext, gazetteer: GazetteerClient
  ) -> [Command<ResolvedCommand>] {
    [
      Command(
        .sun, in: .weather,
        examples: [
          "sun", "sun 2026-12-21", "sun tomorrow Oslo", "sun weekend Oslo",
          "sun 48.15,17.11 --date 2026-06-21",
        ]
      ) {
        Argument.day.optional
        Argument.place.orAtHand
        Argument.option("--date", Argument.date)
      } run: { day, reference, date throws(Failure) in
        let days = [day, date].compactMap(\.self)
        guard days.count < 2 else { return nil }
        let day = days.first
        // A bare position isn't a place.
        let isPoint = CoordinateText.looksLikePoint(reference.words.joined(separator: " "))
        return try context.showing(reference) { found throws(Failure) in
          let coordinate = found.coordinate
          let place = isPoint ? nil : found
          // Far from any place, or without a gazetteer, which has said so already, the zone of the longitude has to do.
          let near = { try? gazetteer.nearest(coordinate, context.phrases.placeLanguage) }
          let clock = PlaceClock(timeZone: place?.timeZone ?? near()?.timeZone, at: coordinate)
          let now = context.now()
          let span = day.flatMap { DaySpan($0, clock: clock, now: now) }
          func report(_ date: CalendarDay?) -> SunReport? {
            SunReport(place: place, at: coordinate, clock: clock, date: date, now: now)
          }
          let words = context.words
          if let days = span?.days, days.lowerBound < days.upperBound, span?.hours == nil {
            let all = (days.lowerBound.daysSince1970...days.upperBound.daysSince1970)
              .compactMap { CalendarDay(daysSince1970: $0) }.compactMap(report)
            let page = SunDaysPage(all, phrases: words.phrases, clock: words.units().clock)
            return context.screen.show(Answer(document: all.json) { page.page(width: $0) })
          }
          // Today needs no date, nor does tonight: the moon is that of now.
          let isToday = [.after(0), .tonight, .evening].contains(day)
          guard let report = report(isToday ? nil : span?.days.lowerBound) else {
            throw .badDate(now.ISO8601Format())
          }
          let page = SunPage(
            report, phrases: words.phrases, isDrawn: !words.appearance().isRead,
            clock: words.units().clock, glyphs: words.appearance().glyphs)
          context.screen.show(
            Answer(document: report.json, draw: { page.page(width: $0.width, height: $0.height) }))
        }
      }
    ]
  }
}

nonisolated extension Argument where Value == DayReference {
  /// A day and nothing else.
  fileprivate static var date: Argument {
    Argument(.day) { words throws(Failure) in
      words.offer { $0.completions(forDay: $1) }
      guard words.first != nil else { return nil }
      guard let day = try DayArgument.day(words.text, words.vocabulary.phrases) else {
        throw .badDate(words.text)
      }
      return day
    }
  }
}
