import Clients
import Foundation
import HTTP
import Reports
import Testing

@testable import WeatherServices

/// The answers in `Resources`, written by hand to the documented form of the service.
enum Answers {
  /// 2026-11-21T14:20:00Z.
  static let now = Date(timeIntervalSince1970: 1_795_270_800)

  static func bytes(_ name: String) throws -> [UInt8] {
    let url = try #require(
      Bundle.module.url(forResource: name, withExtension: "json", subdirectory: "Resources"))
    return Array(try Data(contentsOf: url))
  }

  static func reports(_ bytes: [UInt8], count: Int = 1) throws -> [Report] {
    try answer(bytes).reports(count: count)
  }

  static func places(_ bytes: [UInt8]) throws -> [Place] {
    try answer(bytes).places()
  }

  static func answer(_ bytes: [UInt8], status: Int = 200) throws -> OpenMeteoAnswer {
    try OpenMeteoAnswer(web(bytes, status: status), asked: now)
  }

  static func web(_ bytes: [UInt8], status: Int = 200) -> HTTPResponse {
    HTTPResponse(status: status, host: "example.org", body: bytes)
  }
}

extension AnswerCacheClient {
  static let none = AnswerCacheClient(kept: { _ in nil }, keep: { _, _ in })
}
