import FileTestSupport
import Foundation
import TestSupport
import Testing
import WeatherClients
import WeatherModels

@testable import WeatherServices

/// The proxy of the environment: a stand-in behind TLS that only a proxy can lead to.
struct ProxyTests {
  private static let host = "weather.example"

  @Test func theProxyLeadsToTheService() async throws {
    try await Self.serving { standIn, proxy, environment in
      let answer = try await Self.get(
        environment.merging(["https_proxy": "http://127.0.0.1:\(proxy.port)"]) { $1 })
      #expect(answer.status == 200)
      #expect(
        proxy.requests.map { $0.split(separator: "\r\n").first }
          == ["CONNECT weather.example:443 HTTP/1.1"])
      #expect(standIn.requests.map(\.path) == ["/v1/search"])
    }
  }

  @Test func theProxyIsToldNameAndPassword() async throws {
    try await Self.serving { _, proxy, environment in
      _ = try await Self.get(
        environment.merging(["HTTPS_PROXY": "http://me:secret@127.0.0.1:\(proxy.port)"]) { $1 })
      // printf me:secret | base64
      #expect(proxy.requests.first?.contains("proxy-authorization: Basic bWU6c2VjcmV0\r\n") == true)
    }
  }

  @Test func aProxyThatRefusesIsNamed() async throws {
    try await Self.serving(.refuse) { _, proxy, environment in
      await #expect(throws: ServiceError.proxyRefused(proxy: "127.0.0.1", host: Self.host)) {
        try await Self.get(
          environment.merging(["https_proxy": "127.0.0.1:\(proxy.port)"]) { $1 })
      }
    }
  }

  @Test func aProxyThatWantsAPasswordIsNamed() async throws {
    try await Self.serving(.askForPassword) { _, proxy, environment in
      await #expect(throws: ServiceError.proxyNeedsPassword(proxy: "127.0.0.1")) {
        try await Self.get(
          environment.merging(["https_proxy": "127.0.0.1:\(proxy.port)"]) { $1 })
      }
    }
  }

  @Test(
    arguments: [
      (["https_proxy": "http://p:3128"], "https://h.example/", "p:3128"),
      (["HTTPS_PROXY": "http://p:3128"], "https://h.example/", "p:3128"),
      (["all_proxy": "socks5://p"], "https://h.example/", "p:1080"),
      (["ALL_PROXY": "p:8080"], "https://h.example/", "p:8080"),
      (["https_proxy": "http://a:1", "HTTPS_PROXY": "http://b:2"], "https://h.example/", "a:1"),
      (["https_proxy": "", "all_proxy": "http://b:2"], "https://h.example/", "b:2"),
      (["https_proxy": "http://[::1]:3128/"], "https://h.example/", "::1:3128"),
      ([:], "https://h.example/", nil),
      (["http_proxy": "http://p:3128"], "https://h.example/", nil),
      (["https_proxy": "http://p:3128"], "http://127.0.0.1/", nil),
      (["https_proxy": "http://p:3128"], "https://localhost/", nil),
      (["https_proxy": "p:1", "no_proxy": "example"], "https://h.example/", nil),
      (["https_proxy": "p:1", "no_proxy": "a, .EXAMPLE"], "https://H.example/", nil),
      (["https_proxy": "p:1", "NO_PROXY": "*"], "https://h.example/", nil),
      (["https_proxy": "p:1", "no_proxy": "h.example.org,ample"], "https://h.example/", "p:1"),
    ] as [([String: String], String, String?)])
  func theEnvironmentNamesTheProxy(
    environment: [String: String], url: String, expected: String?
  ) throws {
    let proxy = try ProxySettings(environment: environment).proxy(for: #require(URL(string: url)))
    #expect(proxy.map { "\($0.host):\($0.port)" } == expected)
  }

  @Test(arguments: [
    ("https://me:secret@p:1", "…@p:1"), ("ftp://p", "ftp://p"), ("http://", "http://"),
    ("socks5://me:secret@p", "…@p"), ("http://p/path", "http://p/path"), ("a b", "a b"),
  ])
  func aBadProxyIsNamedWithoutItsPassword(value: String, shown: String) throws {
    let settings = ProxySettings(environment: ["all_proxy": value])
    let url = try #require(URL(string: "https://h.example/"))
    #expect(throws: ServiceError.badProxy(setting: "all_proxy", value: shown)) {
      try settings.proxy(for: url)
    }
  }
}

extension ProxyTests {
  private static func get(_ environment: [String: String]) async throws -> WebAnswer {
    let fetcher = WebFetcher(userAgent: "vane/test", environment: environment, timeLimit: { 20 })
    let url = try #require(URL(string: "https://\(host)/v1/search?name=Oslo&count=1"))
    return try await fetcher.get(url, of: .openMeteo)
  }

  private static func serving(
    _ manner: ProxyStandIn.Manner = .connect,
    _ body: (StandIn, ProxyStandIn, [String: String]) async throws -> Void
  ) async throws {
    let folder = try TemporaryFolder()
    let certificates = try TestCertificates(folder: folder.path)
    let identity = try certificates.identity(for: host)
    try await StandIn.serving(.sample { Answers.now }) { standIn in
      let front = try await TLSFront(to: standIn.port, identity: identity)
      let proxy = try await ProxyStandIn(to: front.port, manner)
      defer {
        proxy.stop()
        front.stop()
      }
      try await body(standIn, proxy, ["SSL_CERT_FILE": certificates.authority])
    }
  }
}
