import FileTestSupport
import Positioning

/// The gpsd of Debian, with a receiver that its own gpsfake plays.
@Suite(
  .serialized, .timeLimit(.minutes(5)),
  .enabled(if: Receiver.isInstalled, "gpsd and gpsd-clients are not installed."))
struct RealDaemonTests {
  @Test func givesThePositionOfTheReceiver() async throws {
    let receiver = try Receiver(hasFix: true)
    let position = try await receiver.position(within: 5)
    #expect(position.coordinate.rounded(to: 5) == Coordinate(latitude: 48.148, longitude: 17.10667))
    #expect(position.source == .gpsd)
  }

  @Test func saysThatTheReceiverHasNoFix() async throws {
    var error: PositionError?
    // On a busy machine, gpsfake may fail to hand its receiver to the daemon.
    for _ in 0..<10 where error == nil || error == .noDevice {
      let receiver = try Receiver(hasFix: false)
      error = await #expect(throws: PositionError.self) { try await receiver.position(within: 2) }
    }
    #expect(error == .noFix(seconds: 2))
  }

  /// The receiver's clock is a day behind. The first fix after gpsd's start may not say when it was made, and counts as
  /// new.
  @Test func saysThatTheFixIsOld() async throws {
    let receiver = try Receiver(hasFix: true)
    let deadline = ContinuousClock.now + .seconds(30)
    var error: (any Error)?
    while error == nil, ContinuousClock.now < deadline {
      do {
        _ = try await receiver.position(within: 2, now: Said.now.addingTimeInterval(86_400))
      } catch let failure {
        error = failure
      }
    }
    guard case .staleFix(let time)? = error as? PositionError else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(abs(time.timeIntervalSince(Said.now)) < 60)
  }
}

/// A receiver on a pseudo-terminal and the gpsd that listens to it; both end with it.
private final class Receiver {
  static let isInstalled = [gpsfake, "/usr/sbin/gpsd"].allSatisfy {
    FileManager.default.isExecutableFile(atPath: $0)
  }
  private static let gpsfake = "/usr/bin/gpsfake"

  private let folder: TemporaryFolder
  private let process: pid_t
  private let port: UInt16

  init(hasFix: Bool) throws {
    folder = try TemporaryFolder()
    try folder.write(Self.sentences(hasFix: hasFix), to: "receiver.nmea")
    port = try FakeDaemon.freePort()
    // The programs run in a session of their own for a minute at most, so that none outlives a test that was killed.
    process = try ChildProgram.spawn(
      "/usr/bin/timeout",
      ["60", Self.gpsfake, "-q", "-c", "0.05", "-P", "\(port)", folder.path + "/receiver.nmea"],
      ["PATH": "/usr/sbin:/usr/bin:/sbin:/bin"], device: "/dev/null")
  }

  deinit {
    kill(-process, SIGKILL)
    waitpid(process, nil, 0)
  }

  /// Asks as soon as gpsd listens.
  func position(within seconds: Double, now: Date = Said.now) async throws -> Position {
    let address = try GPSDAddress(environment: ["VANE_GPSD": "127.0.0.1:\(port)"])
    let deadline = ContinuousClock.now + .seconds(60)
    while true {
      do {
        return try await GPSD(address: address, seconds: seconds, now: { now }).position()
      } catch {
        guard error == .noDaemon(address: "\(address)".cleaned(limit: 300)),
          ContinuousClock.now < deadline
        else { throw error }
        // Each attempt leaves a socket that is closed later: without a pause, a busy machine ran out of descriptors.
        try await Task.sleep(for: .milliseconds(5))
      }
    }
  }

  /// A minute of output of a receiver in Bratislava: NMEA 0183, with checksums.
  private static func sentences(hasFix: Bool) -> String {
    (0..<60).map { second in
      let time = "1312\(second < 10 ? "0" : "")\(second).00"
      guard hasFix else {
        return sentence("GPGGA,\(time),,,,,0,00,99.9,,M,,M,,")
          + sentence("GPRMC,\(time),V,,,,,,,211126,,,N")
      }
      return sentence("GPGGA,\(time),4808.8800,N,01706.4000,E,1,08,0.9,150.0,M,43.0,M,,")
        + sentence("GPRMC,\(time),A,4808.8800,N,01706.4000,E,0.0,0.0,211126,,,A")
    }.joined()
  }

  private static func sentence(_ text: String) -> String {
    let sum = String(text.utf8.reduce(0, ^), radix: 16, uppercase: true)
    return "$\(text)*\(sum.count < 2 ? "0" : "")\(sum)\r\n"
  }
}
