import Glibc
import Synchronization

/// Writes plain text, and keeps it apart from the spinner on standard error.
final class PlainScreen: Sendable {
  private let state: Mutex<State>

  private struct State {
    var output: OutputDescriptor
    var errors: OutputDescriptor
    var spinner: Spinner
    let hasSpinner: Bool

    mutating func eraseSpinner() { errors.write(spinner.erase()) }
  }

  init(output: Int32, errors: Int32, options: TerminalLines.Options) {
    state = Mutex(
      State(
        output: OutputDescriptor(output), errors: OutputDescriptor(errors),
        spinner: Spinner(delay: options.spinnerDelay, isASCII: options.isASCII),
        hasSpinner: options.showsSpinner && isatty(errors) == 1))
  }

  func write(_ text: String) {
    state.withLock { state in
      state.eraseSpinner()
      state.output.write(text)
    }
  }

  func writeError(_ text: String) {
    state.withLock { state in
      state.eraseSpinner()
      state.errors.write(text)
    }
  }

  func setBusy(_ label: String?) {
    state.withLock { state in
      guard state.hasSpinner else { return }
      let text = state.spinner.set(label, at: .now)
      state.errors.write(text)
    }
  }

  /// Draws the spinner's next frame if it is time; how long until there is something to draw again.
  func tick() -> Duration? {
    state.withLock { state in
      let columns = TerminalSize(ofTerminal: state.errors.descriptor) ?? .standard
      let text = state.spinner.tick(at: .now, columns: columns.columns)
      state.errors.write(text)
      return state.spinner.pause(at: .now)
    }
  }

  /// An error message that can't be shown isn't a lost answer: only the output's own failure counts.
  var outputFailure: Int32? { state.withLock { $0.output.failure } }
}
