/// Hours side by side, a column for each: a curve above rows of figures, over one axis on which the night is thick.
///
/// Everything about an hour is in its column. Where figures are wider than a column, every second or third hour has
/// one.
public struct HourStrip: Hashable, Sendable {
  /// The text of one hour in a row.
  public struct Cell: Hashable, Sendable {
    public var text: String
    /// The text for columns of three characters.
    public var short: String
    public var style: Style

    public init(_ text: String, short: String? = nil, _ style: Style = .plain) {
      self.text = text
      self.short = short ?? text
      self.style = style
    }
  }

  public struct Row: Hashable, Sendable {
    /// The unit.
    public var label: String
    /// A cell for each hour.
    public var cells: [Cell]
    /// Whether the row is left out where all of its hours are dim: nothing falls.
    public var isOptional: Bool
    /// The values of the hours that its columns stand for, drawn below the figures where a curve has no room.
    public var ribbon: Chart.Curve?

    public init(
      _ label: String, _ cells: [Cell], isOptional: Bool = false, ribbon: Chart.Curve? = nil
    ) {
      self.ribbon = ribbon
      self.label = label
      self.cells = cells
      self.isOptional = isOptional
    }

    fileprivate func isDrawn(_ shown: Int) -> Bool {
      !isOptional || cells.prefix(shown).contains { !$0.text.isEmpty && $0.style != .dim }
    }
  }

  public var count: Int
  public var rows: [Row]
  /// The hours below the figures. The hour 0 marks the beginning of a day.
  public var ticks: [Chart.Tick]
  public var isNight: [Bool]
  /// The curve above the figures; `nil` if nothing can be drawn.
  public var curve: Chart.Curve?
  /// The curve spans so much at least.
  public var leastSpan: Double
  /// The legend at the right above the curve.
  public var legend: [Chart.Legend]
  public var leastStride: Int
  public var decimalMark: String

  public init(
    count: Int, rows: [Row], ticks: [Chart.Tick], isNight: [Bool], curve: Chart.Curve? = nil,
    leastSpan: Double = 4, legend: [Chart.Legend] = [], leastStride: Int = 3,
    decimalMark: String = "."
  ) {
    self.count = count
    self.rows = rows
    self.ticks = ticks
    self.isNight = isNight
    self.curve = curve
    self.leastSpan = leastSpan
    self.legend = legend
    self.leastStride = leastStride
    self.decimalMark = decimalMark
  }

  /// The width before the first hour: the units, after a space.
  public var labelWidth: Int { 1 + max(3, rows.map(\.label.displayWidth).max() ?? 0) }

  /// The columns of each hour, and how many hours fit: four where 24 hours have room for that, else the fewest.
  public func layout(width: Int) -> (stride: Int, count: Int) {
    let room = max(0, width - labelWidth)
    let stride = count == 0 || room >= min(count, 24) * 4 ? 4 : leastStride
    let shown = min(count, room / stride)
    // Spare room widens the columns.
    return (shown > 0 && shown == count ? max(stride, min(8, room / shown)) : stride, shown)
  }

  /// The figures below the curve, of which there is one where `curveRows` are four or more.
  public func lines(width: Int, curveRows: Int = 0, glyphs: Glyphs) -> [Line] {
    let (stride, shown) = layout(width: width)
    guard shown > 0 else { return [] }
    return curve(rows: curveRows, stride, shown, glyphs)
      + rows.filter { $0.isDrawn(shown) }.map { line($0, stride, shown) }
      + [hours(stride, shown), axis(stride, shown, glyphs)]
  }

  /// The width of a column from which eight of them have more room than figures need.
  private static let broad = 9

  /// The figures with ribbons of so many rows: eight columns, or as many broad ones as have room.
  public func ribbonLines(width: Int, rows ribbonRows: Int, glyphs: Glyphs) -> [Line] {
    let room = max(0, width - labelWidth)
    let shown = min(count, max(min(8, room / leastStride), room / Self.broad))
    guard shown > 0 else { return [] }
    let stride = min(12, room / shown)
    return rows.filter { $0.isDrawn(shown) }.flatMap { row in
      [line(row, stride, shown)] + ribbon(row, rows: ribbonRows, stride, shown, glyphs)
    } + [hours(stride, shown)]
  }
}

extension HourStrip {
  private func label(_ text: String) -> Line { Line(text, .dim).padded(to: labelWidth, .trailing) }

