import Foundation
import Outlook
import Quantities
import Testing
import WeatherModels

/// The times at which a quantity is beyond a limit.
@Suite struct QuantityAnswerTests {
  private static let now = Date(timeIntervalSince1970: 1_795_269_600)

  private func series(_ name: String, _ values: [Double?], step: Double = 3600) throws
    -> QuantitySeries
  {
    QuantitySeries(
      try #require(WeatherQuantity.named(name)),
      values.enumerated().map {
        .init(time: Self.now + Double($0.offset) * step, value: $0.element)
      },
      fetched: Self.now, timeZone: nil, service: .openMeteo)
  }

  private func question(_ text: String) throws -> QuantityQuestion {
    try #require(QuantityQuestion(text.split(separator: " ").map(String.init)))
  }

  @Test func findsTheNextStretchThatIsLongEnough() throws {
    let series = try series("sea", [19, 21, 19, 21, 22, 21, 18])
    let first = WeatherAnswer(try question("sea above 20"), series, now: Self.now)
    #expect(first.window?.from == Self.now + 3600)
    #expect(first.window?.to == Self.now + 7200)
    let long = WeatherAnswer(try question("sea above 20 3h"), series, now: Self.now)
    #expect(long.window?.from == Self.now + 3 * 3600)
    #expect(long.window?.length == 3)
    #expect(long.window?.isOpen == false)
    #expect(long.horizon == Self.now + 7 * 3600)
  }

  @Test func aGapEndsAStretch() throws {
    let series = try series("sea", [21, nil, 21, 21])
    let answer = WeatherAnswer(try question("sea above 20 2h"), series, now: Self.now + 600)
    #expect(answer.window?.from == Self.now + 7200)
    #expect(answer.window?.isOpen == true)
  }

  @Test func nothingIsFoundWhereNothingIsKnown() throws {
    let answer = WeatherAnswer(
      try question("sea above 20"), try series("sea", [nil, nil]), now: Self.now)
    #expect(answer.window == nil && answer.horizon == nil)
  }

  @Test func daysOfARiverAreOneStretch() throws {
    let series = try series("river", [800, 950, 1000, 700], step: 86_400)
    let question = try question("river above 900")
    let answer = WeatherAnswer(question, series, now: Self.now)
    #expect(answer.window?.length == 48)
    let events = WeatherEvent.all(question, id: "x", series, now: Self.now)
    #expect(events.count == 1 && events.first?.size == 0)
    #expect(WeatherEvent.all(question.eased, id: "x", series, now: Self.now).count == 1)
  }
}
