import Atlas
import Clients
import Foundation
import Reports

/// Which part of the Earth is shown, and how.
nonisolated struct MapState: Hashable, Sendable {
  var center: Coordinate
  var zoom: Int
  var type = MapType.borders
  /// The hour of the weather shown; `nil` for the present one.
  var hour: Date?

  /// The view for a window. Moving does not depend on its size.
  func viewport(columns: Int = 120, rows: Int = 40) -> Viewport {
    Viewport(
      center: center, zoom: zoom, columns: columns, rows: rows, isGlobe: type == .globe)
  }

  func time(at now: Date) -> Date { hour ?? MapHour.hour(of: now) }

  /// Shows the weather of another hour, of `field` where the map shows none.
  mutating func show(_ hour: Date?, of field: MapType) {
    self.hour = hour
    if !type.hasTime { type = field }
  }
}

nonisolated extension MapState {
  static let world = MapState(center: .origin, zoom: 0)

  /// `48.15,17.11,4`: where the map is, as it is kept until the next start.
  var text: String { "\(center.latitude),\(center.longitude),\(zoom)" }

  init?(_ text: String) {
    let numbers = text.split(separator: ",").compactMap { Double($0) }
    guard numbers.count == 3, let center = Coordinate(latitude: numbers[0], longitude: numbers[1]),
      let zoom = Int(exactly: numbers[2]), Viewport.zooms.contains(zoom)
    else { return nil }
    self.init(center: center, zoom: zoom)
  }
}

/// The time at which the user moved the map, and the place that had been opened last.
nonisolated struct MapMove: Hashable, Sendable {
  var time: Date
  /// The place's point; empty where none was.
  var opened: String

  /// Whether it came after a place was opened; in the same moment, after the one that was the last then.
  func isAfter(_ place: SavedPlace) -> Bool {
    time > place.added || time == place.added && opened == Self.point(of: place)
  }

  var text: String { "\(time.timeIntervalSince1970) \(opened)" }

  init(_ time: Date, opened: SavedPlace?) {
    self.time = time
    self.opened = opened.map(Self.point) ?? ""
  }

  init?(_ text: String) {
    let parts = text.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, let seconds = Double(parts[0]), seconds.isFinite else { return nil }
    time = Date(timeIntervalSince1970: seconds)
    opened = String(parts[1])
  }

  private static func point(of opened: SavedPlace) -> String {
    "\(opened.place.id.latitude),\(opened.place.id.longitude)"
  }
}

/// A place with the weather that is written beside it.
nonisolated struct ReportedPlace: Hashable, Sendable {
  var place: Place
  var report: Report
}
