import Clients
import Foundation
import Glibc
import Reports

/// One attempt at a request, with its redirects one by one.
struct HTTPExchange: Sendable {
  let transfers: TransferThread
  let userAgent: String
  /// A file of trusted certificates in place of the system's, and the variable that names it.
  let certificates: (variable: String, path: String)?
  let bodyLimit: Int
  let contacted: @Sendable (AskedService, String) -> Void
  let heard: (@Sendable (HTTPTrace) -> Void)?

  private static let mostRedirects = 5

  /// `limit` is the time that the user was promised, and `left` the rest of it, in seconds.
  func run(
    _ request: HTTPRequest, limit: Double, left: @Sendable () -> Double
  ) async -> Result<HTTPResponse, ServiceError> {
    do throws(ServiceError) {
      return .success(try await response(request, limit, left))
    } catch {
      return .failure(error)
    }
  }
}

extension HTTPExchange {
  private func response(
    _ request: HTTPRequest, _ limit: Double, _ left: @Sendable () -> Double
  ) async throws(ServiceError) -> HTTPResponse {
    var url = request.url
    for _ in 0...Self.mostRedirects {
      try checkCertificates(for: url)
      contacted(request.service, url.hostName.description)
      let start = ContinuousClock.now
      let ended = try await transfers.run(transfer(url, request, limit, left()))
      let time = (ContinuousClock.now - start) / .seconds(1)
      heard?(HTTPTrace(url, secret: request.secret, outcome: ended, seconds: time))
      guard let outcome = ended else { throw .cancelled }
      if let error = ServiceError(
        outcome, host: url.hostName, service: request.service, seconds: limit,
        certificates: certificates)
      {
        throw error
      }
      guard [301, 302, 303, 307, 308].contains(outcome.status), let address = outcome.redirect,
        let next = URL(string: address)
      else {
        return HTTPResponse(
          status: outcome.status, host: url.hostName, headers: outcome.headers, body: outcome.body,
          secret: request.secret)
      }
      try check(next, from: url, request)
      url = next
    }
    throw .redirectLoop(host: url.hostName)
  }

  private func transfer(
    _ url: URL, _ request: HTTPRequest, _ limit: Double, _ left: Double
  ) -> Transfer.Request {
    var headers = ["Accept": "application/json", "User-Agent": userAgent]
      .merging(request.headers) { $1 }
    // A redirect to another host must not tell it anything about the user.
    if url.hostName != request.url.hostName { headers["User-Agent"] = userAgent }
    return Transfer.Request(
      url: url.absoluteString, headers: headers.map { "\($0.key): \($0.value)" },
      seconds: min(limit, left),
      // Leaves time for another try.
      secondsToConnect: limit * 0.4, bodyLimit: min(bodyLimit, request.bodyLimit),
      // No proxy can reach this machine, and none may read what goes unencrypted within the user's network.
      isDirect: isDirect(url),
      certificates: certificates?.path)
  }

  private func isDirect(_ url: URL) -> Bool {
    let host = url.host(percentEncoded: false) ?? ""
    return ServerAddress.isLoopback(host)
      || url.scheme?.lowercased() == "http" && ServerAddress.isPrivate(host)
  }

  /// Refuses certificates that may never come: libcurl would wait for the other end of a pipe, whatever the time limit.
  private func checkCertificates(for url: URL) throws(ServiceError) {
    guard let certificates, url.scheme?.lowercased() == "https" else { return }
    var information = stat()
    let isPresent = stat(certificates.path, &information) == 0
    guard isPresent, information.st_mode & S_IFMT != S_IFREG else { return }
    throw .badCertificates(setting: certificates.variable, path: certificates.path.cleanPath)
  }

  /// Allows redirects only to `https:`; a service on this machine may also name another address of it.
  private func check(_ next: URL, from url: URL, _ request: HTTPRequest) throws(ServiceError) {
    if request.secret != nil { throw .redirectedWithKey(host: url.hostName) }
    let isSecure = next.scheme?.lowercased() == "https" || url.scheme?.lowercased() == "http"
    guard isSecure, ServerAddress.isSafe(next) else {
      throw request.service.badAnswer("redirected to \(ServerAddress.shown(next.absoluteString))")
    }
  }
}
