import Itineraries

internal import Clients
internal import Foundation
internal import Preferences
internal import Reports
internal import XML

/// Reads GPX (https://www.topografix.com/GPX/1/1/) without making a text of each name and each space: 100,000 points in a
/// fraction of a second.
struct GPXReader {
  private(set) var reader: XMLReader
  /// The waypoints. A track or a route is rejected as a whole.
  private(set) var places = PlaceFileContent()
  /// The tracks and routes.
  private(set) var lines: [TrackLine] = []
  /// The waypoint, the line, the point and the value that are being read.
  private var waypoint: PartialPlace?
  private var line: TrackLine?
  private var point: PartialPoint?
  private var value: (kind: Value, depth: Int)?
  private var startsSegment = false

  private struct PartialPlace {
    let coordinate: Coordinate?
    var facts = PlaceFacts()
  }

  private struct PartialPoint {
    var coordinate: Coordinate?
    var elevation: Double?
    var time: Date?
    /// The way from a point of a route to the next one, which Garmin's extension `rpt` draws.
    var shape: [TrackPoint] = []
  }

  private enum Value {
    case name, elevation, time
    case fact(WritableKeyPath<PlaceFacts, String?>)
  }

  /// - Throws: `Malformed` with the line where the bytes stop being such a document.
  init(_ data: Data) throws(Malformed) {
    reader = XMLReader([UInt8](data), keepsUnknown: true)
    do { try run() } catch { throw Malformed(line: error.line) }
  }

  private mutating func run() throws(XMLReader.Failure) {
    while let piece = try reader.nextPiece() {
      switch piece {
      case .start(let name):
        if reader.open.count == 1, !reader.isNamed(name, "gpx") {
          throw XMLReader.Failure(line: 1)
        }
        try begin(name)
      case .text(let range, let isMarked): try take(range, isMarked: isMarked)
      case .end(let name): end(name)
      }
    }
  }
}

extension GPXReader {
  private mutating func begin(_ name: Range<Int>) throws(XMLReader.Failure) {
    let depth = reader.open.count
    if depth == 2 {
      if reader.isNamed(name, "wpt") {
        beginWaypoint()
      } else if reader.isNamed(name, "rte") || reader.isNamed(name, "trk") {
        line = TrackLine()
        reject(.noPoint)
      }
    } else if waypoint != nil {
      try beginInWaypoint(name)
    } else if line == nil {
      return
    } else if isPoint(name) {
      point = PartialPoint(coordinate: coordinate())
    } else if point != nil {
      beginInPoint(name)
    } else if depth == 3, reader.isNamed(name, "trkseg") {
      startsSegment = line?.points.isEmpty == false
    } else if depth == 3, reader.isNamed(name, "name") {
      value = (.name, depth)
      line?.name = ""
    }
  }

  private mutating func beginWaypoint() {
    waypoint = PartialPlace(coordinate: coordinate())
    guard waypoint?.coordinate == nil else { return }
    reject([degrees("lat"), degrees("lon")].contains(nil) ? .noPosition : .outOfRange)
  }

  private mutating func reject(_ reason: RejectedRow.Reason) {
    let row = places.places.count + places.rejected.count + 1
    places.rejected.append(RejectedRow(row: row, reason: reason))
  }

  private mutating func beginInWaypoint(_ name: Range<Int>) throws(XMLReader.Failure) {
    let facts: [(name: StaticString, path: WritableKeyPath<PlaceFacts, String?>)] = [
      ("name", \.name), ("type", \.list), ("ele", \.elevation), ("time", \.added),
    ]
    if reader.open.count == 3, let fact = facts.first(where: { reader.isNamed(name, $0.name) }) {
      value = (.fact(fact.path), reader.open.count)
      waypoint?.facts[keyPath: fact.path] = ""
    } else if reader.open.count == 4, reader.isNamed(reader.open[2], "extensions"),
      reader.isNamed(name, "place")
    {
      for attribute in reader.attributes {
        let name = try reader.text(attribute.name, isMarked: true)
        guard let fact = GPX.facts.first(where: { $0.name == name }) else { continue }
        waypoint?.facts[keyPath: fact.path] = try reader.text(attribute.value, isMarked: false)
      }
    }
  }

  private mutating func beginInPoint(_ name: Range<Int>) {
    if reader.isNamed(name, "rpt") {
      if let coordinate = coordinate() { point?.shape.append(TrackPoint(coordinate)) }
      return
    }
    let parent = reader.open[reader.open.count - 2]
    guard isPoint(parent) else { return }
    if reader.isNamed(name, "ele") {
      value = (.elevation, reader.open.count)
    } else if reader.isNamed(name, "time"), reader.isNamed(parent, "trkpt") {
      // Those of a route say when each of its points was made.
      value = (.time, reader.open.count)
    }
  }

