public import Foundation
internal import WeatherClients

/// The bytes of a file, with the stamp of the very content that was read.
public struct FileContent: Hashable, Sendable {
  public var bytes: [UInt8]
  public var stamp: FileStamp

  public var data: Data { Data(bytes) }
}

extension FileCalls {
  /// The first `limit` bytes. A file of more than `largest` is not loaded, and fails with `EFBIG`; where links are not
  /// followed, one fails with `ELOOP`.
  func content(
    of path: String, limit: Int = .max, largest: Int = SafeFile.largest, followsLinks: Bool
  ) throws(CallFailure) -> FileContent {
    // Without O_NONBLOCK, opening a pipe in the file's place would wait forever.
    let flags = O_RDONLY | O_CLOEXEC | O_NONBLOCK | (followsLinks ? 0 : O_NOFOLLOW)
    let file = try open(path, flags, 0)
    defer { try? close(file) }
    let status = try statusOfOpen(file)
    guard status.kind == .file else {
      throw CallFailure(code: status.kind == .folder ? EISDIR : EINVAL)
    }
    guard status.stamp.size <= largest else { throw CallFailure(code: EFBIG) }
    let bytes = try bytes(
      of: file, expecting: Int(status.stamp.size), limit: limit, largest: largest)
    return FileContent(bytes: bytes, stamp: status.stamp)
  }

  func writeAll(_ data: Data, to file: Int32) throws(CallFailure) {
    var written = 0
    while written < data.count {
      let count = try data.bytes.withUnsafeBytes { bytes throws(CallFailure) in
        try write(file, UnsafeRawBufferPointer(rebasing: bytes[written...]))
      }
      guard count > 0 else { throw CallFailure(code: EIO) }
      written += count
    }
  }

  /// Waits until the disk has the folder's names. Where a folder cannot be opened or synced, the kernel
  /// must do.
  func syncFolder(_ path: String) throws(CallFailure) {
    let folder: Int32
    do {
      folder = try open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC, 0)
    } catch {
      guard error.code == EACCES else { throw error }
      return
    }
    defer { try? close(folder) }
    do {
      try sync(folder)
    } catch {
      guard error.code == EINVAL else { throw error }
    }
  }

  /// Makes the folder and those above it that are missing, with mode 0700 as the XDG specification says.
  func makeFolders(_ path: String) throws(StorageError) {
    do {
      if try isFolder(path) { return }
    } catch {
      throw .system(.createFolder, path: path.cleanPath, code: error.code)
    }
    if path.folder != path { try makeFolders(path.folder) }
    do {
      try makeUnlessThere(path)
      try syncFolder(path.folder)
    } catch {
      throw .system(.createFolder, path: path.cleanPath, code: error.code)
    }
  }

  /// False when there is nothing of that name.
  private func isFolder(_ path: String) throws(CallFailure) -> Bool {
    let kind: FileStatus.Kind
    do {
      kind = try status(path).kind
    } catch {
      guard error.code == ENOENT else { throw error }
      return false
    }
    guard kind == .folder else { throw CallFailure(code: ENOTDIR) }
    return true
  }

  /// Another program may be creating the same folder.
  private func makeUnlessThere(_ path: String) throws(CallFailure) {
    do {
      try makeFolder(path, 0o700)
    } catch {
      guard error.code == EEXIST, (try? status(path))?.kind == .folder else { throw error }
    }
  }

  private func bytes(
    of file: Int32, expecting size: Int, limit: Int, largest: Int
  ) throws(CallFailure) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: min(max(0, size), limit - 1) + 1)
    var count = 0
    while count < limit {
      if count == bytes.count { bytes += Array(repeating: 0, count: min(count, limit - count)) }
      let more = try bytes.withUnsafeMutableBufferPointer { buffer throws(CallFailure) in
        let rest = UnsafeMutableBufferPointer(rebasing: buffer[count...])
        return try read(file, UnsafeMutableRawBufferPointer(rest))
      }
      if more == 0 { break }
      count += more
      guard count <= largest else { throw CallFailure(code: EFBIG) }
    }
    bytes.removeLast(bytes.count - count)
    return bytes
  }
}

extension String {
  /// The folder of an absolute path.
  var folder: String { (self as NSString).deletingLastPathComponent }

  /// The last part of a path.
  var name: String { (self as NSString).lastPathComponent }
}
