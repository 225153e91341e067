import Reports

/// The land: the meridians at which a shore crosses each of several parallels.
///
/// Between two crossings all is land, or all is water (the even-odd rule). It begins with the water at the North Pole,
/// from which the shores that cross the first meridian are counted.
struct LandMask {
  /// Evenly spaced parallels, from the north.
  private let north, step: Double
  /// The first meridian, within −180 and below 180; the others are counted eastward from it.
  private let west: Double
  private let east: Double
  private var shores: [[Double]]
  /// Whether the first meridian is on land at each parallel, or on a lake for a mask of lakes; until the mask is
  /// finished, whether that changes there.
  private var begins: [Bool]

  /// An empty mask of `count` parallels, from the meridian `west` on as far as `reach` degrees to the east.
  init(north: Double, step: Double, count: Int, west: Double, reach: Double) {
    self.north = north
    self.step = step
    let turned = (west + 180).truncatingRemainder(dividingBy: 360)
    self.west = (turned < 0 ? turned + 360 : turned) - 180
    east = min(360, reach)
    shores = [[Double]](repeating: [], count: count)
    begins = [Bool](repeating: false, count: count)
  }

  /// Whether a box can hold a shore that matters.
  func needs(west: Double, south: Double, east: Double, north: Double) -> Bool {
    if west <= self.west, east >= self.west { return north >= last }
    return north >= last && south <= self.north && away(west) <= self.east
  }

  private var last: Double { north - Double(shores.count - 1) * step }

  /// The degrees to the east of the first meridian, below 360.
  private func away(_ longitude: Double) -> Double {
    longitude < west ? longitude - west + 360 : longitude - west
  }

  /// Adds a part of a shore.
  mutating func add(_ a: (x: Double, y: Double), _ b: (x: Double, y: Double)) {
    // Half-open, so that a corner is counted once.
    if (a.x <= west) != (b.x <= west) {
      let latitude = a.y + (west - a.x) / (b.x - a.x) * (b.y - a.y)
      // Everything to the south of it.
      let first = max(0, Int(((north - latitude) / step).rounded(.up)))
      if first < begins.count { begins[first].toggle() }
    }
    let (high, low) = (max(a.y, b.y), min(a.y, b.y))
    guard high > low, high >= last, low <= north else { return }
    let first = max(0, Int(((north - high) / step).rounded(.up)))
    let end = min(shores.count, Int(((north - low) / step).rounded(.up)))
    guard first < end else { return }
    for row in first..<end {
      let latitude = north - Double(row) * step
      shores[row].append(away(a.x + (latitude - a.y) / (b.y - a.y) * (b.x - a.x)))
    }
  }

  /// Sorts what was added.
  mutating func finish() {
    var isInside = false
    for row in shores.indices {
      if begins[row] { isInside.toggle() }
      begins[row] = isInside
      shores[row].sort()
    }
  }

  /// Whether the point is inside of the shores, by the parallel that is nearest to it.
  func contains(_ point: Coordinate) -> Bool {
    let row = Int(((north - point.latitude) / step).rounded())
    guard row >= 0, row < shores.count else { return false }
    let longitude = away(point.longitude)
    // The first that isn't west of it.
    var (low, high) = (0, shores[row].count)
    while low < high {
      let middle = (low + high) / 2
      if shores[row][middle] < longitude { low = middle + 1 } else { high = middle }
    }
    return begins[row] != !low.isMultiple(of: 2)
  }
}
