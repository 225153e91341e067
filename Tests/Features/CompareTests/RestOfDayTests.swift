import Analysis
@testable import Compare
import Phrases
import Presentation
import Reports
import ScreenTestSupport
import Testing

struct RestOfDayTests {
  private let words = Wording(phrases: English(), now: { Fixture.now })

  /// B8. MET Norway sends the rest of today alone, in which one place is the warmest; on the whole days all are alike.
  @Test func theRestOfADayIsComparedWithNothing() {
    var pairs = [(Fixture.oslo, Fixture.report), (Fixture.bratislava, Fixture.report)]
    for index in pairs.indices {
      pairs[index].1.service = .metNorway
      pairs[index].1.hours.removeAll { $0.time < Fixture.now }
    }
    pairs[0].1.days[1].temperatureMax = Temperature(30, .celsius)
    let comparison = words.comparison(pairs)
    #expect(comparison.places.map { $0.days.count } == [3, 3])
    #expect(comparison.places.map(\.marks) == [[], []])
    #expect(comparison.markHeading == "over 2 days")
    pairs[1].1.days[2].temperatureMax = Temperature(31, .celsius)
    #expect(words.comparison(pairs).places.map(\.marks) == [[], ["warmest"]])
  }
}
