@testable import LineEditor

/// The parts of a terminal that libedit uses: what a user would see.
struct ScreenModel {
  /// The position of the next character.
  struct Cursor: Equatable {
    var row = 0
    var column = 0
  }

  private var columns: Int
  private var rows: Int
  private(set) var cursor = Cursor()
  private(set) var isPasteMarked = false
  private var cells: [[String]]
  private var isWrapPending = false
  private var isInserting = false
  private var escape: String?
  private var rest: [UInt8] = []

  init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
    cells = Array(repeating: Array(repeating: " ", count: columns), count: rows)
  }

  /// The rows without blanks at their ends, empty ones at the end left out.
  var text: [String] {
    var lines = cells.map { row in
      String(row.joined().reversed().drop { $0 == " " }.reversed())
    }
    while lines.last == "" { lines.removeLast() }
    return lines
  }

  /// Cuts or fills rows, like the simplest terminals; long rows aren't wrapped again.
  mutating func resize(columns: Int, rows: Int) {
    let fill = Array(repeating: " ", count: max(columns - self.columns, 0))
    cells = cells.map { Array(($0 + fill).prefix(columns)) }
    while cells.count < rows { cells.append(Array(repeating: " ", count: columns)) }
    cells.removeLast(cells.count - rows)
    (self.columns, self.rows) = (columns, rows)
    cursor.row = min(cursor.row, rows - 1)
    moveTo(column: cursor.column)
  }

  mutating func feed(_ bytes: some Sequence<UInt8>) {
    rest += bytes
    let incomplete = rest.reversed().prefix { $0 & 0xC0 == 0x80 }.count
    let lead = rest.dropLast(incomplete).last ?? 0
    let needed = lead >= 0xF0 ? 3 : lead >= 0xE0 ? 2 : lead >= 0xC0 ? 1 : 0
    let kept = incomplete < needed ? incomplete + 1 : 0
    let text = String(decoding: rest.dropLast(kept), as: UTF8.self)
    rest = Array(rest.suffix(kept))
    for scalar in text.unicodeScalars { feed(scalar) }
  }
}

extension ScreenModel {
  private mutating func feed(_ scalar: Unicode.Scalar) {
    if let begun = escape {
      escape = begun + String(scalar)
      let isComplete = begun == "" ? scalar != "[" : ("@"..."~").contains(scalar)
      if isComplete {
        if begun.hasPrefix("[") { obey(begun.dropFirst(), scalar) }
        escape = nil
      }
      return
    }
    switch scalar {
    case "\u{1B}": escape = ""
    case "\r": moveTo(column: 0)
    case "\u{8}": moveTo(column: cursor.column - 1)
    case "\n": lineFeed()
    case _ where scalar.isControl: break
    default: put(scalar)
    }
  }

  private mutating func obey(_ parameters: Substring, _ command: Unicode.Scalar) {
    let numbers = parameters.split(separator: ";", omittingEmptySubsequences: false).map { Int($0) }
    let first = numbers.first ?? nil
    let count = max(first ?? 1, 1)
    isWrapPending = false
    switch command {
    case "A": cursor.row = max(cursor.row - count, 0)
    case "B": cursor.row = min(cursor.row + count, rows - 1)
    case "C": moveTo(column: cursor.column + count)
    case "D": moveTo(column: cursor.column - count)
    case "G": moveTo(column: count - 1)
    case "H":
      cursor.row = count - 1
      moveTo(column: (numbers.count > 1 ? numbers[1] ?? 1 : 1) - 1)
    case "J":
      clear(cursor.row, from: first == 2 ? 0 : cursor.column)
      for row in (first == 2 ? 0 : cursor.row + 1)..<rows { clear(row, from: 0) }
    case "K": clear(cursor.row, from: cursor.column)
    case "P":
      cells[cursor.row].removeSubrange(cursor.column..<min(cursor.column + count, columns))
      cells[cursor.row] += Array(repeating: " ", count: columns - cells[cursor.row].count)
    case "@":
      cells[cursor.row].insert(
        contentsOf: Array(repeating: " ", count: count), at: cursor.column)
      cells[cursor.row].removeLast(count)
    case "h", "l":
      if parameters == "4" { isInserting = command == "h" }
      if parameters == "?2004" { isPasteMarked = command == "h" }
    default: break
    }
  }

  private mutating func put(_ scalar: Unicode.Scalar) {
    let width = scalar.columns
    guard width > 0 else { return }
    if isWrapPending || cursor.column + width > columns {
      cursor.column = 0
      lineFeed()
    }
    if isInserting {
      cells[cursor.row].insert(
        contentsOf: Array(repeating: " ", count: width), at: cursor.column)
      cells[cursor.row].removeLast(width)
    }
    cells[cursor.row][cursor.column] = String(scalar)
    if width == 2 { cells[cursor.row][cursor.column + 1] = "" }
    cursor.column += width
    isWrapPending = cursor.column >= columns
    cursor.column = min(cursor.column, columns - 1)
  }

  private mutating func moveTo(column: Int) {
    cursor.column = min(max(column, 0), columns - 1)
    isWrapPending = false
  }

  private mutating func lineFeed() {
    isWrapPending = false
    cursor.row += 1
    if cursor.row == rows {
      cells.removeFirst()
      cells.append(Array(repeating: " ", count: columns))
      cursor.row -= 1
    }
  }

  private mutating func clear(_ row: Int, from column: Int) {
    for column in column..<columns { cells[row][column] = " " }
  }
}
