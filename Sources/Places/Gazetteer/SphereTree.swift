public import Foundation

/// A k-d tree of points on the unit sphere, which finds the nearest wherever one asks: the poles and
/// the date line are points like all others, and an empty ocean takes no longer than a city.
///
/// It is balanced, so that its form needs no room: of a range of nodes the middle one divides the
/// others, by x, y and z in turn.
@_spi(Building) public struct SphereTree: Sendable {
  static let earthRadius = 6_371_008.8
  private let nodes: [Node]

  /// A place as a point; x, y and z have 21 bits each, so that a step is 6 m.
  @_spi(Building) public struct Node: Sendable {
    fileprivate let x: Int32
    fileprivate let y: Int32
    fileprivate let z: Int32
    /// The place's rank in the upper 18 bits, and the meters of its reach in the lower 14.
    fileprivate let packed: UInt32

    /// `reach` is in meters: the distance to the place counts as shorter by this much.
    @_spi(Building) public init(latitude: Double, longitude: Double, rank: Int, reach: Double) {
      let (latitude, longitude) = (latitude * .pi / 180, longitude * .pi / 180)
      x = Self.rounded(cos(latitude) * cos(longitude))
      y = Self.rounded(cos(latitude) * sin(longitude))
      z = Self.rounded(sin(latitude))
      packed = UInt32(rank) << 14 | UInt32(min(reach, Self.farthestReach))
    }

    fileprivate static let farthestReach = Double(0x3FFF)
    private static func rounded(_ value: Double) -> Int32 { Int32((value * 0xFFFFF).rounded()) }
  }

  /// The rank of the place with the least distance after its reach is taken off.
  package func nearest(latitude: Double, longitude: Double) -> Int? {
    guard !nodes.isEmpty else { return nil }
    var search = Search(point: Node(latitude: latitude, longitude: longitude, rank: 0, reach: 0))
    visit(nodes.indices, axis: 0, &search)
    return search.rank
  }

  @_spi(Building) public static func ordered(_ nodes: [Node]) -> [Node] {
    var nodes = nodes
    order(&nodes, nodes.indices, axis: 0)
    return nodes
  }
}

extension SphereTree {
  private static let packedSize = 12

  /// The nodes as the database holds them, 12 bytes each.
  @_spi(Building) public static func packed(_ nodes: some Sequence<Node>) -> Data {
    var data = Data()
    for node in nodes {
      let point = [node.x, node.y, node.z].reduce(0) { $0 << 21 | UInt64(0xFFFFF + Int64($1)) }
      withUnsafeBytes(of: point.littleEndian) { data.append(contentsOf: $0) }
      withUnsafeBytes(of: node.packed.littleEndian) { data.append(contentsOf: $0) }
    }
    return data
  }

  /// Reads what `packed` wrote, in as many parts as it was cut into.
  package init(count: Int, parts: (_ take: (Data) -> Void) throws -> Void) rethrows {
    var nodes: [Node] = []
    nodes.reserveCapacity(count)
    try parts { part in
      part.withUnsafeBytes { bytes in
        for start in stride(from: 0, through: bytes.count - Self.packedSize, by: Self.packedSize) {
          nodes.append(
            Node(
              point: UInt64(
                littleEndian: bytes.loadUnaligned(fromByteOffset: start, as: UInt64.self)),
              packed: UInt32(
                littleEndian: bytes.loadUnaligned(fromByteOffset: start + 8, as: UInt32.self))))
        }
      }
    }
    self.nodes = nodes
  }
}

extension SphereTree.Node {
  fileprivate init(point: UInt64, packed: UInt32) {
    func value(_ shift: Int) -> Int32 { Int32(point >> shift & 0x1FFFFF) - 0xFFFFF }
    (x, y, z) = (value(42), value(21), value(0))
    self.packed = packed
  }

  fileprivate func coordinate(_ axis: Int) -> Int32 {
    switch axis {
    case 0: x
    case 1: y
    default: z
    }
  }

  /// Along the ground, less the place's reach.
  fileprivate func metres(to other: SphereTree.Node) -> Double {
    let (x, y, z) = (Double(x - other.x), Double(y - other.y), Double(z - other.z))
    let chord = (x * x + y * y + z * z).squareRoot() / Double(0xFFFFF)
    return 2 * SphereTree.earthRadius * asin(min(1, chord / 2)) - Double(packed & 0x3FFF)
  }
}

extension SphereTree {
  /// The best so far. `meters` are negative within a city's reach.
  private struct Search {
    let point: Node
    var rank = 0
    var metres = Double.infinity
  }

  private static func order(_ nodes: inout [Node], _ range: Range<Int>, axis: Int) {
    guard range.count > 1 else { return }
    nodes[range].sort { ($0.coordinate(axis), $0.packed) < ($1.coordinate(axis), $1.packed) }
    let middle = middle(range)
    order(&nodes, range.lowerBound..<middle, axis: (axis + 1) % 3)
    order(&nodes, middle + 1..<range.upperBound, axis: (axis + 1) % 3)
  }

  private static func middle(_ range: Range<Int>) -> Int { range.lowerBound + range.count / 2 }

  private func visit(_ range: Range<Int>, axis: Int, _ search: inout Search) {
    guard !range.isEmpty else { return }
    let middle = Self.middle(range)
    let node = nodes[middle]
    let metres = node.metres(to: search.point)
    if metres < search.metres {
      search.metres = metres
      search.rank = Int(node.packed >> 14)
    }
    let (below, above) = (range.lowerBound..<middle, middle + 1..<range.upperBound)
    let gap = search.point.coordinate(axis) - node.coordinate(axis)
    visit(gap < 0 ? below : above, axis: (axis + 1) % 3, &search)
    // No way along the ground is shorter than the line through the Earth, and no place reaches farther.
    let least = Double(abs(gap)) / Double(0xFFFFF) * Self.earthRadius - Node.farthestReach
    if least < search.metres { visit(gap < 0 ? above : below, axis: (axis + 1) % 3, &search) }
  }
}