  private func curve(rows: Int, _ stride: Int, _ shown: Int, _ glyphs: Glyphs) -> [Line] {
    guard rows >= 4, var curve,
      let frame = ChartFrame(
        count: shown, labelWidth: labelWidth, width: labelWidth + 3 + shown * stride,
        nights: isNight.prefix(shown).enumerated().filter(\.element).map {
          Double($0.offset) - 0.5...Double($0.offset) + 0.5
        })
    else { return [] }
    curve.values = Array(curve.values.prefix(shown))
    curve.styles = Array(curve.styles.prefix(shown))
    curve.bands = curve.bands.map { Array($0.prefix(shown)) }
    let ends = curve.bands.joined().flatMap { [$0?.lowerBound, $0?.upperBound] }
    guard let range = ChartRange(curve.values + ends, leastSpan: leastSpan) else { return [] }
    let room = rows - (legend.isEmpty ? 0 : 1)
    let scale = range.scale(rows: max(2, room - 1))
    let rowsPerStep = max(1, (room - 1) / scale.steps)
    let cells = CurvePanel(curves: [curve], scale: scale, rowsPerStep: rowsPerStep, frame: frame)
      .rows(glyphs)
    let drawn = cells.enumerated().map { row, cells in
      let hasTick = row.isMultiple(of: rowsPerStep)
      let tick =
        hasTick ? scale.label(scale.ticks[row / rowsPerStep], glyphs, mark: decimalMark) : ""
      return (label(tick) + cells).trimmed
    }
    guard !legend.isEmpty else { return drawn }
    let words = legend.map { item in
      Line(item.sign, .dim, shade: item.shade)
        + Line((item.sign.isEmpty ? "" : " ") + item.words, .dim)
    }.joined(separator: "  ")
    return [words.padded(to: labelWidth + shown * stride, .trailing)] + drawn
  }

  private func ribbon(
    _ row: Row, rows: Int, _ stride: Int, _ shown: Int, _ glyphs: Glyphs
  ) -> [Line] {
    guard let ribbon = row.ribbon, !ribbon.values.isEmpty else { return [] }
    let samples = (0..<stride * shown).map { $0 * ribbon.values.count / (stride * count) }
    let night = (0..<stride * shown).map { isNight[$0 / stride] ? Shade.night : nil }
    return Ribbon.rows(
      rows, of: samples.map { ribbon.values[$0] }, samples.map { ribbon.styles[$0] }, on: night,
      leastSpan: leastSpan, glyphs: glyphs
    ).map { (label("") + $0).trimmed }
  }

  /// The columns at the beginning of an hour's that its figures end in: a broad one begins with them.
  private func figureWidth(_ stride: Int) -> Int { stride < Self.broad ? stride : 4 }

  /// Each figure ends where the cell of its hour ends.
  private func line(_ row: Row, _ stride: Int, _ shown: Int) -> Line {
    let cells = row.cells.prefix(shown)
    func text(_ cell: Cell) -> String { stride < 4 ? cell.short : cell.text }
    let widest = cells.map { text($0).displayWidth }.max() ?? 0
    let every = (1...12).first { widest < stride * $0 } ?? 12
    var parts = [label(row.label)]
    var end = labelWidth
    for (hour, cell) in cells.enumerated() where hour % every == every - 1 || every == 1 {
      let text = Line(text(cell), cell.style)
      let column = labelWidth + hour * stride + figureWidth(stride)
      parts += [Line(String(repeating: " ", count: max(0, column - text.width - end))), text]
      end = column
    }
    return Line(parts).trimmed
  }

  /// The hours, thinned until none touches another; a day that begins stays longest.
  private func hours(_ stride: Int, _ shown: Int) -> Line {
    let placed = ticks.compactMap { tick -> (tick: Chart.Tick, span: Range<Int>)? in
      let hour = Int(tick.position.rounded(.down))
      guard (0..<shown).contains(hour) else { return nil }
      let end = labelWidth + hour * stride + figureWidth(stride)
      let start = end - tick.label.displayWidth
      return start < 0 ? nil : (tick, start..<end)
    }
    let named = placed.filter { $0.tick.hour == 0 }
    // Midnight is named rather than the hour before it, which is the present one.
    let days = named.enumerated().filter { index, item in
      index + 1 == named.count || item.span.upperBound < named[index + 1].span.lowerBound
    }.map(\.element)
    let candidates = [1, 2, 3, 6, 12, 24].lazy.map { period in
      // Columns of two hours each may all begin at odd ones.
      let rest =
        placed.contains { $0.tick.hour > 0 && $0.tick.hour % period == 0 }
        ? 0 : (placed.first { $0.tick.hour > 0 }?.tick.hour ?? 0) % period
      return placed.filter { item in
        item.tick.hour == 0
          ? days.contains { $0.span == item.span }
          : item.tick.hour % period == rest
            && !days.contains { day in
              day.span.lowerBound <= item.span.upperBound
                && item.span.lowerBound <= day.span.upperBound
            }
      }
    }
    let clear = candidates.first { chosen in
      zip(chosen, chosen.dropFirst()).allSatisfy { $0.span.upperBound < $1.span.lowerBound }
    }
    var line = Line("")
    for (tick, span) in clear ?? days {
      line = line.padded(to: span.lowerBound) + Line(tick.label, .dim)
    }
    return line.trimmed
  }

  private func axis(_ stride: Int, _ shown: Int, _ glyphs: Glyphs) -> Line {
    let text = isNight.prefix(shown).map { isNight in
      let sign = glyphs == .unicode ? isNight ? "━" : "─" : isNight ? "=" : "-"
      return String(repeating: sign, count: stride)
    }.joined()
    return label("") + Line(text, .dim)
  }
}
