import Glibc
import Testing

@testable import LineEditor

struct UninterruptedTests {
  @Test(arguments: [(0, 1), (1, 2), (99, 100), (100, 100), (.max, 100)])
  func aCallIsMadeAHundredTimesAtMost(interruptions: Int, calls: Int) {
    var count = 0
    let result = uninterrupted {
      count += 1
      errno = EINTR
      return count > interruptions ? 7 : -1
    }
    #expect(count == calls)
    #expect(result == (interruptions < 100 ? 7 : -1))
  }

  @Test func otherFailuresAreNotRepeated() {
    var count = 0
    let result = uninterrupted {
      count += 1
      errno = EIO
      return -1
    }
    #expect((count, result) == (1, -1))
  }
}
