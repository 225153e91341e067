import Glibc

extension Editor {
  /// Waits for a key while no line is being read: the terminal's modes are those for that already.
  func nextKey() -> Key {
    var isLate = false
    while true {
      if let key = keys.next(isLast: isLate) { return key }
      if mailbox.isStopping || isInputEnded || !modes.isTerminal { return .end }
      if takes(SIGINT) {
        keys = KeyDecoder()
        return .interrupt
      }
      if takes(SIGWINCH) { return .resize }
      attendToSignals()
      put(resolve(mailbox.takeOutput()))
      // The rest of a sequence comes with its Escape, even through a slow connection.
      let hasInput = mailbox.pipe.wait(
        orInputOn: input, for: keys.isPending ? .milliseconds(100) : nil)
      isLate = !hasInput
      guard hasInput else { continue }
      if let bytes = available(on: input, atMost: 256) {
        keys.append(bytes)
      } else {
        isInputEnded = true
      }
    }
  }
}
