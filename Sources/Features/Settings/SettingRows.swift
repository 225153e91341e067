import Presentation
import TerminalText

/// Settings below their heading.
struct SettingRows: Sendable {
  struct Row: Sendable {
    /// A sign where the user changed it.
    var mark: String
    var name: String
    var value: String
    var allowed: String

    var text: String { "\(name) = \(value)" }
  }

  /// `nil` for one setting alone.
  var title: String?
  var rows: [Row]

  /// The values allowed are in a column of their own, `indent` columns from the left, where there is room for it.
  func lines(width: Int, indent: Int) -> [Line] {
    let heading = title.map { [WeatherLines.heading($0).clipped(to: width)] } ?? []
    return heading
      + rows.flatMap { row in
        let head =
          Line(row.mark, .strong) + Line(row.name, .accent) + Line(" = ", .dim)
          + Line(row.value, row.mark == " " ? .plain : .strong)
        let lines =
          row.allowed.isEmpty
          ? head.wrapped(to: width, indent: 3)
          : indent + 20 <= width
            ? (head.padded(to: indent) + Line(row.allowed, .dim))
              .wrapped(to: width, indent: indent)
            : head.wrapped(to: width, indent: 3)
              + (Line("   ") + Line(row.allowed, .dim)).wrapped(to: width, indent: 3)
        return lines.read(as: [row.allowed.isEmpty ? row.text : "\(row.text): \(row.allowed)"])
      }
  }
}
