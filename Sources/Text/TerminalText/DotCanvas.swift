/// A field of dots, two to a column and four to a line, as characters of the Braille block (U+2800 to U+28FF).
public struct DotCanvas {
  let columns: Int
  let rows: Int
  private var cells: [UInt8]

  public init(columns: Int, rows: Int) {
    self.columns = max(0, columns)
    self.rows = max(0, rows)
    cells = Array(repeating: 0, count: self.columns * self.rows)
  }

  /// Sets a dot, from the left and from the top; nothing where it lies outside.
  public mutating func set(_ x: Int, _ y: Int) {
    guard (0..<columns * 2).contains(x), (0..<rows * 4).contains(y) else { return }
    // The fourth line of dots came to Braille later, with the bits that were left.
    let bit: UInt8 = y % 4 == 3 ? 0x40 << (x % 2) : 0x01 << (y % 4 + x % 2 * 3)
    cells[y / 4 * columns + x / 2] |= bit
  }

  /// The character of a cell; `nil` if it has no dot.
  public func character(column: Int, row: Int) -> Character? {
    let cell = cells[row * columns + column]
    return cell == 0 ? nil : UnicodeScalar(0x2800 + UInt32(cell)).map(Character.init)
  }
  /// A cell of a curve in ASCII: `'` above, `-` in the middle and `.` below; `nil` if it is empty.
  public func letter(column: Int, row: Int) -> Character? {
    let cell = cells[row * columns + column]
    let counts = [0x09, 0x12, 0x24, 0xC0].map { Double((cell & $0).nonzeroBitCount) }
    guard cell != 0 else { return nil }
    let middle = zip(counts, 0...).reduce(0) { $0 + $1.0 * Double($1.1) } / counts.reduce(0, +)
    return middle < 1 ? "'" : middle <= 2 ? "-" : "."
  }
}
