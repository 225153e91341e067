internal import Foundation
internal import WeatherClients
internal import WeatherModels

/// Reads the tracks and routes of GPX (https://www.topografix.com/GPX/1/1/) in one pass over the bytes: 100,000 points
/// in a fraction of a second, where `XMLReader` makes a text of each name and each space.
///
/// It is as strict about elements, which end in the order in which they began, and refuses document types.
struct TrackScanner {
  let bytes: UnsafeBufferPointer<UInt8>
  var position = 0
  /// The positions of the names of open elements.
  private var open: [Range<Int>] = []
  private var lines: [TrackLine] = []
  /// The line and the point that are being read.
  var line: TrackLine?
  private var point = PartialPoint()
  private var isInPoint = false
  private var startsSegment = false

  private struct PartialPoint {
    var coordinate: Coordinate?
    var elevation: Double?
    var time: Date?
    /// The way from a point of a route to the next one, which Garmin's extension `rpt` draws.
    var shape: [TrackPoint] = []
  }

  /// - Throws: `Malformed` with the line where the bytes stop being such a document.
  static func lines(in data: Data) throws(Malformed) -> [TrackLine] {
    let result = data.withUnsafeBytes { raw -> Result<[TrackLine], Malformed> in
      var scanner = TrackScanner(bytes: raw.bindMemory(to: UInt8.self))
      return Result { () throws(Malformed) in try scanner.run() }
    }
    return try result.get()
  }

  private init(bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  private mutating func run() throws(Malformed) -> [TrackLine] {
    if starts(with: "\u{FEFF}") { position += 3 }
    var hasRoot = false
    while let next = find("<", from: position) {
      // Only white space is allowed outside the root.
      if open.isEmpty, !isSpace(position..<next) { throw failure }
      position = next
      if starts(with: "<!--") {
        try pass("-->")
      } else if starts(with: "<?") {
        try pass("?>")
      } else if starts(with: "<![CDATA["), !open.isEmpty {
        try pass("]]>")
      } else if starts(with: "</") {
        try endTag()
      } else {
        guard !starts(with: "<!"), !(open.isEmpty && hasRoot) else { throw failure }
        try startTag(isRoot: !hasRoot)
        hasRoot = true
      }
    }
    guard hasRoot, open.isEmpty, isSpace(position..<bytes.count) else {
      position = bytes.count
      throw failure
    }
    return lines
  }
}

extension TrackScanner {
  private static let deepest = 64

  private mutating func startTag(isRoot: Bool) throws(Malformed) {
    position += 1
    let name = try takeName()
    if isRoot, !isNamed(name, "gpx") { throw failure }
    let isPoint = isNamed(name, "trkpt") || isNamed(name, "rtept")
    let isShape = isInPoint && isNamed(name, "rpt")
    var latitude: Double?
    var longitude: Double?
    while true {
      let before = position
      skipSpace()
      guard position < bytes.count else { throw failure }
      let byte = bytes[position]
      if byte == UInt8(ascii: ">") || byte == UInt8(ascii: "/") { break }
      guard position > before else { throw failure }
      let key = try takeName()
      skipSpace()
      guard position < bytes.count, bytes[position] == UInt8(ascii: "=") else { throw failure }
      position += 1
      skipSpace()
      let value = try takeValue()
      guard isPoint || isShape else { continue }
      if isNamed(key, "lat") { latitude = number(value) }
      if isNamed(key, "lon") { longitude = number(value) }
    }
    let isEmpty = bytes[position] == UInt8(ascii: "/")
    position += isEmpty ? 2 : 1
    guard position <= bytes.count, bytes[position - 1] == UInt8(ascii: ">") else { throw failure }
    guard open.count < Self.deepest else { throw failure }
    open.append(name)
    if open.count == 2, isNamed(name, "trk") || isNamed(name, "rte") {
      line = TrackLine(isRoute: isNamed(name, "rte"))
    } else if open.count == 3, isNamed(name, "trkseg") {
      startsSegment = line?.points.isEmpty == false
    } else if line != nil, isPoint || isShape {
      let coordinate = latitude.flatMap { latitude in
        longitude.flatMap { Coordinate(latitude: latitude, longitude: $0) }
      }
      if isShape {
        if let coordinate { point.shape.append(TrackPoint(coordinate)) }
      } else {
        point = PartialPoint(coordinate: coordinate)
        isInPoint = true
      }
    } else if !isEmpty {
      readText(of: name)
    }
    if isEmpty { close() }
  }

  /// Reads the text right after a tag, if it is needed.
  private mutating func readText(of name: Range<Int>) {
    guard line != nil, let parent = open.dropLast().last else { return }
    if isInPoint {
      guard isNamed(parent, "trkpt") || isNamed(parent, "rtept") else { return }
      let end = find("<", from: position) ?? bytes.count
      if isNamed(name, "ele") {
        // Impossible heights are ignored; the limits of the quantity are those of the Earth.
        point.elevation = number(position..<end).flatMap { Elevation($0, .meters) }?.in(.meters)
      } else if isNamed(name, "time"), isNamed(parent, "trkpt") {
        // Those of a route say when each of its points was made.
        point.time = time(position..<end)
      }
    } else if isNamed(name, "name"), open.count == 3 {
      let name = nameText()
      line?.name = name
    }
  }

  /// The text here, which may be marked as characters: `<name><![CDATA[To work]]></name>`.
  private func nameText() -> String {
    var scanner = self
    scanner.skipSpace()
    guard scanner.starts(with: "<![CDATA[") else {
      return text(position..<(find("<", from: position) ?? bytes.count))
    }
    let start = scanner.position + 9
    guard (try? scanner.pass("]]>")) != nil else { return "" }
    return text(start..<scanner.position - 3)
  }

  private mutating func endTag() throws(Malformed) {
    position += 2
    let name = try takeName()
    skipSpace()
    guard position < bytes.count, bytes[position] == UInt8(ascii: ">"), let last = open.last,
      isSame(name, last)
    else { throw failure }
    position += 1
    close()
  }

  /// Ends the element that was opened last.
  private mutating func close() {
    let name = open.removeLast()
    if open.count == 1, let done = line {
      lines.append(done)
      line = nil
    } else if isInPoint, isNamed(name, "trkpt") || isNamed(name, "rtept") {
      isInPoint = false
      guard let coordinate = point.coordinate else { return }
      line?.points.append(
        TrackPoint(
          coordinate, elevation: point.elevation, time: point.time, startsSegment: startsSegment))
      startsSegment = false
      line?.points += point.shape
    }
  }
}
