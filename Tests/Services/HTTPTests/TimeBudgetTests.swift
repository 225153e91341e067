import Synchronization
import Testing

@testable import HTTP

struct TimeBudgetTests {
  @Test(arguments: [true, false]) func onlyAListHasMoreTimeWithEveryAnswer(isForList: Bool) {
    let clock = Atomic(0)
    let budget = TimeBudget(seconds: 10, isForList: isForList) {
      Double(clock.load(ordering: .relaxed))
    }
    #expect(budget.left() == 10)
    clock.store(4, ordering: .relaxed)
    #expect(budget.left() == 6)
    budget.answered()
    #expect(budget.left() == (isForList ? 10 : 6))
    clock.store(15, ordering: .relaxed)
    #expect(budget.left() == 0)
  }
}
