import Itineraries

internal import Foundation
internal import Reports

/// A way as it is in the file: `name`, `added`, `start`, `travel`, `speed`, `road` and `points`, beside keys that Vane doesn't
/// know.
///
/// The points are one text, `48.1482,17.1067,0,140,,Bratislava;…`: latitude, longitude, meters from the start, height,
/// seconds and a name, of which the last three may be empty. `climbs` has the meters climbed up to
/// each of them, and `gaps` the numbers of those behind a gap, from 0.
struct WayEntry: ListEntry {
  /// That of its list in the file.
  static let key = "ways"

  private(set) var value: PropertyValue

  init(_ value: PropertyValue) { self.value = value }

  /// Unknown keys of an older entry of this name are taken over from `old`.
  init(_ kept: SavedWay, renewing old: WayEntry? = nil) {
    var values = old?.value.dictionary ?? [:]
    values["name"] = .string(kept.name.cleaned(limit: 200))
    values["added"] = .date(kept.added)
    values["start"] = kept.start.map(PropertyValue.date)
    values["points"] = .string(kept.points.map(Self.text).joined(separator: ";"))
    let gaps = kept.points.indices.filter { kept.points[$0].startsSegment }
    values["gaps"] = gaps.isEmpty ? nil : .string(gaps.map(String.init).joined(separator: ";"))
    let climbs = kept.points.compactMap(\.climb)
    values["climbs"] =
      climbs.count < kept.points.count
      ? nil : .string(climbs.map { Self.short($0, 10) }.joined(separator: ";"))
    values["travel"] = kept.travel.map(PropertyValue.string)
    values["speed"] = kept.speed.map(PropertyValue.real)
    values["road"] = kept.isRoad ? .string(Self.roads) : nil
    value = .dictionary(values)
  }

  static func id(of kept: SavedWay, in key: String) -> String { kept.name }

  /// `nil` without a name or two points that can be read.
  var kept: SavedWay? {
    guard let values = value.dictionary, let name = values["name"]?.text?.cleaned(limit: 200),
      !name.allSatisfy(\.isWhitespace),
      let text = values["points"]?.text, text.utf8.count <= Self.longest
    else { return nil }
    let points = text.split(separator: ";").map(Self.point)
    guard points.count > 1, points.allSatisfy({ $0 != nil }) else { return nil }
    var known = points.compactMap(\.self)
    guard zip(known, known.dropFirst()).allSatisfy({ $0.distance <= $1.distance }) else {
      return nil
    }
    for gap in values["gaps"]?.text?.split(separator: ";") ?? [] {
      if let index = Int(gap), known.indices.contains(index) { known[index].startsSegment = true }
    }
    let climbs = values["climbs"]?.text?.split(separator: ";").map(Self.finite) ?? []
    if climbs.count == known.count {
      for index in known.indices { known[index].climb = climbs[index] }
    }
    var way = SavedWay(
      name: name, points: known, start: values["start"]?.date,
      added: values["added"]?.date ?? Date(timeIntervalSince1970: 0))
    way.travel = values["travel"]?.text?.cleaned(limit: 20)
    way.speed = values["speed"]?.number
    way.isRoad = values["road"]?.text == Self.roads
    return way
  }

  private static let longest = 1 << 20
  /// The source of roads.
  private static let roads = "OpenStreetMap"

  private static func short(_ value: Double, _ factor: Double) -> String {
    let rounded = (value * factor).rounded() / factor + 0
    return Int(exactly: rounded).map(String.init) ?? "\(rounded)"
  }

  private static func finite(_ field: Substring) -> Double? {
    Double(field).flatMap { abs($0) < 1e10 ? $0 : nil }
  }

  private static func text(_ point: SavedWay.Point) -> String {
    let place = point.coordinate.rounded(to: 6)
    let name = (point.name ?? "").map { ",;".contains($0) ? " " : $0 }
    return [
      "\(place.latitude)", "\(place.longitude)", short(point.distance, 10),
      point.elevation.map { short($0, 10) } ?? "", point.seconds.map { short($0, 1) } ?? "",
      String(name),
    ].joined(separator: ",")
  }

  private static func point(_ text: Substring) -> SavedWay.Point? {
    let fields = text.split(separator: ",", omittingEmptySubsequences: false)
    guard fields.count == 6, let latitude = Double(fields[0]), let longitude = Double(fields[1]),
      let coordinate = Coordinate(latitude: latitude, longitude: longitude),
      let distance = Double(fields[2]), (0...1e9).contains(distance)
    else { return nil }
    let name = String(fields[5]).cleaned(limit: 100)
    return SavedWay.Point(
      coordinate, distance: distance, elevation: finite(fields[3]), seconds: finite(fields[4]),
      name: name.isEmpty ? nil : name)
  }
}
