import Analysis
import Foundation
import Reports
import Testing

/// Official warnings that are announced, prolonged and lifted.
extension ToldEventsTests {
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
