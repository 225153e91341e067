/// A bar from a low to a high value on a scale that it shares with others, such as the days of a week.
public struct RangeBar: Hashable, Sendable {
  public var low: Double?
  public var high: Double?
  /// A value that is marked, such as the present one.
  public var mark: Double?

  public init(low: Double?, high: Double?, mark: Double? = nil) {
    self.low = low
    self.high = high
    self.mark = mark
  }

  /// Exactly `width` columns, empty where an end is missing. `style` is that of a value.
  public func line(
    on scale: ChartScale, width: Int, glyphs: Glyphs, style: (Double) -> Style
  ) -> Line {
    guard width > 0 else { return "" }
    var cells = [Line](repeating: " ", count: width)
    func value(at column: Int) -> Double {
      scale.low + (scale.high - scale.low) * (Double(column) + 0.5) / Double(width)
    }
    if let low = scale.share(of: low), let high = scale.share(of: high) {
      // In half columns; a day with only one temperature has a bar, too.
      let halves = Double(width * 2 - 1)
      let start = Int((min(low, high) * halves).rounded())
      let end = Int((max(low, high) * halves).rounded())
      for column in start / 2...end / 2 {
        let isLeft = start <= column * 2
        let isRight = end >= column * 2 + 1
        let sign = isLeft && isRight ? "━" : isLeft ? "╸" : "╺"
        cells[column] = Line(glyphs == .unicode ? sign : "=", style(value(at: column)))
      }
    }
    if let share = scale.share(of: mark) {
      let column = Int((share * Double(width - 1)).rounded())
      cells[column] = Line(glyphs == .unicode ? "●" : "o", .strong)
    }
    return Line(cells)
  }
}
