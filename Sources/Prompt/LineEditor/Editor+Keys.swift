import CEditline
import Reports
import TerminalText

/// The keys with functions of our own. Each answers with what libedit shall do next.
extension Editor {
  func complete() -> Int32 {
    guard let libedit, reading?.isRemembered == true else { return CC_NORM }
    let line = libedit.lineUpToCursor
    let list = handlers.completions(line)
    let replaced = list.replaced.unicodeScalars
    guard line.unicodeScalars.suffix(replaced.count).elementsEqual(replaced) else {
      return CC_ERROR
    }
    switch list.outcome {
    case .nothing:
      return CC_ERROR
    case .fill(let text, let isWhole):
      libedit.deleteBeforeCursor(replaced.count)
      libedit.insert(text)
      guard isWhole else { return CC_REFRESH }
      if libedit.lineAfterCursor.first == " " {
        libedit.moveCursor(by: 1)
      } else {
        libedit.insert(" ")
      }
      return CC_REFRESH
    case .list:
      redraw(above: CompletionListing(candidates: list.candidates, size: windowSize).text)
      return CC_NORM
    }
  }

  func deleteOrEnd() -> Int32 {
    guard let libedit else { return CC_EOF }
    if libedit.length == 0 {
      if reading?.isRemembered == true { put(options.endOfInputText) }
      reading?.ending = .endOfInput
      return CC_EOF
    }
    guard libedit.cursor < libedit.length else { return CC_ERROR }
    libedit.moveCursor(by: 1)
    libedit.deleteBeforeCursor(1)
    return CC_REFRESH
  }

  /// Inserts a pasted text up to the end of its line, cut to the longest line, and enters a line that is complete; the
  /// next one gets the rest. Empty lines are skipped.
  func paste() -> Int32 {
    guard let libedit else { return CC_EOF }
    let room = max(Self.longestLine - libedit.length, 0)
    let mark = Array(KeyBindings.pasteEnd.unicodeScalars)
    var text = String.UnicodeScalarView()
    var count = 0
    var matched = 0
    while matched < mark.count {
      guard let scalar = nextPastedScalar() else { return CC_EOF }
      if scalar == mark[matched] {
        matched += 1
        continue
      }
      let begun = mark.prefix(matched)
      matched = scalar == mark[0] ? 1 : 0
      let endsLine = scalar == "\r" || scalar == "\n"
      for scalar in begun + (matched == 1 || endsLine ? [] : [scalar]) where count < room {
        text.append(scalar)
        count += 1
      }
      if endsLine, count + libedit.length > 0 {
        decoder.endPastedLine()
        break
      }
    }
    while text.last?.isControl == true { text.removeLast() }
    libedit.insert(String(text).fitForTerminal)
    if count >= room { libedit.beep() }
    return CC_REFRESH
  }
}
