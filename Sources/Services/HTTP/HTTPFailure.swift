import CCurl
import Clients
import Foundation
import Reports

extension ServiceError {
  /// The cause in our terms of what libcurl says; `nil` if the transfer succeeded. `host` is the one asked for, not the
  /// proxy's, and `seconds` are those of the whole exchange, which may have had several transfers.
  init?(
    _ outcome: Transfer.Outcome, host: CleanText, service: AskedService, seconds: Double,
    certificates: (variable: String, path: String)?
  ) {
    // With a proxy, libcurl connects to that.
    let proxy = outcome.proxy.map { ProxyAddress($0) }
    let peer = proxy?.host ?? host
    switch outcome.code {
    case CURLE_OK where outcome.hasHead: return nil
    case _ where outcome.isTooLarge: self = .tooLarge(host: host)
    case _ where outcome.proxyStatus == 407: self = .proxyNeedsPassword(proxy: peer)
    case _ where outcome.proxyStatus >= 300: self = .proxyRefused(proxy: peer, host: host)
    case CURLE_COULDNT_RESOLVE_PROXY, CURLE_COULDNT_CONNECT:
      if let proxy, !proxy.isUsable {
        self = .badProxy(setting: proxy.variable, value: proxy.value)
      } else if outcome.code == CURLE_COULDNT_CONNECT {
        self = Self(unreachable: peer, outcome.systemError, seconds)
      } else {
        self = Self(unknown: peer)
      }
    case CURLE_PROXY: self = .proxyRefused(proxy: peer, host: host)
    case CURLE_COULDNT_RESOLVE_HOST: self = Self(unknown: host)
    case CURLE_OPERATION_TIMEDOUT: self = .timedOut(host: host, seconds: seconds)
    case CURLE_SSL_CONNECT_ERROR where outcome.wasCutOff: self = .connectionLost(host: host)
    case CURLE_SSL_CONNECT_ERROR: self = .noTLS(host: host)
    case CURLE_PEER_FAILED_VERIFICATION:
      self = .untrusted(host: host, CertificateFault(outcome))
    case CURLE_SSL_CACERT_BADFILE:
      self =
        certificates.map { .badCertificates(setting: $0.variable, path: $0.path.cleanPath) }
        ?? .untrusted(host: host)
    case CURLE_OK, CURLE_GOT_NOTHING, CURLE_HTTP2, CURLE_HTTP2_STREAM, CURLE_PARTIAL_FILE,
      CURLE_RECV_ERROR, CURLE_SEND_ERROR:
      self = .connectionLost(host: host)
    default:
      self = service.badAnswer(outcome.message.cleaned(limit: 100))
    }
  }

  /// Without a network no name can be looked up either; the network is the cause worth reporting.
  private init(unknown host: CleanText) {
    self = NetworkRoute.exists() ? .unknownHost(host) : .noNetwork(host: host)
  }

  private init(unreachable host: CleanText, _ code: Int32, _ seconds: Double) {
    switch code {
    case ETIMEDOUT: self = .timedOut(host: host, seconds: seconds)
    case ENETUNREACH, ENETDOWN, EHOSTUNREACH, EADDRNOTAVAIL: self = .noNetwork(host: host)
    case ECONNREFUSED: self = .refused(host: host)
    default: self = .connectionLost(host: host)
    }
  }
}

extension Transfer.Outcome {
  /// Whether the connection ended during the handshake. libcurl has one code for that and for a server that speaks no
  /// TLS; only OpenSSL's words tell them apart.
  fileprivate var wasCutOff: Bool {
    ["SSL_ERROR_SYSCALL", "reset by peer", "unexpected eof"].contains { message.contains($0) }
  }
}

extension CertificateFault {
  /// The numbers are those of OpenSSL's `X509_V_ERR_…` (x509_vfy.h). A name that is not the host's is libcurl's own
  /// finding, behind a chain in which OpenSSL found no fault.
  fileprivate init(_ outcome: Transfer.Outcome) {
    self =
      switch outcome.certificateError {
      // 1, "unspecified", is there until OpenSSL's verdict is written down, which is after the look at the name.
      case 0...1: .otherHost
      case 9: .notYetValid
      case 10: .expired
      case 18: .selfSigned
      default: .unknown
      }
  }
}

/// A proxy as the environment names it, for sentences alone: libcurl reads the variables by itself.
private struct ProxyAddress {
  var variable: String
  /// The value without its password.
  var value: CleanText
  var host: CleanText?
  /// Whether it names a host, and libcurl can speak to it.
  var isUsable: Bool

  private static let schemes = ["http", "https", "socks4", "socks4a", "socks5", "socks5h"]

  init(_ proxy: (variable: String, value: String)) {
    variable = proxy.variable
    value = ServerAddress.shown(proxy.value)
    let address = proxy.value.contains("://") ? proxy.value : "http://" + proxy.value
    let parts = URLComponents(string: address)
    let name = parts?.host?.trimmingCharacters(in: ["[", "]"]) ?? ""
    host = name.isEmpty ? nil : name.cleaned(limit: 253)
    isUsable = host != nil && Self.schemes.contains(parts?.scheme?.lowercased() ?? "")
  }
}
