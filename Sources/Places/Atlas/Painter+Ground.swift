import Foundation
import WeatherModels

// Land and water below a map, and the night on both.
extension Painter {
  /// Finds for the middle of each cell whether it is land, and how dark it is there.
  mutating func fillGround(
    _ level: AtlasContent.Level, _ bytes: UnsafeRawBufferPointer, _ projection: some Projection
  ) {
    let points = (0..<canvas.rows).flatMap { row in
      (0..<canvas.columns).map { column in
        projection.coordinate(x: Double(column) * 2 + 1, y: Double(row) * 4 + 2)
      }
    }
    let latitudes = points.lazy.compactMap { $0?.latitude }
    guard let north = latitudes.max(), let south = latitudes.min() else { return }
    var land = mask(from: north, to: south)
    var lakes = land
    for index in 0..<level.pieceCount {
      let piece = AtlasPiece(bytes, at: level.pieceStart + index * AtlasFormat.pieceSize)
      let isLake = piece.kind == AtlasLine.lake.rawValue
      guard isLake ? isDrawn(piece) : piece.kind == AtlasLine.coast.rawValue,
        land.needs(
          west: Double(piece.west) / 100, south: Double(piece.south) / 100,
          east: Double(piece.east) / 100, north: Double(piece.north) / 100)
      else { continue }
      forEachEdge(of: piece, level, bytes) { a, b in
        if isLake { lakes.add(a, b) } else { land.add(a, b) }
      }
    }
    land.finish()
    lakes.finish()
    let sun = hasNight ? drawing.subsolarPoint.map(SunHeight.init) : nil
    for (index, point) in points.enumerated() {
      guard let point else { continue }
      canvas.grounds[index] = MapImage.Ground(
        isLand: land.contains(point) && !lakes.contains(point),
        darkness: sun?.darkness(at: point) ?? 0)
    }
  }

  var hasNight: Bool { drawing.type == .night || drawing.type == .globe }

  /// A parallel for each row of a flat map, and two for each row in the middle of a globe.
  private func mask(from north: Double, to south: Double) -> LandMask {
    let viewport = drawing.viewport
    let step = viewport.degreesPerUnit * (viewport.isGlobe ? 2 : 4)
    let count = min(2_000, Int(((north - south) / step).rounded()) + 1)
    let reach = viewport.width * viewport.degreesPerUnit / viewport.shrinking
    let isWhole = viewport.isGlobe || reach >= 360
    return LandMask(
      north: north, step: step, count: count,
      west: isWhole ? -180 : viewport.center.longitude - reach / 2, reach: isWhole ? 360 : reach)
  }

  private func forEachEdge(
    of piece: AtlasPiece, _ level: AtlasContent.Level, _ bytes: UnsafeRawBufferPointer,
    _ body: (_ a: (x: Double, y: Double), _ b: (x: Double, y: Double)) -> Void
  ) {
    var (x, y) = (piece.x, piece.y)
    var before = (x: Double(x) * level.step, y: Double(y) * level.step)
    var offset = level.stepStart + piece.firstStep * AtlasFormat.stepSize
    for _ in 0..<piece.stepCount {
      x += Int(bytes.loadUnaligned(fromByteOffset: offset, as: Int16.self).littleEndian)
      y += Int(bytes.loadUnaligned(fromByteOffset: offset + 2, as: Int16.self).littleEndian)
      offset += AtlasFormat.stepSize
      let next = (x: Double(x) * level.step, y: Double(y) * level.step)
      body(before, next)
      before = next
    }
  }

  /// Draws the lights of cities in the dark and, on terminals without background colors, signs for twilight and night
  /// in empty cells.
  mutating func drawNight() {
    guard let sun = drawing.subsolarPoint.map(SunHeight.init) else { return }
    for row in 0..<canvas.rows {
      for column in 0..<canvas.columns {
        switch canvas.grounds[row * canvas.columns + column]?.darkness ?? 0 {
        case 0: break
        case SunHeight.night: canvas.shade(column, row, .night)
        default: canvas.shade(column, row, .twilight)
        }
      }
    }
    let scale = canvas.dotsPerUnit
    for light in drawing.lights where sun.darkness(at: light) >= SunHeight.dark {
      guard let spot = drawing.viewport.projection.spot(light.longitude, light.latitude),
        spot.x >= 0, spot.y >= 0
      else { continue }
      let (x, y) = (Int(min(1e6, spot.x * scale.x)), Int(min(1e6, spot.y * scale.y)))
      if x < canvas.dotColumns, y < canvas.dotRows {
        canvas.plot(x, y, .light)
      }
    }
  }
}

/// The altitude of the sun over a spherical Earth, by the point over which it is in the zenith.
struct SunHeight {
  /// The sun is more than 18° below the horizon.
  static let night: UInt8 = 4
  /// Civil twilight has ended: lamps are lit.
  static let dark: UInt8 = 2
  /// Sines of the heights below which it is darker: at the rising of its upper edge with refraction, then where civil,
  /// nautical and astronomical twilight end (6°, 12° and 18° below the horizon).
  private static let limits = [-0.833, -6, -12, -18].map { sin($0 * .pi / 180) }

  private let longitude, sine, cosine: Double

  init(_ zenith: Coordinate) {
    longitude = zenith.longitude
    (sine, cosine) = (sin(zenith.latitude * .pi / 180), cos(zenith.latitude * .pi / 180))
  }

  /// From 0 for day to 4 for night, with three twilights between.
  func darkness(at point: Coordinate) -> UInt8 {
    let latitude = point.latitude * .pi / 180
    let turn = (point.longitude - longitude) * .pi / 180
    let height = sine * sin(latitude) + cosine * cos(latitude) * cos(turn)
    return UInt8(Self.limits.count { height < $0 })
  }
}
