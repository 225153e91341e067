import Foundation
import Reports
import Testing

struct RecentTests {
  private let noon = Date(timeIntervalSince1970: 1_700_000_000)

  @Test func theLaterAnswerStaysWhicheverComesLast() {
    var recent = Recent<String, Int>(for: 600, atMost: 10)
    recent.keep(2, of: "Oslo", fetched: noon)
    recent.keep(1, of: "Oslo", fetched: noon - 30)
    #expect(recent.value(of: "Oslo", at: noon) == 2)
    recent.keep(3, of: "Oslo", fetched: noon + 30)
    recent.keep(9, of: "Lima", fetched: noon - 30)
    #expect(recent.value(of: "Oslo", at: noon + 60) == 3)
    #expect(recent.value(of: "Lima", at: noon) == 9)
  }

  @Test func anAnswerIsRecentForItsTime() {
    var recent = Recent<String, Int>(for: 600, atMost: 10)
    recent.keep(1, of: "Oslo", fetched: noon)
    #expect(recent.value(of: "Oslo", at: noon + 599) == 1)
    #expect(recent.value(of: "Oslo", at: noon + 600) == nil)
    #expect(recent.last("Oslo") == 1)
    recent.remove("Oslo")
    #expect(recent.last("Oslo") == nil)
  }

  /// An answer from the future would otherwise be kept, and asked for again, for ever.
  @Test func aClockThatWasPutBackLosesTheOldAnswer() {
    var recent = Recent<String, Int>(for: 600, atMost: 10)
    recent.keep(1, of: "Oslo", fetched: noon)
    #expect(recent.value(of: "Oslo", at: noon - 60) == 1)
    #expect(recent.value(of: "Oslo", at: noon - 61) == nil)
    recent.keep(2, of: "Oslo", fetched: noon - 7200)
    #expect(recent.value(of: "Oslo", at: noon - 7200) == 2)
  }

  /// attacks.md 7: the older half goes where all are recent.
  @Test func noMoreThanTheMostAreKept() {
    var recent = Recent<Int, Int>(for: 600, atMost: 2)
    recent.keep(1, of: 1, fetched: noon - 700)
    recent.keep(2, of: 2, fetched: noon - 10)
    recent.keep(3, of: 3, fetched: noon)
    #expect([1, 2, 3].map { recent.last($0) } == [nil, 2, 3])
    recent.keep(4, of: 3, fetched: noon)
    #expect([2, 3].map { recent.last($0) } == [2, 4])
    recent.keep(5, of: 5, fetched: noon)
    #expect([2, 3, 5].map { recent.last($0) } == [nil, 4, 5])
  }
}
