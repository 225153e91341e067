public import Foundation
import Reports

/// Chooses among recorded answers of Open-Meteo the one that fits a request best.
public struct RecordedAnswers: Sendable {
  private var forecasts: [Forecast] = []
  private var searches: [Search] = []

  private struct Forecast {
    var latitude: Double
    var longitude: Double
    var missingBlocks: Int
    var json: String

    /// The distance in degrees, ignoring the globe's shape; accurate enough to choose a recording.
    func distance(_ latitude: Double, _ longitude: Double) -> Double {
      abs(self.latitude - latitude) + abs(self.longitude - longitude)
    }
  }

  private struct Search {
    var names: [String]
    var json: String
  }

  /// Reads `folder/open-meteo`, or `folder` itself if it has the parts of that.
  public init(folder: URL) throws {
    let inner = folder.appending(path: "open-meteo")
    let root = FileManager.default.fileExists(atPath: inner.path) ? inner : folder
    for (json, object) in try Self.objects(in: root.appending(path: "forecast")) {
      guard let latitude = object["latitude"] as? Double,
        let longitude = object["longitude"] as? Double
      else { continue }
      let blocks = ["current", "hourly", "daily"].filter { object[$0] != nil }
      forecasts.append(
        Forecast(
          latitude: latitude, longitude: longitude, missingBlocks: 3 - blocks.count, json: json))
    }
    for (json, object) in try Self.objects(in: root.appending(path: "geocoding")) {
      let results = object["results"] as? [[String: Any]] ?? []
      searches.append(Search(names: results.compactMap { $0["name"] as? String }, json: json))
    }
  }
}

extension RecordedAnswers {
  /// The most complete recording for each place, and the nearest of those.
  func forecast(for request: StandInRequest) -> StandInAnswer {
    let latitudes = request.list("latitude").compactMap(Double.init)
    let longitudes = request.list("longitude").compactMap(Double.init)
    let chosen = zip(latitudes, longitudes).compactMap { latitude, longitude in
      forecasts.min { a, b in
        (a.missingBlocks, a.distance(latitude, longitude))
          < (b.missingBlocks, b.distance(latitude, longitude))
      }
    }
    guard !chosen.isEmpty else { return .error(404, reason: "No recording") }
    let json = chosen.map(\.json).joined(separator: ",")
    return StandInAnswer(json: chosen.count == 1 ? json : "[\(json)]")
  }

  /// The recording whose first place has the name, or one that has it at all.
  func places(for request: StandInRequest) -> StandInAnswer {
    let name = (request.query["name"] ?? "").folded
    let found =
      searches.first { $0.names.first?.folded.hasPrefix(name) ?? false }
      ?? searches.first { $0.names.contains { $0.folded.hasPrefix(name) } }
    return StandInAnswer(json: found?.json ?? #"{"generationtime_ms":0.15}"#)
  }

  private static func objects(in folder: URL) throws -> [(json: String, object: [String: Any])] {
    try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "json" }
      .sorted { $0.lastPathComponent < $1.lastPathComponent }
      .compactMap { file in
        let data = try Data(contentsOf: file)
        guard let object = try JSONSerialization.jsonObject(with: data) as? [String: Any] else {
          return nil
        }
        return (String(decoding: data, as: UTF8.self), object)
      }
  }
}
