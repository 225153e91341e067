import Foundation
import TestSupport
import Testing
import WeatherClients
import WeatherModels

@testable import Positioning

/// What real versions of gpsd said, byte by byte.
struct GPSDRecordingsTests {
  /// A recording, the moment at which Vane asks, and the fix or the reason that it must come to.
  struct Case: CustomTestStringConvertible {
    var name: String
    var now: String
    var fix: String
    var testDescription: String { name }
  }

  static let sessions = [
    Case(name: "GPSmap-76S.watch.jsonl", now: "2026-11-20T23:38:09Z", fix: "simulatedFix"),
    Case(name: "bu303-climbing.watch.jsonl", now: "2005-06-19T16:12:23Z", fix: "46.498204496 7.568061439 ±16.316"),
    Case(name: "bu303-moving.error.jsonl", now: "2005-06-09T14:34:44Z", fix: "refusal"),
    Case(name: "bu303-moving.poll.jsonl", now: "2005-06-09T14:34:45Z", fix: "46.498293369 7.567411672 ±45.6"),
    Case(name: "bu303-moving.watch.jsonl", now: "2005-06-09T14:34:44Z", fix: "46.498287177 7.567411672 ±45.6"),
    Case(name: "bu303-nofix.watch.jsonl", now: "2002-11-14T14:32:55Z", fix: "noFix"),
  ]
}
