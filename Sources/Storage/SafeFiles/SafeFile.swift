public import Clients
public import Foundation
internal import Synchronization

/// A small file that is read whole and replaced whole, so that a reader meets the old content or the new
/// one, never a part, whatever happens to the writer.
///
/// Readers need no lock. Writers of all processes take turns by a lock file beside it, `.NAME.lock`.
public final class SafeFile: Sendable {
  let path: String
  let calls: FileCalls
  private let group: String?
  private let isDurable: Bool
  private let largest: Int
  private let followsLinks: Bool
  private let turn = Mutex(())

  /// A larger file isn't one of Vane's small ones.
  public static let largest = 64 << 20

  /// The seconds that `update` waits for other programs while nothing changes: a busy disk takes seconds for one write.
  static let timeout = 10.0

  /// - Parameters:
  ///   - path: absolute.
  ///   - group: a name that several files of one folder have in common; they share a lock.
  ///   - isDurable: false saves waiting for the disk, and a power cut may then take the file.
  ///   - largest: the most bytes that it may have, of which it is read whole.
  ///   - followsLinks: true for a file of the user's, which may be kept elsewhere: a symbolic link stays one, and
  ///     what it points to is replaced. False for what only Vane writes: a link in its place is as no file, and is
  ///     replaced itself.
  ///   - calls: the operating system.
  public init(
    path: String, group: String? = nil, isDurable: Bool = true, largest: Int = largest,
    followsLinks: Bool = false, calls: FileCalls = .live
  ) {
    self.path = path
    self.group = group
    self.isDurable = isDurable
    self.largest = largest
    self.followsLinks = followsLinks
    self.calls = calls
  }

  /// `nil` when there is no file.
  public func stamp() throws(StorageError) -> FileStamp? {
    do {
      let status = try followsLinks ? calls.status(path) : calls.statusOfLink(path)
      return status.kind == .link ? nil : status.stamp
    } catch {
      try confirmAbsence(after: error)
      return nil
    }
  }

  /// The content, or its first `limit` bytes; `nil` when there is no file. A dangling link that is followed is an
  /// error, for writing would fail.
  public func read(limit: Int = .max) throws(StorageError) -> FileContent? {
    do {
      return try calls.content(
        of: path, limit: limit, largest: largest, followsLinks: followsLinks)
    } catch {
      try confirmAbsence(after: error)
      return nil
    }
  }

  /// Runs `change` while no other thread or process changes the file. Where the file system has no locks
  /// it runs all the same. Folders that are missing are made, for their owner alone. Without a `patience`, others are
  /// waited for as long as a person would.
  public func update<Value: Sendable>(
    _ patience: Patience? = nil,
    _ change: (borrowing LockedFile) throws(StorageError) -> Value
  ) throws(StorageError) -> Value {
    try turn.withLock { _ throws(StorageError) in try takeTurn(patience, change) }
  }

  /// Puts `data` in the place of the old content without taking turns, and without a lock file beside it: for files
  /// that the user names, of which only the last counts. The folder must be there.
  public func replaceUnlocked(with data: Data) throws(StorageError) {
    let target = try resolved()
    let locked = LockedFile(
      path: path, target: target, temporary: "\(target.folder)/.\(target.name).tmp-",
      isAlone: false, isDurable: isDurable, largest: largest, calls: calls)
    try locked.replace(with: data)
  }
}

extension SafeFile {
  /// Throws unless the failure only says that there is no file.
  private func confirmAbsence(after failure: CallFailure) throws(StorageError) {
    let isAbsent =
      followsLinks
      ? failure.code == ENOENT && !calls.isLink(path) : [ENOENT, ELOOP].contains(failure.code)
    guard isAbsent else { throw .system(.read, path: path.cleanPath, code: failure.code) }
  }

  private func takeTurn<Value>(
    _ patience: Patience?, _ change: (borrowing LockedFile) throws(StorageError) -> Value
  ) throws(StorageError) -> Value {
    try calls.makeFolders(path.folder)
    let target = try resolved()
    let side = "\(target.folder)/.\(group ?? target.name)"
    let lock = try lock(side + ".lock", patience)
    defer { lock.release() }
    return try change(
      LockedFile(
        path: path, target: target, temporary: side + ".tmp-", isAlone: lock.isHeld,
        isDurable: isDurable, largest: largest, calls: calls))
  }

  private func lock(_ name: String, _ patience: Patience?) throws(StorageError) -> FileLock {
    do {
      let lock = try FileLock(
        path: name, of: path, timeout: patience?.left ?? Self.timeout, calls: calls)
      patience?.regain()
      return lock
    } catch .busy(let path, let seconds) {
      patience?.lose()
      throw .busy(path: path, seconds: patience?.seconds ?? seconds)
    }
  }

  /// The path of the file itself.
  private func resolved() throws(StorageError) -> String {
    guard followsLinks else { return path }
    do {
      return try calls.resolve(path)
    } catch {
      guard error.code == ENOENT, !calls.isLink(path) else {
        throw .system(.write, path: path.cleanPath, code: error.code)
      }
      return path
    }
  }
}
