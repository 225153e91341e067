import Clients
import Foundation
import Positioning
import Reports
import Testing

/// The conversation with a gpsd on this machine, in all the ways in which it can go.
@Suite(.timeLimit(.minutes(5))) struct GPSDTests {
  @Test func asksForReportsAndTakesTheFirstFix() async throws {
    let daemon = try FakeDaemon(
      says: [Said.version + Said.devices, Said.noFix + Said.fix(time: "2026-11-21T13:12:00.000Z")],
      then: .holds)
    #expect(
      try await position(daemon)
        == Position(
          coordinate: try #require(Coordinate(latitude: 48.148, longitude: 17.107)), source: .gpsd,
          accuracy: Distance(15, .meters)))
    #expect(daemon.request == #"?WATCH={"enable":true,"json":true};"# + "\n")
  }

  @Test func takesAFixInPieces() async throws {
    let text = Said.version + Said.fix(time: nil)
    let daemon = try FakeDaemon(says: text.map { String($0) }, then: .holds)
    #expect(try await position(daemon).coordinate.latitude == 48.148)
  }

  @Test(
    arguments: [
      ([], .hangsUp, .connectionLost(address: "A")),
      ([], .holds, .silent(address: "A", seconds: 0.3)),
      ([Said.version], .hangsUp, .connectionLost(address: "A")),
      ([Said.version + Said.noDevices], .holds, .noDevice),
      ([Said.version + Said.devices + Said.noFix], .holds, .noFix(seconds: 0.3)),
      (
        [Said.version + Said.fix(time: "2005-06-09T14:34:44.000Z")], .holds,
        .staleFix(Date(timeIntervalSince1970: 1_118_327_684))
      ),
      ([Said.version + Said.devices + Said.gone], .hangsUp, .deviceGone),
      ([Said.version + Said.devices + Said.gone], .holds, .deviceGone),
      (
        [Said.version + #"{"class":"ERROR","message":"Unrecognized request"}"# + "\n"], .holds,
        .refusal("Unrecognized request")
      ),
      (["HTTP/1.1 400 Bad Request\r\n\r\n"], .hangsUp, .notGPSD(address: "A")),
      (["HTTP/1.1 400 Bad Request\r\n\r\n"], .holds, .notGPSD(address: "A")),
      // Half a line, with and without an end of the connection
      (
        [Said.version + #"{"class":"TPV","mode":3,"lat":48.1"#], .hangsUp,
        .connectionLost(address: "A")
      ),
      ([Said.version + #"{"class":"TPV","mode":3,"lat":48.1"#], .holds, .noFix(seconds: 0.3)),
      ([String(repeating: "x", count: 70_000)], .holds, .notGPSD(address: "A")),
    ] as [([String], FakeDaemon.Ending, PositionError)])
  func saysWhyThereIsNoPosition(
    chunks: [String], ending: FakeDaemon.Ending, expected: PositionError
  ) async throws {
    let daemon = try FakeDaemon(says: chunks, then: ending)
    let error = await #expect(throws: PositionError.self) { try await position(daemon) }
    #expect(error == expected.at(try daemon.address.description.cleaned(limit: 300)))
  }

  @Test func saysThatNobodyListens() async throws {
    let address = try GPSDAddress(environment: ["VANE_GPSD": "localhost:\(FakeDaemon.freePort())"])
    await #expect(throws: PositionError.noDaemon(address: "\(address)".cleaned(limit: 300))) {
      try await GPSD(address: address, now: { Said.now }).position()
    }
  }

  @Test func saysThatTheHostIsUnknown() async throws {
    let address = try GPSDAddress(environment: ["VANE_GPSD": "gps.invalid:2947"])
    await #expect(throws: PositionError.noDaemon(address: "gps.invalid:2947")) {
      try await GPSD(address: address, now: { Said.now }).position()
    }
  }

  /// Vane would wait an hour for a silent gpsd.
  @Test func endsAtOnceWhenItIsCancelled() async throws {
    let daemon = try FakeDaemon(says: [Said.version], then: .holds)
    let address = try daemon.address
    let task = Task {
      try await GPSD(address: address, seconds: 3600, now: { Said.now }).position()
    }
    task.cancel()
    await #expect(throws: PositionError.cancelled) { try await task.value }
  }

  /// There are more of them than Swift has threads, so none may block.
  @Test func waitsForManyAtOnceWithoutBlockingOthers() async throws {
    let daemons = try (0..<16).map { _ in try FakeDaemon(says: [Said.version], then: .holds) }
    await withTaskGroup { group in
      for daemon in daemons {
        group.addTask { (try? await position(daemon)) == nil }
      }
      for await hasNone in group { #expect(hasNone) }
    }
  }

  private func position(_ daemon: FakeDaemon) async throws -> Position {
    try await GPSD(address: daemon.address, seconds: 0.3, now: { Said.now }).position()
  }
}

/// Messages of gpsd.
enum Said {
  static let now = Date(timeIntervalSince1970: 1_795_266_720)

  static let version =
    #"{"class":"VERSION","release":"3.22","rev":"3.22","proto_major":3,"proto_minor":14}"# + "\r\n"
  static let noDevices = #"{"class":"DEVICES","devices":[]}"# + "\r\n"
  static let devices =
    #"{"class":"DEVICES","devices":[{"class":"DEVICE","path":"/dev/ttyACM0"}]}"# + "\r\n"
  static let gone = #"{"class":"DEVICE","path":"/dev/ttyACM0","activated":0}"# + "\r\n"
  static let noFix = #"{"class":"TPV","device":"/dev/ttyACM0","mode":1}"# + "\r\n"

  static func fix(time: String?) -> String {
    let time = time.map { #","time":"\#($0)""# } ?? ""
    return #"{"class":"TPV","mode":3\#(time),"lat":48.148,"lon":17.107,"eph":15.0}"# + "\r\n"
  }
}

extension PositionError {
  /// The same error with `address`, which is known only when the test runs.
  func at(_ address: CleanText) -> PositionError {
    switch self {
    case .notGPSD: .notGPSD(address: address)
    case .silent(_, let seconds): .silent(address: address, seconds: seconds)
    case .connectionLost: .connectionLost(address: address)
    default: self
    }
  }
}
