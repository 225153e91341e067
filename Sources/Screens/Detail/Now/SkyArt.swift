import TerminalText

/// The pieces that drawings are put together from.
nonisolated struct SkyArt {
  var sun, moon, risenSun, risenMoon, crescent: DrawnLayer
  var cloud, smallCloud, farCloud, fog: DrawnLayer
  var lightning, ice, rime: DrawnLayer
  /// Light, moderate and heavy.
  var forms: [DrawnSky.PrecipitationForm: [DrawnLayer]]

  static let unicode = SkyArt(
    sun: DrawnLayer(
      rows: ["  ╲  │  ╱", "   ╭───╮", " ──┤   ├──", "   ╰───╯", "  ╱  │  ╲"], column: 1,
      style: .sun),
    moon: DrawnLayer(
      rows: ["   ╭──╴  ·", "  ╭╯╭╯", "  │ │", "  ╰╮╰╮     ·", "   ╰──╴ ·"], column: 1,
      style: .moon),
    risenSun: DrawnLayer(rows: [" ╲ │ ╱", "  ╭─╮", "──┤"], style: .sun),
    risenMoon: DrawnLayer(rows: ["  ╭─╴ ·", " ╭╯╭╯", " ╰╮"], style: .moon),
    crescent: DrawnLayer(rows: ["☾"], column: 1, style: .moon),
    cloud: DrawnLayer(
      rows: ["  ╭──╮", "╭─╯~~╰─╮", "╰──────╯"], column: 4, style: .cloud),
    smallCloud: DrawnLayer(
      rows: [" ╭─╮", "╭╯~╰╮", "╰───╯"], row: 2, column: 7, style: .cloud),
    farCloud: DrawnLayer(rows: ["  ╭──╮", "╭─╯", "╰──"], column: 2, style: .fog),
    fog: DrawnLayer(
      rows: ["─ ──── ──", " ─── ─────", "──── ── ──", "  ── ────"], row: 1, column: 1,
      style: .fog),
    lightning: DrawnLayer(rows: ["~╲_~", "~ ╲~"], row: 3, column: 6, style: .lightning),
    ice: DrawnLayer(rows: ["", "∘ ∘"], row: 3, column: 9, style: .snow),
    rime: DrawnLayer(rows: ["*", "    *", " *", "      *"], row: 1, column: 2, style: .snow),
    forms: forms(drizzle: "·", rain: "╱", snow: "*", grains: "∘"))

  static let ascii = SkyArt(
    sun: DrawnLayer(
      rows: ["  \\  |  /", "   .---.", " --(   )--", "   '---'", "  /  |  \\"], column: 1,
      style: .sun),
    moon: DrawnLayer(
      rows: ["   .--.  .", "  / .'", "  | |", "  \\ '.     .", "   '--' ."], column: 1,
      style: .moon),
    risenSun: DrawnLayer(rows: [" \\ | /", "  .-.", "--("], style: .sun),
    risenMoon: DrawnLayer(rows: ["  .-. .", " / /", " \\"], style: .moon),
    crescent: DrawnLayer(rows: ["("], column: 1, style: .moon),
    cloud: DrawnLayer(
      rows: ["  .--.", ".-'~~'-.", "'------'"], column: 4, style: .cloud),
    smallCloud: DrawnLayer(
      rows: [" .-.", ".'~'.", "'---'"], row: 2, column: 7, style: .cloud),
    farCloud: DrawnLayer(rows: ["  .--.", ".-'", "'--"], column: 2, style: .fog),
    fog: DrawnLayer(
      rows: ["- ---- --", " --- -----", "---- -- --", "  -- ----"], row: 1, column: 1,
      style: .fog),
    lightning: DrawnLayer(rows: ["~\\_~", "~ \\~"], row: 3, column: 6, style: .lightning),
    ice: DrawnLayer(rows: ["", "o o"], row: 3, column: 9, style: .snow),
    rime: DrawnLayer(rows: ["*", "    *", " *", "      *"], row: 1, column: 2, style: .snow),
    forms: forms(drizzle: ".", rain: "/", snow: "*", grains: "o"))

  private static func forms(
    drizzle: Character, rain: Character, snow: Character, grains: Character
  ) -> [DrawnSky.PrecipitationForm: [DrawnLayer]] {
    func three(_ sign: Character, _ style: Style) -> [DrawnLayer] {
      [["X   X", "  X"], ["X  X  X", " X  X"], ["X X X X", "X X X X"]].map { rows in
        DrawnLayer(
          rows: rows.map { String($0.map { $0 == "X" ? sign : $0 }) }, row: 3, column: 4,
          style: style)
      }
    }
    return [
      .drizzle: three(drizzle, .drizzle), .rain: three(rain, .rain),
      .snow: three(snow, .snow), .grains: three(grains, .snow),
    ]
  }
}
