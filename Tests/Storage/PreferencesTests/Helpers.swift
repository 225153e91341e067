import FileTestSupport
import Preferences
import SafeFiles

/// Preferences in a folder of a test's own, and what they reported.
final class Desk: Sendable {
  let folder: TemporaryFolder
  private let heard = Mutex<[PreferencesNotice]>([])

  convenience init(_ data: Data) throws {
    try self.init("")
    try data.write(to: URL(filePath: path))
  }

  init(_ text: String? = nil) throws {
    folder = try TemporaryFolder()
    if let text { try folder.write(text, to: "vane/vane.plist") }
  }

  var notices: [PreferencesNotice] { heard.withLock { $0 } }
  var text: String? { folder.text("vane/vane.plist") }
  var path: String { folder.path + "/vane/vane.plist" }

  /// 2026-11-21T14:00:00Z
  static let noon = Date(timeIntervalSince1970: 1_795_269_600)

  func open(calls: FileCalls = .unsynced) -> Preferences {
    Preferences(
      directories: Directories(environment: ["XDG_CONFIG_HOME": folder.path]), now: { Self.noon },
      calls: calls, report: { [weak self] notice in self?.heard.withLock { $0.append(notice) } })
  }

  func names() throws -> [String] {
    try folder.names(in: "vane").filter { $0 != ".vane.plist.lock" }
  }
}

/// A place at this latitude in degrees, added this many seconds after `Desk.noon`.
func kept(_ name: String, _ latitude: Double, at seconds: Double = 0) throws -> SavedPlace {
  let coordinate = try #require(Coordinate(latitude: latitude, longitude: 0))
  return SavedPlace(
    place: Place(name: name, coordinate: coordinate), added: Desk.noon.addingTimeInterval(seconds))
}

extension PlaceListClient {
  /// Adds places of these names, at 1° N, 2° N and so on.
  func add(_ names: String..., to list: PlaceList) throws {
    for (index, name) in names.enumerated() { try add(kept(name, Double(index + 1)), list) }
  }

  func names(_ list: PlaceList) throws(StorageError) -> [String] { try all(list).map(\.place.name) }
}

/// A property list with this inside its dictionary.
func plist(_ inside: String) -> String {
  #"<?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict>\#(inside)</dict></plist>"#
}

/// Tells whether the file was written.
struct SafeStamp: Equatable {
  private let stamp: FileStamp?

  init(_ desk: Desk) { stamp = try? FileCalls.live.status(desk.path).stamp }
}
