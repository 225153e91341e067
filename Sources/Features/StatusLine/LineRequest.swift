import CommandKit
import Phrases
import WeatherModels
import WeatherText

/// The place and the options after `line`.
struct LineRequest: Hashable, Sendable {
  /// The line as typed, for the run in the background.
  var words: [String]
  var preset: LinePreset
  /// Whether the line also has the next minutes and the observation. A custom format names the fields that it needs.
  var hasUsualFormat: Bool
  var format: LineFormat
  /// The age in seconds from which a report is requested again.
  var refreshAfter: Double

  init(
    _ place: PlaceReference, _ format: String?, _ preset: LinePreset?, refreshAfter: Double?
  ) throws(Failure) {
    words = place.words
    self.preset = preset ?? .plain
    hasUsualFormat = format == nil && preset != .prose
    self.format = try LineFormat(format ?? self.preset.format)
    self.refreshAfter = refreshAfter ?? Report.freshness
  }

  /// Lines that `help line` adds to the help of every command.
  static let help = CommandDetails { phrases, width in
    let fields = LineField.names.joined(separator: " ")
    let presets = LinePreset.allCases.map(\.rawValue).joined(separator: ", ")
    return WeatherLines.note("\(phrases.lineFields): \(fields)", width: width)
      + WeatherLines.note("\(phrases.linePresets): \(presets)", width: width)
  }
}

nonisolated extension Argument where Value == LinePreset {
  static var preset: Argument {
    let presets = LinePreset.allCases.map(\.rawValue)
    return Argument(.choice(presets)) { words throws(Failure) in
      words.offer { $0.matches(presets, $1) }
      guard let word = words.first else { return nil }
      guard let preset = LinePreset(rawValue: word) else {
        throw .badValue(setting: "--preset", value: word, allowed: presets)
      }
      return preset
    }
  }
}

nonisolated extension Argument where Value == Double {
  /// `90s`, `15m`, `2h`, `1d`, in seconds; `0s` asks the service first.
  static var age: Argument {
    let examples = ["15m", "90s", "2h", "1d"]
    let units: [Character: Double] = ["s": 1, "m": 60, "h": 3600, "d": 86_400]
    return Argument(.duration(examples)) { words throws(Failure) in
      words.offer { $0.matches(examples, $1) }
      guard let text = words.first else { return nil }
      guard let unit = text.last.flatMap({ units[$0] }),
        let count = Arguments.number(String(text.dropLast()))
      else {
        throw .badValue(setting: "--refresh-after", value: text, allowed: examples)
      }
      return Double(count) * unit
    }
  }
}

/// The program that reads the line; `prose` is for a person.
nonisolated enum LinePreset: String, Hashable, Sendable, CaseIterable {
  case plain, prose, tmux, waybar, polybar, bash, zsh

  var format: String {
    switch self {
    case .prose: "{outlook}"
    case .plain, .polybar: "{icon} {temperature} {condition}"
    case .tmux, .waybar, .bash, .zsh: "{icon} {temperature}"
    }
  }

  /// The text as its reader must be given it to show it as it is: names of places come from others.
  func escaped(_ text: String) -> String {
    switch self {
    case .plain, .prose: text
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
    // Two readings, too, but the first only with PROMPT_SUBST, and not of the output of a command in the prompt, where
    // a backslash would be visible. A zero-width sequence separates a dollar sign from what follows; nothing helps for
    // a backtick.
    case .zsh:
      text.replacing("%", with: "%%").replacing("$", with: "$%{%}").replacing("`", with: "'")
    }
  }
}
