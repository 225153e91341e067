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
  init(_ error: any Error, host: String, service: Service, seconds: Double) {
    switch error {
    case is CancellationError:
      self = .cancelled
    case let error as HTTPClientError:
      self = Self(client: error, host: host, seconds: seconds)
    case let error as NIOConnectionError:
      self = Self(connection: error, host: host)
    case let error as IOError:
      self = Self(errno: error.errnoCode, host: host)
    case is NIOTooManyBytesError, NIOHTTPDecompression.DecompressionError.limit:
      self = .tooLarge(host: host)
    case HTTPParserError.invalidEOFState, NIOSSLError.uncleanShutdown, is ChannelError:
      self = .connectionLost(host: host)
    case is NIOSSLError, is NIOSSLExtraError, is BoringSSLError:
      self = .untrusted(host: host)
    default:
      self = .badAnswer(service, detail: "HTTP: \(String(describing: error).cleaned(limit: 100))")
    }
  }
}

extension ServiceError {
  private init(client error: HTTPClientError, host: String, seconds: Double) {
    switch error {
    case .cancelled, .requestStreamCancelled:
      self = .cancelled
    case .connectTimeout, .deadlineExceeded, .getConnectionFromPoolTimeout, .readTimeout,
      .tlsHandshakeTimeout, .writeTimeout:
      self = .timedOut(host: host, seconds: seconds)
    default:
      self = .connectionLost(host: host)
    }
  }

  private init(connection error: NIOConnectionError, host: String) {
    if let cause = error.connectionErrors.lazy.compactMap({ $0.error as? IOError }).first {
      self.init(errno: cause.errnoCode, host: host)
    } else if error.dnsAError == nil, error.dnsAAAAError == nil {
      self = .connectionLost(host: host)
    } else {
      // Without a network no name can be looked up either; that is the cause worth telling.
      self = NetworkRoute.exists() ? .unknownHost(host) : .noNetwork(host: host)
    }
  }

  private init(errno code: Int32, host: String) {
    switch code {
    case ENETUNREACH, ENETDOWN, EHOSTUNREACH, EADDRNOTAVAIL: self = .noNetwork(host: host)
    case ECONNREFUSED: self = .refused(host: host)
    default: self = .connectionLost(host: host)
    }
  }
}
