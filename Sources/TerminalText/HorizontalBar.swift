extension Line {
  /// A bar of at most `width` columns whose length is the share of `value` in `most`, in eighths of a column, or in whole
  /// columns of ASCII; empty for what isn't finite or not above zero. What is above zero has at least the shortest bar.
  public static func bar(
    _ value: Double, of most: Double, width: Int, glyphs: Glyphs, _ style: Style
  ) -> Line {
    guard value.isFinite, most.isFinite, value > 0, most > 0, width > 0 else { return "" }
    let share = min(1, value / most) * Double(width)
    guard glyphs == .unicode else {
      return Line(String(repeating: "=", count: max(1, Int(share.rounded()))), style)
    }
    let eighths = max(1, Int((share * 8).rounded()))
    let parts = ["", "▏", "▎", "▍", "▌", "▋", "▊", "▉"]
    return Line(String(repeating: "█", count: eighths / 8) + parts[eighths % 8], style)
  }
}
