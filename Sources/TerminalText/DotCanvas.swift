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
}
