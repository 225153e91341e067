import WeatherModels

extension Line {
  /// The text read out in place of a line. It is made when someone listens: to join and clean it takes longer than to
  /// draw the line.
  enum Reading: Hashable, Sendable {
    case sentences([String])
    /// Reads these lines, one after the other.
    case lines([Line])
    /// The cells of a table's row, below those of its heading, which may have none.
    case row([Line], heading: [Line])
  }

  /// The sentences for a screen reader in place of the line. Signs that it would spell out are words or
  /// nothing here.
  public var spoken: [String] {
    switch reading {
    case nil: Self.sentences([text])
    case .sentences(let sentences): Self.sentences(sentences)
    case .lines(let lines): lines.flatMap(\.spoken)
    case .row(let cells, let heading): Self.sentences([Self.sentence(cells, below: heading)])
    }
  }

  /// The line with sentences that are read out in its place; none for a drawing.
  public func read(as sentences: [String]) -> Line { read(as: .sentences(sentences)) }

  func read(as reading: Reading) -> Line {
    var line = self
    line.reading = reading
    return line
  }

  private static func sentences(_ texts: [String]) -> [String] {
    texts.map { text in
      text.fitForTerminal.replacing(" · ", with: ", ").replacing("★", with: "")
        .split(separator: " ").joined(separator: " ")
    }.filter { !$0.isEmpty }
  }

  /// `first: second, third`, with all of the cells, however narrow the table is.
  private static func sentence(_ row: [Line], below heading: [Line]) -> String {
    let cells = row.indices.compactMap { column -> String? in
      let cell = row[column].spoken.joined(separator: ", ")
      guard !cell.isEmpty, cell != "–" else { return nil }
      let title = column == 0 || heading.isEmpty ? "" : heading[column].text
      return title.isEmpty ? cell : title + " " + cell
    }
    let facts = cells.dropFirst().joined(separator: ", ")
    return [cells.first ?? "", facts].filter { !$0.isEmpty }.joined(separator: ": ")
  }
}

extension [Line] {
  /// Lines that belong together, with sentences that are read out in place of them all.
  public func read(as sentences: [String]) -> [Line] { read(as: .sentences(sentences)) }

  func read(as reading: Line.Reading) -> [Line] {
    var lines = self
    for index in indices { lines[index].reading = index == 0 ? reading : .sentences([]) }
    return lines
  }
}
