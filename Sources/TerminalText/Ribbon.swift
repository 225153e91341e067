/// Values at even distances in one row: a cell of one column for each, a space for one that is missing.
///
/// A number that is not finite, or is beyond a million, counts as missing.
public enum Ribbon {
  private static let levels: [Glyphs: [Character]] = [
    .unicode: Array("▁▂▃▄▅▆▇█"), .ascii: Array("_.,-=+*#"),
  ]
  private static let densities: [Glyphs: [Character]] = [
    .unicode: Array("·░▒▓"), .ascii: Array(".:+#"),
  ]

  /// Blocks of eight heights, from the lowest value to the highest; values within `leastSpan` do not fill it.
  public static func heights(
    _ values: [Double?], leastSpan: Double, glyphs: Glyphs, style: (Double) -> Style
  ) -> Line {
    let signs = levels[glyphs] ?? []
    let known = values.compactMap(\.self).filter(\.isChartable)
    guard let low = known.min(), let high = known.max() else { return blank(values.count) }
    let span = max(high - low, leastSpan)
    return Line(
      values.map { value in
        guard let value, value.isChartable, span > 0 else { return " " }
        let level = ((value - low) / span * Double(signs.count - 1)).rounded()
        return Line(String(signs[min(max(Int(level), 0), signs.count - 1)]), style(value))
      })
  }

  /// Dots for nothing and three shades, which begin at the limits, in ascending order.
  public static func densities(
    _ values: [Double?], limits: [Double], glyphs: Glyphs, style: (_ index: Int) -> Style
  ) -> Line {
    let signs = densities[glyphs] ?? []
    return Line(
      values.enumerated().map { index, value in
        guard let value, value.isChartable else { return " " }
        let level = min(limits.filter { value >= $0 }.count, signs.count - 1)
        return Line(String(signs[level]), level == 0 ? .dim : style(index))
      })
  }

  private static func blank(_ count: Int) -> Line { Line(String(repeating: " ", count: count)) }
}
