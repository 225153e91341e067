internal import Foundation
internal import WeatherClients
internal import WeatherModels

/// Reads the tracks and routes of GPX (https://www.topografix.com/GPX/1/1/) in one pass over the bytes: 100,000 points in
/// a fraction of a second, where `XMLReader` makes a text of each name and each space.
///
/// It is as strict about elements, which end in the order in which they began, and refuses document types.
struct TrackScanner {
  let bytes: UnsafeBufferPointer<UInt8>
  private var position = 0
  /// Where the names of the elements that are open stand.
  private var open: [Range<Int>] = []
  private var lines: [TrackLine] = []
  /// The line and the point that are being read.
  private var line: TrackLine?
  private var point = PartialPoint()
  private var isInPoint = false

  private struct PartialPoint {
    var coordinate: Coordinate?
    var elevation: Double?
    var time: Date?
  }

  /// - Throws: `Malformed` with the line at which the bytes are no such document.
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
      // Nothing but space stands outside of the root.
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
      guard isPoint else { continue }
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
    } else if line != nil, isPoint {
      point = PartialPoint()
      isInPoint = true
      if let latitude, let longitude {
        point.coordinate = Coordinate(latitude: latitude, longitude: longitude)
      }
    } else if !isEmpty {
      readText(of: name)
    }
    if isEmpty { close() }
  }

  /// The texts that matter, which stand right behind the tag.
  private mutating func readText(of name: Range<Int>) {
    guard line != nil, let parent = open.dropLast().last else { return }
    if isInPoint {
      guard isNamed(parent, "trkpt") || isNamed(parent, "rtept") else { return }
      let end = find("<", from: position) ?? bytes.count
      if isNamed(name, "ele") {
        // Heights that cannot be are none; a quantity's limits are those of the Earth.
        point.elevation = number(position..<end).flatMap { Elevation($0, .meters) }?.in(.meters)
      } else if isNamed(name, "time") {
        point.time = time(position..<end)
      }
    } else if isNamed(name, "name"), open.count == 3 {
      let end = find("<", from: position) ?? bytes.count
      let name = text(position..<end)
      line?.name = name
    }
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
        TrackPoint(coordinate, elevation: point.elevation, time: point.time))
    }
  }
}

// The bytes.
extension TrackScanner {
  private var failure: Malformed {
    Malformed(
      line: bytes[..<min(position, bytes.count)].count { $0 == UInt8(ascii: "\n") } + 1)
  }

  private func starts(with text: StaticString) -> Bool {
    text.withUTF8Buffer { wanted in
      guard position + wanted.count <= bytes.count else { return false }
      for index in 0..<wanted.count where bytes[position + index] != wanted[index] { return false }
      return true
    }
  }

  private func find(_ wanted: Unicode.Scalar, from start: Int) -> Int? {
    let wanted = UInt8(ascii: wanted)
    var index = start
    while index < bytes.count {
      if bytes[index] == wanted { return index }
      index += 1
    }
    return nil
  }

  private mutating func pass(_ end: StaticString) throws(Malformed) {
    while position < bytes.count {
      if starts(with: end) {
        position += end.utf8CodeUnitCount
        return
      }
      position += 1
    }
    throw failure
  }

  private func isSpace(_ range: Range<Int>) -> Bool {
    for index in range where !Self.isSpace(bytes[index]) { return false }
    return true
  }

  static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
  }

  private mutating func skipSpace() {
    while position < bytes.count, Self.isSpace(bytes[position]) { position += 1 }
  }

  private mutating func takeName() throws(Malformed) -> Range<Int> {
    let start = position
    while position < bytes.count, Self.isOfName(bytes[position]) { position += 1 }
    guard position > start else { throw failure }
    return start..<position
  }

  private static func isOfName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: ":"),
      UInt8(ascii: "-"), UInt8(ascii: "."):
      true
    default: byte >= 0x80
    }
  }

  private mutating func takeValue() throws(Malformed) -> Range<Int> {
    guard position < bytes.count else { throw failure }
    let quote = bytes[position]
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { throw failure }
    let start = position + 1
    var end = start
    while end < bytes.count, bytes[end] != quote {
      guard bytes[end] != UInt8(ascii: "<") else { throw failure }
      end += 1
    }
    guard end < bytes.count else { throw failure }
    position = end + 1
    return start..<end
  }

  /// Whether a name, without its prefix, is this one.
  private func isNamed(_ range: Range<Int>, _ name: StaticString) -> Bool {
    let count = name.utf8CodeUnitCount
    guard range.count >= count else { return false }
    let start = range.upperBound - count
    guard start == range.lowerBound || bytes[start - 1] == UInt8(ascii: ":") else { return false }
    return name.withUTF8Buffer { wanted in
      for index in 0..<count where bytes[start + index] != wanted[index] { return false }
      return true
    }
  }

  private func isSame(_ a: Range<Int>, _ b: Range<Int>) -> Bool {
    guard a.count == b.count else { return false }
    for index in 0..<a.count
    where bytes[a.lowerBound + index] != bytes[b.lowerBound + index] { return false }
    return true
  }
}
