extension Line {
  /// Breaks at spaces, so that no line is wider than `width`. The lines after the first begin with `indent` spaces.
  ///
  /// A word that is wider than a whole line is broken where the line ends.
  public func wrapped(to width: Int, indent: Int = 0) -> [Line] {
    guard self.width > width, width > indent + 1 else { return [self] }
    var lines: [Line] = []
    var current: [Line] = []
    var used = 0

    func endLine() {
      lines.append(Line(current).withoutTrailingSpace)
      current = [Line(String(repeating: " ", count: indent))]
      used = indent
    }

    for word in words {
      var rest = word
      if used + rest.withoutTrailingSpace.width > width, used > (lines.isEmpty ? 0 : indent) {
        endLine()
      }
      while used + rest.withoutTrailingSpace.width > width {
        let head = rest.prefix(columns: width - used)
        guard head.width > 0 else { break }
        current.append(head)
        rest = rest.dropping(head)
        endLine()
      }
      current.append(rest)
      used += rest.width
    }
    lines.append(Line(current).withoutTrailingSpace)
    return lines
  }

  /// `left` and `right` at the two ends of one line, or one below the other where they do not fit.
  public static func spread(_ left: Line, _ right: Line, width: Int) -> [Line] {
    let gap = width - left.width - right.width
    guard gap < 2 else { return [left + Line(String(repeating: " ", count: gap)) + right] }
    return left.wrapped(to: width, indent: 1) + (" " + right).wrapped(to: width, indent: 1)
  }
}

extension Line {
  /// The line cut behind every run of spaces.
  private var words: [Line] {
    var words: [Line] = []
    var current = Line("")
    var inSpace = false
    for span in spans {
      for character in span.text {
        if inSpace, character != " " {
          words.append(current)
          current = Line("")
        }
        inSpace = character == " "
        current = current + Line(String(character), span.style)
      }
    }
    words.append(current)
    return words
  }

  private var withoutTrailingSpace: Line {
    var result = spans
    while let last = result.last {
      let trimmed = String(last.text.reversed().drop { $0 == " " }.reversed())
      result[result.count - 1].text = trimmed
      guard trimmed.isEmpty else { break }
      result.removeLast()
    }
    return Line(result.map { Line($0.text, $0.style) })
  }

  private func prefix(columns: Int) -> Line {
    var room = columns
    var kept: [Line] = []
    for span in spans {
      let text = span.text.prefix(columns: room)
      kept.append(Line(text, span.style))
      room -= text.displayWidth
      guard text.utf8.count == span.text.utf8.count else { break }
    }
    return Line(kept)
  }

  /// The line without its beginning, which is `head`.
  private func dropping(_ head: Line) -> Line {
    var skip = head.text.count
    return Line(
      spans.map { span in
        let text = span.text.dropFirst(skip)
        skip = max(0, skip - span.text.count)
        return Line(String(text), span.style)
      })
  }
}
