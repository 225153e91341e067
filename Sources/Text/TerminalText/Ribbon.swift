/// Values at even distances in one row: a cell of one column for each, a space for one that is missing.
///
/// A number that is not finite, or is beyond a million, counts as missing.
public enum Ribbon {
  /// Blocks of eight heights, from the lowest value to the highest; values within `leastSpan` do not fill it.
  public static func heights(
    _ values: [Double?], leastSpan: Double, glyphs: Glyphs, style: (Double) -> Style
  ) -> Line {
    let styles = values.map { $0.map(style) ?? .plain }
    return rows(1, of: values, styles, leastSpan: leastSpan, glyphs: glyphs)[0]
  }

  /// Blocks in several rows, of eight heights each, from the upper to the lower; what they leave free has the ground of
  /// its column.
  static func rows(
    _ count: Int, of values: [Double?], _ styles: [Style], on grounds: [Shade?] = [],
    leastSpan: Double, glyphs: Glyphs
  ) -> [Line] {
    let signs = Array(glyphs == .unicode ? "▁▂▃▄▅▆▇█" : "_.,-=+*#")
    let known = values.compactMap(\.self).filter(\.isChartable)
    let low = known.min() ?? 0
    let span = max((known.max() ?? 0) - low, leastSpan)
    return (0..<count).reversed().map { row in
      Line(
        values.enumerated().map { index, value in
          let ground = grounds.indices.contains(index) ? grounds[index] : nil
          guard let value, value.isChartable, span > 0 else { return Line(" ", shade: ground) }
          let top = signs.count * count - 1
          let level = Int(((value - low) / span * Double(top)).rounded()) - row * signs.count
          return level < 0
            ? Line(" ", shade: ground)
            : Line(String(signs[min(level, signs.count - 1)]), styles[index], shade: ground)
        })
    }
  }

  /// Dots for nothing and three shades, which begin at the limits, in ascending order.
  public static func densities(
    _ values: [Double?], limits: [Double], glyphs: Glyphs, style: (_ index: Int) -> Style
  ) -> Line {
    let signs = Array(glyphs == .unicode ? "·░▒▓" : ".:+#")
    return Line(
      values.enumerated().map { index, value in
        guard let value, value.isChartable else { return " " }
        let level = min(limits.filter { value >= $0 }.count, signs.count - 1)
        return Line(String(signs[level]), level == 0 ? .dim : style(index))
      })
  }
}
