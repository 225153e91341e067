import Clients
import Positioning
import Reports
import Testing

/// The values of `VANE_GPSD`.
struct GPSDAddressTests {
  @Test(
    arguments: [
      (nil, "localhost:2947"), ("", "localhost:2947"), ("gps.local", "gps.local:2947"),
      ("gps.local:3000", "gps.local:3000"), ("192.168.1.5:65535", "192.168.1.5:65535"),
      ("[::1]:2947", "[::1]:2947"), ("[::1]", "[::1]:2947"),
    ] as [(String?, String)])
  func isAnAddress(value: String?, expected: String) throws {
    let environment = value.map { ["VANE_GPSD": $0] } ?? [:]
    #expect(try "\(GPSDAddress(environment: environment))" == expected)
  }

  @Test(arguments: [
    ":2947", "host:", "host:0", "host:65536", "host:x", "a b:1", "a/b", "[::1", "[::1]x", "[]:1",
    "::1", "http://host:1",
  ])
  func isNoAddress(value: String) {
    #expect(throws: PositionError.badAddress(value.cleaned(limit: 300))) {
      try GPSDAddress(environment: ["VANE_GPSD": value])
    }
  }
}
