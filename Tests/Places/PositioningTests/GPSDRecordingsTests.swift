import TestSupport
import Testing

@testable import Positioning

/// The output of real versions of gpsd, byte by byte, between the messages of receivers.
struct GPSDRecordingsTests {
  /// The file, the time of the request, the numbers of messages and fixes in the file, and the expected result.
  static let cases = """
    regression-chk/GPSmap-76S.log.chk 2026-11-20T23:38:00Z 74 26 simulatedFix
    regression-chk/april6_2019.log.chk 2026-11-20T23:38:00Z 3 3 48.483341667 0.366691667
    regression-chk/bu303-climbing.log.chk 2005-06-19T16:12:23Z 24 8 46.498204496 7.568061439 ±28.326
    regression-chk/bu303-moving.log.chk 2005-06-09T14:34:44Z 35 12 46.498287177 7.567411672
    regression-chk/bu303-nofix.log.chk 2026-11-20T23:38:00Z 14 7 noFix
    regression-chk/bu353s4.log.chk 2026-11-20T23:38:00Z 106 27 -37.784788333 175.314896667 ±20.9
    regression-chk/garmin-geko201.log.chk 2026-11-20T23:38:00Z 110 38 simulatedFix
    regression-chk/navika-100-fix.log.chk 2016-04-21T22:32:51Z 103 23 37.965442167 -122.532423833
    regression-chk/quectel-L70.log.chk 2022-03-09T15:01:19Z 103 51 51.068098333 -114.095645
    regression-chk/ublox-neo-m8n.log.chk 2017-07-19T08:50:01Z 31 22 -34.9062266 138.6081199 ±1.133
    session/GPSmap-76S.watch.jsonl 2026-11-20T23:38:00Z 40 19 simulatedFix
    session/bu303-climbing.watch.jsonl 2005-06-19T16:12:23Z 40 17 46.498204496 7.568061439 ±60.8
    session/bu303-moving.error.jsonl 2026-11-20T23:38:00Z 5 0 refusal
    session/bu303-moving.poll.jsonl 2005-06-09T14:34:45Z 9 2 46.498293369 7.567411672 ±45.6
    session/bu303-moving.watch.jsonl 2005-06-09T14:34:44Z 40 18 46.498287177 7.567411672 ±45.6
    session/bu303-nofix.watch.jsonl 2026-11-20T23:38:00Z 40 17 noFix
    session/navika-100-fix.watch.jsonl 2035-12-06T22:32:51Z 40 19 37.965442167 -122.532423833
    session/quectel-L70.watch.jsonl 2022-03-09T15:01:19Z 40 17 51.068098333 -114.095645
    session/sirfstarv-nmea.watch.jsonl 2026-11-20T23:38:00Z 40 29 44.068918333 -121.31426 ±17.1
    session/ublox-neo-m8n.poll.jsonl 2017-07-19T08:50:03Z 9 2 -34.9062298 138.6081209 ±1.146
    session/ublox-neo-m8n.watch.jsonl 2017-07-19T08:50:00Z 40 32 -34.9062263 138.6081197 ±1.132
    """.split(separator: "\n").map { $0.split(separator: " ", maxSplits: 4).map(String.init) }

  @Test(
    .enabled(if: !Recordings.files("gpsd/session").isEmpty, "There are no recordings of gpsd."),
    arguments: cases)
  func comesToThis(row: [String]) throws {
    let file = Recordings.folder.appending(path: "gpsd/" + row[0])
    let bytes = try [UInt8](Data(contentsOf: file))
    let decoded = bytes.split(separator: 0x0A).compactMap { GPSDMessage(Array($0)) }
    #expect(decoded.count == Int(row[2]))
    #expect(decoded.count { if case .fix = $0 { true } else { false } } == Int(row[3]))
    let moment = try Date(row[1], strategy: .iso8601)
    for size in [1, 7, 4096, bytes.count] {
      #expect(outcome(bytes, size, moment) == row[4], "in pieces of \(size)")
    }
  }

  @Test(.enabled(if: !Recordings.files("gpsd/session").isEmpty, "There are no recordings of gpsd."))
  func everyRecordingIsExpected() {
    let names = ["gpsd/regression-chk", "gpsd/session"].flatMap(Recordings.files)
      .map(\.lastPathComponent)
    let expected = Self.cases.map { URL(filePath: $0[0]).lastPathComponent }
    #expect(Set(names) == Set(expected))
  }

  private func outcome(_ bytes: [UInt8], _ size: Int, _ now: Date) -> String {
    var conversation = GPSDConversation(address: "A", seconds: 5) { now }

    do throws(PositionError) {
      // The expected output of gpsd's own tests begins after its first line.
      _ = try conversation.take(Said.version.utf8)
      for start in stride(from: 0, to: bytes.count, by: size) {
        let chunk = bytes[start..<min(start + size, bytes.count)]
        if let found = try conversation.take(chunk) { return describe(found) }
      }
      return name(of: conversation.failure(isClosed: false))
    } catch {
      return name(of: error)
    }
  }

  private func describe(_ position: Position) -> String {
    let point = position.coordinate
    return "\(point.latitude) \(point.longitude)"
      + (position.accuracy.map { " ±\($0.in(.meters))" } ?? "")
  }

  private func name(of error: PositionError) -> String {
    "\(error)".prefix { $0 != "(" }.description
  }
}
