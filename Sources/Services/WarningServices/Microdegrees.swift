/// Angles to a tenth of a meter, in a quarter of the room of their text.
struct Microdegrees: Hashable, Sendable, RandomAccessCollection {
  /// Larger ones have no room, in degrees.
  static let most = 1000.0

  private let values: [Int32]

  init(_ degrees: [Double]) { values = degrees.map { Int32(($0 * 1e6).rounded()) } }

  var startIndex: Int { values.startIndex }
  var endIndex: Int { values.endIndex }

  subscript(index: Int) -> Double { Double(values[index]) / 1e6 }
}
