import Atlas
import BenchSupport
import Fields
import Foundation
import Reports

/// Measures maps of 120 × 40 characters at random places and zooms.
@main
struct AtlasBenchmark {
  static func main() throws {
    guard let path = CommandLine.arguments.dropFirst().first else {
      print("usage: atlas-bench ATLAS")
      exit(2)
    }
    let atlas = Atlas(file: URL(fileURLWithPath: path))
    var random = Sequence()
    Results.heading("Maps of 120 × 40 characters at random places and zooms")
    let first = try drawing(.outline, &random)
    Results.row("first map", try Series(1) { _ in _ = try atlas.image(first) }, promise: "10 ms")
    for type in MapType.allCases where !type.hasTime {
      let drawings = try (0..<1_000).map { _ in try drawing(type, &random) }
      let series = try Series(1_000) { _ = try atlas.image(drawings[$0]) }
      Results.row(type.rawValue, series, memory: Results.peakMemory, promise: "p99 5 ms")
    }
    for (columns, rows, promise) in [(120, 40, "p99 5 ms"), (200, 60, "p99 12 ms")] {
      Results.heading("Frames of fields, with their lines, \(columns) × \(rows) characters")
      for type in MapType.allCases where type.hasTime {
        let frames = try (0..<20).compactMap { _ in
          try FieldFrame(type, columns: columns, rows: rows, &random)
        }
        let series = try Series(300) { _ = try atlas.image(frames[$0 % frames.count].drawing) }
        Results.row(type.rawValue, series, memory: Results.peakMemory, promise: promise)
      }
    }
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
}

/// Reproducible random numbers (Knuth, The Art of Computer Programming, 3.3.4, MMIX).
struct Sequence {
  private var state: UInt64 = 1

  /// Between minus and plus `limit`.
  mutating func next(_ limit: Double) -> Double {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return (Double(state >> 11) / Double(1 << 53) * 2 - 1) * limit
  }
}
