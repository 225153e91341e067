public import Reports

extension Coordinate {
  /// A point that is known to be on the Earth.
  public init(_ latitude: Double, _ longitude: Double) {
    guard let point = Coordinate(latitude: latitude, longitude: longitude) else {
      preconditionFailure("\(latitude), \(longitude) is no point on the Earth.")
    }
    self = point
  }
}
