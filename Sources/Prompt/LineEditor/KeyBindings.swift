/// The keys that Vane's prompt has beyond, or unlike, libedit's emacs keys.
enum KeyBindings {
  /// The marks that a terminal puts around a pasted text.
  static let pasteStart = "\u{1B}[200~"
  static let pasteEnd = "\u{1B}[201~"

  static let all: [(keys: String, function: String)] =
    sequences + [
      ("^I", "vane-complete"),
      ("^D", "vane-delete-or-end"),
      ("^R", "em-inc-search-prev"),
      ("^W", "ed-delete-prev-word"),
    ] + removed.map { ($0, "ed-unassigned") }

  /// The sequences that keys send beyond a single character or Meta with one.
  static let known = Set(sequences.map(\.keys) + arrows)

  private static let sequences: [(keys: String, function: String)] = [
    (pasteStart, "vane-paste"),
    ("\u{1B}[1~", "ed-move-to-beg"),
    ("\u{1B}[7~", "ed-move-to-beg"),
    ("\u{1B}[H", "ed-move-to-beg"),
    ("\u{1B}OH", "ed-move-to-beg"),
    ("\u{1B}[4~", "ed-move-to-end"),
    ("\u{1B}[8~", "ed-move-to-end"),
    ("\u{1B}[F", "ed-move-to-end"),
    ("\u{1B}OF", "ed-move-to-end"),
    ("\u{1B}[3~", "ed-delete-next-char"),
    ("\u{1B}[1;5C", "em-next-word"),
    ("\u{1B}[1;3C", "em-next-word"),
    ("\u{1B}[5C", "em-next-word"),
    ("\u{1B}[1;5D", "ed-prev-word"),
    ("\u{1B}[1;3D", "ed-prev-word"),
    ("\u{1B}[5D", "ed-prev-word"),
  ]

  /// Bound by libedit itself, from the terminal's description.
  private static let arrows = "ABCD".flatMap { ["\u{1B}[\($0)", "\u{1B}O\($0)"] }

  /// Flush output, quoted insert, the mark, job control keys that the terminal driver handles, the
  /// editrc command line (Meta-x), and counts, with which a key could insert a million characters.
  private static let removed =
    ["^O", "^V", "^X", "^]"]
    + "xX-0123456789".map { "\u{1B}\($0)" }
}
