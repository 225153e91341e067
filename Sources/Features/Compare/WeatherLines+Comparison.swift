import Phrases
import TerminalText
import WeatherText

nonisolated extension WeatherLines {
  /// A narrower window has each place alone, below the other.
  private static let narrow = 60

  /// The days one below the other, with a row for every place in each. The ranges of temperature share one scale, so
  /// that warmer ones are further right.
  static func comparison(_ words: ComparisonViewModel, width: Int) -> [Line] {
    let marked = words.places.flatMap(\.marked)
    let best = facts(
      marked.isEmpty ? [] : [words.markHeading.capitalizedFirst] + marked, width: width
    )
    .map { Line($0.text, .accent) }
    let days =
      width < narrow
      ? words.places.flatMap { alone($0, words.presentHeading, width: width) }
      : rows(words, width: width)
    return (best + days).map { $0.clipped(to: width) }.read(
      as: words.places.flatMap { place in
        place.reading
          + place.marked.map { "\($0) \(words.markHeading)" }
      })
  }

  private static func rows(_ words: ComparisonViewModel, width: Int) -> [Line] {
    let scale = words.places.flatMap(\.days).scale
    let gap = width < 110 ? 1 : 2
    let hasPresent = words.presentHeading != nil
    func cells(_ place: ComparedPlace, _ index: Int, _ heading: String, bar: Int) -> [Line] {
      let isFirst = index == 0
      let present: [Line] = isFirst && hasPresent ? [place.sign, place.present] : ["", ""]
      guard let row = place.days.dropFirst(index).first else {
        return [place.name] + present + ["", "", "", "–", "", "", ""]
      }
      return [place.name] + present + [row.sign] + row.temperatures(on: scale, bar: bar) + [
        amount(row, width < 110 ? row.total : row.rain),
        Line(row.wind),
        Line(isFirst ? place.age ?? "" : row.name == heading ? "" : row.name, .dim),
      ]
    }
    func table(_ bar: Int, leastName: Int? = 8) -> Table {
      var rows: [[Line]] = []
      for index in 0..<(words.places.map(\.days.count).max() ?? 0) {
        // Places may be on different sides of the date line.
        let heading =
          words.places.lazy.compactMap { $0.days.dropFirst(index).first?.name }.first ?? ""
        let isFirst = index == 0
        let present = Line(isFirst ? words.presentHeading?.lowercased() ?? "" : "", .dim)
        rows.append(
          [Line(heading, .strong), "", present] + [Line](repeating: "", count: 7))
        rows += words.places.map { cells($0, index, heading, bar: bar) }
      }
      return Table(
        columns: [
          .init(minimum: leastName, cutsLongest: true), .init(), .init(.trailing), .init(),
          .init(.trailing), .init(), .init(.trailing), .init(.trailing),
          .init(expendable: width < 70 ? 1 : 0, alignsNumbers: true),
          .init(expendable: width < 80 ? 2 : 0),
        ], rows: rows)
    }
    // The bars take the room that the words leave.
    let bar = min(40, max(6, width - table(0, leastName: nil).leastWidth(gap: gap) - gap))
    return table(table(bar).leastWidth(gap: gap) <= width ? bar : 3)
      .lines(width: width, gap: gap)
  }

  private static func alone(_ place: ComparedPlace, _ heading: String?, width: Int) -> [Line] {
    let now = [heading ?? "", place.sign.text, place.present.text].filter { !$0.isEmpty }
    let present =
      (heading == nil ? [] : [now.joined(separator: " "), place.condition]) + [place.age ?? ""]
    let highest = place.days.map(\.high.displayWidth).max() ?? 0
    let table = Table(
      columns: [
        .init(), .init(.trailing), .init(.trailing), .init(expendable: 1, alignsNumbers: true),
      ],
      rows: place.days.map { day in
        let high = String(repeating: " ", count: highest - day.high.displayWidth) + day.high
        let range = "\(day.low) … \(Figures.withUnit(high, day.unit))"
        return [Line(day.name, .dim), Line(range), amount(day, day.total), Line(day.wind)]
      })
    return (Line(" ") + place.name).wrapped(to: width, indent: 1)
      + facts(present, width: width) + table.lines(width: width)
  }
}
