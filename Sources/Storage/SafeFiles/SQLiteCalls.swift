internal import Foundation
internal import GRDBSQLite

/// The calls of the operating system that SQLite makes.
public enum SQLiteCalls {
  /// SQLite would open a file again for ever where a file system says each time that a signal interrupted it.
  public static func bound() { _ = isBound }

  private static let isBound: Bool = {
    let open: @convention(c) (UnsafePointer<CChar>, Int32, Int32) -> Int32 = { path, flags, mode in
      do throws(CallFailure) {
        return try FileCalls.live.open(String(cString: path), flags, UInt32(bitPattern: mode))
      } catch {
        // Any other error than EINTR, which it doesn't take for an answer.
        errno = error.code == EINTR ? EIO : error.code
        return -1
      }
    }
    let system = sqlite3_vfs_find(nil)
    return system?.pointee.xSetSystemCall?(
      system, "open", unsafeBitCast(open, to: sqlite3_syscall_ptr.self)) == SQLITE_OK
  }()
}
