import TerminalText
import WeatherClients

/// What this run was started for.
struct Invocation {
  var json = false
  var csv = false
  var plain = false
  var color = ColorWish.auto
  var sample = false
  var yes = false
  var service: ServiceChoice?
  var size: WindowSize?
  /// A command of the prompt; none where the prompt is to open.
  var words: [String] = []
}

extension Invocation {
  /// What the arguments say; ends the program itself for `--help`, and for what is not understood.
  ///
  /// The parser reflects on its declarations, which is a third of a start: it is asked only where it could find a flag.
  init(_ arguments: [String]) {
    if arguments.contains(where: VaneCommand.mayBeFlag) {
      self = VaneCommand.parsed(arguments).invocation
    } else {
      words = arguments
    }
  }

  /// The words without the `--` that keeps those behind it from being flags.
  var commandWords: [String] {
    guard let dashes = words.firstIndex(of: "--") else { return words }
    return Array(words[..<dashes] + words[(dashes + 1)...])
  }
}
