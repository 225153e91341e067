import AsyncHTTPClient
import Foundation
import NIOCore
import NIOHTTP1
import NIOHTTPCompression
import Synchronization
import WeatherClients
import WeatherModels

/// What a web service answered, whatever its status.
struct WebAnswer {
  var status: Int
  var host: String
  var headers = HTTPHeaders()
  var body: [UInt8]
}

/// Asks web services over HTTP: one request at a time, each within a total time.
///
/// The HTTP client behind it is made with the first request, so that a start without one does not pay for it.
public final class WebFetcher: Sendable {
  private let userAgent: String
  private let seconds: Double
  private let bodyLimit: Int
  private let turn = OneAtATime()
  private let client = Mutex<HTTPClient?>(nil)

  /// - Parameters:
  ///   - userAgent: Who asks, as services want to know it: `vane/1.0 (contact)`.
  ///   - seconds: The time for the whole exchange, from the request's turn to the last byte of the answer.
  ///   - bodyLimit: The most bytes of an answer, before and after decompression.
  public init(userAgent: String, seconds: Double = 10, bodyLimit: Int = 8 << 20) {
    self.userAgent = userAgent
    self.seconds = seconds
    self.bodyLimit = bodyLimit
  }

  deinit {
    // AsyncHTTPClient insists on being shut down; how that ended concerns nobody any more.
    client.withLock { $0?.shutdown { _ in } }
  }

  /// The answer to a GET request, after redirects. `headers` are added to those that every request has, or replace them.
  func get(
    _ url: URL, headers: HTTPHeaders = [:], of service: Service
  ) async throws(ServiceError) -> WebAnswer {
    let result = await turn.run { await withinTime(url, headers, service) }
    guard let result, !Task.isCancelled else { throw .cancelled }
    return try result.get()
  }
}

extension WebFetcher {
  /// The client's own deadline ends with the head of an answer, so a body that drips would never end:
  /// the whole exchange runs against a clock instead.
  private func withinTime(
    _ url: URL, _ headers: HTTPHeaders, _ service: Service
  ) async -> Result<WebAnswer, ServiceError> {
    await withTaskGroup { group in
      group.addTask { await self.exchange(url, headers, service) }
      group.addTask {
        // Sleeping fails only by being cancelled: the answer came first, or nobody wants it any more.
        guard (try? await Task.sleep(for: .seconds(self.seconds))) != nil else {
          return .failure(.cancelled)
        }
        return .failure(.timedOut(host: url.hostName, seconds: self.seconds))
      }
      defer { group.cancelAll() }
      return await group.next() ?? .failure(.cancelled)
    }
  }

  private func exchange(
    _ start: URL, _ headers: HTTPHeaders, _ service: Service
  ) async -> Result<WebAnswer, ServiceError> {
    var url = start
    do {
      for _ in 0...5 {
        let response = try await openClient().execute(request(url, headers), timeout: .minutes(10))
        guard let next = redirect(response, from: url) else {
          return .success(
            WebAnswer(
              status: Int(response.status.code), host: url.hostName, headers: response.headers,
              body: Array(try await response.body.collect(upTo: bodyLimit).readableBytesView)))
        }
        guard next.isSafeToAsk else {
          return .failure(
            .badAnswer(service, detail: "redirected to \(next.absoluteString.cleaned(limit: 200))"))
        }
        url = next
      }
      return .failure(.badAnswer(service, detail: "redirected without end"))
    } catch {
      return .failure(ServiceError(error, host: url.hostName, service: service, seconds: seconds))
    }
  }

  private func request(_ url: URL, _ headers: HTTPHeaders) -> HTTPClientRequest {
    var request = HTTPClientRequest(url: url.absoluteString)
    request.headers = [
      "User-Agent": userAgent, "Accept": "application/json", "Accept-Encoding": "gzip",
    ]
    for header in headers { request.headers.replaceOrAdd(name: header.name, value: header.value) }
    return request
  }

  private func redirect(_ response: HTTPClientResponse, from url: URL) -> URL? {
    guard [301, 302, 303, 307, 308].contains(response.status.code),
      let location = response.headers.first(name: "Location")
    else { return nil }
    return URL(string: location, relativeTo: url)?.absoluteURL
  }

  private func openClient() -> HTTPClient {
    client.withLock { existing in
      if let existing { return existing }
      var configuration = HTTPClient.Configuration(
        // Followed here, where each step can be looked at.
        redirectConfiguration: .disallow,
        decompression: .enabled(limit: .size(bodyLimit)))
      // With one request at a time nothing is gained by HTTP/2, and its failures would need words too.
      configuration.httpVersion = .http1Only
      // Otherwise a refused connection is tried again until the time is over.
      configuration.connectionPool.retryConnectionEstablishment = false
      configuration.connectionPool.idleTimeout = .seconds(10)
      // The clock that the whole exchange runs against ends the connecting too.
      configuration.timeout.connect = .minutes(10)
      let new = HTTPClient(eventLoopGroupProvider: .singleton, configuration: configuration)
      existing = new
      return new
    }
  }
}

extension URL {
  // Percent-encoded, for the name may be anything that a redirect says.
  fileprivate var hostName: String { host(percentEncoded: true) ?? "" }
}
