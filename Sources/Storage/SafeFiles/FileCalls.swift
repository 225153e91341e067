/// A call of the operating system that failed, by its `errno`.
public struct CallFailure: Error, Hashable, Sendable {
  public var code: Int32

  public init(code: Int32) {
    self.code = code
  }
}

/// The result of `stat`.
public struct FileStatus: Hashable, Sendable {
  public enum Kind: Hashable, Sendable { case file, folder, link, other }

  public var kind: Kind
  /// The permission bits, without the kind.
  var mode: UInt32
  public var owner: UInt32
  var group: UInt32
  public var stamp: FileStamp
}

/// Tells one content of a file from the next without reading it.
public struct FileStamp: Hashable, Sendable {
  var device: UInt64
  var inode: UInt64
  public var size: Int64
  public var modifiedSeconds: Int64
  public var modifiedNanoseconds: Int64
}

/// The calls of the operating system through which files are read and written.
///
/// Tests replace them one by one, to make the Nth call fail.
public struct FileCalls: Sendable {
  public var open:
    @Sendable (_ path: String, _ flags: Int32, _ mode: UInt32) throws(CallFailure) -> Int32
  /// Returns 0 at the end of the file.
  public var read:
    @Sendable (_ file: Int32, _ into: UnsafeMutableRawBufferPointer) throws(CallFailure) -> Int
  /// May write less than it was given.
  public var write:
    @Sendable (_ file: Int32, _ bytes: UnsafeRawBufferPointer) throws(CallFailure) -> Int
  /// Returns when the disk has everything that was written to the file, or to the folder.
  public var sync: @Sendable (_ file: Int32) throws(CallFailure) -> Void
  public var close: @Sendable (_ file: Int32) throws(CallFailure) -> Void
  public var rename: @Sendable (_ from: String, _ to: String) throws(CallFailure) -> Void
  public var remove: @Sendable (_ path: String) throws(CallFailure) -> Void
  public var makeFolder: @Sendable (_ path: String, _ mode: UInt32) throws(CallFailure) -> Void
  public var setMode: @Sendable (_ file: Int32, _ mode: UInt32) throws(CallFailure) -> Void
  public var setOwner:
    @Sendable (_ file: Int32, _ owner: UInt32, _ group: UInt32) throws(CallFailure) -> Void
  public var statusOfOpen: @Sendable (_ file: Int32) throws(CallFailure) -> FileStatus
  /// Follows symbolic links.
  public var status: @Sendable (_ path: String) throws(CallFailure) -> FileStatus
  /// The status of a file; of a symbolic link, the link's own.
  public var statusOfLink: @Sendable (_ path: String) throws(CallFailure) -> FileStatus
  /// The path without symbolic links; fails when there is no such file.
  public var resolve: @Sendable (_ path: String) throws(CallFailure) -> String
  /// The names in a folder, in no order, without `.` and `..`.
  public var names: @Sendable (_ folder: String) throws(CallFailure) -> [String]
  /// Takes the advisory lock of an open file, or fails at once with `EWOULDBLOCK`. Closing releases it.
  public var lock: @Sendable (_ file: Int32) throws(CallFailure) -> Void
  /// Marks a place in an open file or folder until that is closed. Others can see the mark, but aren't blocked by it.
  public var mark: @Sendable (_ file: Int32, _ place: Int64) throws(CallFailure) -> Void
  /// Whether another program has marked a place before this one.
  public var isMarked: @Sendable (_ file: Int32, _ before: Int64) throws(CallFailure) -> Bool
  /// Releases the lock and its markers, so that they don't outlive a `close` that fails.
  var unlock: @Sendable (_ file: Int32) -> Void
  /// Blocks the thread.
  public var pause: @Sendable (_ seconds: Double) -> Void
  /// Seconds on a clock that never goes back.
  public var uptime: @Sendable () -> Double
}
