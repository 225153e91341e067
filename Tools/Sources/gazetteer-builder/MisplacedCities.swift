import Reports

extension [Origin.City] {
  /// GeoNames counts some villages of Xinjiang among those of Heilongjiang, 2,500 km away. They are known by their time
  /// zone: where that is another than the region's, no place that keeps the region's time is near, and one of another
  /// region of the country is, the place belongs to that region.
  var inTheirRegions: [Origin.City] {
    let zones = Regions.commonest(map { ($0.region, $0.timezone) })
    let usual = filter { zones[$0.region] == $0.timezone }
    let byRegion = Dictionary(grouping: usual, by: \.region)
    let byZone = Dictionary(grouping: usual) { $0.countrycode + " " + $0.timezone }
    return map { city in
      guard zones[city.region] != city.timezone,
        city.nearest(of: byRegion[city.region] ?? [])?.kilometers ?? .infinity > 1000,
        let other = city.nearest(of: byZone[city.countrycode + " " + city.timezone] ?? []),
        other.kilometers < 300
      else { return city }
      var moved = city
      moved.admin1code = other.city.admin1code
      return moved
    }
  }
}

extension Origin.City {
  fileprivate func nearest(
    of cities: [Origin.City]
  ) -> (city: Origin.City, kilometers: Double)? {
    cities.compactMap { other in distance(to: other).map { (other, $0) } }.min { $0.1 < $1.1 }
  }

  private func distance(to other: Origin.City) -> Double? {
    let here = Coordinate(latitude: latitude, longitude: longitude)
    let there = Coordinate(latitude: other.latitude, longitude: other.longitude)
    return there.flatMap { here?.distance(to: $0)?.in(.kilometers) }
  }
}
