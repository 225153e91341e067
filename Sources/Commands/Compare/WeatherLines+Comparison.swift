import CommandKit
import TerminalText
import WeatherText

nonisolated extension WeatherLines {
  /// A column narrower than this says too little.
  private static let narrowestColumn = 18
  /// Wider only for a name.
  private static let usualColumn = 26

  /// As many places side by side as there is room for, the others below them; each alone below 60 columns.
  static func comparison(_ words: ComparisonViewModel, width: Int) -> [Line] {
    drawn(words, width: width).read(as: words.places.flatMap(\.reading))
  }

  private static func drawn(_ words: ComparisonViewModel, width: Int) -> [Line] {
    let label =
      ([words.presentHeading] + words.places.flatMap { $0.days.map(\.name) })
      .map(\.displayWidth).max() ?? 0
    let count = (width - 1 - label) / (narrowestColumn + 2)
    guard width >= 60, count > 1 else {
      return words.places.flatMap { alone($0, words.presentHeading, width: width) }
        .map { $0.clipped(to: width) }
    }
    // Rows of even length: of five places in two rows three stand in the first.
    let rows = (words.places.count + count - 1) / max(1, count)
    let perRow = (words.places.count + rows - 1) / max(1, rows)
    let widest = words.places.map(\.name.displayWidth).reduce(usualColumn, max)
    let column = min(widest, (width - 1 - label) / max(1, min(perRow, count)) - 2)
    return stride(from: 0, to: words.places.count, by: max(1, perRow)).flatMap { start in
      sideBySide(
        Array(words.places.dropFirst(start).prefix(perRow)), words.presentHeading,
        label: label, column: column)
    }
  }

  private static func sideBySide(
    _ places: [ComparedPlace], _ heading: String, label: Int, column: Int
  ) -> [Line] {
    func row(_ name: String, _ cell: (ComparedPlace) -> Line) -> Line? {
      let cells = places.map { cell($0).clipped(to: column) }
      guard cells.contains(where: { !$0.spans.isEmpty }) else { return nil }
      let head = Line(" ") + Line(name, .dim).padded(to: label)
      return cells.reduce(head) { $0 + "  " + $1.padded(to: column) }.trimmed
    }
    var lines = [
      row("") { Line($0.name, $0.style) }, row(heading) { Line($0.present) },
      row("") { Line($0.condition) }, row("") { Line($0.age ?? "", .dim) },
    ]
    for index in 0..<(places.map(\.days.count).max() ?? 0) {
      let name = places.lazy.compactMap { $0.days.dropFirst(index).first?.name }.first ?? ""
      func day(_ place: ComparedPlace) -> ComparedPlace.ComparedDay? {
        place.days.dropFirst(index).first
      }
      lines.append(
        row(name) { place in
          // On the other side of the date line the third day has another name.
          day(place).map { Line(($0.name == name ? "" : $0.name + ": ") + $0.range) }
            ?? "–"
        })
      // The wind has a line of its own where a mixed day leaves it no room.
      func both(_ place: ComparedPlace) -> String {
        day(place).map { "\($0.rain)  \($0.wind)" } ?? ""
      }
      if places.allSatisfy({ both($0).displayWidth <= column }) {
        lines.append(row("") { Line(both($0)) })
      } else {
        lines += [
          row("") { Line(day($0)?.rain ?? "") }, row("") { Line(day($0)?.wind ?? "") },
        ]
      }
    }
    for index in 0..<(places.map(\.marks.count).max() ?? 0) {
      lines.append(row("") { Line($0.marks.dropFirst(index).first ?? "", .accent) })
    }
    return lines.compactMap(\.self)
  }

  private static func alone(_ place: ComparedPlace, _ heading: String, width: Int) -> [Line] {
    let present = [
      [heading, place.present].joined(separator: " "), place.condition, place.age ?? "",
    ]
    let table = Table(
      columns: [.init(), .init(.trailing), .init(.trailing), .init(expendable: 1)],
      rows: place.days.map { day in
        [Line(day.name, .dim), Line(day.range), Line(day.rain), Line(day.wind)]
      })
    return (Line(" ") + Line(place.name, place.style)).wrapped(to: width, indent: 1)
      + facts(present, width: width) + table.lines(width: width)
      + facts(place.marks, width: width).map { Line($0.text, .accent) }
  }
}
