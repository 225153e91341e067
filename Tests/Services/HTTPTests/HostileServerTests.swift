import FileTestSupport
import TestSupport

@testable import HTTP

/// Servers that violate HTTP: each request ends in time, and none crashes the program.
final class HostileServerTests: StandInSuite {
  private static let host: CleanText = "127.0.0.1"

  @Test(
    arguments: [
      ("HTTP/1.1 000 x\r\nContent-Length: 2\r\n\r\n{}", .badAnswer),
      ("HTTP/1.1 099 x\r\nContent-Length: 2\r\n\r\n{}", .badAnswer),
      ("HTTP/1.1 600 x\r\nContent-Length: 2\r\n\r\n{}", .status(600)),
      ("HTTP/1.1 999 x\r\nContent-Length: 2\r\n\r\n{}", .status(999)),
      ("HTTP/1.1 2000 x\r\nContent-Length: 2\r\n\r\n{}", .badAnswer),
      ("HTTP/1.1 -1 x\r\nContent-Length: 2\r\n\r\n{}", .badAnswer),
      ("HTTP/1.1 204 x\r\n\r\n", .status(204)),
      ("HTTP/9.9 200 x\r\nContent-Length: 2\r\n\r\n{}", .badAnswer),
      ("HTTP/1.0 200 OK\r\n\r\n{}", .status(200)), ("HTTP/1.1 200 OK\r\n\r\n{}", .status(200)),
      ("HTTP/1.1 200 OK\r\nContent-Length: -5\r\n\r\n{}", .badAnswer),
      ("HTTP/1.1 200 OK\r\nContent-Length: 99999999999999999999\r\n\r\n{}", .status(200)),
      ("HTTP/1.1 200 OK\r\nContent-Length: 9999\r\n\r\n{}", .connectionLost),
      ("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nxyz\r\n{}", .connectionLost),
      (
        "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n-2\r\n{}\r\n0\r\n\r\n",
        .connectionLost
      ),
      (
        "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nffffffffffffffffff\r\n{}",
        .connectionLost
      ),
      ("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n", .connectionLost),
      ("HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\nContent-Length: 2\r\n\r\n{}", .badAnswer),
      ("HTTP/1.1 200 OK\r\nContent-Length: 2\r\nX: a\u{0}b\u{1B}[2J\r\n\r\n{}", .any),
      ("HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n{}", .status(200)),
      ("HTTP/1.1 302 x\r\nLocation: http://[\r\nContent-Length: 2\r\n\r\n{}", .any),
      (
        "HTTP/1.1 302 x\r\nLocation: http://127.0.0.1:65536/\r\nContent-Length: 2\r\n\r\n{}",
        .badAnswer
      ),
      ("HTTP/1.1 302 x\r\nLocation: https://h:0/\r\nContent-Length: 2\r\n\r\n{}", .badAnswer),
      ("HTTP/1.1 302 x\r\nLocation: file:///etc/passwd\r\nContent-Length: 2\r\n\r\n{}", .badAnswer),
      ("HTTP/1.1 200 OK\r\nContent-Ty", .connectionLost), ("\r\n\r\n\r\n", .any),
      ("", .connectionLost),
    ] as [(String, Expected)])
  func isSurvived(bytes: String, expected: Expected) async throws {
    standIn.fail(.bytes(bytes))
    let result = await get()
    #expect(expected.allows(result), "\(result)")
    // The next request finds nothing left over.
    standIn.fail(nil)
    let next = try await get().get()
    #expect(next.status == 200)
  }

  @Test func aHeadOfAHundredThousandLinesIsNotRead() async throws {
    let lines = String(repeating: "X-Y: z\r\n", count: 100_000)
    standIn.fail(.bytes("HTTP/1.1 200 OK\r\n" + lines + "Content-Length: 2\r\n\r\n{}"))
    await #expect(throws: ServiceError.tooLarge(host: Self.host)) { try await get().get() }
  }

  /// The first value of a header counts, whatever its case.
  @Test func headersAreFoundByTheirNames() async throws {
    standIn.fail(
      .bytes("HTTP/1.1 200 OK\r\nEXPIRES:  soon\r\nexpires: later\r\nContent-Length: 2\r\n\r\n{}"))
    let response = try await get().get()
    #expect(response.headers["expires"] == "soon")
    #expect(response.body == Array("{}".utf8))
  }

  @Test func aLibraryThatIsMissingIsNamed() {
    guard case .failure(.missingLibrary(let reason)) = Curl.load("libcurl-of-nobody.so.4") else {
      Issue.record("It was loaded.")
      return
    }
    #expect(reason.description.contains("libcurl-of-nobody.so.4"))
  }

  enum Expected: Sendable {
    case status(Int)
    case connectionLost
    case badAnswer
    case any

    func allows(_ result: Result<HTTPResponse, ServiceError>) -> Bool {
      switch (self, result) {
      case (.any, _), (.connectionLost, .failure(.connectionLost)),
        (.badAnswer, .failure(.badAnswer)):
        true
      case (.status(let status), .success(let response)): response.status == status
      default: false
      }
    }
  }

  private func get() async -> Result<HTTPResponse, ServiceError> {
    // Further tries come at once.
    var clock = HTTPClock.system
    clock.pause = { _ in }
    let http = HTTPClient(userAgent: "vane/test", timeLimit: { 20 }, clock: clock)
    do throws(ServiceError) {
      guard let url = try? standIn.search() else { throw .noReport }
      return .success(try await http.get(url, of: .openMeteo))
    } catch {
      return .failure(error)
    }
  }
}

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
