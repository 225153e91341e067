import Foundation
import TestSupport
import Testing
import WeatherClients

@testable import WeatherServices

/// Damaged answers: whatever comes, there is something to read or an error of ours, and never a trap.
struct OpenMeteoMutationTests {
  @Test func survivesAnyDamageToOurOwnAnswers() throws {
    let names = [
      "forecast", "forecast-imperial-unixtime", "forecast-two-places", "forecast-two-models",
      "places",
    ]
    var mutator = Mutator(seed: 1)
    var readable = 0
    for answer in try names.map(Answers.bytes) {
      for _ in 0..<400 where isReadable(mutator.damaged(answer)) { readable += 1 }
    }
    #expect((1..<2000).contains(readable))
  }

  private static let recordings = ["forecast", "archive", "geocoding", "errors", "odd"]
    .flatMap { Recordings.files("open-meteo/\($0)") }

  @Test(.enabled(if: !recordings.isEmpty, "no recordings"))
  func survivesAnyDamageToRecordings() throws {
    var mutator = Mutator(seed: 2)
    var readable = 0
    for file in Self.recordings {
      let answer = Array(try Data(contentsOf: file))
      guard answer.count < 12_000 else { continue }
      for _ in 0..<40 where isReadable(mutator.damaged(answer)) { readable += 1 }
    }
    #expect(readable > 0)
  }

  private func isReadable(_ bytes: [UInt8]) -> Bool {
    let reports = try? Answers.reports(bytes)
    let places = try? Answers.places(bytes)
    return reports != nil || places != nil
  }
}

/// Damages bytes as chance wills, the same way every time for the same seed.
struct Mutator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func damaged(_ bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    for _ in 0...below(3) where !bytes.isEmpty {
      let start = below(bytes.count)
      let end = start + below(min(40, bytes.count - start))
      switch below(6) {
      case 0: bytes[start] = UInt8(below(256))
      case 1: bytes.removeSubrange(start..<end)
      case 2: bytes.insert(contentsOf: bytes[start..<end], at: below(bytes.count))
      case 3: bytes.replaceSubrange(start..<end, with: Self.tokens[below(Self.tokens.count)].utf8)
      case 4: bytes.insert(contentsOf: Self.tokens[below(Self.tokens.count)].utf8, at: start)
      default: bytes.removeSubrange(start...)
      }
    }
    return bytes
  }

  private static let tokens = [
    "null", "1e999", "-1e999", "nan", "[", "]", "{", "}", "\"", "\\u", ",", ":", "-", "0",
    "9223372036854775808", "1e300", "-1", "\"time\":", "\"9999-12-31T23:59\"", "\u{0}", "true",
  ]

  private mutating func below(_ limit: Int) -> Int {
    // The generator of Knuth's MMIX; its upper bits are the random ones.
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return limit <= 1 ? 0 : Int(state >> 33) % limit
  }
}
