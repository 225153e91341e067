import Clients
import Testing

struct ContactAddressTests {
  @Test(arguments: [
    ("me@example.org", true), ("first.last+vane@mail.example.org", true),
    ("https://example.org/vane", true), ("http://example.org", true), ("off", false), ("", false),
    ("me@", false), ("@example.org", false), ("me@home", false), ("a@b@example.org", false),
    ("ftp://example.org", false), ("https://", false), ("me@example.org)", false),
    ("me @example.org", false), ("me@example.org\r\nX: y", false), ("me@exämple.org", false),
    ("me@example.org\u{0}", false), (String(repeating: "a", count: 100) + "@example.org", false),
  ])
  func knowsAnAddress(text: String, isAddress: Bool) {
    #expect((ContactAddress(text) != nil) == isAddress)
  }
}
