import FileTestSupport
import TestSupport

/// The proxy of the environment, which libcurl reads for itself: a stand-in behind TLS that only a proxy can lead to.
@Suite(.serialized, .timeLimit(.minutes(5))) struct ProxyTests {
  private static let host = "weather.example"

  @Test(arguments: ["https_proxy", "HTTPS_PROXY", "all_proxy", "ALL_PROXY"])
  func theProxyLeadsToTheService(variable: String) async throws {
    try await Self.serving { stage, proxy, vane in
      let run = try await vane([variable: "http://me:secret@127.0.0.1:\(proxy.port)"])
      #expect(run.output.contains(" 1 place for Oslo\n"), "\(run)")
      let head = try #require(proxy.requests.first?.lowercased())
      #expect(head.hasPrefix("connect weather.example:443 http/1.1\r\n"))
      // printf me:secret | base64
      #expect(head.contains("proxy-authorization: basic bwu6c2vjcmv0\r\n"))
      #expect(stage.standIn.requests.map(\.path) == ["/v1/search"])
    }
  }

  @Test func aSOCKSProxyLeadsToTheService() async throws {
    try await Self.serving { stage, proxy, vane in
      let run = try await vane(["https_proxy": "socks5h://127.0.0.1:\(proxy.port)"])
      #expect(run.output.contains(" 1 place for Oslo\n"), "\(run)")
      #expect(proxy.requests == [Self.host])
    }
  }

  /// This machine, and every host that `no_proxy` names, is reached without a proxy.
  @Test func noProxyIsAskedForWhatItCannotReach() async throws {
    try await Self.serving { stage, proxy, vane in
      let url = stage.standIn.url
      let all = ["http_proxy", "https_proxy", "all_proxy"]
      let proxies = Dictionary(uniqueKeysWithValues: all.map { ($0, "127.0.0.1:\(proxy.port)") })
      let here = try await vane(
        proxies.merging(["VANE_OPEN_METEO_GEOCODING_URL": url, "no_proxy": ""]) { $1 })
      #expect(here.output.contains(" 1 place for Oslo\n"), "\(here)")
      let excepted = try await vane(proxies.merging(["no_proxy": "example"]) { $1 })
      #expect(excepted.errors.contains(Self.host), "\(excepted)")
      #expect(proxy.requests == [])
    }
  }

  private static let refuses = """
    The proxy 127.0.0.1 doesn't forward requests to weather.example. Check https_proxy and no_proxy.
    """
  private static let isNoProxy = """
    which isn't a valid proxy. Use http://proxy.example:3128 or socks5://proxy.example:1080.
    """

  @Test(
    arguments: [
      (.refuse, "http://me:secret@127.0.0.1:PORT", refuses),
      (.refuse, "socks5h://127.0.0.1:PORT", refuses),
      (
        .askForPassword, "127.0.0.1:PORT",
        "The proxy 127.0.0.1 requires a name and a password, as in https_proxy=http://name:password@127.0.0.1"
      ),
      (.connect, "http://me:secret@127.0.0.1:1", "127.0.0.1 refused the connection."),
      (.connect, "ftp://me:secret@p", "https_proxy is \"…@p\", " + isNoProxy),
      (.connect, "a b", "https_proxy is \"a b\", " + isNoProxy),
    ] as [(ProxyStandIn.Behaviour, String, String)])
  func aProxyThatDoesNotHelpIsNamed(
    behaviour: ProxyStandIn.Behaviour, value: String, sentence: String
  ) async throws {
    try await Self.serving(behaviour) { _, proxy, vane in
      let run = try await vane(["https_proxy": value.replacing("PORT", with: "\(proxy.port)")])
      #expect(run.errors.contains(sentence), "\(run)")
      #expect(!(run.errors + run.output).contains("secret"))
      #expect(run.status != 0)
    }
  }

  /// A service, a proxy, and Vane searching through them.
  private static func serving(
    _ behaviour: ProxyStandIn.Behaviour = .connect,
    _ body: (Stage, ProxyStandIn, ([String: String]) async throws -> ProgramRun) async throws ->
      Void
  ) async throws {
    let folder = try TemporaryFolder()
    let certificates = try TestCertificates(folder: folder.path)
    let identity = try certificates.identity(for: host)
    try await Stage.open { stage in
      let front = try TLSFront(to: stage.standIn.port, identity: identity)
      let proxy = try await ProxyStandIn(to: front.port, behaviour)
      defer {
        proxy.stop()
        front.stop()
      }
      try await body(stage, proxy) { environment in
        try await stage.vane(
          ["search", "Oslo"],
          environment: [
            "SSL_CERT_FILE": certificates.authority,
            "VANE_OPEN_METEO_GEOCODING_URL": "https://\(host)",
          ].merging(environment) { $1 })
      }
    }
  }
}
