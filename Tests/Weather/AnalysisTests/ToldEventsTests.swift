import Analysis
import Foundation
import Reports
import Testing

final class ToldEventsTests {
  private static let now = Date(timeIntervalSince1970: 1_795_270_800)
  static let question = "rain 1h@59.913,10.746"

  /// The time `hours` after now.
  static func at(_ hours: Double) -> Date { now + hours * 3600 }

  static func event(
    _ from: Double, _ until: Double, size: Int = 0, name: String = ""
  ) -> WeatherEvent {
    WeatherEvent(question: question, name: name, from: at(from), until: at(until), size: size)
  }

  var told = ToldEvents()

  /// The reasons of the news this many hours after now.
  func news(
    _ found: [WeatherEvent], eased: [WeatherEvent] = [], at hours: Double = 0
  ) -> [EventNews.Reason] {
    told.news(of: Self.question, found: found, eased: eased, now: Self.at(hours)).map(\.reason)
  }

  private func silence(at hours: Double) -> Bool {
    told.noteSilence(Self.question, now: Self.at(hours))
  }

  @Test func tellsOnce() {
    #expect(news([Self.event(5, 7)]) == [.new])
    #expect(news([Self.event(5, 7)], at: 0.25) == [])
    #expect(told.lastTold(Self.question) == Self.now)
  }

  /// Each step is measured from the last announcement, so that a slow drift isn't missed.
  @Test func tellsAgainTwoHoursEarlier() {
    #expect(news([Self.event(8, 10)]) == [.new])
    #expect(news([Self.event(7, 9)], at: 0.25) == [])
    #expect(news([Self.event(6, 8)], at: 0.5) == [.earlier])
    #expect(news([Self.event(6, 8)], at: 0.75) == [])
  }

  /// Rain that has moved out of all announced hours is announced as moved; a smaller shift is ignored.
  @Test(
    arguments: [
      (5, 7, 6, 8, []), (5, 10, 8, 12, []), (5, 7, 7, 9, [.later]), (5, 10, 11, 13, [.later]),
      (5, 6, 6, 7, []), (5, 7, 14, 16, [.new, .withdrawn]),
    ] as [(Double, Double, Double, Double, [EventNews.Reason])])
  func tellsAgainWhenItMovesLater(
    from: Double, until: Double, newFrom: Double, newUntil: Double, reasons: [EventNews.Reason]
  ) {
    #expect(news([Self.event(from, until)]) == [.new])
    let moved = Self.event(newFrom, newUntil)
    #expect(news([moved], at: 0.25) == reasons)
    #expect(news([moved], at: 0.5) == [])
  }

  /// The announced hours are withdrawn, not those from the first beginning to the last end.
  @Test func withdrawsTheHoursThatWereTold() throws {
    func withdrawn(at hours: Double) throws -> [Date] {
      let news = told.news(of: Self.question, found: [], now: Self.at(hours))
      let event = try #require(news.first?.event)
      #expect(news.map(\.reason) == [.withdrawn])
      return [event.from, event.until]
    }
    #expect(news([Self.event(5, 10)]) == [.new])
    #expect(news([Self.event(11, 13)], at: 0.25) == [.later])
    #expect(try withdrawn(at: 0.5) == [Self.at(11), Self.at(13)])
    #expect(news([Self.event(5, 7)], at: 1) == [.new])
    #expect(news([Self.event(6, 12)], at: 1.25) == [])
    let data = try JSONEncoder().encode(told)
    told = try JSONDecoder().decode(ToldEvents.self, from: data)
    #expect(try withdrawn(at: 1.5) == [Self.at(5), Self.at(7)])
  }

  @Test func tellsAgainWhenItGrows() {
    #expect(news([Self.event(5, 7, size: 0)]) == [.new])
    #expect(news([Self.event(5, 7, size: 1)], at: 0.25) == [.grown])
    #expect(news([Self.event(5, 7, size: 0)], at: 0.5) == [])
    #expect(news([Self.event(5, 7, size: 1)], at: 0.75) == [])
  }

  /// An earlier shower is announced before one that was announced already and remains.
  @Test func aLaterOneStays() {
    let (first, second) = (Self.event(5, 7), Self.event(20, 22))
    #expect(news([second]) == [.new])
    #expect(news([first], eased: [first, second], at: 0.25) == [.new])
    #expect(news([second], eased: [second], at: 8) == [])
  }

  /// Hours from now on with these amounts, in the form of a service.
  private static func report(_ hours: Int, _ amount: (Int) -> Double) -> Report {
    var report = Report(service: .openMeteo, issuedAt: now, fetched: now, timeZone: "Europe/Oslo")
    report.hours = (0..<hours).map { index in
      var hour = Conditions(time: at(Double(index)))
      hour.precipitation = Precipitation(amount(index), .millimeters)
      return hour
    }.spansByBeginning(present: now)
    return report
  }

