public import Clients
public import Foundation

/// A file while no one else changes it. It lives as long as `SafeFile.update` runs.
public struct LockedFile: ~Copyable {
  /// The path as requested, for errors.
  let path: String
  /// The file's path. A symbolic link here isn't followed: it counts as missing and is replaced.
  let target: String
  /// The beginning of the paths of temporary files.
  let temporary: String
  /// False if the file system has no locks, so that others may be writing.
  let isAlone: Bool
  let isDurable: Bool
  let largest: Int
  let calls: FileCalls

  /// `nil` when there is no file.
  public func read() throws(StorageError) -> FileContent? {
    do {
      return try calls.content(of: target, largest: largest, followsLinks: false)
    } catch {
      guard error.code == ENOENT || error.code == ELOOP else {
        throw .system(.read, path: path.cleanPath, code: error.code)
      }
      return nil
    }
  }

  /// Replaces the old content with `data`. After an error the file has one of the two.
  ///
  /// Owner and mode are unchanged, and a file that its owner may not write is left alone; a new file is accessible to
  /// its owner only.
  @discardableResult
  public func replace(with data: Data) throws(StorageError) -> FileStamp {
    do {
      return try write(data)
    } catch {
      throw .system(.write, path: path.cleanPath, code: error.code)
    }
  }

  /// Renames a corrupt file to `NAME.damaged-TIME`, never over another, and returns its new path. A symbolic link to it
  /// would dangle then: `placeholder` takes the file's place behind the link, and with `nil` the link is removed.
  public func setAside(at time: Date, placeholder: Data?) throws(StorageError) -> String {
    do {
      let kept = try rename(toFirstFree: target + ".damaged-" + time.formatted(Self.compactTime))
      try calls.syncFolder(target.folder)
      if calls.isLink(path) {
        if let placeholder { try write(placeholder) } else { try calls.remove(path) }
      }
      return kept
    } catch {
      throw .system(.write, path: path.cleanPath, code: error.code)
    }
  }
}

extension LockedFile {
  /// The age in seconds after which a temporary file counts as abandoned by a killed program.
  private static let longestWrite: Int64 = 3600
  private static let compactTime = Date.ISO8601FormatStyle(
    dateSeparator: .omitted, timeSeparator: .omitted)

  @discardableResult
  private borrowing func write(_ data: Data) throws(CallFailure) -> FileStamp {
    let old = try oldStatus()
    let temporary = temporary + String(UInt64.random(in: .min ... .max), radix: 16)
    let file = try calls.open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    let stamp: FileStamp
    do {
      stamp = try fill(file, with: data, like: old)
    } catch {
      try? calls.close(file)
      try? calls.remove(temporary)
      throw error
    }
    do {
      try calls.close(file)
      removeAbandoned(except: temporary, now: stamp)
      try calls.rename(temporary, target)
    } catch {
      try? calls.remove(temporary)
      throw error
    }
    // From here on the change is made; reporting a failure would leave nothing to undo.
    if isDurable { try? calls.syncFolder(target.folder) }
    return stamp
  }

  private borrowing func oldStatus() throws(CallFailure) -> FileStatus? {
    let old: FileStatus
    do {
      old = try calls.statusOfLink(target)
    } catch {
      guard error.code == ENOENT else { throw error }
      return nil
    }
    if old.kind == .link { return nil }
    guard old.kind != .folder else { throw CallFailure(code: EISDIR) }
    guard old.kind == .file, old.mode & 0o200 != 0 else { throw CallFailure(code: EACCES) }
    return old
  }

  private borrowing func fill(
    _ file: Int32, with data: Data, like old: FileStatus?
  ) throws(CallFailure) -> FileStamp {
    if let old {
      let new = try calls.statusOfOpen(file)
      if (new.owner, new.group) != (old.owner, old.group) {
        do {
          try calls.setOwner(file, old.owner, old.group)
        } catch {
          // The file can't be given to a group that the user isn't in, and keeps the user's own.
          guard new.owner == old.owner else { throw error }
        }
      }
      try calls.setMode(file, old.mode)
    }
    try calls.writeAll(data, to: file)
    if isDurable { try calls.sync(file) }
    return try calls.statusOfOpen(file).stamp
  }

  /// Removes the temporary files of killed programs. Best effort: the next write tries again.
  private borrowing func removeAbandoned(except own: String, now: FileStamp) {
    let prefix = temporary.name
    for name in (try? calls.names(target.folder)) ?? [] where name.hasPrefix(prefix) {
      let path = target.folder + "/" + name
      guard path != own else { continue }
      if !isAlone {
        guard let stamp = try? calls.statusOfLink(path).stamp,
          now.modifiedSeconds - stamp.modifiedSeconds > Self.longestWrite
        else { continue }
      }
      try? calls.remove(path)
    }
  }

  /// The name is taken by creating an empty file, which no other program can do a second time, and the
  /// rename goes over that.
  private borrowing func rename(toFirstFree name: String) throws(CallFailure) -> String {
    let kept = try reserve(name)
    do {
      try calls.rename(target, kept)
      return kept
    } catch {
      try? calls.remove(kept)
      throw error
    }
  }

  /// Creates an empty file of that name, or of the first free one after it.
  private borrowing func reserve(_ name: String) throws(CallFailure) -> String {
    var number = 1
    while true {
      let candidate = number == 1 ? name : "\(name)-\(number)"
      do {
        let file = try calls.open(candidate, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        try? calls.close(file)
        return candidate
      } catch {
        guard error.code == EEXIST, number < 1000 else { throw error }
        number += 1
      }
    }
  }
}
