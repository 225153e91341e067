import Glibc

/// The three files that every program is started with.
enum StandardDescriptors {
  /// Where one is closed, the next file to be opened would take its place: Vane would read lines from, or write to, one
  /// of its own. Input ends at once then, and output fails as before.
  static func fillGaps() {
    for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) == -1 {
      _ = open("/dev/null", O_RDONLY)
    }
  }
}
