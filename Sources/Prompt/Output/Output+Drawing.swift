import CommandKit
import LineEditor
import Presentation
import TerminalText

// Writing pages to the terminal.
extension Output {
  /// Returns how many rows were written.
  @discardableResult func write(_ answer: Answer, below head: AnswerHead) -> Int {
    let paging = paging(answer, below: head)
    self.paging = nil
    if appearance.isRead {
      read(paging)
      return 0
    }
    let size = lines.size
    if isInPlace {
      return replace(Array(paging.render(size.columns).lines.prefix(size.rows - 1)), size)
    }
    window = answer.fillsWindow && isPaged ? paging : nil
    if pager() == .less, isPaged, CommandRun.current?.isReleased == false,
      case let page = paging.render(size.columns).lines, isTooLong(page)
    {
      lines.setBusy(nil)
      lines.runForeground(to: ["less", "-R"], text: text(page))
      return 0
    }
    return write(screenful(of: paging))
  }

  /// Writes a page in place of the one before: only rows that differ, where as many are there.
  private func replace(_ page: [Line], _ size: TerminalSize) -> Int {
    let theme = theme()
    let rows = page.map(theme.render)
    defer { placed = (size, rows) }
    guard let placed, placed.size == size, placed.rows.count == rows.count else {
      hasHints = false
      return write(page, after: "\u{1B}[H\u{1B}[J")
    }
    let changed = rows.indices.filter { rows[$0] != placed.rows[$0] }
    // The cursor stays below, where the hints are.
    let text = changed.map { "\u{1B}[\($0 + 1);1H\(rows[$0])\u{1B}[K" }.joined()
    if !text.isEmpty { lines.write("\u{1B}7" + text + "\u{1B}8") }
    return rows.count
  }

  /// The columns for which a page is laid out of which only the words are read.
  static let readWidth = 100

  /// Reads a page out, at the prompt a screenful at a time. A terminal would cut its words.
  private func read(_ page: Paging) {
    let isWrapped = runMode.isInteractive
    let reading = Paging { width in
      let sentences = page.render(Self.readWidth).lines.flatMap(\.spoken).map { Line($0) }
      guard isWrapped else { return (sentences, []) }
      // Each row is read as it is: wrapped lines are read out as one.
      return (sentences.flatMap { $0.wrapped(to: width) }.map { Line($0.text) }, [])
    }
    if isInPlace {
      lines.write(spoken(reading.render(lines.size.columns).lines))
    } else {
      showScreenful(of: reading)
    }
  }

  func spoken(_ page: [Line]) -> String {
    let isASCII = theme().isASCII
    return page.flatMap(\.spoken).map { (isASCII ? $0.inASCII : $0) + "\n" }.joined()
  }

  @discardableResult func write(_ page: [Line], after control: String = "") -> Int {
    interimRows = nil
    placed = nil
    put(control + text(page))
    return page.count
  }

  /// Writes text, in place of what its command said that it waits for.
  func put(_ text: String) {
    defer { notice = nil }
    guard let notice, notice.run === CommandRun.current else { return lines.write(text) }
    lines.replace(notice.rows, with: text, otherwise: text)
  }

  func text(_ page: [Line]) -> String {
    let theme = theme()
    return page.map { theme.render($0) + "\n" }.joined()
  }
}
