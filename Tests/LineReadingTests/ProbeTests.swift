import Foundation
import Testing
@testable import LineReading
@MainActor struct ProbeTests {
  @Test func probe() {
    for line in (ProcessInfo.processInfo.environment["PROBE"] ?? "").split(separator: "|") {
      print("PROBE", line)
      for ask in Reader.asks(String(line)).prefix(4) { print("PROBE   ", ask) }
    }
  }
}
