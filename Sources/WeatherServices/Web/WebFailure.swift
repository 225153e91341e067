import AsyncHTTPClient
import NIOCore
import NIOHTTP1
import NIOHTTPCompression
import NIOPosix
import NIOSSL
import WeatherClients
import WeatherModels

extension ServiceError {
  /// The cause in our terms of what AsyncHTTPClient or SwiftNIO threw.
  init(
    _ error: any Error, host: String, proxy: ProxySettings.Proxy?, service: AskedService,
    seconds: Double
  ) {
    switch error {
    case is CancellationError:
      self = .cancelled
    case let error as HTTPClientError:
      self = Self(client: error, host: host, proxy: proxy, seconds: seconds)
    case let error as NIOConnectionError:
      self = Self(connection: error, host: proxy?.host ?? host, seconds: seconds)
    case ChannelError.connectTimeout:
      self = .timedOut(host: host, seconds: seconds)
    case let error as IOError:
      self = Self(errno: error.errnoCode, host: host, seconds: seconds)
    case is NIOTooManyBytesError, NIOHTTPDecompression.DecompressionError.limit:
      self = .tooLarge(host: host)
    case HTTPParserError.invalidEOFState, NIOSSLError.uncleanShutdown, is ChannelError:
      self = .connectionLost(host: host)
    case let error as NIOSSLExtraError where error == .failedToValidateHostname:
      self = .untrusted(host: host, .otherHost)
    case is NIOSSLError, is NIOSSLExtraError, is BoringSSLError:
      self = .untrusted(host: host)
    default:
      self = service.badAnswer("HTTP: \(String(describing: error).cleaned(limit: 100))")
    }
  }
}

extension ServiceError {
  private init(
    client error: HTTPClientError, host: String, proxy: ProxySettings.Proxy?, seconds: Double
  ) {
    switch error {
    case .proxyAuthenticationRequired:
      self = .proxyNeedsPassword(proxy: proxy?.host ?? host)
    case .invalidProxyResponse:
      self = .proxyRefused(proxy: proxy?.host ?? host, host: host)
    case .cancelled, .requestStreamCancelled:
      self = .cancelled
    case .connectTimeout, .deadlineExceeded, .getConnectionFromPoolTimeout, .readTimeout,
      .httpProxyHandshakeTimeout, .socksHandshakeTimeout, .tlsHandshakeTimeout, .writeTimeout:
      self = .timedOut(host: host, seconds: seconds)
    default:
      self = .connectionLost(host: host)
    }
  }

  private init(connection error: NIOConnectionError, host: String, seconds: Double) {
    let causes = error.connectionErrors.map(\.error)
    if let cause = causes.lazy.compactMap({ $0 as? IOError }).first {
      self.init(errno: cause.errnoCode, host: host, seconds: seconds)
    } else if causes.contains(where: Self.isTimeOut) {
      self = .timedOut(host: host, seconds: seconds)
    } else if error.dnsAError == nil, error.dnsAAAAError == nil {
      self = .connectionLost(host: host)
    } else {
      // Without a network no name can be looked up either; that is the cause worth telling.
      self = NetworkRoute.exists() ? .unknownHost(host) : .noNetwork(host: host)
    }
  }

  private static func isTimeOut(_ error: any Error) -> Bool {
    if case ChannelError.connectTimeout = error { true } else { false }
  }

  private init(errno code: Int32, host: String, seconds: Double) {
    switch code {
    case ETIMEDOUT: self = .timedOut(host: host, seconds: seconds)
    case ENETUNREACH, ENETDOWN, EHOSTUNREACH, EADDRNOTAVAIL: self = .noNetwork(host: host)
    case ECONNREFUSED: self = .refused(host: host)
    default: self = .connectionLost(host: host)
    }
  }
}
