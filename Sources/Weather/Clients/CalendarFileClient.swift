import Reports

/// Reads and writes the bytes of iCalendar files. A path may be relative or begin with `~/`.
public struct CalendarFileClient: Sendable {
  public var read: @Sendable (_ path: String) throws(PlaceFileError) -> [UInt8]
  /// Throws `foreign` where there is a file that Vane didn't write.
  public var write: @Sendable (_ bytes: [UInt8], _ path: String) throws(PlaceFileError) -> Void

  public init(
    read: @escaping @Sendable (String) throws(PlaceFileError) -> [UInt8],
    write: @escaping @Sendable ([UInt8], String) throws(PlaceFileError) -> Void
  ) {
    self.read = read
    self.write = write
  }

  public static let noop = CalendarFileClient { path throws(PlaceFileError) in
    throw .missing(path: path.cleanPath)
  } write: { _, path throws(PlaceFileError) in
    throw .missing(path: path.cleanPath)
  }

  /// The setting by which the towns of appointments may be looked up online.
  public static let permission = "calendar.places"
}
