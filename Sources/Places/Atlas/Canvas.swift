/// Dots that become characters.
struct Canvas {
  let columns: Int
  let rows: Int
  private let glyphs: MapGlyphs
  /// Dots of a cell.
  private let across: Int
  private let down: Int
  /// The dots that are set in each cell, and the highest layer drawn there.
  private var bits: [UInt8]
  private var layers: [UInt8]
  /// The field below the dots; empty where there is none.
  private var fills: [MapImage.Cell] = []
  var grounds: [MapImage.Ground?]
  /// Characters drawn over the dots.
  private var marks: [MapImage.Cell?]

  init(columns: Int, rows: Int, glyphs: MapGlyphs) {
    self.columns = columns
    self.rows = rows
    self.glyphs = glyphs
    switch glyphs {
    case .dots: (across, down) = (2, 4)
    case .blocks: (across, down) = (1, 2)
    case .ascii: (across, down) = (1, 1)
    }
    bits = [UInt8](repeating: 0, count: columns * rows)
    layers = bits
    grounds = [MapImage.Ground?](repeating: nil, count: columns * rows)
    marks = [MapImage.Cell?](repeating: nil, count: columns * rows)
  }

  var dotColumns: Int { columns * across }
  var dotRows: Int { rows * down }
  var dotsPerUnit: (x: Double, y: Double) { (Double(across) / 2, Double(down) / 4) }

  /// Sets a dot that lies on the canvas.
  mutating func plot(_ x: Int, _ y: Int, _ layer: MapImage.Layer) {
    // Thin lines are dotted; where a cell has few dots, a character of their own distinguishes them.
    if glyphs == .dots {
      switch layer {
      case .border where (x + y) & 1 == 1: return
      case .lake where (x + y) % 3 == 2: return
      case .region where (x + 2 * y) & 3 != 0: return
      case .graticule where (x + y) & 3 != 0: return
      case .terminator where (x + y) % 3 != 0: return
      default: break
      }
    }
    let (column, row) = (x / across, y / down)
    let index = row * columns + column
    if glyphs == .dots || layer == .coast {
      bits[index] |= 1 << UInt8((y - row * down) * across + x - column * across)
    }
    layers[index] = max(layers[index], layer.rawValue)
  }

  func isMarked(_ column: Int, _ row: Int) -> Bool {
    marks[row * columns + column] != nil
  }

  /// The layer of the mark there; `nil` if nothing is, and beyond the edges.
  func layer(_ column: Int, _ row: Int) -> MapImage.Layer? {
    guard (0..<columns).contains(column), (0..<rows).contains(row) else { return nil }
    return marks[row * columns + column]?.layer
  }

  mutating func mark(_ column: Int, _ row: Int, _ cell: MapImage.Cell) {
    guard (0..<columns).contains(column), (0..<rows).contains(row) else { return }
    marks[row * columns + column] = cell
  }

  /// Sets the field of a cell, which shows where nothing else is drawn.
  mutating func fill(_ column: Int, _ row: Int, _ cell: MapImage.Cell) {
    if fills.isEmpty {
      let nothing = MapImage.Cell(" ", .empty, level: .max)
      fills = [MapImage.Cell](repeating: nothing, count: columns * rows)
    }
    fills[row * columns + column] = cell
  }

  /// Shades a cell in which nothing was drawn.
  mutating func shade(_ column: Int, _ row: Int, _ layer: MapImage.Layer) {
    let index = row * columns + column
    if layers[index] == 0 { layers[index] = layer.rawValue }
  }

  var image: MapImage {
    MapImage(
      rows: (0..<rows).map { row in
        (0..<columns).map { column in
          var cell = cell(at: row * columns + column)
          cell.ground = grounds[row * columns + column]
          return cell
        }
      })
  }

  private func cell(at index: Int) -> MapImage.Cell {
    let fill = fills.isEmpty ? nil : fills[index]
    if var mark = marks[index] {
      mark.level = fill?.level ?? 0
      return mark
    }
    let layer = MapImage.Layer(rawValue: layers[index]) ?? .empty
    if layer == .empty, let fill { return fill }
    return MapImage.Cell(character(bits[index], layer), layer, level: fill?.level ?? 0)
  }

  private func character(_ bits: UInt8, _ layer: MapImage.Layer) -> Character {
    let isText = glyphs == .ascii
    switch layer {
    case .empty, .missing, .field: return " "
    case .twilight: return isText ? "." : "·"
    case .night: return isText ? ":" : "░"
    case _ where glyphs == .dots: return Self.braille[Int(bits)]
    case .graticule: return isText ? ":" : "·"
    case .region: return isText ? "," : "∙"
    case .border: return isText ? "+" : "┼"
    case .lake: return "~"
    case .terminator: return isText ? "'" : "┊"
    case .isoline, .light: return isText ? "*" : "∗"
    default: return isText ? "#" : Self.halves[Int(bits & 3)]
    }
  }

  private static let halves: [Character] = [" ", "▀", "▄", "█"]

  /// Unicode numbers the dots of Braille down the columns first, the lowest row last.
  private static let braille: [Character] = (0..<256).map { bits in
    let order: [UInt32] = [0, 3, 1, 4, 2, 5, 6, 7]
    let value = order.indices.reduce(UInt32(0)) { value, bit in
      bits >> bit & 1 == 1 ? value | 1 << order[bit] : value
    }
    return Unicode.Scalar(0x2800 + value).map(Character.init) ?? " "
  }
}
