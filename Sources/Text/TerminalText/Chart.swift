/// Panels one above the other over one axis of time; a value that is laid out for a window when it is shown.
public struct Chart: Hashable, Sendable {
  /// One subject of a chart: rows of figures above a drawing.
  public struct Panel: Hashable, Sendable {
    /// The subject with its unit, then the meaning of each sign; as many as there is room for.
    public var legend: [Legend]
    /// Drawn before the highest tick if the legend has no room, followed by the unit.
    var sign: String
    var unit: String
    /// The part that it has of a height, beside the others.
    public var weight: Int
    /// Beside other panels, the rows of a chart from which on there is room for it.
    var leastHeight: Int
    var figures: [Figures]
    /// `nil` if there is nothing to draw.
    public var drawing: Drawing?
    /// One row that replaces curves which would leave no room for other panels.
    var brief: Figures?

    public init(
      legend: [Legend], sign: String = "", unit: String = "", weight: Int = 2,
      leastHeight: Int = 0, figures: [Figures] = [], drawing: Drawing?, brief: Figures? = nil
    ) {
      self.brief = brief
      self.weight = max(1, weight)
      self.leastHeight = leastHeight
      self.legend = legend
      self.sign = sign
      self.unit = unit
      self.figures = figures
      self.drawing = drawing
    }

    /// Whether it has a legend alone.
    public var isEmpty: Bool { drawing == nil && figures.isEmpty }

    /// Whether it has bars, which stand in the line below it.
    var hasBars: Bool { if case .bars = drawing { true } else { false } }

    /// Whether it shows the spread of runs: a band behind its curve, or whiskers on its bars.
    public var hasBands: Bool {
      switch drawing {
      case .curves(let curves, _): curves.first?.bands.joined().contains { $0 != nil } == true
      case .bars(let bars, _): bars.hasWhiskers
      case nil: false
      }
    }
  }

  /// Words with the sign that they explain.
  public struct Legend: Hashable, Sendable {
    var sign: String
    var style: Style
    public var words: String
    /// The shade behind the sign.
    var shade: Shade?

    public init(_ words: String, sign: String = "", _ style: Style = .plain, shade: Shade? = nil) {
      self.shade = shade
      self.sign = sign
      self.style = style
      self.words = words
    }
  }

  /// Drawings with a value, or none, for every sample.
  public enum Drawing: Hashable, Sendable {
    /// The first is drawn above the others.
    case curves([Curve], ChartRange)
    case bars(Bars, ChartRange)
  }

  /// The lower and the upper end at each sample.
  public typealias Band = [ClosedRange<Double>?]

  public struct Curve: Hashable, Sendable {
    public var values: [Double?]
    var styles: [Style]
    var isDotted: Bool
    /// The shaded bands behind it, the widest first.
    public var bands: [Band] = []

    public init(_ values: [Double?], styles: [Style], isDotted: Bool = false) {
      self.values = values
      self.styles = styles
      self.isDotted = isDotted
    }
  }

  /// Bars from the bottom; `tops` are above them in a lighter hue, as gusts above the wind, or as thin whiskers.
  public struct Bars: Hashable, Sendable {
    public var values: [Double?]
    var tops: [Double?]
    var styles: [Style]
    var hasWhiskers: Bool

    public init(
      _ values: [Double?], tops: [Double?] = [], styles: [Style], hasWhiskers: Bool = false
    ) {
      self.hasWhiskers = hasWhiskers
      self.values = values
      self.tops = tops
      self.styles = styles
    }
  }

  /// One row with a text for each sample.
  public struct Figures: Hashable, Sendable {
    var label: String
    var texts: [String]
    /// From 0 to 1: shades that replace texts without room. `nil` for signs, which are left out where they would touch.
    var shares: [Double?]?
    var style: Style

    public init(
      _ label: String, _ texts: [String], shares: [Double?]? = nil, _ style: Style = .plain
    ) {
      self.label = label
      self.texts = texts
      self.shares = shares
      self.style = style
    }
  }

  /// A word under the axis.
  public struct Tick: Hashable, Sendable {
    /// Counted in samples; 0 is the middle of the first.
    public var position: Double
    public var label: String
    /// The hour of the day, by which ticks are thinned; 0 where a day begins.
    var hour: Int

    public init(at position: Double, label: String, hour: Int) {
      self.position = position
      self.label = label
      self.hour = hour
    }
  }

  public var count: Int
  public var panels: [Panel]
  public var ticks: [Tick]
  /// The sample of the present.
  var mark: Int?
  /// From sunset to sunrise, counted in samples; 0 is the middle of the first.
  var nights: [ClosedRange<Double>]
  var decimalMark: String

  public init(
    count: Int, panels: [Panel], ticks: [Tick], mark: Int?, nights: [ClosedRange<Double>] = [],
    decimalMark: String = "."
  ) {
    self.count = count
    self.panels = panels
    self.ticks = ticks
    self.mark = mark
    self.nights = nights
    self.decimalMark = decimalMark
  }

  /// Lines of at most `width` columns; empty if there is no room for a chart. With a height there are at most that many
  /// if seven are allowed, and each panel grows as far as is useful; without one each has its usual size.
  public func lines(width: Int, height: Int? = nil, glyphs: Glyphs) -> [Line] {
    let panels = panels.filter { panel in
      height.map { $0 >= panel.leastHeight } ?? true || self.panels.count == 1
    }
    let layout = ChartLayout(panels, height: height, glyphs, decimalMark)
    let frame = ChartFrame(
      count: count, labelWidth: layout.labelWidth, width: width, mark: mark,
      nights: nights)
    guard let frame, !panels.isEmpty else { return [] }
    return ChartDrawing(
      chart: self, layout: layout, frame: frame, glyphs: glyphs, width: width, wraps: height == nil
    ).lines
  }
}
