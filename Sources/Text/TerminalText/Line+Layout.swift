extension Line {
  /// Breaks at spaces, so that no line is wider than `width`. A dot between two parts is left out at a break. The lines after the first begin with `indent` spaces.
  ///
  /// A word that is wider than a whole line is broken where the line ends. Only a character that is wider than a whole
  /// line sticks out, alone.
  public func wrapped(to width: Int, indent: Int = 0) -> [Line] {
    guard self.width > width, width > 0 else { return [self] }
    // A line with room for fewer than two columns after the indent goes without it.
    let indent = width > indent + 1 ? indent : 0
    var lines: [Line] = []
    var current = Line("")
    var start = 0
    var hasText = false

    func endLine() {
      if hasText { lines.append(current.trimmed.withoutSeparator) }
      current = Line(String(repeating: " ", count: indent))
      start = indent
      hasText = false
    }

    for word in words {
      var rest = word
      var shown = rest.trimmed
      if hasText, current.width + shown.width > width {
        endLine()
        if shown.text == "·" { continue }
      }
      while current.width + shown.width > width {
        var head = rest.prefix(columns: width - current.width)
        if head.text.isEmpty, current.width == start { head = rest.firstCharacter }
        if !head.text.isEmpty {
          current = current + head
          rest = rest.dropping(head)
          shown = rest.trimmed
          hasText = true
        }
        endLine()
      }
      current = current + rest
      hasText = hasText || !shown.spans.isEmpty
    }
    if hasText || lines.isEmpty { lines.append(current.trimmed) }
    return lines.read(as: .lines([self]))
  }

  /// `left` and `right` at the two ends of one line, or one below the other where they do not fit.
  public static func spread(_ left: Line, _ right: Line, width: Int) -> [Line] {
    let gap = width - left.width - right.width
    guard gap < 2 else {
      let line = left + Line(String(repeating: " ", count: gap)) + right
      return [line.read(as: .lines([left, right]))]
    }
    return left.wrapped(to: width, indent: 1) + (" " + right).wrapped(to: width, indent: 1)
  }
}

extension Line {
  /// The line with a space alone between its parts, where dots leave them no room; a count stays with its name.
  public var dense: Line {
    var line = self
    for span in spans.indices {
      line.spans[span].text = spans[span].text.replacing(" · ", with: " ")
        .replacing(" ★", with: "\u{A0}★")
    }
    return line
  }

  /// The line without the dot at its end that separates it from the next row.
  private var withoutSeparator: Line {
    guard text.hasSuffix(" ·") else { return self }
    var line = self
    line.spans[spans.count - 1].text.removeLast()
    if line.spans[spans.count - 1].text.isEmpty { line.spans.removeLast() }
    return line.trimmed
  }

  /// The line without the spaces at its end.
  public var trimmed: Line {
    var line = self
    while let last = line.spans.indices.last {
      let text = line.spans[last].text
      let spaces = text.utf8.reversed().prefix { $0 == UInt8(ascii: " ") }.count
      guard spaces > 0, line.spans[last].shade == nil else { break }
      line.spans[last].text = String(Substring(text.utf8.dropLast(spaces)))
      guard line.spans[last].text.isEmpty else { break }
      line.spans.removeLast()
    }
    return line
  }

  /// The line cut after every run of spaces.
  private var words: [Line] {
    var words: [Line] = []
    var current = Line("")
    var inSpace = false
    for span in spans {
      var text = ""
      for character in span.text {
        if inSpace, character != " " {
          words.append(current + Line(text, span.style, shade: span.shade, link: span.link))
          current = Line("")
          text = ""
        }
        inSpace = character == " "
        text.append(character)
      }
      current = current + Line(text, span.style, shade: span.shade, link: span.link)
    }
    words.append(current)
    return words
  }

  private func prefix(columns: Int) -> Line {
    var room = columns
    var kept: [Line] = []
    for span in spans {
      let text = span.text.prefix(columns: room)
      kept.append(Line(text, span.style, shade: span.shade, link: span.link))
      room -= text.displayWidth
      guard text.utf8.count == span.text.utf8.count else { break }
    }
    return Line(kept)
  }

  private var firstCharacter: Line {
    let span = spans.first { !$0.text.isEmpty }
    return span.map { Line(String($0.text.prefix(1)), $0.style) } ?? Line("")
  }

  /// The line without its beginning, which is `head`.
  private func dropping(_ head: Line) -> Line {
    var skip = head.text.count
    return Line(
      spans.map { span in
        let text = span.text.dropFirst(skip)
        skip = max(0, skip - span.text.count)
        return Line(String(text), span.style, shade: span.shade, link: span.link)
      })
  }
}
