internal import Foundation

/// Programs that tests start.
///
/// Not with Foundation's Process: that takes a program for running as long as anything that it started lives, such as a
/// tmux server, and hands its own blocked signals down to it, of which `timeout` would ignore its own.
public enum ChildProgram {
  public struct CannotRun: Error {
    public var path: String
    public var code: Int32
  }

  /// Starts a program with these descriptors as its input, output and errors, or with a device for all three and a
  /// session of its own.
  public static func spawn(
    _ path: String, _ arguments: [String], _ environment: [String: String],
    descriptors: [Int32] = [], device: String? = nil
  ) throws -> Int32 {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for (number, descriptor) in descriptors.enumerated() {
      posix_spawn_file_actions_adddup2(&actions, descriptor, Int32(number))
    }
    if let device {
      posix_spawn_file_actions_addopen(&actions, 0, device, O_RDWR, 0)
      posix_spawn_file_actions_adddup2(&actions, 0, 1)
      posix_spawn_file_actions_adddup2(&actions, 0, 2)
    }
    // A tmux server would keep the sockets and pipes of other tests open. Which of the numbers are
    // in use does not matter; the call for all of them, addclosefrom_np, Swift does not see.
    for descriptor in 3..<Int32(1024) {
      posix_spawn_file_actions_addclose(&actions, descriptor)
    }

    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    var all = sigset_t()
    sigfillset(&all)
    posix_spawnattr_setsigdefault(&attributes, &all)
    // POSIX_SPAWN_SETSID, which Swift does not see: the first terminal opened becomes the program's own.
    let session: Int16 = device == nil ? 0 : 0x80
    posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETSIGMASK) | Int16(POSIX_SPAWN_SETSIGDEF) | session)

    var words = ([path] + arguments).map { strdup($0) } + [nil]
    var settings = environment.map { strdup("\($0)=\($1)") } + [nil]
    defer { (words + settings).forEach { free($0) } }
    var pid: pid_t = 0
    let code = posix_spawn(&pid, path, &actions, &attributes, &words, &settings)
    guard code == 0 else { throw CannotRun(path: path, code: code) }
    return pid
  }
}
