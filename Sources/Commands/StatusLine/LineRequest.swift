import Phrases
import ScreenKit
import TerminalText
import WeatherModels

/// The place and the options behind `line`.
struct LineRequest: Hashable, Sendable {
  private static let ages = ["15m", "90s", "2h", "1d"]
  static let options: [CommandOption] = [
    .init("--format", .text), .init("--preset", .choice(LinePreset.allCases.map(\.rawValue))),
    .init("--refresh-after", .duration(ages)),
  ]

  /// As it was typed, for the run in the background.
  var words: [String]
  var preset = LinePreset.plain
  /// Whether what falls soon and what was observed stand around it: a format of one's own says what is wanted.
  var hasUsualFormat = true
  var format: LineFormat
  /// A report that was fetched so many seconds ago is asked for anew.
  var refreshAfter = Report.freshness

  /// `nil` where an option has no value.
  init?(_ arguments: Arguments) throws(Failure) {
    var words: [String] = []
    var format: String?
    var rest = arguments.words[...]
    while let word = rest.popFirst() {
      guard word.hasPrefix("--") else {
        words.append(word)
        continue
      }
      let name = String(word.prefix { $0 != "=" })
      let inline = word.contains("=") ? String(word.dropFirst(name.count + 1)) : nil
      guard let value = inline ?? rest.popFirst() else { return nil }
      switch name {
      case "--format": format = value
      case "--preset":
        guard let known = LinePreset(rawValue: value) else {
          throw .badValue(
            setting: name, value: value, allowed: LinePreset.allCases.map(\.rawValue))
        }
        preset = known
      case "--refresh-after": refreshAfter = try Self.seconds(value)
      default: throw .unknownOption(word)
      }
    }
    self.words = words
    hasUsualFormat = format == nil
    self.format = try LineFormat(format ?? preset.format)
  }

  /// `90s`, `15m`, `2h`, `1d`; `0s` asks the service first.
  private static func seconds(_ text: String) throws(Failure) -> Double {
    let units: [Character: Double] = ["s": 1, "m": 60, "h": 3600, "d": 86_400]
    guard let unit = text.last.flatMap({ units[$0] }),
      let count = Arguments.number(String(text.dropLast())), count >= 0
    else {
      throw .badValue(
        setting: "--refresh-after", value: text, allowed: ages)
    }
    return Double(count) * unit
  }

  /// Lines that `help line` adds to the help of every command.
  static let help = CommandDetails { phrases, width in
    let fields = LineField.names.joined(separator: " ")
    let presets = LinePreset.allCases.map(\.rawValue).joined(separator: ", ")
    return WeatherLines.note("\(phrases.lineFields): \(fields)", width: width)
      + WeatherLines.note("\(phrases.linePresets): \(presets)", width: width)
  }
}

/// For whom a line is.
enum LinePreset: String, Hashable, Sendable, CaseIterable {
  case plain, tmux, waybar, polybar, bash, zsh

  var format: String {
    switch self {
    case .plain, .polybar: "{icon} {temperature} {condition}"
    case .tmux, .waybar, .bash, .zsh: "{icon} {temperature}"
    }
  }

  /// The text as its reader must be given it to show it as it is: names of places come from others.
  func escaped(_ text: String) -> String {
    switch self {
    case .plain: text
    // A number sign begins a format.
    case .tmux: text.replacing("#", with: "##")
    // Pango markup.
    case .waybar:
      text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
    // Formatting tags, which cannot be escaped (https://github.com/polybar/polybar/pull/2748).
    case .polybar: text.replacing("%{", with: "% {")
    // In the value of PS1, the prompt's own escapes are read first, and then those of a text in double quotes.
    case .bash:
      text.replacing("\\", with: #"\\\\"#).replacing("$", with: #"\\$"#)
        .replacing("`", with: #"\\`"#)
    case .zsh: text.replacing("%", with: "%%")
    }
  }
}
