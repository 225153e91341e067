extension Place {
  /// Whether it is the same place: sources differ by a few kilometers on where the middle of a town is.
  public func isSame(as other: Place) -> Bool {
    guard id != other.id else { return true }
    guard name == other.name, country == other.country,
      let distance = coordinate.distance(to: other.coordinate)
    else { return false }
    return distance.in(.kilometers) < 10
  }
}
