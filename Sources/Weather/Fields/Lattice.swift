/// A regular lattice of points on the Earth: rows from the south, columns from the west.
///
/// Lengths are in ten-thousandths of a degree, so that a lattice made again for the same view is the same lattice.
public struct Lattice: Hashable, Sendable {
  /// The latitude of the first row, and the longitude of the first column, which is -180°…180°.
  public let south, west: Int
  public let latitudeStep, longitudeStep: Int
  public let rows, columns: Int

  /// One degree.
  public static let degree = 10_000
  /// The most points that are asked for one view.
  public static let mostPoints = 150

  /// `nil` for fewer than two rows or columns, for more points than a request has, and for a lattice that reaches
  /// beyond the poles or more than once around.
  public init?(
    south: Int, west: Int, latitudeStep: Int, longitudeStep: Int, rows: Int, columns: Int
  ) {
    let (quarter, half) = (90 * Self.degree, 180 * Self.degree)
    guard (2...1000).contains(rows), (2...1000).contains(columns), rows * columns <= 1000,
      (1...half).contains(latitudeStep), (1...half).contains(longitudeStep),
      (-quarter...quarter).contains(south), (-half...half).contains(west),
      south + (rows - 1) * latitudeStep <= quarter, columns * longitudeStep <= 2 * half
    else { return nil }
    (self.south, self.west) = (south, west)
    (self.latitudeStep, self.longitudeStep) = (latitudeStep, longitudeStep)
    (self.rows, self.columns) = (rows, columns)
  }

  public var count: Int { rows * columns }

  /// Whether the last column is followed by the first.
  var isAround: Bool { columns * longitudeStep == 360 * Self.degree }

  /// In degrees, from the south.
  public var latitudes: [Double] {
    (0..<rows).map { Double(south + $0 * latitudeStep) / Double(Self.degree) }
  }

  /// In degrees, -180…180, from the west.
  public var longitudes: [Double] {
    (0..<columns).map { column in
      let value = west + column * longitudeStep
      let wrapped = value > 180 * Self.degree ? value - 360 * Self.degree : value
      return Double(wrapped) / Double(Self.degree)
    }
  }

  /// A point in fractions of rows and columns; `nil` outside.
  func position(latitude: Double, longitude: Double) -> (row: Double, column: Double)? {
    guard let row = row(latitude), let column = column(longitude) else { return nil }
    return (row, column)
  }

  /// A parallel in fractions of rows; `nil` outside.
  func row(_ latitude: Double) -> Double? {
    let row = (latitude * Double(Self.degree) - Double(south)) / Double(latitudeStep)
    guard row >= -1e-9, row <= Double(rows - 1) + 1e-9 else { return nil }
    return min(max(row, 0), Double(rows - 1))
  }

  /// A meridian in fractions of columns; `nil` outside.
  func column(_ longitude: Double) -> Double? {
    let degree = Double(Self.degree)
    var east = longitude * degree - Double(west)
    let turn = 360 * degree
    east -= (east / turn).rounded(.down) * turn
    var column = east / Double(longitudeStep)
    let last = Double(isAround ? columns : columns - 1)
    // A rounding error west of the first column isn't a whole turn east of it.
    if column > last, turn - east < 1e-3 { column = 0 }
    return column <= last + 1e-9 ? min(column, last) : nil
  }

  /// Whether every point of a view lies within. A view beyond a pole ends at the last row.
  public func covers(_ view: FieldView) -> Bool {
    let degree = Double(Self.degree)
    let north = Double(south + (rows - 1) * latitudeStep) / degree
    let margin = Double(latitudeStep) / degree
    let reaches =
      max(view.south, -90 + margin) >= Double(south) / degree - 1e-9
      && min(view.north, 90 - margin) <= north + 1e-9
    guard reaches, !isAround else { return reaches }
    let turn = 360.0
    var from = view.west - Double(west) / degree
    from -= (from / turn + 1e-9).rounded(.down) * turn
    let width = Double((columns - 1) * longitudeStep) / degree
    return view.width < turn && from >= -1e-6 && from + view.width <= width + 1e-6
  }
}

/// A part of the Earth between parallels and meridians, in degrees.
public struct FieldView: Hashable, Sendable {
  public var latitude, longitude: Double
  /// From north to south, and from east to west.
  public var height, width: Double
  /// Each further step shows half as much.
  var zoom: Int

  /// The zoom is that of the map, 0…10.
  public init(latitude: Double, longitude: Double, height: Double, width: Double, zoom: Int) {
    (self.latitude, self.longitude) = (latitude, longitude)
    (self.height, self.width) = (min(max(height, 0.01), 180), min(max(width, 0.01), 360))
    self.zoom = min(max(zoom, 0), 10)
  }

  var south: Double { max(-90, latitude - height / 2) }
  var north: Double { min(90, latitude + height / 2) }
  var west: Double { longitude - width / 2 }
}

