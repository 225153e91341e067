import CEditline
import Glibc

/// A program that is to have the terminal for a while, and the text that it reads as its input.
struct ForegroundProcess: Sendable {
  /// Its name, looked for in `PATH`, and its arguments.
  var command: [String]
  var text: String
}

extension Editor {
  /// Gives the terminal to the program as it was found, and takes it back when that ends. Where there is no such
  /// program, the text is written as it is.
  func runForeground(_ process: ForegroundProcess) {
    setPasteMarks(false)
    modes.restore()
    defer {
      modes.setBetweenLines()
      setPasteMarks(true)
      // Ctrl-C was meant for the program, which decides what to do with it.
      _ = takes(SIGINT)
      _ = takes(SIGTSTP)
    }
    guard let child = ChildProgram(process.command) else { return put(process.text) }
    child.feed(process.text)
    while child.stops() {
      // Ctrl-Z stopped only the program; continuing us continues it.
      ce_signals_stop(&modes.found)
      child.resume()
    }
    isAtLineStart = true
  }
}

/// A program in our own process group: one in a group of its own would be stopped as soon as it read the terminal.
private struct ChildProgram {
  private let process: pid_t
  private let input: Int32

  init?(_ command: [String]) {
    var ends: [Int32] = [-1, -1]
    guard let name = command.first, ce_pipe(&ends) == 0 else { return nil }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    posix_spawn_file_actions_adddup2(&actions, ends[0], STDIN_FILENO)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    // The program gets back what we ignore and block.
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    sigaddset(&signals, SIGPIPE)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
    var arguments = command.map { strdup($0) } + [nil]
    var process: pid_t = 0
    let result = posix_spawnp(&process, name, &actions, &attributes, &arguments, environ)
    for argument in arguments { free(argument) }
    posix_spawnattr_destroy(&attributes)
    posix_spawn_file_actions_destroy(&actions)
    close(ends[0])
    guard result == 0 else {
      close(ends[1])
      return nil
    }
    (self.process, input) = (process, ends[1])
  }

  /// Ends early where the program reads no further.
  func feed(_ text: String) {
    var output = OutputDescriptor(input)
    output.write(text)
    close(input)
  }

  /// Waits until it is stopped, or has ended: then it is false.
  func stops() -> Bool {
    var status: Int32 = 0
    return uninterrupted { waitpid(process, &status, WUNTRACED) } >= 0 && status & 0xFF == 0x7F
  }

  func resume() { kill(process, SIGCONT) }
}
