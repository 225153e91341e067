@_spi(Building) import Gazetteer

/// The names that countries, regions and large towns keep where a landmark or an airport has them, too.
struct ReservedNames {
  /// Of countries and regions, by their folded names as one word.
  private(set) var byCountries: Set<String> = []
  private(set) var byRegions: Set<String> = []
  /// Word by word: `LaGuardia` is no town, and "La Guardia" is one.
  private(set) var byTowns: Set<[String]> = []

  init(_ origin: Origin, _ regions: Regions) {
    for country in origin.countries {
      byCountries.insert(FoldedName.key(of: country.name))
    }
    for region in regions.codes {
      byRegions.formUnion(regions.shown(region).map(FoldedName.key))
    }
    for city in origin.cities where city.population > Weight.largeTown {
      let names = PlaceNames(city, catalogs: origin.catalogs)
      byTowns.formUnion(([city.name] + names.current).map { FoldedName($0).words })
    }
  }
}
