import AsyncHTTPClient
import NIOCore
import NIOHTTPCompression
import NIOSSL
import Synchronization
import WeatherClients

/// The HTTP clients behind a fetcher, each made with the first request that needs it: one for each proxy and each
/// limit of time, because AsyncHTTPClient has both in a client's configuration.
final class HTTPClients: Sendable {
  private struct Key: Hashable {
    var proxy: ProxySettings.Proxy?
    var seconds: Double
  }

  private let bodyLimit: Int
  private let certificates: String?
  private let clients = Mutex<[Key: HTTPClient]>([:])

  /// - Parameters:
  ///   - bodyLimit: The most bytes of a body after decompression.
  ///   - certificates: A file of trusted certificates (PEM) in place of the system's.
  init(bodyLimit: Int, certificates: String?) {
    self.bodyLimit = bodyLimit
    self.certificates = certificates
  }

  deinit {
    // AsyncHTTPClient insists on being shut down; how that ended concerns nobody any more.
    clients.withLock { clients in
      for client in clients.values { client.shutdown { _ in } }
    }
  }

  /// The client for exchanges that may take so many seconds in all.
  func client(proxy: ProxySettings.Proxy?, seconds: Double) -> HTTPClient {
    let key = Key(proxy: proxy, seconds: seconds)
    return clients.withLock { clients in
      if let existing = clients[key] { return existing }
      let new = HTTPClient(
        eventLoopGroupProvider: .singleton, configuration: configuration(key))
      clients[key] = new
      return new
    }
  }
}

extension HTTPClients {
  private func configuration(_ key: Key) -> HTTPClient.Configuration {
    var configuration = HTTPClient.Configuration(
      // Followed by the fetcher, where each step can be looked at.
      redirectConfiguration: .disallow,
      decompression: .enabled(limit: .size(bodyLimit)))
    // With one request at a time nothing is gained by HTTP/2, and its failures would need words too.
    configuration.httpVersion = .http1Only
    // Otherwise a refused connection is tried again until the time is over.
    configuration.connectionPool.retryConnectionEstablishment = false
    configuration.connectionPool.idleTimeout = .seconds(10)
    // Both leave time for another try on another connection.
    configuration.timeout.connect = Self.share(0.4, of: key.seconds)
    configuration.timeout.read = Self.share(0.8, of: key.seconds)
    configuration.proxy = key.proxy.map(Self.proxy)
    if let certificates {
      var tls = TLSConfiguration.makeClientConfiguration()
      tls.trustRoots = .file(certificates)
      configuration.tlsConfiguration = tls
    }
    return configuration
  }

  private static func share(_ share: Double, of seconds: Double) -> TimeAmount {
    .milliseconds(Int64(min(max(seconds * share, 0.01), 86_400) * 1000))
  }

  private static func proxy(_ proxy: ProxySettings.Proxy) -> HTTPClient.Configuration.Proxy {
    guard proxy.kind == .http else { return .socksServer(host: proxy.host, port: proxy.port) }
    let authorization = proxy.user.map {
      HTTPClient.Authorization.basic(username: $0, password: proxy.password ?? "")
    }
    return .server(host: proxy.host, port: proxy.port, authorization: authorization)
  }
}
