import Calendars
import Clients
import Foundation
import Itineraries
import Reports

@testable import PlaceFiles
@testable import Positioning
@testable import Preferences

/// The contents of files, and gpsd's output on its socket.
enum FileFuzzTargets {
  /// Vane's own reader agrees with Foundation's, and written values are read again.
  static func readsPropertyList(_ bytes: [UInt8]) -> Bool {
    let data = Data(bytes)
    if let own = PropertyListReader.read(bytes) {
      let known = PropertyValue(foundationReading: data)
      precondition(own == known, "otherwise than Foundation")
      let unread = PropertyListReader.read(bytes, leaving: 1).map(\.xml)
      precondition(
        unread.map(PropertyValue.init(foundationReading:)) == known, "not left as it was")
      precondition(own == PropertyListReader.read([UInt8](own.xml)), "does not come back")
    }
    return PlacePropertyList.content(of: data)?.places.isEmpty == false
  }

  static func readsGeoJSON(_ bytes: [UInt8]) -> Bool {
    isWhole(try? GeoJSON.content(of: Data(bytes)), GeoJSON.data, GeoJSON.content)
  }

  static func readsGPX(_ bytes: [UInt8]) -> Bool {
    isWhole(
      try? GPXReader(Data(bytes)).places, GPX.data,
      { (data) throws(Malformed) in try GPXReader(data).places })
  }

  /// Finds no more than it may, clean and in order.
  static func readsCalendars(_ bytes: [UInt8]) -> Bool {
    guard let file = try? CalendarFile(bytes) else { return false }
    // 2026-11-21T14:20:00Z, and two years
    let now = Date(timeIntervalSince1970: 1_795_270_800)
    let end = now + 63_072_000
    let found = file.appointments(from: now - 63_072_000, until: end, local: .gmt).all
    for appointment in found {
      precondition(appointment.title == appointment.title.cleaned(limit: 200), "not clean")
      if case .hours(let start, let last) = appointment.time {
        precondition(start <= last && start < end, "times")
      }
    }
    return !found.isEmpty
  }

  /// Every point is on the Earth, heights are possible, and names can't act on a terminal.
  static func readsTracks(_ bytes: [UInt8]) -> Bool {
    guard let lines = try? GPXReader(Data(bytes)).lines else { return false }
    for line in lines {
      precondition(line.name == line.name.cleaned(limit: 100), "not clean")
      for point in line.points {
        precondition(point.elevation.map { Elevation($0, .meters) != nil } ?? true, "height")
      }
    }
    return lines.contains { !$0.points.isEmpty }
  }

  /// The places that were read are read again after being written.
  private static func isWhole(
    _ content: PlaceFileContent?, _ write: ([ListedPlace]) -> Data,
    _ read: (Data) throws -> PlaceFileContent
  ) -> Bool {
    guard let places = content?.places, !places.isEmpty else { return false }
    precondition((try? read(write(places)))?.places.count == places.count, "does not come back")
    return true
  }

  /// The first byte is the size of the pieces in which the rest arrives, because a socket cuts anywhere.
  static func readsGPSD(_ bytes: [UInt8]) -> Bool {
    // 2026-11-21T14:20:00Z
    let now = Date(timeIntervalSince1970: 1_795_270_800)
    var conversation = GPSDConversation(address: "localhost:2947", seconds: 5, now: { now })
    let size = max(1, Int(bytes.first ?? 0))
    var rest = bytes[...]
    while !rest.isEmpty {
      do {
        if try conversation.take(rest.prefix(size)) != nil { return true }
      } catch {
        return false
      }
      rest = rest.dropFirst(size)
    }
    _ = conversation.failure(isClosed: true)
    return false
  }
}