  /// Tomorrow in Oslo.
  private static func tomorrow() throws -> DaySpan {
    let oslo = try #require(Coordinate(latitude: 59.9, longitude: 10.7))
    let clock = PlaceClock(timeZone: "Europe/Oslo", at: oslo)
    return try #require(DaySpan(.after(1), clock: clock, now: now))
  }

  @Test func findsEveryStretch() throws {
    let question = try #require(WeatherQuestion(["rain"]))
    func events(_ amounts: [Int: Double], eased: Bool = false) -> [WeatherEvent] {
      let report = Self.report(72) { amounts[$0] ?? 0 }
      return WeatherEvent.all(
        question, id: Self.question, Timeline(report, now: Self.now), eased: eased)
    }
    #expect(
      events([5: 1, 20: 1, 60: 1]) == [Self.event(4, 5, size: 1), Self.event(19, 20, size: 1)])
    // A little less than wet is not told, and what was told of it stays.
    #expect(events([5: 0.09]) == [])
    #expect(events([5: 0.09], eased: true) == [Self.event(4, 5)])
  }

  /// What was reached in the morning isn't taken back where a drizzle of the evening falls out of the forecast.
  @Test func aSumThatWasReachedIsNotTakenBack() throws {
    let question = try #require(WeatherQuestion(["rain", "above", "5mm"]))
    let span = try Self.tomorrow()
    func find(at now: Double, drizzle: Double) throws -> [WeatherEvent] {
      let report = Self.report(48) { $0 == 10 || $0 == 11 ? 3 : $0 == 18 ? drizzle : 0 }
      return WeatherEvent.all(
        question, id: Self.question, Timeline(report, now: Self.at(now)), on: span)
    }
    #expect(news(try find(at: 0, drizzle: 0.1)) == [.new])
    #expect(news(try find(at: 14, drizzle: 0.1), at: 14) == [])
    #expect(news(try find(at: 15, drizzle: 0), at: 15) == [])
  }

  /// Half a millimeter in each of ten hours is more than 4 mm on the day, though none of its hours is.
  @Test(arguments: [("4mm", 1), ("5mm", 0)])
  func aLimitOfADayIsOneOfItsSum(limit: String, count: Int) throws {
    let question = try #require(WeatherQuestion(["rain", "above", limit]))
    let report = Self.report(48) { (11..<21).contains($0) ? 0.49 : 0 }
    let span = try Self.tomorrow()
    func events(eased: Bool) -> [WeatherEvent] {
      WeatherEvent.all(
        question, id: Self.question, Timeline(report, now: Self.now), eased: eased, on: span)
    }
    #expect(events(eased: false) == Array([Self.event(10, 20)].prefix(count)))
    #expect(events(eased: true).count == 1)
  }

  @Test func tellsOfAWithdrawal() {
    #expect(news([Self.event(5, 7)]) == [.new])
    #expect(news([], at: 1) == [.withdrawn])
    #expect(news([], at: 1.25) == [])
    #expect(news([Self.event(5, 7)], at: 2) == [.new])
  }

  /// An event that has begun passes silently.
  @Test func letsItPass() {
    #expect(news([Self.event(5, 7)]) == [.new])
    #expect(news([Self.event(5.5, 7)], at: 5.5) == [])
    #expect(news([], at: 6) == [])
    #expect(news([Self.event(6.25, 7)], at: 6.25) == [])
    #expect(news([], at: 7.25) == [])
    // Another one later the same day is another one.
    #expect(news([Self.event(11, 12)], at: 8) == [.new])
  }

  /// A tenth of a degree around the limit.
  @Test func isSilentAroundTheLimit() {
    #expect(news([Self.event(5, 7)], eased: [Self.event(4, 8)]) == [.new])
    #expect(news([], eased: [Self.event(5, 7)], at: 0.25) == [])
    #expect(news([Self.event(5, 7)], eased: [Self.event(4, 8)], at: 0.5) == [])
    #expect(news([], eased: [], at: 0.75) == [.withdrawn])
  }

  @Test func tellsWarningsOfOneKindApart() {
    let (today, tomorrow) = (
      Self.event(-5, 10, size: 2, name: "wind"), Self.event(10, 34, size: 2, name: "wind")
    )
    #expect(news([today]) == [.new])
    #expect(news([today, tomorrow], at: 0.25) == [.new])
    #expect(news([today, tomorrow, Self.event(1, 3, size: 2, name: "rain")], at: 0.5) == [.new])
    // The warning is in force, and is cancelled long before its end.
    #expect(news([tomorrow, Self.event(1, 3, size: 2, name: "rain")], at: 0.75) == [.withdrawn])
  }

  @Test func tellsOfSilenceOnceAfterADay() {
    #expect(news([Self.event(5, 7)]) == [.new])
    #expect(!silence(at: 1))
    #expect(!silence(at: 24.9))
    #expect(silence(at: 25))
    #expect(!silence(at: 60))
    // Silence was no all-clear, and an answer ends it.
    _ = news([], at: 61)
    #expect(!silence(at: 62))
  }

  /// A wrong clock that is set back neither holds messages nor counts as silence.
  @Test func survivesAMovedClock() {
    told.noteMessage(about: "a", now: Self.at(1000))
    #expect(!told.isHeld("a", now: Self.now))
    told.noteMessage(about: "a", now: Self.now)
    #expect(told.isHeld("a", now: Self.at(0.24)))
    #expect(!told.isHeld("a", now: Self.at(0.25)))
    #expect(!silence(at: 1000))
    #expect(!silence(at: 0))
    #expect(!silence(at: 23))
    #expect(silence(at: 24))
  }

  @Test func isKept() throws {
    #expect(news([Self.event(5, 7)]) == [.new])
    let data = try JSONEncoder().encode(told)
    told = try JSONDecoder().decode(ToldEvents.self, from: data)
    #expect(news([Self.event(5, 7)], at: 1) == [])
    told.keepOnly([], places: [])
    #expect(told.lastTold(Self.question) == nil)
  }

  /// A warning that falls below the requested level still holds; one that disappears early is lifted.
  @Test func aWarningIsLiftedWhenItIsGone() {
    #expect(news([Self.event(-1, 8, size: 3, name: "wind")]) == [.new])
    #expect(news([], eased: [Self.event(-1, 8, size: 2, name: "wind")], at: 0.5) == [])
    #expect(news([Self.event(-1, 8, size: 4, name: "wind")], at: 1) == [.grown])
    #expect(news([], at: 2) == [.withdrawn])
  }

  /// An unreadable warning may be the one that was announced.
  @Test func anAnswerThatIsReadInPartLiftsNothing() {
    #expect(news([Self.event(-1, 8, name: "wind")]) == [.new])
    let news = told.news(of: Self.question, found: [], isWhole: false, now: Self.at(1))
    #expect(news.isEmpty)
    #expect(self.news([], at: 2) == [.withdrawn])
  }

  /// Some services lift a warning by setting an earlier end.
  @Test func aWarningThatWasCutShortIsLifted() throws {
    #expect(news([Self.event(-1, 8, name: "wind")]) == [.new])
    #expect(news([Self.event(-1, 1, name: "wind")], at: 0.5) == [])
    let lifted = told.news(of: Self.question, found: [], now: Self.at(1.1))
    #expect(lifted.map(\.reason) == [.withdrawn])
    #expect(try #require(lifted.first).event.until == Self.at(8))
    #expect(news([], at: 1.2) == [])
  }

  @Test func aWarningThatEndsALittleEarlierIsOver() {
    #expect(news([Self.event(-1, 8, name: "wind")]) == [.new])
    #expect(news([Self.event(-1, 7.7, name: "wind")], at: 0.5) == [])
    #expect(news([], at: 7.8) == [])
  }

  /// While MeteoAlarm answers in place of a country's own service, nothing of that one is lifted, and the other way
  /// round.
  @Test func onlyItsOwnServiceLiftsAWarning() {
    func news(_ found: [WeatherEvent], by service: WarningService, at hours: Double)
      -> [EventNews.Reason]
    {
      told.news(of: Self.question, found: found, by: service, now: Self.at(hours)).map(\.reason)
    }
    #expect(news([Self.event(-1, 8, name: "frost")], by: .dwd, at: 0) == [.new])
    #expect(news([Self.event(-1, 8, name: "cold")], by: .meteoAlarm, at: 1) == [.new])
    #expect(news([Self.event(-1, 8, name: "frost")], by: .dwd, at: 2) == [])
    #expect(news([], by: .dwd, at: 3) == [.withdrawn])
  }
}

extension ToldEventsTests {
  /// A warning that ends more than an hour later is announced again, measured from the announced end; weather isn't.
  @Test(
    arguments: [
      ("wind", 8.0, []), ("wind", 9, []), ("wind", 9.1, [.prolonged]), ("", 12, []),
    ] as [(String, Double, [EventNews.Reason])])
  func tellsOfAProlongedWarning(name: String, until: Double, reasons: [EventNews.Reason]) {
    #expect(news([Self.event(-1, 8, name: name)]) == [.new])
    #expect(news([Self.event(-1, until, name: name)], at: 0.5) == reasons)
    #expect(news([Self.event(-1, until, name: name)], at: 1) == [])
  }

  @Test func aCreepingEndIsToldOnce() {
    #expect(news([Self.event(-1, 8, name: "wind")]) == [.new])
    #expect(news([Self.event(-1, 8.6, name: "wind")], at: 0.5) == [])
    #expect(news([Self.event(-1, 9.2, name: "wind")], at: 1) == [.prolonged])
  }
}
