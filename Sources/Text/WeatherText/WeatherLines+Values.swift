public import Phrases
public import TerminalText

extension WeatherLines {
  /// The least columns that a value has beside its name.
  private static let leastValue = 30

  /// Figures after their names, which have a column of their own where the figures have room beside it.
  public static func values(_ values: [NamedValue], width: Int) -> [Line] {
    let names = values.map(\.name.displayWidth).max() ?? 0
    let isBeside = names + leastValue <= width
    return values.flatMap { value in
      let name = Line(value.name, .dim)
      let start = isBeside ? name.padded(to: names) + "  " : name + Line(": ", .dim)
      return (" " + start + Line(value.value)).wrapped(to: width, indent: isBeside ? names + 3 : 2)
        .read(as: [value.sentence])
    }
  }
}
