import Quantities

/// The program that reads the line; `prose` is for a person.
nonisolated enum LinePreset: String, Hashable, Sendable, CaseIterable {
  case plain, prose, tmux, waybar, polybar, emacs, bash, zsh, prometheus
  case i3statusRust = "i3status-rust"

  var format: String {
    switch self {
    case .prose: "{outlook}"
    case .plain, .polybar, .i3statusRust: "{icon} {temperature} {condition}"
    case .tmux, .waybar, .emacs, .bash, .zsh: LinePreset.short
    // All that every report has.
    case .prometheus:
      (WeatherQuantity.all + [.windDirection, .chance]).filter { $0.host == nil }
        .map { "{\($0.name)}" }.joined()
    }
  }

  /// The least that a bar shows.
  static let short = "{icon} {temperature}"

  /// The columns of a line whose format isn't the user's. tmux gives 40 to the right side, where a time stands, too.
  var width: Int { self == .tmux ? 34 : .max }

  /// The text as its reader must be given it to show it as it is: names of places come from others.
  func escaped(_ text: String) -> String {
    switch self {
    // The values of labels are escaped by themselves.
    case .plain, .prose, .prometheus: text
    // A number sign begins a format.
    case .tmux: text.replacing("#", with: "##")
    // A percent sign begins a construct of the mode line.
    case .emacs: text.replacing("%", with: "%%")
    // Pango markup.
    case .waybar, .i3statusRust:
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
