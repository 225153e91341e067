import Clients
import Foundation
import Reports
import Testing

@testable import Positioning

/// Lines that gpsd should not send, and some do.
struct GPSDMessageTests {
  @Test(
    arguments: [
      "", "{", "}", "null", "[]", "{}", "$GPRMC,,V,,,,,,,,,,N*53", #"{"class":3}"#,
      #"{"klass":"TPV"}"#, "\u{0}\u{1}\u{2}", #"{"class":"TPV","mode":3,"lat":48.1"#,
    ])
  func isNoMessage(line: String) {
    #expect(GPSDMessage(Array(line.utf8)) == nil)
  }

  @Test(
    arguments: [
      #"{"class":"TPV","mode":3}"#, #"{"class":"TPV","mode":3,"lat":48.1}"#,
      #"{"class":"TPV","mode":3,"lon":17.1}"#, #"{"class":"TPV","mode":3,"lat":null,"lon":null}"#,
      #"{"class":"TPV","mode":3,"lat":"48","lon":"17"}"#,
      #"{"class":"TPV","mode":3,"lat":91,"lon":0}"#,
      #"{"class":"TPV","mode":3,"lat":NaN,"lon":17.1}"#, #"{"class":"TPV","mode":3,"lat":nan}"#,
      #"{"class":"TPV","mode":3,"lat":1e999,"lon":0}"#,
      #"{"class":"TPV","mode":1,"lat":48.1,"lon":17.1}"#, #"{"class":"TPV","lat":48.1,"lon":17.1}"#,
      #"{"class":"TPV","mode":"3","lat":48.1,"lon":17.1}"#,
    ])
  func isNoPosition(line: String) throws {
    guard case .fix(let fix) = try #require(GPSDMessage(Array(line.utf8))) else {
      Issue.record("not a fix: \(line)")
      return
    }
    #expect(fix.coordinate == nil)
  }

  @Test(
    arguments: [
      (#""eph":15"#, 15), (#""epx":3.5,"epy":8.25"#, 8.25), (#""epx":3.5"#, 3.5),
      (#""eph":0"#, nil),
      (#""eph":-1"#, nil), (#""eph":"x""#, nil), (#""epv":9"#, nil),
    ] as [(String, Double?)])
  func readsTheEstimatedError(members: String, expected: Double?) {
    let line = #"{"class":"TPV","mode":2,"lat":48.1,"lon":17,\#(members)}"#
    let fix = GPSDFix(
      coordinate: Coordinate(latitude: 48.1, longitude: 17),
      accuracy: expected.flatMap { Distance($0, .meters) })
    #expect(GPSDMessage(Array(line.utf8)) == .fix(fix))
  }

  @Test func cutsLinesAtTheirLimit() {
    var lines = GPSDLines()
    let longest = [UInt8](repeating: 0x78, count: GPSDLines.longest)
    #expect(lines.take(longest + [0x0A]) == [longest])
    #expect(lines.take(longest) == [])
    #expect(lines.take([0x78]) == nil)
  }

  /// A simulated position is refused.
  @Test func takesNoSimulatedFix() throws {
    var conversation = GPSDConversation(address: "A", seconds: 5) { Said.now }
    let line = #"{"class":"TPV","mode":3,"status":8,"lat":48.1,"lon":17.1}"# + "\n"
    #expect(try conversation.take((Said.version + line).utf8) == nil)
    #expect(conversation.failure(isClosed: false) == .simulatedFix)
    #expect(try conversation.take(Said.fix(time: nil).utf8) != nil)
  }

  @Test(arguments: [(-121.0, false), (-120, true), (0, true), (120, true), (121, false)])
  func takesAFixOfTwoMinutes(seconds: Double, isTaken: Bool) throws {
    var conversation = GPSDConversation(address: "A", seconds: 5) { Said.now }
    let time = Said.now.addingTimeInterval(seconds)
    let said = Said.version + Said.fix(time: time.formatted(.iso8601))
    #expect(try (conversation.take(said.utf8) != nil) == isTaken)
    #expect(isTaken || conversation.failure(isClosed: false) == .staleFix(time))
  }
}
