import CEditline
import Glibc
import Reports

/// A line read with the terminal driver's own editing, in a window too small for libedit.
extension Editor {
  /// `typed` is what had been typed when the window became too small; it can no longer be edited.
  func readPlainly(_ request: PendingLine, typed: String) -> LineEvent {
    setPasteMarks(false)
    // Read before the modes change: the kernel would take a NUL that waits for the end of input.
    while mailbox.pipe.wait(orInputOn: input, for: .zero), let bytes = readBytes() {
      decoder.append(bytes)
    }
    modes.setPlain()
    defer {
      modes.setBetweenLines()
      setPasteMarks(true)
    }
    var kept = typed
    while let scalar = decoder.nextScalar() { kept.unicodeScalars.append(scalar) }
    var bytes = Array(kept.utf8)
    put(request.prompt + text(of: bytes[...]))
    var isEchoed = false
    while true {
      if let end = bytes.firstIndex(of: UInt8(ascii: "\n")) {
        decoder.append(bytes[(end + 1)...])
        // The terminal driver echoes a Return that it reads, not one typed ahead.
        if isEchoed { isAtLineStart = true } else { put("\n") }
        return .line(text(of: bytes[..<end]))
      }
      if let event = attendWhilePlain(request, kept: text(of: bytes[...])) { return event }
      guard mailbox.pipe.wait(orInputOn: input) else { continue }
      guard let chunk = readBytes() else { return .endOfInput }
      bytes += chunk
      isEchoed = true
    }
  }

  private func attendWhilePlain(_ request: PendingLine, kept: String) -> LineEvent? {
    if takes(SIGWINCH) { noteResize() }
    if takes(SIGINT) {
      put("\n")
      return .interrupted(droppedText: !kept.isEmpty)
    }
    if mailbox.isStopping { return .endOfInput }
    var needsPrompt = false
    if takes(SIGTSTP) {
      put("\n")
      modes.restore()
      ce_signals_stop(&modes.found)
      modes.setPlain()
      needsPrompt = true
    }
    let text = resolve(mailbox.takeOutput())
    if !text.isEmpty {
      put("\n" + text + (text.hasSuffix("\n") ? "" : "\n"))
      needsPrompt = true
    }
    if needsPrompt { put(request.prompt + kept) }
    return nil
  }

  /// Text that was typed ahead has not been edited: Backspace is still among it.
  private func text(of bytes: ArraySlice<UInt8>) -> String {
    var scalars = String.UnicodeScalarView()
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
      if scalar != "\u{7F}", scalar != "\u{8}" {
        scalars.append(scalar)
      } else if !scalars.isEmpty {
        scalars.removeLast()
      }
    }
    return String(scalars).fitForTerminal
  }
}
