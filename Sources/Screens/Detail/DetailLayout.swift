import CommandKit
import Presentation
import TerminalText
import WarningWords

extension DetailModel.Part {
  var isAxis: Bool { if case .axis = self { true } else { false } }
}

/// The whole page of a place, made for a window: what matters first has its rows, then the curve, the large temperature
/// and the lines between.
struct DetailLayout {
  /// An amount of detail. `forms` begins with the richest.
  private struct Form {
    var now: WeatherLines.NowSize
    /// The least rows of the curve; 0 for none.
    var curve = 0
    /// The rows of a ribbon in eight columns of three hours; `nil` for a column for each hour.
    var ribbon: Int?
    var hasHeading = true
    var hasSpaces = false
    /// Days left out at the end, but never the first three; `days` shows them all.
    var fewerDays = 0
  }

  private static let forms =
    [
      Form(now: .large, curve: 6, hasSpaces: true), Form(now: .large, curve: 6),
      Form(now: .medium, curve: 6),
      Form(now: .medium, ribbon: 3, hasHeading: false, hasSpaces: true),
      Form(now: .medium, ribbon: 2, hasHeading: false, hasSpaces: true),
      Form(now: .medium, ribbon: 2, hasHeading: false),
    ]
    + (0...4).map { Form(now: .medium, ribbon: 1, hasHeading: false, fewerDays: $0) }
    + (0...4).map { Form(now: .rows(1), ribbon: 0, hasHeading: false, fewerDays: $0) }
    // The hours have the wind.
    + [Form(now: .rows(0), ribbon: 0, hasHeading: false, fewerDays: 4)]
  /// The form of a page that is longer than its window.
  private static let whole = Form(now: .rows(.max))
  private static let leastDays = 3
  private static let narrow = 60
  /// The most rows of the curve, with its legend: two fifths of a high window, as far as that helps.
  private static func tallestCurve(in height: Int) -> Int { max(13, min(28, height * 2 / 5)) }
  /// A page with the fewest lines around it has room for the curve from this many rows on.
  private static let leastRows = 30

  /// Whether a window may have room for the curve.
  static func hasCurve(in window: (columns: Int, rows: Int)) -> Bool {
    window.rows >= leastRows && window.columns >= narrow
  }

  /// The rows of the curve where no height is given.
  private static let usualCurve = 8

  let model: DetailModel
  let width: Int
  let height: Int?
  let lines: (_ part: DetailModel.Part, _ width: Int, _ height: Int?) -> [Line]

  /// The page in the richest form that the window has room for. Where none fits, only the curve is left out.
  var page: Page {
    let head = WeatherLines.head(model.head, width: width, isWide: true)
    let credit = WeatherLines.credits(model.credits, width: width)
    let fixed = model.parts.map { part in isFixed(part) ? lines(part, width, nil) : [] }
    let rest = head.count + credit.count + fixed.map(\.count).reduce(0, +)
    var chosen = Self.forms[0]
    var curve = Self.usualCurve
    if let height {
      chosen = Self.whole
      curve = 0
      for form in Self.forms {
        let room =
          height - rest - flexible(form).map(\.count).reduce(0, +)
          - (form.hasSpaces && !credit.isEmpty ? 1 : 0)
        guard room >= form.curve else { continue }
        chosen = form
        curve = form.curve == 0 ? 0 : min(room, Self.tallestCurve(in: height))
        break
      }
    }
    let blocks = zip(fixed, flexible(chosen, curve: max(0, curve))).map { $0 + $1 }
    return Page(
      blocks: [head] + blocks + [chosen.hasSpaces && !credit.isEmpty ? [""] + credit : credit],
      headlines: [WeatherLines.headline(model.head, model.present)])
  }

  private func isFixed(_ part: DetailModel.Part) -> Bool {
    switch part {
    case .now, .axis, .days: false
    default: true
    }
  }

  /// The lines of each part that there may be more or fewer of.
  private func flexible(_ form: Form, curve: Int = 0) -> [[Line]] {
    let space: [Line] = form.hasSpaces ? [Line("").read(as: [])] : []
    return model.parts.map { part in
      switch part {
      case .now(let words):
        return space + WeatherLines.now(words, form.now, width: width) + space
      case .axis(let words):
        return form.ribbon.map { WeatherLines.ribbons(words, width: width, rows: $0) }
          ?? WeatherLines.axis(words, width: width, curveRows: curve)
      case .days(let title, let all, let apart):
        let days = all.dropLast(min(form.fewerDays, max(0, all.count - Self.leastDays)))
        guard !form.hasHeading else {
          return space + WeatherLines.days(Array(days), below: title, apart, width: width)
        }
        let heading = WeatherLines.heading(title)
        let rows = WeatherLines.days(days.map { $0.without(\.difference) }, width: width)
        return rows.isEmpty
          ? []
          : space + [rows[0].read(as: heading.spoken + rows[0].spoken)] + rows.dropFirst()
      default: return []
      }
    }
  }
}

nonisolated extension WeatherLines {
  /// The warnings as numbered rows without their texts.
  static func warningList(_ words: WarningsViewModel, hint: String, width: Int) -> [Line] {
    let column = min(width, 100)
    var lines = head(words.head, width: width)
    if let sentence = words.note { lines += note(sentence, .plain, width: column) }
    lines += words.warnings.enumerated().flatMap { index, warning in
      let number = Line("\(index + 1)", .accent).padded(to: 3, .trailing)
      let title = (Line(" ") + number + "  " + warning.title.line)
        .wrapped(to: column, indent: 6 + warning.title.indent)
      let facts = Line(warning.facts.joined(separator: " · "), .dim)
      return title + (Line("      ") + facts).wrapped(to: column, indent: 6)
    }
    return lines + note(hint, width: width) + credits(words.credits, width: width)
      + unplaced(words, width: column)
  }
}
