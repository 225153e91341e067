public import Reports

/// A place in a file, with the list to which it belongs.
public struct ListedPlace: Hashable, Sendable {
  public var list: PlaceList
  /// Its name may be empty: files of other programs name not every point.
  public var kept: SavedPlace

  public init(list: PlaceList, kept: SavedPlace) {
    self.list = list
    self.kept = kept
  }
}

public struct PlaceFileContent: Hashable, Sendable {
  public var places: [ListedPlace]
  public var rejected: [RejectedRow]

  public init(places: [ListedPlace] = [], rejected: [RejectedRow] = []) {
    self.places = places
    self.rejected = rejected
  }
}

/// An entry of a file that is no place.
public struct RejectedRow: Hashable, Sendable {
  /// Among the entries of the file, from 1.
  public var row: Int
  public var reason: Reason

  public init(row: Int, reason: Reason) {
    self.row = row
    self.reason = reason
  }

  public enum Reason: String, Hashable, Sendable, CaseIterable {
    /// No latitude or longitude, or one that is no number.
    case noPosition
    /// A position that is not on the Earth.
    case outOfRange
    /// A line or an area, a track or a route.
    case noPoint
    /// Something that the format doesn't allow there.
    case malformed
  }
}

/// The forms in which places are exchanged with other programs. The raw value ends the file's name.
public enum PlaceFileFormat: String, Hashable, Sendable, CaseIterable {
  case geoJSON = "geojson"
  case gpx
  case plist
}

/// Why a file of places could not be read or written. Its sentences are in `Phrases`.
public enum PlaceFileError: Error, Hashable, Sendable {
  /// The name's ending is none that Vane knows.
  case unknownEnding(path: CleanText)
  case missing(path: CleanText)
  /// There is a file of that name already.
  case exists(path: CleanText)
  case tooLarge(path: CleanText, limit: Int)
  case tooMany(path: CleanText, limit: Int)
  /// The content is not of the format that the ending says; `line` is where that shows, if it is known.
  case malformed(path: CleanText, PlaceFileFormat, line: Int?)
  /// The text is in an encoding of this name, which Vane can't read.
  case unknownEncoding(path: CleanText, CleanText)
  /// The file isn't a calendar.
  case noCalendar(path: CleanText)
  /// A file that is to be replaced is no calendar of Vane's.
  case foreign(path: CleanText)
  case storage(StorageError)
}

/// Reads and writes files of places. A path may be relative or begin with `~/`.
public struct PlaceFileClient: Sendable {
  public var read: @Sendable (_ path: String) throws(PlaceFileError) -> PlaceFileContent
  /// Throws `exists` where there is such a file, unless it may be replaced.
  public var write:
    @Sendable (_ places: [ListedPlace], _ path: String, _ replaces: Bool) throws(PlaceFileError) ->
      Void
  /// The names in a folder, where those of folders end with a slash; none where it cannot be read.
  public var names: @Sendable (_ folder: String) -> [String]

  public init(
    read: @escaping @Sendable (String) throws(PlaceFileError) -> PlaceFileContent,
    write: @escaping @Sendable ([ListedPlace], String, Bool) throws(PlaceFileError) -> Void,
    names: @escaping @Sendable (String) -> [String] = { _ in [] }
  ) {
    self.read = read
    self.write = write
    self.names = names
  }
}
