/// Xterm's colors from 16 on: a cube of 6 × 6 × 6, then 24 grays.
enum Indexed {
  private static let levels: [UInt32] = [0, 95, 135, 175, 215, 255]

  static func color(_ index: Int) -> UInt32 {
    if index >= 232 { return UInt32(8 + 10 * (index - 232)) * 0x010101 }
    let cube = max(0, index - 16)
    return levels[cube / 36] << 16 | levels[cube / 6 % 6] << 8 | levels[cube % 6]
  }

  /// The index whose parts differ least, by the sum of their squares.
  static func nearest(_ color: UInt32) -> Int {
    let parts = [16, 8, 0].map { Int(color >> UInt32($0) & 0xFF) }
    let cube = parts.reduce(0) { $0 * 6 + level(nearestTo: $1) }
    let gray = min(23, max(0, parts.reduce(0, +) - 10) / 30)
    func distance(_ index: Int) -> Int {
      let other = Self.color(index)
      return [16, 8, 0].reduce(0) { sum, shift in
        let apart = Int(color >> UInt32(shift) & 0xFF) - Int(other >> UInt32(shift) & 0xFF)
        return sum + apart * apart
      }
    }
    return distance(232 + gray) < distance(16 + cube) ? 232 + gray : 16 + cube
  }

  private static func level(nearestTo part: Int) -> Int {
    levels.indices.min { abs(Int(levels[$0]) - part) < abs(Int(levels[$1]) - part) } ?? 0
  }
}
