import CEditline
import Glibc
import Reports

/// One libedit editor: its calls in Swift's terms. To be used on one thread only.
final class Libedit {
  /// Whether text can be written above the line; the cursor of a dumb terminal only moves down.
  let movesCursor: Bool
  private(set) var prompt = WideText("")

  private let editor: OpaquePointer
  private let stream: UnsafeMutablePointer<FILE>
  private let errors: UnsafeMutablePointer<FILE>
  private let history: OpaquePointer
  private let noHistory: OpaquePointer
  private var promptScalars = "".unicodeScalars

  /// Opens an editor whose callbacks find `client` with `ce_client`; `nil` if libedit cannot work.
  init?(
    input: Int32, output: Int32, terminalType: String?, client: UnsafeMutableRawPointer,
    write: @escaping ce_write, callbacks: ce_callbacks
  ) {
    // libedit's two messages about an unknown TERM are discarded: it continues as with a dumb terminal.
    guard let errors = fopen("/dev/null", "w") else { return nil }
    guard let stream = ce_stream(client, write) else {
      fclose(errors)
      return nil
    }
    var callbacks = callbacks
    let editor = ce_open(input, output, stream, errors, client, &callbacks)
    let history = ce_history_new(12_000)
    let noHistory = ce_history_new(1)
    guard let editor, let history, let noHistory else {
      if let editor { ce_close(editor) }
      if let history { history_wend(history) }
      if let noHistory { history_wend(noHistory) }
      fclose(stream)
      fclose(errors)
      return nil
    }
    if let terminalType { _ = ce_set_terminal(editor, terminalType) }
    (self.editor, self.stream, self.errors) = (editor, stream, errors)
    (self.history, self.noHistory) = (history, noHistory)
    movesCursor = ce_moves_cursor(editor) != 0
    bindKeys()
  }

  deinit {
    ce_close(editor)
    fclose(stream)
    fclose(errors)
    history_wend(history)
    history_wend(noHistory)
  }

  // Lines

  /// Reads a line; `nil` when a callback ended it, or the terminal is gone.
  func readLine(prompt: String, usingHistory: Bool) -> String? {
    self.prompt = WideText(prompt)
    promptScalars = prompt.unicodeScalars
    ce_use_history(editor, usingHistory ? history : noHistory)
    // By default, libedit sets the modes after the prompt: they would replace those of a trap in between.
    setEditing(true)
    var count: Int32 = 0
    guard let line = el_wgets(editor, &count), count > 0 else { return nil }
    let text = Self.text(UnsafeBufferPointer(start: line, count: Int(count)))
    return text.last == "\n" ? String(text.dropLast()) : text
  }

  func addToHistory(_ line: String) {
    WideText.with(line.fitForTerminal) { ce_history_add(history, $0) }
  }

  // The line being edited

  var line: String { Self.text(typed.all) }

  var lineUpToCursor: String { Self.text(typed.upToCursor) }

  var lineAfterCursor: String { Self.text(typed.afterCursor) }

  /// The characters of the line; during a search (Ctrl-R) the pattern is among them.
  var length: Int { typed.all.count }

  var cursor: Int { typed.upToCursor.count }

  func insert(_ text: String) { WideText.with(text) { _ = el_winsertstr(editor, $0) } }

  func deleteBeforeCursor(_ count: Int) { el_deletestr(editor, Int32(count)) }

  func moveCursor(by distance: Int) { el_cursor(editor, Int32(distance)) }

  func beep() { el_beep(editor) }

  // The screen

  /// The positions of the cursor and of the end of the text, in a window of this many columns.
  func positions(columns: Int) -> (cursor: BlockPosition, end: BlockPosition) {
    var position = BlockPosition()
    for scalar in promptScalars { position.advance(over: scalar, in: columns) }
    for scalar in lineUpToCursor.unicodeScalars { position.advance(over: scalar, in: columns) }
    let cursor = position
    for scalar in lineAfterCursor.unicodeScalars { position.advance(over: scalar, in: columns) }
    return (cursor, position)
  }

  /// The number of characters at the line's end that are too many: more than `longest`, or beyond the last
  /// row but one. libedit loses count of its rows, and writes where it must not, once a line is
  /// longer than the window.
  func excess(over longest: Int, in size: TerminalSize) -> Int {
    let scalars = line.unicodeScalars
    var position = BlockPosition()
    for scalar in promptScalars { position.advance(over: scalar, in: size.columns) }
    var count = 0
    for scalar in scalars.prefix(longest) {
      position.advance(over: scalar, in: size.columns)
      if position.row >= size.rows - 1 { break }
      count += 1
    }
    return scalars.count - count
  }

  /// Draws prompt and line from the cursor's row, which must be empty, for the size of now.
  func redraw() {
    el_resize(editor)
    ce_refresh(editor)
  }

  func setEditing(_ isEditing: Bool) {
    ce_edit_modes(editor, isEditing ? 1 : 0)
    // libedit binds the terminal's special characters again when these have changed.
    if isEditing { bindKeys() }
  }
}

extension Libedit {
  private typealias Characters = UnsafeBufferPointer<wchar_t>

  private var typed: (all: Characters, upToCursor: Characters, afterCursor: Characters) {
    guard let info = el_wline(editor)?.pointee, let start = info.buffer, let cursor = info.cursor,
      let end = info.lastchar
    else {
      let none = Characters(start: nil, count: 0)
      return (none, none, none)
    }
    return (
      Characters(start: start, count: end - start), Characters(start: start, count: cursor - start),
      Characters(start: cursor, count: end - cursor)
    )
  }

  private static func text(_ characters: UnsafeBufferPointer<wchar_t>) -> String {
    var scalars = String.UnicodeScalarView()
    for character in characters {
      if let scalar = Unicode.Scalar(UInt32(bitPattern: character)) { scalars.append(scalar) }
    }
    return String(scalars)
  }

  private func bindKeys() {
    for (keys, function) in KeyBindings.all { _ = ce_bind(editor, keys, function) }
  }
}
