@_spi(Building) import Atlas
import Foundation

/// Builds the atlas from what `Fetch/fetch.py` has put into a folder.
@main
struct AtlasBuilder {
  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst().map { URL(fileURLWithPath: $0) }
    guard arguments.count == 2 else {
      FileHandle.standardError.write(Data("usage: atlas-builder SOURCES ATLAS\n".utf8))
      exit(2)
    }
    func rows(_ name: String) throws -> [Substring] {
      try String(contentsOf: arguments[0].appending(path: name), encoding: .utf8)
        .split(separator: "\n")
    }
    let lines =
      Topology(rings: try rows("rings.tsv").compactMap(Ring.init)).lines()
      + (try rows("lakes.tsv").map { AtlasLevel.Line(.lake, Ring.Point.list($0).map(\.place)) })
    try AtlasFormat.file(levels.map { $0.level(lines) }).write(to: arguments[1])
  }

  /// From the world on a small terminal to what the source has, in ten-thousandths of a degree.
  private static let levels = [
    LevelOfDetail(detail: 8_000, step: 100), LevelOfDetail(detail: 2_500, step: 50),
    LevelOfDetail(detail: 600, step: 20), LevelOfDetail(detail: 0, step: 5),
  ]
}

/// One ring around a part of a first-level region.
struct Ring {
  let country: Substring
  /// In ten-thousandths of a degree.
  let points: [Point]

  struct Point: Hashable {
    var x, y: Int32

    /// The source is cut at 179.9° east and west and 89.9° south; its ends are led on to the date line.
    private init?(_ text: Substring) {
      let numbers = text.split(separator: ",").compactMap { Int32($0) }
      guard numbers.count == 2 else { return nil }
      x = abs(numbers[0]) >= 1_798_990 ? numbers[0].signum() * 1_800_000 : numbers[0]
      y = numbers[1]
    }

    var place: (x: Int, y: Int) { (Int(x), Int(y)) }

    static func list(_ text: Substring) -> [Point] {
      text.split(separator: " ").compactMap(Point.init)
    }
  }

  init?(_ line: Substring) {
    let fields = line.split(separator: "\t")
    guard fields.count == 3 else { return nil }
    country = fields[0]
    points = Point.list(fields[2])
  }
}
