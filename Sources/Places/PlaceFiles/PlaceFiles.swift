internal import Calendars
public import Clients
internal import Foundation
internal import Reports
public import Itineraries
import SafeFiles
internal import XML

/// Favorites and pins in files of other programs: GeoJSON, GPX and property lists, by the ending of the name.
public struct PlaceFiles: Sendable {
  /// A larger file is refused.
  static let largest = 8 << 20
  /// A track of 100,000 points with all that a watch measures takes 25 MB.
  static let largestTrack = 48 << 20
  /// The most entries that are read, valid or not.
  static let most = 10_000

  private let environment: [String: String]
  private let folder: @Sendable () -> String

  /// Relative paths belong to `folder`.
  public init(environment: [String: String], folder: @escaping @Sendable () -> String) {
    self.environment = environment
    self.folder = folder
  }

  public var client: PlaceFileClient {
    PlaceFileClient(read: read, write: write, names: names)
  }

  public var tracks: TrackFileClient { TrackFileClient(read: lines) }

  public var calendars: CalendarFileClient {
    CalendarFileClient(read: calendar, write: writeCalendar)
  }
}

// Calendars.
extension PlaceFiles {
  private func calendar(_ path: String) throws(PlaceFileError) -> [UInt8] {
    Array(try content(of: path, upTo: Self.largest))
  }

  private func writeCalendar(_ bytes: [UInt8], _ path: String) throws(PlaceFileError) {
    let file = SafeFile(path: absolute(path), followsLinks: true)
    // Only the beginning says who wrote it.
    if let old = try stored(file.read(limit: 4096)), !CalendarWriter.wrote(old.data) {
      throw .foreign(path: path.cleanPath)
    }
    try stored(file.replaceUnlocked(with: Data(bytes)))
  }

  private func read(_ path: String) throws(PlaceFileError) -> PlaceFileContent {
    let format = try format(path)
    return try content(of: data(of: path, upTo: Self.largest), format, path)
  }

  private func lines(_ path: String) throws(PlaceFileError) -> [TrackLine] {
    guard try format(path) == .gpx else { throw .unknownEnding(path: path.cleanPath) }
    let data = try data(of: path, upTo: Self.largestTrack)
    do {
      return try GPXReader(data).lines
    } catch {
      throw .malformed(path: path.cleanPath, .gpx, line: error.line)
    }
  }

  private func data(of path: String, upTo limit: Int) throws(PlaceFileError) -> Data {
    let data = try content(of: path, upTo: limit)
    guard try format(path) == .gpx, let name = XMLReader.unknownEncoding(of: data) else {
      return data
    }
    throw .unknownEncoding(path: path.cleanPath, name.cleaned(limit: 40))
  }

  private func content(of path: String, upTo limit: Int) throws(PlaceFileError) -> Data {
    let file = SafeFile(path: absolute(path), followsLinks: true)
    guard let stamp = try stored(file.stamp()) else { throw .missing(path: path.cleanPath) }
    guard stamp.size <= limit else { throw .tooLarge(path: path.cleanPath, limit: limit) }
    guard let found = try stored(file.read()) else { throw .missing(path: path.cleanPath) }
    return found.data
  }

  private func content(
    of data: Data, _ format: PlaceFileFormat, _ path: String
  ) throws(PlaceFileError) -> PlaceFileContent {
    let content: PlaceFileContent
    do {
      content = try format.content(of: data)
    } catch {
      throw error.isTooMuch
        ? .tooMany(path: path.cleanPath, limit: Self.most)
        : .malformed(path: path.cleanPath, format, line: error.line)
    }
    guard content.places.count + content.rejected.count <= Self.most else {
      throw .tooMany(path: path.cleanPath, limit: Self.most)
    }
    return content
  }

  private func write(
    _ places: [ListedPlace], _ path: String, _ replaces: Bool
  ) throws(PlaceFileError) {
    let format = try format(path)
    let file = SafeFile(path: absolute(path), followsLinks: true)
    let isThere = try stored(file.stamp()) != nil
    if isThere, !replaces { throw .exists(path: path.cleanPath) }
    try stored(file.replaceUnlocked(with: format.data(places)))
  }

  private func names(in folder: String) -> [String] {
    let folder = absolute(folder.isEmpty ? "." : folder)
    let files = FileManager.default
    return ((try? files.contentsOfDirectory(atPath: folder)) ?? []).map { name in
      var isFolder: ObjCBool = false
      _ = files.fileExists(atPath: folder + "/" + name, isDirectory: &isFolder)
      return (name.contains(where: \.isNewline) ? "" : name) + (isFolder.boolValue ? "/" : "")
    }
  }

  private func stored<Value>(
    _ value: @autoclosure () throws(StorageError) -> Value
  ) throws(PlaceFileError) -> Value {
    do { return try value() } catch { throw .storage(error) }
  }

  private func format(_ path: String) throws(PlaceFileError) -> PlaceFileFormat {
    guard let format = PlaceFileFormat(path: path) else {
      throw .unknownEnding(path: path.cleanPath)
    }
    return format
  }

  /// The path that the user means: absolute, below their home, or below the folder.
  public func absolute(_ path: String) -> String {
    if path.hasPrefix("/") { return path }
    if path.hasPrefix("~/"), let home = environment["HOME"] { return home + path.dropFirst() }
    return folder() + "/" + path
  }
}
