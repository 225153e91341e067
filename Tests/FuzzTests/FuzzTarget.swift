import Foundation

/// A way by which text comes in from outside, with its reader. A new one needs a line in `all`, and a folder in
/// `Corpus`.
struct FuzzTarget: Sendable {
  /// Its name, and that of its folder in `Corpus`.
  let name: String
  /// The answers in the folders of the tests of services that it is meant for.
  let answers: [String]
  /// The folders of the recordings that it is meant for.
  let recordings: [String]
  /// Whether the text has anything to read. It never traps, hangs or grows without end, whatever the text.
  let reads: @Sendable ([UInt8]) -> Bool

  init(
    _ name: String, resources: [String] = [], roads: [String] = [], warnings: [String] = [],
    recordings: [String] = [],
    reads: @escaping @Sendable ([UInt8]) -> Bool
  ) {
    self.name = name
    answers =
      resources.map { "WeatherServicesTests/Resources/\($0).json" }
      + roads.map { "WayServicesTests/Resources/\($0).json" }
      + warnings.map { "WarningServicesTests/Answers/\($0).json" }
    self.recordings = recordings
    self.reads = reads
  }

  static let all = services + others

  private static let others = [
    FuzzTarget("calendar", recordings: ["ical"], reads: FileFuzzTargets.readsCalendars),
    FuzzTarget("command-line", reads: CommandLineFuzzTarget.reads),
    FuzzTarget("coordinate", reads: CoordinateFuzzTarget.reads),
    FuzzTarget("geojson", reads: FileFuzzTargets.readsGeoJSON),
    FuzzTarget("gpsd", recordings: ["gpsd/session"], reads: FileFuzzTargets.readsGPSD),
    FuzzTarget("gpx", reads: FileFuzzTargets.readsGPX),
    FuzzTarget("plist", reads: FileFuzzTargets.readsPropertyList),
    FuzzTarget("tool", reads: ToolFuzzTarget.reads),
    FuzzTarget("track", reads: FileFuzzTargets.readsTracks),
    FuzzTarget("width", reads: WidthFuzzTarget.reads),
  ]

  /// The valid texts that are small enough to be kept beside the tests.
  func seeds() throws -> [[UInt8]] {
    let tests = URL(filePath: #filePath).appending(path: "../..").standardizedFileURL
    let own = tests.appending(path: "FuzzTests/Corpus/\(name)")
    let files =
      try FileManager.default.contentsOfDirectory(at: own, includingPropertiesForKeys: nil)
      + answers.map { tests.appending(path: "Services/\($0)") }
    return try files.map { Array(try Data(contentsOf: $0)) }
  }
}
