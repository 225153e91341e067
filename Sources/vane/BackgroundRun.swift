import Foundation
import SafeFiles

/// Vane started once more, without a terminal, as the background of a run that ends at once.
enum BackgroundRun {
  /// Seconds between two attempts for the same arguments: a bar asks every second, also without a network.
  private static let pause = 60.0

  /// The value after `setsid` in `spawn.h`; the compiler does not see the macro.
  private static let newSession: Int16 = 0x80

  /// Does nothing where the same is under way, or was tried within the last minute. A failure leaves the answer as old
  /// as it says it is.
  static func start(_ words: [String], flags: [String], directories: Directories) {
    guard let folder = try? directories.cache,
      let lock = lock(folder + "/refresh-\(name(words)).lock", in: folder)
    else { return }
    // The child holds the lock for as long as it lives: it belongs to the open file, which both have.
    defer { close(lock) }
    guard isDue(lock) else { return }
    spawn(["vane"] + flags + words, lock: lock)
  }

  /// Opens and locks the file at `path`; `nil` if another run holds the lock.
  private static func lock(_ path: String, in folder: String) -> Int32? {
    func open() -> Int32 { Glibc.open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600) }
    var file = open()
    if file < 0, errno == ENOENT {
      // Making folders that are there already would take longer than all else here.
      try? FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true,
        attributes: [.posixPermissions: 0o700])
      file = open()
    }
    guard file >= 0 else { return nil }
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

  private static func spawn(_ words: [String], lock: Int32) {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for (descriptor, flags) in [(Int32(0), O_RDONLY), (1, O_WRONLY), (2, O_WRONLY)] {
      posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", flags, 0)
    }
    // A status bar waits until every holder of its pipe has closed it. Closing what isn't open does no harm.
    for descriptor in Int32(3)..<256 where descriptor != lock {
      posix_spawn_file_actions_addclose(&actions, descriptor)
    }
    // The copy of a descriptor onto itself takes close-on-exec away (POSIX.1-2024, and glibc since 2.29).
    posix_spawn_file_actions_adddup2(&actions, lock, lock)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setflags(&attributes, newSession | Int16(POSIX_SPAWN_SETSIGMASK))
    let arguments = words.map { strdup($0) } + [nil]
    defer { arguments.forEach { free($0) } }
    var child: pid_t = 0
    posix_spawn(&child, "/proc/self/exe", &actions, &attributes, arguments, environ)
  }

  /// The words as a file's name: FNV-1a, for names may be of any length and script.
  private static func name(_ words: [String]) -> String {
    let hash = words.joined(separator: "\u{0}").utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01b3
    }
    return String(hash, radix: 16)
  }
}
