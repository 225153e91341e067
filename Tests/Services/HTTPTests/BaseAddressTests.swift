import Clients
import Foundation
import Reports
import Testing

@testable import HTTP
@testable import WeatherServices

struct BaseAddressTests {
  @Test(arguments: [
    ("https://api.example.org", "https://api.example.org/v1/forecast?name=Os%20lo,%C3%A9%26%2B"),
    (
      "https://api.example.org:8443/",
      "https://api.example.org:8443/v1/forecast?name=Os%20lo,%C3%A9%26%2B"
    ),
    ("http://127.0.0.1:8080", "http://127.0.0.1:8080/v1/forecast?name=Os%20lo,%C3%A9%26%2B"),
    ("http://localhost:1", "http://localhost:1/v1/forecast?name=Os%20lo,%C3%A9%26%2B"),
    ("http://[::1]:8080", "http://[::1]:8080/v1/forecast?name=Os%20lo,%C3%A9%26%2B"),
    ("", "https://standard.example/v1/forecast?name=Os%20lo,%C3%A9%26%2B"),
  ])
  func buildsAddresses(value: String, expected: String) throws {
    let address = try BaseAddress(
      setting: "VANE_TEST_URL", in: ["VANE_TEST_URL": value], standard: "https://standard.example")
    let url = try address.url("/v1/forecast", [("name", "Os lo,é&+")])
    #expect(url.absoluteString == expected)
  }

  @Test func nothingIsNoAddress() { #expect(ServerAddress("") == nil) }

  /// attacks.md 7
  @Test(arguments: [
    ("https://user:secret@example.org", "…@example.org"), ("user:p?@x/#a@b:1/c", "…@b:1/c"),
    ("https://example.org/?appid=secret", "https://example.org/…"),
    ("https://example.org/a", "https://example.org/a"), ("a\u{1B}[31mb", "a[31mb"),
  ])
  func showsNoSecretOfAnAddress(value: String, expected: String) {
    #expect(ServerAddress.shown(value).description == expected)
  }

  @Test(arguments: [
    "http://api.example.org", "http://127.0.0.1.example.org", "http://127.1", "http://10.0.0.1",
    "http://localhost.example.org", "https://", "https:///v1", "http://127.0.0.1:65536",
    "https://api.example.org:0",
    "https://api.example.org:99999999999999999999", "https://api.example.org:-1", "api.example.org",
    "ftp://localhost",
    "https://user@example.org", "https://user:secret@example.org", "https://example.org/path",
    "https://example.org?x=1", "https://example.org#top", "file:///etc/passwd", "https://a b",
    "http://0x7f.0.0.1", "http://[::2]", "nonsense",
  ])
  func refusesWhatIsNoSafeBaseAddress(value: String) {
    #expect(
      throws: ServiceError.badAddress(setting: "VANE_TEST_URL", value: ServerAddress.shown(value))
    ) {
      try BaseAddress(
        setting: "VANE_TEST_URL", in: ["VANE_TEST_URL": value], standard: "https://standard.example"
      )
    }
  }
}
