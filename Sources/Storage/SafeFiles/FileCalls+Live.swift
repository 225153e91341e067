internal import Foundation

extension FileCalls {
  /// The operating system itself. A call that a signal interrupted is made again, a hundred times at most.
  public static let live = FileCalls(
    open: { path, flags, mode throws(CallFailure) in
      try checked { Foundation.open(path, flags, mode) }
    },
    read: { file, bytes throws(CallFailure) in
      try checked { Foundation.read(file, bytes.baseAddress, bytes.count) }
    },
    write: { file, bytes throws(CallFailure) in
      try checked { Foundation.write(file, bytes.baseAddress, bytes.count) }
    },
    sync: { file throws(CallFailure) in
      try checked { fsync(file) }
    },
    close: { file throws(CallFailure) in
      // Linux has closed the file when it says EINTR; a second close could hit another one's file.
      guard Foundation.close(file) == 0 || errno == EINTR else { throw CallFailure(code: errno) }
    },
    rename: { from, to throws(CallFailure) in
      try checked { Foundation.rename(from, to) }
    },
    remove: { path throws(CallFailure) in
      try checked { unlink(path) }
    },
    makeFolder: { path, mode throws(CallFailure) in
      try checked { mkdir(path, mode) }
    },
    setMode: { file, mode throws(CallFailure) in
      try checked { fchmod(file, mode) }
    },
    setOwner: { file, owner, group throws(CallFailure) in
      try checked { fchown(file, owner, group) }
    },
    statusOfOpen: { file throws(CallFailure) in
      try status { fstat(file, &$0) }
    },
    status: { path throws(CallFailure) in
      try status { stat(path, &$0) }
    },
    statusOfLink: { path throws(CallFailure) in
      try status { lstat(path, &$0) }
    },
    resolve: { path throws(CallFailure) in
      guard let resolved = realpath(path, nil) else { throw CallFailure(code: errno) }
      defer { free(resolved) }
      return String(cString: resolved)
    },
    names: { path throws(CallFailure) in
      try names(in: path)
    },
    lock: { file throws(CallFailure) in
      try checked { flock(file, LOCK_EX | LOCK_NB) }
    },
    mark: { file, place throws(CallFailure) in
      var mark = range(F_RDLCK, from: place, count: 1)
      try checked { fcntl(file, setOwnLock, &mark) }
    },
    isMarked: { file, before throws(CallFailure) in
      var found = range(F_WRLCK, from: 0, count: before)
      try checked { fcntl(file, getOthersLock, &found) }
      return found.l_type != Int16(F_UNLCK)
    },
    unlock: { file in
      var all = range(F_UNLCK, from: 0, count: 0)
      _ = fcntl(file, setOwnLock, &all)
      _ = flock(file, LOCK_UN)
    },
    pause: { seconds in
      Thread.sleep(forTimeInterval: seconds)
    },
    uptime: {
      var time = timespec()
      clock_gettime(CLOCK_MONOTONIC, &time)
      return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    })

  @discardableResult
  private static func checked<Value: BinaryInteger>(
    _ call: () -> Value
  ) throws(CallFailure) -> Value {
    for _ in 0..<100 {
      let value = call()
      if value >= 0 { return value }
      guard errno == EINTR else { throw CallFailure(code: errno) }
    }
    throw CallFailure(code: EINTR)
  }

  /// `F_OFD_GETLK` and `F_OFD_SETLK` of `fcntl.h`, locks that belong to the open file; the compiler does not see the
  /// macros. Linux gives them to folders, too.
  private static let (getOthersLock, setOwnLock) = (Int32(36), Int32(37))

  private static func range(_ type: Int32, from start: Int64, count: Int64) -> flock {
    flock(
      l_type: Int16(type), l_whence: Int16(SEEK_SET), l_start: off_t(start), l_len: off_t(count),
      l_pid: 0)
  }

  private static func status(_ call: (inout stat) -> Int32) throws(CallFailure) -> FileStatus {
    var status = stat()
    try checked { call(&status) }
    let kind: FileStatus.Kind =
      switch status.st_mode & S_IFMT {
      case S_IFREG: .file
      case S_IFDIR: .folder
      case S_IFLNK: .link
      default: .other
      }
    return FileStatus(
      kind: kind, mode: status.st_mode & 0o7777, owner: status.st_uid, group: status.st_gid,
      stamp: FileStamp(
        device: UInt64(status.st_dev), inode: UInt64(status.st_ino), size: Int64(status.st_size),
        modifiedSeconds: Int64(status.st_mtim.tv_sec),
        modifiedNanoseconds: Int64(status.st_mtim.tv_nsec)))
  }

  private static func names(in path: String) throws(CallFailure) -> [String] {
    guard let folder = opendir(path) else { throw CallFailure(code: errno) }
    defer { closedir(folder) }
    var names: [String] = []
    while true {
      errno = 0
      guard let entry = readdir(folder) else {
        guard errno == 0 else { throw CallFailure(code: errno) }
        return names
      }
      let name = withUnsafePointer(to: &entry.pointee.d_name) { field in
        field.withMemoryRebound(to: CChar.self, capacity: Int(entry.pointee.d_reclen)) {
          String(cString: $0)
        }
      }
      if name != ".", name != ".." { names.append(name) }
    }
  }
}
