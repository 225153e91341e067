/// A region's border as it is packed, walked from its first point to its last.
struct Border {
  private let bytes: UnsafeRawBufferPointer
  private var position: Int
  private let end: Int
  private var x: Int
  private var y: Int

  /// Offsets outside of the bytes read as the end of the border.
  init(_ bytes: UnsafeRawBufferPointer, from start: Int, length: Int, west: Int, south: Int) {
    self.bytes = bytes
    position = max(0, min(start, bytes.count))
    end = max(position, min(position + max(0, length), bytes.count))
    x = west
    y = south
  }

  /// Whether a point lies within, and how far the border is from it in kilometers, where a unit is `width` and `height`
  /// kilometers long, and whether it may run on the other side of the point where it was not simplified: an edge hides
  /// no more than a quarter of its length, and no more than `blur`. A ray from the point crosses the outer ring of one
  /// polygon an odd number of times, and each of its holes an even one.
  mutating func place(
    x px: Double, y py: Double, width: Double, height: Double, blur: Double = 0
  ) -> (isInside: Bool, distance: Double, isBlurred: Bool) {
    var isInside = false
    var isInPolygon = false
    var nearest = Double.infinity
    var isBlurred = false
    while let head = number() {
      let isHole = head & 1 == 1
      if !isHole {
        isInside = isInside || isInPolygon
        isInPolygon = false
      }
      var isInRing = false
      var first: (x: Double, y: Double)?
      var last = (x: 0.0, y: 0.0)
      func edge(to next: (x: Double, y: Double)) {
        if (last.y > py) != (next.y > py) {
          let share = (py - last.y) / (next.y - last.y)
          if px < last.x + share * (next.x - last.x) { isInRing.toggle() }
        }
        // The distance from the point to the nearest point of the edge, squared.
        let ax = (last.x - px) * width
        let ay = (last.y - py) * height
        let dx = (next.x - last.x) * width
        let dy = (next.y - last.y) * height
        let length = dx * dx + dy * dy
        let along = length > 0 ? min(1, max(0, -(ax * dx + ay * dy) / length)) : 0
        let cx = ax + along * dx
        let cy = ay + along * dy
        let distance = cx * cx + cy * cy
        nearest = min(nearest, distance)
        if distance <= min(blur * blur, length / 16) { isBlurred = true }
      }
      for _ in 0..<(head >> 1) {
        guard let stepX = step(), let stepY = step() else { break }
        x &+= stepX
        y &+= stepY
        let next = (x: Double(x), y: Double(y))
        if first == nil { first = next } else { edge(to: next) }
        last = next
      }
      if let first { edge(to: first) }
      isInPolygon = isHole ? isInPolygon && !isInRing : isInRing
    }
    return (isInside || isInPolygon, nearest.squareRoot(), isBlurred)
  }

  /// The points of the next ring; `nil` at the end.
  mutating func ring() -> [(x: Int, y: Int)]? {
    guard let head = number() else { return nil }
    var points: [(x: Int, y: Int)] = []
    for _ in 0..<(head >> 1) {
      guard let stepX = step(), let stepY = step() else { break }
      x &+= stepX
      y &+= stepY
      points.append((x, y))
    }
    return points
  }

  private mutating func step() -> Int? {
    number().map { $0 & 1 == 0 ? Int($0 >> 1) : -Int($0 >> 1) - 1 }
  }

  /// `nil` at the end, and for a number that no border has.
  private mutating func number() -> UInt? {
    var result: UInt = 0
    var shift: UInt = 0
    while position < end, shift <= 28 {
      let byte = bytes[position]
      position += 1
      result |= UInt(byte & 0x7F) << shift
      if byte & 0x80 == 0 { return result }
      shift += 7
    }
    return nil
  }
}
