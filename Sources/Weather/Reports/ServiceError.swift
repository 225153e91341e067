public import Foundation

/// Why a service gave no answer. Its sentences are in `Phrases`.
public enum ServiceError: Error, Hashable, Sendable, Codable {
  /// The machine has no way to the network.
  case noNetwork(host: CleanText)
  /// The name server knows no such host, or didn't respond.
  case unknownHost(CleanText)
  case refused(host: CleanText)
  /// The connection ended before the answer was complete.
  case connectionLost(host: CleanText)
  /// The server speaks no TLS at this port, or none that this machine does.
  case noTLS(host: CleanText)
  /// A certificate that proves nothing.
  case untrusted(host: CleanText, CertificateFault = .unknown)
  case timedOut(host: CleanText, seconds: Double)
  case tooLarge(host: CleanText)
  /// A status other than 200, or an error reported with 200, with the service's own reason if it gave one.
  case status(Int, host: CleanText, reason: CleanText?)
  /// The service's limit is reached; `until` is when its counter clears, if that is known.
  case limited(Service, until: Date?)
  /// The answer isn't in the documented form; `detail` says where, for a report of the fault.
  case badAnswer(Service, detail: CleanText)
  /// `badAnswer` of a service that warns.
  case badWarnings(WarningService, detail: CleanText)
  /// A service that warns could not be asked, for another reason than its answer.
  indirect case warnings(WarningService, ServiceError)
  /// `badAnswer` of a service that collects the reports of stations.
  case badObservations(detail: CleanText)
  /// The user's own station gave no values.
  case station(StationFault)
  /// The user's own server at this address does not answer for ensembles and earlier runs.
  case notOnOwnServer(CleanText)
  /// `badAnswer` of GeoSphere Austria, which has minutes only.
  case badMinutes(detail: CleanText)
  /// `badAnswer` of a service of radar pictures.
  case badRadar(RadarService, detail: CleanText)
  /// The service of roads has none to offer.
  case noRoad(RoadFault)
  /// The answer leaves out a place that was asked for.
  case noReport
  /// The service has no weather for this place, and says so.
  case notCovered(Service)
  /// The service requires a key in this environment variable.
  case noKey(Service, setting: String)
  /// The service does not accept the key in this environment variable, or only for other requests.
  case badKey(Service, setting: String, reason: CleanText?)
  /// A base address that cannot be used, by the name of the setting that holds it.
  case badAddress(setting: String, value: CleanText)
  /// Redirects that lead nowhere.
  case redirectLoop(host: CleanText)
  /// A redirect of a request whose address holds a key, which must not go elsewhere.
  case redirectedWithKey(host: CleanText)
  /// A proxy that cannot be used, by the variable of the environment that names it; without its password.
  case badProxy(setting: String, value: CleanText)
  /// The proxy does not pass the request on.
  case proxyRefused(proxy: CleanText, host: CleanText)
  case proxyNeedsPassword(proxy: CleanText)
  /// A file of trusted certificates that cannot be read, by the variable of the environment that names it.
  case badCertificates(setting: String, path: CleanText)
  /// The library that makes requests cannot be loaded; the dynamic loader's reason.
  case missingLibrary(CleanText)
  case cancelled
}

/// The fault of a certificate, as far as that is known.
public enum CertificateFault: Hashable, Sendable, Codable {
  case expired
  /// Valid only from a later time on, or the clock of this machine is slow.
  case notYetValid
  /// Self-signed, by no issuer that this machine trusts.
  case selfSigned
  case otherHost
  case unknown
}

/// Why a service has no road through some places.
public enum RoadFault: Hashable, Sendable, Codable {
  /// No road for this means of travel is near one of them.
  case noneNear
  /// The roads near them aren't connected.
  case notConnected
  /// They are farther apart, or more, than the service allows.
  case tooFar
  /// One of them isn't on the service's map.
  case offMap
  /// The service had too many requests.
  case busy
  /// A page for people came instead, as for those whose requests are blocked.
  case page
  /// The answer isn't in the documented form; the detail is for a report of the fault.
  case unreadable(CleanText)
}

/// Why the user's own station gives no values, beside what can happen to any request.
public enum StationFault: Error, Hashable, Sendable, Codable {
  /// Plain `http:` to a host that may be outside of the user's network.
  case notPrivate(host: CleanText)
  /// A file that cannot be read, by its `errno`.
  case unreadable(path: CleanText, code: Int32)
  /// Not JSON; `detail` says where.
  case badAnswer(detail: CleanText)
  /// No value was found by the paths of a preset.
  case noValues
  /// Neither a preset nor a path of a value was set.
  case noPaths
  /// It requires a token, or doesn't accept the one that is kept under this name.
  case noToken(setting: String)
  case badToken(setting: String)
}

extension ServiceError {
  /// Whether the request may succeed later, or on another network.
  public var isConnectivityError: Bool {
    switch self {
    case .noNetwork, .unknownHost, .refused, .connectionLost, .timedOut: true
    case .warnings(_, let error): error.isConnectivityError
    default: false
    }
  }

  /// Whether there is no network, as far as this error shows.
  public var isOfMissingNetwork: Bool {
    switch self {
    case .noNetwork, .unknownHost: true
    case .warnings(_, let error): error.isOfMissingNetwork
    default: false
    }
  }

  /// The service whose warnings could not be read, where that is said.
  public var warningService: WarningService? {
    switch self {
    case .badWarnings(let service, _), .warnings(let service, _): service
    default: nil
    }
  }
}
