/// The people of regions and countries, and the largest place of each.
struct AreaSizes {
  struct Size {
    /// A rank.
    var town: Int
    var population = 0
  }

  private(set) var regions: [RegionCode: Size] = [:]
  private(set) var countries: [String: Size] = [:]

  /// The cities come in the order of their ranks.
  init(_ cities: [Origin.City]) {
    for (index, city) in cities.enumerated() {
      regions[city.region, default: Size(town: index + 1)].population += city.population
      countries[city.countrycode, default: Size(town: index + 1)].population += city.population
    }
  }
}
