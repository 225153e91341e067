import Foundation
import Phrases

/// The files that this program has open.
enum Descriptors {
  /// The descriptors of the event loops, the databases and one exchange with a service, with some to spare.
  private static let fewest: Int32 = 24

  /// Fills closed standard descriptors (0 to 2). Otherwise the next file to be opened would take the number, and Vane
  /// would read lines from it or write to it. Input then ends at once, and output fails as before.
  static func fillGaps() {
    for descriptor in STDIN_FILENO...STDERR_FILENO {
      if fcntl(descriptor, F_GETFD) == -1, errno == EBADF { _ = open("/dev/null", O_RDONLY) }
    }
  }

  /// Ends a program that may not open as many as it needs: libdispatch would end it later, without a word.
  static func demandRoom(_ environment: [String: String]) {
    let last = fcntl(STDIN_FILENO, F_DUPFD_CLOEXEC, fewest - 1)
    let code = errno
    guard last < 0 else {
      close(last)
      return
    }
    let phrases = Language(setting: nil, environment: environment).phrases
    // Beyond the limit is EINVAL, and below it with none left EMFILE.
    let sentence =
      [EINVAL, EMFILE].contains(code)
      ? phrases.tooFewFiles(fewest) : phrases.noFiles(code: code)
    refuse(sentence)
  }

  /// Opens a file for locks at `path`, which is made if need be, with its folder; `nil` where that can't be.
  static func file(_ path: String, in folder: String) -> Int32? {
    func opened() -> Int32 { open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600) }
    var file = opened()
    if file < 0, errno == ENOENT {
      // Making folders that are there already would take longer than all else here.
      try? FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true,
        attributes: [.posixPermissions: 0o700])
      file = opened()
    }
    return file >= 0 ? file : nil
  }

  /// Ends the program before it can do anything else.
  static func refuse(_ sentence: String) -> Never {
    let bytes = Array((sentence + "\n").utf8)
    write(STDERR_FILENO, bytes, bytes.count)
    exit(1)
  }
}
