import CEditline
import Glibc

/// A line read with libedit: keys in, and everybody's texts above it.
extension Editor {
  /// The longest line, in characters; input beyond it, or beyond the window, is refused.
  static let longestLine = 4096

  func edit(_ request: PendingLine, with libedit: Libedit) -> LineEvent {
    reading = Reading(isRemembered: request.remember)
    defer { reading = nil }
    if options.handlesSignals { ce_signals_midline(1) }
    let line = libedit.readLine(prompt: request.prompt, usingHistory: request.remember)
    if options.handlesSignals { ce_signals_midline(0) }
    switch reading?.ending {
    case .interrupted(let droppedText): return .interrupted(droppedText: droppedText)
    case .endOfInput: return .endOfInput
    case .tooSmall(let typed): return readPlainly(request, typed: typed)
    case nil:
      guard let line else {
        isInputEnded = true
        return .endOfInput
      }
      isAtLineStart = true
      return .line(line)
    }
  }

  /// The next key for libedit; `nil` ends the line.
  func nextKey() -> Unicode.Scalar? {
    refuseOverlongLine()
    while reading?.ending == nil {
      if let scalar = decoder.nextKey() {
        loadHistory()
        let before = reading?.lengthBefore ?? 0
        reading?.lengthBefore = max(before, libedit?.length ?? 0)
        return scalar
      }
      redrawWideCharacters()
      guard waitForBytes() else { return nil }
    }
    return nil
  }

  /// libedit goes back one column for a character of two, so a line that has such characters is drawn again after an
  /// edit or a move within it.
  private func redrawWideCharacters() {
    guard let libedit, let before = reading?.lengthBefore else { return }
    reading?.lengthBefore = nil
    guard libedit.movesCursor, libedit.cursor < libedit.length || libedit.length < before,
      // The characters may include a search pattern (Ctrl-R), which has a row of its own.
      libedit.line.unicodeScalars.contains(where: { $0.columns == 2 && !$0.isControl }),
      !libedit.line.contains("\n")
    else { return }
    redraw()
  }

  /// The next character of a pasted text; `nil` when the line has ended.
  func nextPastedScalar() -> Unicode.Scalar? {
    while reading?.ending == nil {
      if let scalar = decoder.nextScalar() { return scalar }
      guard waitForBytes() else { return nil }
    }
    return nil
  }

  /// The bytes that the terminal has; `nil` at its end.
  func readBytes() -> ArraySlice<UInt8>? {
    isUntouched = false
    return available(on: input, atMost: 4096)
  }

  /// Writes text above the line being edited, and draws that again.
  func redraw(above text: String = "") {
    guard let libedit else { return }
    put(clearingBlock(of: libedit) + text + (text.isEmpty || text.hasSuffix("\n") ? "" : "\n"))
    libedit.redraw()
  }
}

extension Editor {
  /// Handles pending input, then waits for more. Returns false when the line has ended.
  private func waitForBytes() -> Bool {
    attendWhileReading()
    guard reading?.ending == nil else { return false }
    guard mailbox.pipe.wait(orInputOn: input) else { return true }
    // A window that changed before this input came is drawn before it.
    attendWhileReading()
    guard reading?.ending == nil else { return false }
    guard let bytes = readBytes() else { return false }
    decoder.append(bytes)
    return true
  }

  private func attendWhileReading() {
    guard let libedit else { return }
    if takes(SIGINT) {
      isUntouched = false
      put(toEnd(of: libedit) + "^C\n")
      decoder.removeAll()
      reading?.ending = .interrupted(droppedText: libedit.length > 0)
      return
    }
    if mailbox.isStopping {
      put(toEnd(of: libedit) + "\n" + resolve(mailbox.takeOutput()))
      reading?.ending = .endOfInput
      return
    }
    if takes(SIGTSTP) { suspend(libedit) }
    if takes(SIGCONT), modes.isForWholeLines { resume(libedit) }
    let isResized = takes(SIGWINCH)
    if isResized { noteResize() }
    let text = resolve(mailbox.takeOutput())
    let isTooMuch = isResized && libedit.excess(over: Self.longestLine, in: windowSize) > 0
    if isTooMuch || !windowSize.isRoomy {
      put(clearingBlock(of: libedit) + text)
      let typed = libedit.line.prefix { $0 != "\n" }
      reading?.ending = .tooSmall(typed: String(typed))
    } else if isResized || !text.isEmpty {
      redraw(above: text)
    }
  }

  private func suspend(_ libedit: Libedit) {
    isUntouched = false
    put(toEnd(of: libedit) + "\n")
    libedit.setEditing(false)
    setPasteMarks(false)
    modes.restore()
    ce_signals_stop(&modes.found)
    // The signal that continued us has been answered by coming here.
    _ = takes(SIGCONT)
    resume(libedit)
  }

  /// Takes the terminal back from another program, on a new row.
  private func resume(_ libedit: Libedit) {
    libedit.setEditing(false)
    libedit.setEditing(true)
    setPasteMarks(true)
    guard windowSize.isRoomy else { return }
    put(libedit.movesCursor ? "\r\u{1B}[J" : "")
    libedit.redraw()
  }

  private func clearingBlock(of libedit: Libedit) -> String {
    guard libedit.movesCursor else { return "\r\n" }
    let row = libedit.positions(columns: windowSize.columns).cursor.row
    return "\r" + (row > 0 ? "\u{1B}[\(row)A" : "") + "\u{1B}[J"
  }

  /// Moves from the cursor to the end of the typed text.
  private func toEnd(of libedit: Libedit) -> String {
    guard libedit.movesCursor else { return "" }
    let (cursor, end) = libedit.positions(columns: windowSize.columns)
    let rows = end.row - cursor.row
    return "\r" + (rows > 0 ? "\u{1B}[\(rows)B" : "")
      + (end.column > 0 ? "\u{1B}[\(end.column)C" : "")
  }

  private func refuseOverlongLine() {
    guard let libedit else { return }
    let excess = libedit.excess(over: Self.longestLine, in: windowSize)
    // The characters may include a search pattern (Ctrl-R), which must not be shortened.
    guard excess > 0, !libedit.line.contains("\n") else { return }
    libedit.moveCursor(by: libedit.length)
    libedit.deleteBeforeCursor(excess)
    libedit.beep()
    redraw()
  }
}
