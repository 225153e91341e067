import AsyncHTTPClient
import Foundation
import NIOCore
import NIOHTTP1
import WeatherClients
import WeatherModels

/// One try of a request: asks, follows redirects, and reads the answer to its end.
struct WebExchange {
  let clients: HTTPClients
  let proxies: ProxySettings
  let userAgent: String
  let bodyLimit: Int
  let now: @Sendable () -> Date
  let contacted: @Sendable (AskedService, String) -> Void

  private static let mostRedirects = 5

  /// `seconds` is the time for the whole exchange, which whoever calls sees to; here it bounds connecting and silence.
  func run(_ request: WebRequest, seconds: Double) async -> Result<WebAnswer, ServiceError> {
    do throws(ServiceError) {
      return .success(try await answer(request, seconds))
    } catch {
      return .failure(error)
    }
  }
}

extension WebExchange {
  private func answer(
    _ request: WebRequest, _ seconds: Double
  ) async throws(ServiceError) -> WebAnswer {
    var url = request.url
    for _ in 0...Self.mostRedirects {
      let proxy = try proxies.proxy(for: url)
      contacted(request.service, url.hostName)
      do {
        // The clock that the whole exchange runs against ends this earlier.
        let response = try await clients.client(proxy: proxy, seconds: seconds)
          .execute(head(url, request), timeout: .minutes(10))
        guard let next = redirect(response, from: url) else {
          return WebAnswer(
            status: Int(response.status.code), host: url.hostName, headers: response.headers,
            body: Array(try await response.body.collect(upTo: bodyLimit).readableBytesView))
        }
        try check(next, from: url, request)
        url = next
      } catch let error as ServiceError {
        throw error
      } catch {
        let cause = ServiceError(
          error, host: url.hostName, proxy: proxy, service: request.service, seconds: seconds)
        guard cause == .untrusted(host: url.hostName), proxy == nil else { throw cause }
        throw .untrusted(host: url.hostName, await certificateFault(at: url, seconds))
      }
    }
    throw .redirectLoop(host: url.hostName)
  }

  private func certificateFault(at url: URL, _ seconds: Double) async -> CertificateFault {
    await CertificateCheck(
      host: url.host(percentEncoded: false) ?? "", port: url.port ?? 443,
      seconds: min(2, seconds / 4), now: now()
    ).fault()
  }

  /// Another host than the one asked, to which that redirects, learns nothing of the person.
  private func head(_ url: URL, _ request: WebRequest) -> HTTPClientRequest {
    var head = HTTPClientRequest(url: url.absoluteString)
    head.headers = ["Accept": "application/json", "Accept-Encoding": "gzip"]
    for header in request.headers {
      head.headers.replaceOrAdd(name: header.name, value: header.value)
    }
    if url.hostName != request.url.hostName || !head.headers.contains(name: "User-Agent") {
      head.headers.replaceOrAdd(name: "User-Agent", value: userAgent)
    }
    return head
  }

  private func redirect(_ response: HTTPClientResponse, from url: URL) -> URL? {
    guard [301, 302, 303, 307, 308].contains(response.status.code),
      let location = response.headers.first(name: "Location")
    else { return nil }
    return URL(string: location, relativeTo: url)?.absoluteURL
  }

  /// Only to `https:`; a service of this machine may also name another address of it.
  private func check(
    _ next: URL, from url: URL, _ request: WebRequest
  ) throws(ServiceError) {
    if request.hasSecret { throw .redirectedWithKey(host: url.hostName) }
    let isSecure = next.scheme?.lowercased() == "https" || url.scheme?.lowercased() == "http"
    guard isSecure, next.isSafeToAsk else {
      throw request.service.badAnswer(
        "redirected to \(next.absoluteString.cleaned(limit: 200))")
    }
  }
}
