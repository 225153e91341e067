import WeatherModels

extension Line {
  /// The sentences for a screen reader in place of the line. Signs that it would spell out are words or
  /// nothing here.
  public var spoken: [String] {
    (reading ?? [text]).map { sentence in
      sentence.fitForTerminal.replacing(" · ", with: ", ").replacing("★", with: "")
        .split(separator: " ").joined(separator: " ")
    }.filter { !$0.isEmpty }
  }

  /// The line with sentences that are read out in its place; none for a drawing.
  public func read(as sentences: [String]) -> Line {
    var line = self
    line.reading = sentences
    return line
  }
}

extension Sequence<Line> {
  /// Lines that belong together, with sentences that are read out in place of them all.
  public func read(as sentences: [String]) -> [Line] {
    enumerated().map { index, line in line.read(as: index == 0 ? sentences : []) }
  }
}
