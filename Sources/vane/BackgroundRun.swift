import Foundation
import Reports
import SafeFiles
import Synchronization

/// Vane started once more, without a terminal, as the background of a run that ends at once.
enum BackgroundRun {
  /// Seconds between two attempts for the same arguments: a bar asks every second, also without a network.
  private static let pause = 60.0
  /// The runs that were started and perhaps have ended, which the system remembers until they are waited for.
  private static let children = Mutex<[pid_t]>([])

  /// Does nothing where the same is under way, or was tried within the last minute. A failure leaves the answer as old
  /// as it says it is.
  static func start(_ words: [String], flags: [String], directories: Directories) {
    guard let folder = try? directories.cache,
      let lock = lock(folder + "/refresh-\(name(words)).lock", in: folder)
    else { return }
    // The child holds the lock for as long as it lives: it belongs to the open file, which both have.
    defer { close(lock) }
    guard isDue(lock) else { return }
    removeOld(in: folder)
    let child = ProgramStart.start(
      Resources.program, ["vane"] + flags + words, in: .session, keeping: lock)
    children.withLock { children in
      children.removeAll { waitpid($0, nil, WNOHANG) != 0 }
      if let child { children.append(child) }
    }
  }

  /// Removes the files of arguments with which nobody has come for an hour, but those that another run holds.
  private static func removeOld(in folder: String) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    for name in names where name.hasPrefix("refresh-") && name.hasSuffix(".lock") {
      let path = folder + "/" + name
      var status = stat()
      guard lstat(path, &status) == 0,
        Date().timeIntervalSince1970 - Double(status.st_mtim.tv_sec) > 3600,
        let lock = lock(path, in: folder)
      else { continue }
      unlink(path)
      close(lock)
    }
  }

  /// Opens and locks the file at `path`; `nil` if another run holds the lock.
  private static func lock(_ path: String, in folder: String) -> Int32? {
    guard let file = Descriptors.file(path, in: folder) else { return nil }
    guard flock(file, LOCK_EX | LOCK_NB) == 0 else {
      close(file)
      return nil
    }
    return file
  }

  /// Whether a minute has passed since the last try, whose time the file has; records this one. A new file is empty.
  private static func isDue(_ file: Int32) -> Bool {
    var status = stat()
    guard fstat(file, &status) == 0 else { return false }
    let age = Date().timeIntervalSince1970 - Double(status.st_mtim.tv_sec)
    guard status.st_size == 0 || age >= pause || age < 0 else { return false }
    var mark = UInt8(ascii: "\n")
    return pwrite(file, &mark, 1, 0) == 1
  }

  /// The words as a file's name, for names may be of any length and script.
  private static func name(_ words: [String]) -> String {
    words.joined(separator: "\u{0}").stableHash
  }
}
