import Foundation
import Reports
import TestSupport
import Testing

@testable import HTTP

/// Servers that violate HTTP: each request ends in time, and none crashes the program.
final class HostileServerTests: StandInSuite {
  private static let host: CleanText = "127.0.0.1"

  @Test(
    arguments: [
      ("HTTP/1.1 000 x\r\nContent-Length: 2\r\n\r\n{}", .badAnswer),
      ("HTTP/1.1 099 x\r\nContent-Length: 2\r\n\r\n{}", .badAnswer),
      ("HTTP/1.1 600 x\r\nContent-Length: 2\r\n\r\n{}", .status(600)),
      ("HTTP/1.1 999 x\r\nContent-Length: 2\r\n\r\n{}", .status(999)),
      ("HTTP/1.1 2000 x\r\nContent-Length: 2\r\n\r\n{}", .badAnswer),
      ("HTTP/1.1 -1 x\r\nContent-Length: 2\r\n\r\n{}", .badAnswer),
      ("HTTP/1.1 204 x\r\n\r\n", .status(204)),
      ("HTTP/9.9 200 x\r\nContent-Length: 2\r\n\r\n{}", .badAnswer),
      ("HTTP/1.0 200 OK\r\n\r\n{}", .status(200)), ("HTTP/1.1 200 OK\r\n\r\n{}", .status(200)),
      ("HTTP/1.1 200 OK\r\nContent-Length: -5\r\n\r\n{}", .badAnswer),
      ("HTTP/1.1 200 OK\r\nContent-Length: 99999999999999999999\r\n\r\n{}", .status(200)),
      ("HTTP/1.1 200 OK\r\nContent-Length: 9999\r\n\r\n{}", .connectionLost),
      ("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nxyz\r\n{}", .connectionLost),
      (
        "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n-2\r\n{}\r\n0\r\n\r\n",
        .connectionLost
      ),
      (
        "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nffffffffffffffffff\r\n{}",
        .connectionLost
      ),
      ("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n", .connectionLost),
      ("HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\nContent-Length: 2\r\n\r\n{}", .badAnswer),
      ("HTTP/1.1 200 OK\r\nContent-Length: 2\r\nX: a\u{0}b\u{1B}[2J\r\n\r\n{}", .any),
      ("HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n{}", .status(200)),
      ("HTTP/1.1 302 x\r\nLocation: http://[\r\nContent-Length: 2\r\n\r\n{}", .any),
      (
        "HTTP/1.1 302 x\r\nLocation: http://127.0.0.1:65536/\r\nContent-Length: 2\r\n\r\n{}",
        .badAnswer
      ),
      ("HTTP/1.1 302 x\r\nLocation: https://h:0/\r\nContent-Length: 2\r\n\r\n{}", .badAnswer),
      ("HTTP/1.1 302 x\r\nLocation: file:///etc/passwd\r\nContent-Length: 2\r\n\r\n{}", .badAnswer),
      ("HTTP/1.1 200 OK\r\nContent-Ty", .connectionLost), ("\r\n\r\n\r\n", .any),
      ("", .connectionLost),
    ] as [(String, Expected)])
  func isSurvived(bytes: String, expected: Expected) async throws {
    standIn.fail(.bytes(bytes))
    let result = await get()
    #expect(expected.allows(result), "\(result)")
    // The next request finds nothing left over.
    standIn.fail(nil)
    let next = try await get().get()
    #expect(next.status == 200)
  }

  @Test func aHeadOfAHundredThousandLinesIsNotRead() async throws {
    let lines = String(repeating: "X-Y: z\r\n", count: 100_000)
    standIn.fail(.bytes("HTTP/1.1 200 OK\r\n" + lines + "Content-Length: 2\r\n\r\n{}"))
    await #expect(throws: ServiceError.tooLarge(host: Self.host)) { try await get().get() }
  }

  /// The first value of a header counts, whatever its case.
  @Test func headersAreFoundByTheirNames() async throws {
    standIn.fail(
      .bytes("HTTP/1.1 200 OK\r\nEXPIRES:  soon\r\nexpires: later\r\nContent-Length: 2\r\n\r\n{}"))
    let response = try await get().get()
    #expect(response.headers["expires"] == "soon")
    #expect(response.body == Array("{}".utf8))
  }

  @Test func aLibraryThatIsMissingIsNamed() {
    guard case .failure(.missingLibrary(let reason)) = Curl.load("libcurl-of-nobody.so.4") else {
      Issue.record("It was loaded.")
      return
    }
    #expect(reason.description.contains("libcurl-of-nobody.so.4"))
  }

  enum Expected: Sendable {
    case status(Int)
    case connectionLost
    case badAnswer
    case any

    func allows(_ result: Result<HTTPResponse, ServiceError>) -> Bool {
      switch (self, result) {
      case (.any, _), (.connectionLost, .failure(.connectionLost)),
        (.badAnswer, .failure(.badAnswer)):
        true
      case (.status(let status), .success(let response)): response.status == status
      default: false
      }
    }
  }

  private func get() async -> Result<HTTPResponse, ServiceError> {
    // Further tries come at once.
    var clock = HTTPClock.system
    clock.pause = { _ in }
    let http = HTTPClient(userAgent: "vane/test", timeLimit: { 20 }, clock: clock)
    do throws(ServiceError) {
      guard let url = URL(string: standIn.url + "/v1/search?name=Oslo&count=1") else {
        throw .noReport
      }
      return .success(try await http.get(url, of: .openMeteo))
    } catch {
      return .failure(error)
    }
  }
}
