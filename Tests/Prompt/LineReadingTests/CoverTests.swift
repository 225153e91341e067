import Phrases
import Testing

@testable import LineReading

@Suite struct CoverTests {
  private func span(_ range: Range<Int>, _ price: Double, _ meaning: Meaning = .number(1)) -> Span {
    Span(range: range, meaning: meaning, price: price, text: "\(range)")
  }

  @Test func theCheapestComesFirst() {
    let covers = Cover.all(of: [
      [span(0..<1, 1), span(0..<2, 1.5)], [span(1..<2, 1), span(1..<2, 0.2)],
    ])
    #expect(covers.map(\.price) == [1.2, 1.5, 2])
    #expect(covers[0].spans.map(\.range) == [0..<1, 1..<2])
  }

  @Test func aLineWithAHoleHasNone() {
    #expect(Cover.all(of: [[span(0..<1, 1)], []]).isEmpty)
  }

  @Test func unknownWordsBesideEachOtherAreOneName() {
    let covers = Cover.all(of: (0..<3).map { [span($0..<$0 + 1, 5, .unknown)] })
    #expect(covers.map(\.price) == [5 + 2 * Price.nextUnknown])
  }

  /// `in wind` is dearer than `in Oslo`.
  @Test func aPrepositionIsBeforeAPlaceOrATime() {
    let said = span(0..<1, 0.3, .word(.joint, "in"))
    let place = Cover.all(of: [[said], [span(1..<2, 1, .place("Oslo"))]])
    let wind = Cover.all(of: [[said], [span(1..<2, 1, .word(.quantity, "wind"))]])
    #expect(place[0].price < wind[0].price)
  }
}
