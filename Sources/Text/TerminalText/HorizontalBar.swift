extension Line {
  /// A bar of at most `width` columns whose length is the share of `value` in `most`, in half columns, or in whole
  /// columns of ASCII; empty for what isn't finite or not above zero. What is above zero has at least the shortest bar.
  ///
  /// Thin, so that bars below each other stay apart.
  public static func bar(
    _ value: Double, of most: Double, width: Int, glyphs: Glyphs, _ style: Style
  ) -> Line {
    guard value.isFinite, most.isFinite, value > 0, most > 0, width > 0 else { return "" }
    let steps = glyphs == .unicode ? width * 2 : width
    let share = min(1, value / most) * Double(steps)
    let length = max(1, Int(exactly: share.rounded()) ?? steps)
    guard glyphs == .unicode else {
      return Line(String(repeating: "=", count: length), style)
    }
    return Line(String(repeating: "━", count: length / 2) + (length % 2 == 1 ? "╸" : ""), style)
  }
}
