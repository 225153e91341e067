import Atlas
import Fields
import Foundation
import Quantities
import Reports

/// One hour of a week of made-up fields over a view, or one picture of a radar.
struct FieldFrame {
  private let type: MapType
  private let viewport: Viewport
  private let week: FieldWeek
  private let hour: Int
  private let picture: RadarFrame

  init?(_ type: MapType, columns: Int, rows: Int, _ random: inout Sequence) throws {
    let center = Coordinate(latitude: random.next(70), longitude: random.next(180))
    guard let center else { return nil }
    self.type = type
    viewport = Viewport(
      center: center, zoom: 2 + Int(abs(random.next(5.99))), columns: columns, rows: rows)
    let lattice = Lattice(viewport.fieldView)
    guard
      var week = FieldWeek(
        lattice: lattice, fetched: .distantPast, start: Date(timeIntervalSince1970: 0), hours: 24)
    else { return nil }
    hour = Int(abs(random.next(23.99)))
    for point in 0..<lattice.count {
      var conditions = Conditions(time: week.start)
      conditions.pressure = Pressure(1010 + random.next(18), .hectopascals)
      conditions.temperature = Temperature(random.next(25), .celsius)
      conditions.precipitation = Precipitation(max(0, random.next(8)), .millimeters)
      conditions.windSpeed = Speed(10 + random.next(10), .metersPerSecond)
      conditions.windDirection = Direction(180 + random.next(179), .degrees)
      conditions.cloudCover = Share(50 + random.next(50), .percent)
      week.set(conditions, hour: hour, point: point)
    }
    self.week = week
    let side = 400
    let cells = (0..<side * side).map { _ in UInt16(max(0, random.next(1000))) }
    let frame = RadarFrame(
      time: .distantPast, issuedAt: .distantPast, geometry: .composite(top: 400, left: 300),
      rows: side, columns: side, cells: cells)
    guard let frame else { return nil }
    picture = frame
  }

  /// All that one frame takes: the hour of the week, its lines and centers, and its texts.
  var drawing: MapDrawing {
    let drawn = Viewport(
      center: type == .radar ? Self.germany : viewport.center,
      zoom: type == .radar ? 6 : viewport.zoom, columns: viewport.columns, rows: viewport.rows)
    return MapDrawing(
      viewport: drawn, type: type, subsolarPoint: viewport.center, hasCross: true,
      overlay: overlay(drawn))
  }

  private static let germany = Coordinate(latitude: 51, longitude: 10) ?? .origin

  private func overlay(_ viewport: Viewport) -> MapOverlay {
    guard let kind = type.field else {
      return MapOverlay(
        .radar(picture), thresholds: [0.1, 0.5, 4, 10], signs: Array(" ░▒▓█"), hatching: "╱",
        sides: ["☼", "☾"])
    }
    let field = week.field(kind, hour: hour)
    var overlay = MapOverlay(
      .field(field), thresholds: [-5, 5, 12, 20, 28], signs: Array(" ·░▒▓█"), hatching: "╱",
      sides: ["☼", "☾"])
    if kind == .pressure {
      overlay.thresholds = []
      overlay.lines = field.contours(every: 4).map {
        MapOverlay.Line($0, label: "\(Int($0.value))")
      }
      overlay.marks = field.centers.compactMap { center in
        Coordinate(latitude: center.latitude, longitude: center.longitude)
          .flatMap(viewport.cell).map { MapOverlay.Mark("H 1013", at: $0, isCenter: true) }
      }
    } else if kind == .wind || kind == .temperature {
      overlay.marks = stride(from: 1, to: viewport.rows, by: 3).flatMap { row in
        stride(from: 4, to: viewport.columns, by: 9).compactMap { column in
          let cell = Viewport.Cell(column: column, row: row)
          guard let point = viewport.coordinate(of: cell),
            let value = field.value(latitude: point.latitude, longitude: point.longitude)
          else { return nil }
          return MapOverlay.Mark("↗\(Int(value))", at: cell)
        }
      }
    }
    return overlay
  }
}