extension Lattice {
  /// The lengths of a view at each zoom, in quarters of it: 30° at zoom 0, half as much with each step.
  private static let ladder = [
    1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 14, 16, 18, 20, 24, 28, 32, 40, 48, 64, 96,
  ]
  /// Steps that go around the Earth without a rest, in degrees.
  private static let divisors = [5, 6, 8, 9, 10, 12, 15, 18, 20, 24, 30, 36, 40, 45, 60, 72, 90]

  /// The lattice for a view and a quarter of it on each side, so that one step of the map in any direction stays
  /// within: the closest of the zoom's steps with at most `mostPoints` points, which lie at multiples of the steps.
  ///
  /// A step depends on the size of the view and a band of 10° of latitude, and not on where in it the middle is.
  public init(_ view: FieldView) {
    let quarter = max((30 * Self.degree) >> view.zoom, 4) / 4
    // The band's side towards the pole: there a view spans the most longitudes.
    let band = min(85, (abs(view.latitude) / 10 + 1e-9).rounded(.down) * 10 + 10)
    let narrowing = Self.cosine(band)
    let (height, width) = (Self.units(min(180, view.height * 1.5)), view.width * 1.5)
    let bandWidth = width * max(Self.cosine(view.latitude), 0.05) / narrowing
    let isAround = bandWidth >= 330
    for factor in Self.ladder {
      let latitudeStep = factor * quarter
      let wanted = Double(latitudeStep) / narrowing
      let found: Lattice?
      if isAround {
        let divisor = Self.divisors.first { Double($0 * Self.degree) >= wanted } ?? 120
        found = Lattice(view, latitudeStep, divisor * Self.degree, height, nil)
      } else {
        let step = Self.ladder.first { Double($0 * quarter) >= wanted } ?? 128
        let longitudeStep = step * quarter
        let most = Self.units(bandWidth) / longitudeStep + 2
        guard (height / latitudeStep + 2) * most <= Self.mostPoints else { continue }
        found = Lattice(view, latitudeStep, longitudeStep, height, Self.units(width))
      }
      if let found, found.count <= Self.mostPoints {
        self = found
        return
      }
    }
    // Nothing is so large that the widest steps do not hold it.
    self = Lattice(ofAll: ())
  }

  /// The whole Earth.
  private init(ofAll: Void) {
    (south, west) = (-90 * Self.degree, -180 * Self.degree)
    (latitudeStep, longitudeStep) = (20 * Self.degree, 24 * Self.degree)
    (rows, columns) = (10, 15)
  }

  /// Around the Earth without a width.
  private init?(
    _ view: FieldView, _ latitudeStep: Int, _ longitudeStep: Int, _ height: Int, _ width: Int?
  ) {
    let pole = 90 * Self.degree / latitudeStep * latitudeStep
    let middle = Self.units(view.latitude)
    let south = max(-pole, Self.floor(middle - height / 2, latitudeStep))
    let north = min(pole, -Self.floor(-(middle + height / 2), latitudeStep))
    let rows = (north - south) / latitudeStep + 1
    guard let width else {
      self.init(
        south: south, west: -180 * Self.degree, latitudeStep: latitudeStep,
        longitudeStep: longitudeStep, rows: rows, columns: 360 * Self.degree / longitudeStep)
      return
    }
    let east = Self.units(view.longitude) + width / 2
    var west = Self.floor(Self.units(view.longitude) - width / 2, longitudeStep)
    let columns = (-Self.floor(-east, longitudeStep) - west) / longitudeStep + 1
    if west < -180 * Self.degree { west += 360 * Self.degree }
    self.init(
      south: south, west: west, latitudeStep: latitudeStep, longitudeStep: longitudeStep,
      rows: rows, columns: columns)
  }

  private static func units(_ degrees: Double) -> Int { Int((degrees * Double(degree)).rounded()) }

  private static func floor(_ value: Int, _ step: Int) -> Int {
    let part = value / step
    return (value < 0 && part * step != value ? part - 1 : part) * step
  }

  /// Whether its steps are about as small as those of another.
  public func isAsFine(as other: Lattice) -> Bool {
    func isClose(_ a: Int, _ b: Int) -> Bool { 5 * a <= 8 * b && 5 * b <= 8 * a }
    return isClose(latitudeStep, other.latitudeStep) && isClose(longitudeStep, other.longitudeStep)
  }

  /// The distance between the middle of a view and that of the lattice, in parts of the lattice: within 1 they overlap.
  public func distance(to view: FieldView) -> Double {
    let degree = Double(Self.degree)
    let height = Double((rows - 1) * latitudeStep) / degree
    let width = Double((columns - 1) * longitudeStep) / degree
    var east = view.longitude - (Double(west) / degree + width / 2)
    east -= 360 * (east / 360).rounded()
    return max(
      abs(view.latitude - (Double(south) / degree + height / 2)) / (height / 2 + view.height / 2),
      isAround ? 0 : abs(east) / (width / 2 + view.width / 2))
  }
}
