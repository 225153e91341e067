import Foundation
import LineEditor
import Testing

struct ProgramEnvironmentTests {
  @Test func isThatOfTheProgram() {
    let values = ProgramEnvironment.values
    #expect(values["PATH"]?.isEmpty == false)
    #expect(values == ProcessInfo.processInfo.environment)
  }
}
