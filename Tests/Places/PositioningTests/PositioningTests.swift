import Clients
import Foundation
import Positioning
import Reports
import Testing

/// The sources together: which are asked, and which aren't.
struct PositioningTests {
  @Test func takesTheHomeFromTheSettings() async throws {
    #expect(
      try await position(by: .home, ["home": "48.15,17.11"])
        == Position(
          coordinate: try #require(Coordinate(latitude: 48.15, longitude: 17.11)), source: .home))
  }

  @Test(arguments: ["", "48.15", "91,0", "48.15,17.11,3", "nan,0", "Oslo"])
  func takesNoOtherHome(value: String) async {
    await #expect(throws: PositionError.noHome) { try await position(by: .home, ["home": value]) }
  }

  @Test(arguments: [nil, "no", "", "YES", "ask"])
  func asksNobodyWithoutPermission(answer: String?) async {
    await #expect(throws: PositionError.notAllowed) {
      try await position(by: .ip, answer.map { ["location.ip": $0] } ?? [:]) {
        () throws(PositionError) in
        Issue.record("The service was asked.")
        throw .cancelled
      }
    }
  }

  @Test func asksTheServiceWithPermission() async {
    await #expect(throws: PositionError.badAnswer(host: "example.org", detail: "x")) {
      try await position(by: .ip, ["location.ip": "yes"]) { () throws(PositionError) in
        throw .badAnswer(host: "example.org", detail: "x")
      }
    }
  }

  @Test(
    arguments: [
      ("gpsd,home,timezone", [.gpsd, .home, .timezone]), ("IP, gpsd", [.ip, .gpsd]),
      ("home", [.home]), ("", nil), ("gpsd,", nil), ("gpsd,gpsd", nil), ("gps", nil), ("off", []),
    ] as [(String, [PositionSource]?)])
  func readsTheOrder(text: String, expected: [PositionSource]?) {
    #expect(PositionSource.list(text) == expected)
  }

  private func position(
    by source: PositionSource, _ settings: [String: String],
    asking service: @escaping @Sendable () async throws(PositionError) -> Position = {
      () throws(PositionError) in throw .cancelled
    }
  ) async throws(PositionError) -> Position {
    let client = SettingsClient(
      all: { () throws(StorageError) in settings },
      set: { _, _ throws(StorageError) in Issue.record("Nothing is set.") })
    return try await Positioning(
      environment: [:], settings: client, now: { Said.now }, internetAddress: service
    ).position(by: source)
  }
}
