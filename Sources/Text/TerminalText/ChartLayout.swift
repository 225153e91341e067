/// The rows of each panel of a chart, and what is left out if there are few.
struct ChartLayout {
  /// A panel with its scale.
  struct Row {
    var panel: Chart.Panel
    /// `nil` for a panel without a drawing, and for one in brief.
    var scale: ChartScale?
    var rowsPerStep: Int
    /// The figures that replace the drawing.
    var brief: Chart.Figures?
  }

  /// The rows that have room, from the top.
  private(set) var rows: [Row] = []
  let form: ChartForm
  private let glyphs: Glyphs
  private let decimalMark: String

  /// Without a height every panel has its usual size.
  init(_ panels: [Chart.Panel], height: Int?, _ glyphs: Glyphs, _ decimalMark: String) {
    self.glyphs = glyphs
    self.decimalMark = decimalMark
    form = .first(fitting: height, panels)
    let shown = panels.prefix(form.panels)
    let heights = height.map { form.heights(in: $0, shown) } ?? shown.map(\.usualRows)
    // Rows left over by a round step go to the next panel.
    var rest = 0
    for (panel, height) in zip(shown, heights) {
      var row = Row(panel: panel, scale: nil, rowsPerStep: 0)
      let room = height + rest
      rest = room
      switch panel.drawing {
      case .curves where form.isBrief && panel.brief != nil:
        row.brief = panel.brief
        rest -= 1
      case .curves(_, let range):
        let scale = range.scale(rows: max(2, room - 1))
        row.scale = scale
        row.rowsPerStep = max(1, (room - 1) / scale.steps)
        rest -= CurvePanel.height(scale, row.rowsPerStep)
      case .bars(_, let range):
        let scale = range.scale(rows: max(1, room))
        row.scale = scale
        row.rowsPerStep = max(1, room / scale.steps)
        rest -= BarPanel.height(scale, row.rowsPerStep)
      case nil: break
      }
      rest = max(0, rest)
      rows.append(row)
    }
  }

  /// The columns of the widest figure at a tick or before a row.
  var labelWidth: Int {
    rows.flatMap { row in
      (form.hasFigures || row.scale == nil ? row.panel.figures.map(\.label) : [])
        + (row.scale?.ticks ?? []).map { label(of: $0, in: row) } + [row.brief?.label ?? ""]
    }.map(\.displayWidth).max() ?? 0
  }

  /// The figure at a tick; the highest has the panel's sign and unit where no legend has them.
  func label(of tick: Double, in row: Row) -> String {
    guard let scale = row.scale else { return "" }
    let figure = scale.label(tick, glyphs, mark: decimalMark)
    guard !form.hasLegends, tick == scale.high else { return figure }
    return [row.panel.sign, figure, row.panel.unit].filter { !$0.isEmpty }.joined(separator: " ")
  }
}

/// The parts that there is room for in a height.
struct ChartForm {
  /// Whether each panel has a line with its legend above it.
  var hasLegends = false
  /// Whether figures are above the drawings.
  var hasFigures = false
  /// Whether the hours have a line above them.
  var hasRule = false
  /// Whether curves are given in figures.
  var isBrief = false
  var panels: Int

  /// The richest that fits; the first panel alone where none does.
  static func first(fitting height: Int?, _ panels: [Chart.Panel]) -> ChartForm {
    let count = panels.count
    let whole = ChartForm(hasLegends: true, hasFigures: true, hasRule: true, panels: count)
    guard let height else { return whole }
    let forms =
      [
        whole, ChartForm(hasLegends: true, hasRule: true, panels: count),
        ChartForm(hasRule: true, panels: count), ChartForm(panels: count),
      ] + (1...max(1, count)).reversed().map { ChartForm(isBrief: true, panels: $0) }
    return forms.first { $0.fixed(panels) + $0.least(panels).reduce(0, +) <= height }
      ?? forms.last ?? whole
  }

  /// The rows that are not of a drawing.
  func fixed(_ all: some Collection<Chart.Panel>) -> Int {
    let shown = all.prefix(panels)
    let figures = shown.map { hasFigures || $0.drawing == nil ? $0.figures.count : 0 }
    return figures.reduce(0, +) + (hasLegends ? shown.count : 0) + (hasRule ? 2 : 1)
  }

  func least(_ all: some Collection<Chart.Panel>) -> [Int] {
    all.prefix(panels).map { panel in
      switch panel.drawing {
      case .curves: isBrief && panel.brief != nil ? 1 : hasFigures ? 4 : 3
      case .bars: hasFigures && panel.weight > 1 ? 2 : 1
      case nil: 0
      }
    }
  }

  /// The rows of a drawing that has a high window for itself.
  private static let tallest = 40

  /// The rows of each drawing: more for those that weigh more.
  func heights(in height: Int, _ shown: some Collection<Chart.Panel>) -> [Int] {
    var heights = least(shown)
    let panels = Array(shown)
    var rest = height - fixed(shown) - heights.reduce(0, +)
    while rest > 0 {
      let growing = panels.indices.filter {
        !(isBrief && panels[$0].brief != nil) && panels[$0].drawing != nil
          && heights[$0] <= (panels.count == 1 ? Self.tallest : 4 * panels[$0].weight)
      }
      let next = growing.min { heights[$0] * panels[$1].weight < heights[$1] * panels[$0].weight }
      guard let next else { break }
      heights[next] += 1
      rest -= 1
    }
    return heights
  }
}

extension Chart.Panel {
  fileprivate var usualRows: Int {
    switch drawing {
    case .curves: 7
    case .bars: 4
    case nil: 0
    }
  }
}
