import Foundation
import TestSupport
import Testing

@testable import WeatherServices

/// What reads answers from outside. A further service is a further line in `all`.
struct Decoder: Sendable, CustomTestStringConvertible {
  let testDescription: String
  /// The folders of the recordings that it is meant for.
  let folders: [String]
  /// The answers in `Resources` that it is meant for.
  let resources: [String]
  /// Whether there is anything to read in an answer. It may fail only with an error of ours, never trap or hang.
  let reads: @Sendable ([UInt8]) -> Bool

  init(
    _ name: String, folders: [String], resources: [String] = [],
    reads: @escaping @Sendable ([UInt8]) -> Bool
  ) {
    testDescription = name
    self.folders = folders
    self.resources = resources
    self.reads = reads
  }

  static let all = [
    Decoder(
      "Open-Meteo's forecasts",
      folders: ["forecast", "archive", "errors", "odd"].map { "open-meteo/\($0)" },
      resources: [
        "forecast", "forecast-imperial-unixtime", "forecast-two-places", "forecast-two-models",
      ]
    ) { (try? Answers.reports($0)) != nil },
    Decoder(
      "Open-Meteo's places", folders: ["open-meteo/geocoding", "open-meteo/errors"],
      resources: ["places"]
    ) { (try? Answers.places($0)) != nil },
  ]

  /// The answers to damage.
  func answers() throws -> [[UInt8]] {
    let recordings = try folders.flatMap(Recordings.files).filter { $0.pathExtension == "json" }
      .map { Array(try Data(contentsOf: $0)) }
    return try resources.map(Answers.bytes) + recordings
  }
}
