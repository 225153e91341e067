import Atlas
import Foundation
import WeatherModels

/// Measures maps of 120 × 40 characters at random places and zooms: median and 99th percentile, in milliseconds.
@main
struct AtlasBenchmark {
  static func main() throws {
    guard let path = CommandLine.arguments.dropFirst().first else {
      print("usage: atlas-bench ATLAS")
      exit(2)
    }
    let before = memory()
    let atlas = Atlas(file: URL(fileURLWithPath: path))
    var random = Sequence()
    let first = try time(atlas, drawing(.outline, &random))
    print("first map   \(shown(first)) ms")
    for type in MapType.allCases {
      let times = try (0..<1_000).map { _ in try time(atlas, drawing(type, &random)) }.sorted()
      let name = type.rawValue.padding(toLength: 12, withPad: " ", startingAt: 0)
      print("\(name)\(shown(times[500])) ms, 99th \(shown(times[989])) ms")
    }
    print("memory added: \((memory() - before) / 1024) KiB")
  }

  private static func drawing(_ type: MapType, _ random: inout Sequence) throws -> MapDrawing {
    let center = Coordinate(latitude: random.next(90), longitude: random.next(180))
    guard let center else { throw CocoaError(.formatting) }
    let zoom = Int(abs(random.next(10.99)))
    let viewport = Viewport(
      center: center, zoom: zoom, columns: 120, rows: 40, isGlobe: type == .globe)
    // A hundred towns within sight.
    let labels = (0..<100).compactMap { index in
      Coordinate(
        latitude: max(-90, min(90, center.latitude + random.next(90 / Double(1 << zoom)))),
        longitude: max(-180, min(180, center.longitude + random.next(180 / Double(1 << zoom))))
      )
      .map { MapDrawing.Label("Town \(index)", at: $0) }
    }
    let hasLabels = type == .cities || type == .weather
    return MapDrawing(
      viewport: viewport, type: type, labels: hasLabels ? labels : [], subsolarPoint: center,
      hasCross: true)
  }

  private static func time(_ atlas: Atlas, _ drawing: MapDrawing) throws -> Double {
    let start = ContinuousClock.now
    _ = try atlas.image(drawing)
    return (ContinuousClock.now - start) / .milliseconds(1)
  }

  /// The resident bytes, as Linux counts them.
  private static func memory() -> Int {
    let text = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? ""
    return (text.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0) * 4096
  }

  private static func shown(_ milliseconds: Double) -> String {
    String(format: "%6.2f", milliseconds)
  }
}

/// The same numbers in every run (Knuth, The Art of Computer Programming, 3.3.4, MMIX).
struct Sequence {
  private var state: UInt64 = 1

  /// Between minus and plus `limit`.
  mutating func next(_ limit: Double) -> Double {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return (Double(state >> 11) / Double(1 << 53) * 2 - 1) * limit
  }
}