  private func isPoint(_ name: Range<Int>) -> Bool {
    reader.isNamed(name, "trkpt") || reader.isNamed(name, "rtept")
  }

  /// The position that the element has begun with.
  private func coordinate() -> Coordinate? {
    guard let latitude = degrees("lat"), let longitude = degrees("lon") else { return nil }
    return Coordinate(latitude: latitude, longitude: longitude)
  }

  private func degrees(_ name: StaticString) -> Double? {
    reader.attributes.first { reader.isNamed($0.name, name) }.flatMap { number($0.value) }
  }

  private mutating func take(_ range: Range<Int>, isMarked: Bool) throws(XMLReader.Failure) {
    // Text within an element of a value is none of it.
    guard let value, value.depth == reader.open.count else { return }
    switch value.kind {
    case .name: line?.name += try reader.text(range, isMarked: isMarked)
    case .elevation:
      // Impossible heights are ignored; the limits of the quantity are those of the Earth.
      guard let height = number(range).flatMap({ Elevation($0, .meters) }) else { return }
      point?.elevation = height.in(.meters)
    case .time: if let time = time(range) { point?.time = time }
    case .fact(let path):
      waypoint?.facts[keyPath: path]? += try reader.text(range, isMarked: isMarked)
    }
  }

  private mutating func end(_ name: Range<Int>) {
    if let known = value, reader.open.count < known.depth { value = nil }
    if reader.open.count == 1, let done = waypoint {
      if let coordinate = done.coordinate {
        places.places.append(done.facts.listed(at: coordinate))
      }
      waypoint = nil
    } else if reader.open.count == 1, var done = line {
      done.name = done.name.trimmingCharacters(in: .whitespacesAndNewlines).cleaned(limit: 100)
      lines.append(done)
      line = nil
    } else if let done = point, isPoint(name) {
      point = nil
      guard let coordinate = done.coordinate else { return }
      line?.points.append(
        TrackPoint(
          coordinate, elevation: done.elevation, time: done.time, startsSegment: startsSegment))
      startsSegment = false
      line?.points += done.shape
    }
  }
}

// The values.
extension GPXReader {
  /// A decimal number, as `xsd:decimal` has it, or with an exponent.
  func number(_ range: Range<Int>) -> Double? {
    let text = reader.bytes[reader.trimmed(range)]
    guard text.count <= 40 else { return nil }
    return Double(short: text)
      ?? Double(String(decoding: text, as: UTF8.self)).flatMap { $0.isFinite ? $0 : nil }
  }

  /// `2026-11-24T08:00:00.5Z`, or with an offset; UTC where it says none.
  func time(_ range: Range<Int>) -> Date? {
    let range = reader.trimmed(range)
    let bytes = reader.bytes
    func digits(_ offset: Int, _ count: Int) -> Int? {
      guard offset + count <= range.count else { return nil }
      var number = 0
      for index in range.lowerBound + offset..<range.lowerBound + offset + count {
        guard bytes[index] >= 0x30, bytes[index] <= 0x39 else { return nil }
        number = number * 10 + Int(bytes[index] - 0x30)
      }
      return number
    }
    guard range.count >= 19, let year = digits(0, 4), let month = digits(5, 2),
      let day = digits(8, 2), let hour = digits(11, 2), let minute = digits(14, 2),
      let second = digits(17, 2), hour < 25, minute < 60, second < 61,
      let date = CalendarDay(year: year, month: month, day: day)
    else { return nil }
    var seconds = Double(date.daysSince1970 * 86_400 + hour * 3600 + minute * 60 + second)
    var offset = 19
    if offset < range.count, bytes[range.lowerBound + offset] == UInt8(ascii: ".") {
      offset += 1
      var part = 0.1
      while let digit = digits(offset, 1) {
        seconds += Double(digit) * part
        part /= 10
        offset += 1
      }
    }
    guard offset < range.count else { return Date(timeIntervalSince1970: seconds) }
    let sign = bytes[range.lowerBound + offset]
    if sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") {
      guard let hours = digits(offset + 1, 2),
        let minutes = digits(offset + 4, 2) ?? digits(offset + 3, 2)
      else { return nil }
      let zone = Double(hours * 3600 + minutes * 60)
      seconds += sign == UInt8(ascii: "+") ? -zone : zone
    }
    return Date(timeIntervalSince1970: seconds)
  }
}
