import Clients
import FileTestSupport
import Foundation
import Reports
import TestSupport
import Testing

@testable import HTTP
@testable import WeatherServices

/// Certificates are checked, and faults are reported.
final class CertificateTests: StandInSuite {
  private static let host: CleanText = "127.0.0.1"

  enum Kind: Sendable { case good, unknownAuthority, otherHost, expired, notYetValid, selfSigned }

  @Test func aGoodCertificateIsTrusted() async throws {
    try await serving(.good) { http, url in
      let answer = try await http.get(url, of: .openMeteo)
      #expect(answer.status == 200)
      #expect(standIn.requests.count == 1)
    }
  }

  @Test(arguments: [
    (Kind.unknownAuthority, CertificateFault.unknown), (.otherHost, .otherHost),
    (.expired, .expired), (.notYetValid, .notYetValid), (.selfSigned, .selfSigned),
  ])
  func aBadOneIsNotTrusted(kind: Kind, fault: CertificateFault) async throws {
    try await serving(kind) { http, url in
      await #expect(throws: ServiceError.untrusted(host: Self.host, fault)) {
        try await http.get(url, of: .openMeteo)
      }
      #expect(standIn.requests.isEmpty)
    }
  }

  /// The certificate is unknown in that case, and another try may help.
  @Test func aHandshakeThatIsCutOffIsALostConnection() async throws {
    standIn.fail(.reset)
    let http = HTTPClient(userAgent: "vane/test", timeLimit: { 20 })
    let url = try #require(URL(string: "https://127.0.0.1:\(standIn.port)/"))
    await #expect(throws: ServiceError.connectionLost(host: Self.host)) {
      try await http.get(url, of: .openMeteo)
    }
  }

  /// `CURL_CA_BUNDLE` goes first, as in curl.
  @Test func aFileWithoutCertificatesIsNamed() async throws {
    let http = HTTPClient(
      userAgent: "vane/test",
      environment: ["CURL_CA_BUNDLE": "/nowhere.pem", "SSL_CERT_FILE": "/elsewhere.pem"],
      timeLimit: { 20 })
    let url = try #require(URL(string: "https://127.0.0.1:\(standIn.port)/"))
    await #expect(
      throws: ServiceError.badCertificates(setting: "CURL_CA_BUNDLE", path: "/nowhere.pem")
    ) {
      try await http.get(url, of: .openMeteo)
    }
  }

  /// A pipe without another end would hold every request, and Ctrl-C.
  @Test func aPipeIsNoFileOfCertificates() async throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/ca.pem"
    try #require(mkfifo(path, 0o600) == 0)
    let http = HTTPClient(
      userAgent: "vane/test", environment: ["CURL_CA_BUNDLE": path], timeLimit: { 20 })
    let url = try #require(URL(string: "https://127.0.0.1:9/"))
    await #expect(
      throws: ServiceError.badCertificates(setting: "CURL_CA_BUNDLE", path: path.cleanPath)
    ) {
      try await http.get(url, of: .openMeteo)
    }
  }

  @Test(arguments: ["http://127.0.0.1:1/", "https://127.0.0.1:1/"])
  func aKeyIsNotSentElsewhere(address: String) async throws {
    standIn.fail(.redirect(to: address))
    let http = HTTPClient(userAgent: "vane/test", timeLimit: { 20 })
    let url = try #require(URL(string: standIn.url + "/v1/forecast?apikey=secret"))
    await #expect(throws: ServiceError.redirectedWithKey(host: Self.host)) {
      try await http.get(url, of: .openMeteo, secret: "secret")
    }
    #expect(standIn.requests.count == 1)
  }

  /// An `https:` address must not redirect to a plain service of this machine.
  @Test func httpsDoesNotLeadToHTTP() async throws {
    try await serving(.good) { http, url in
      standIn.fail(.redirect(to: standIn.url))
      await #expect(
        throws: ServiceError.badAnswer(
          .openMeteo, detail: "redirected to \(standIn.url.cleaned(limit: 200))/")
      ) {
        try await http.get(url, of: .openMeteo)
      }
      #expect(standIn.requests.count == 1)
    }
  }

  private func serving(
    _ kind: Kind, _ body: (HTTPClient, URL) async throws -> Void
  ) async throws {
    let host = Self.host
    let folder = try TemporaryFolder()
    let certificates = try TestCertificates(folder: folder.path)
    let identity =
      switch kind {
      case .good, .unknownAuthority: try certificates.identity(for: host.description)
      case .otherHost: try certificates.identity(for: "127.0.0.2")
      case .expired: try certificates.identity(for: host.description, until: "20200201000000Z")
      case .notYetValid: try certificates.identity(for: host.description, from: "20480101000000Z")
      case .selfSigned: try certificates.selfSigned(for: host.description)
      }
    // Without the variable curl uses the system's store, which does not contain the test's authority.
    let environment = kind == .unknownAuthority ? [:] : ["SSL_CERT_FILE": certificates.authority]
    let front = try TLSFront(to: standIn.port, identity: identity)
    defer { front.stop() }
    let http = HTTPClient(userAgent: "vane/test", environment: environment, timeLimit: { 20 })
    let url = "https://\(host):\(front.port)/v1/search?name=Oslo&count=1"
    try await body(http, #require(URL(string: url)))
  }
}
