/// A place in the block of prompt and typed line, counted from the block's start as libedit wraps it.
struct BlockPosition: Equatable {
  var row = 0
  var column = 0

  /// Moves over one character in a window of this many columns.
  mutating func advance(over scalar: Unicode.Scalar, in columns: Int) {
    // libedit puts a search pattern (Ctrl-R) on a row of its own in this way.
    if scalar == "\n" { return startRow() }
    let width = scalar.columns
    if column + width > columns { startRow() }
    column += width
    if column >= columns { startRow() }
  }

  private mutating func startRow() {
    row += 1
    column = 0
  }
}
