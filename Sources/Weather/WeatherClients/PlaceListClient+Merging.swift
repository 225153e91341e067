import WeatherModels

extension PlaceListClient {
  /// Appends the places that aren't in the list yet, in one change, and returns them. Of several with one identifier the
  /// first counts, but pins with names of their own stand beside each other.
  public func merge(_ places: [SavedPlace], into list: PlaceList) throws(StorageError)
    -> [SavedPlace]
  {
    let present = try all(list)
    var names = Dictionary(present.map { (list.id(of: $0.place), $0.called.name) }) { first, _ in
      first
    }
    let new = places.compactMap { kept -> SavedPlace? in
      var (kept, steps) = (kept, 0)
      while let name = names[list.id(of: kept.place)] {
        guard list == .pins, name != kept.called.name, steps < 100,
          let beside = kept.place.coordinate.aMeterOff
        else { return nil }
        kept.place.coordinate = beside
        steps += 1
      }
      names[list.id(of: kept.place)] = kept.called.name
      return kept
    }
    guard !new.isEmpty else { return [] }
    let entries = new.enumerated().map { Removed(index: present.count + $0, kept: $1) }
    try restore(entries, list)
    return new
  }
}

extension Coordinate {
  /// The next position that is told apart, to the south; `nil` at the pole.
  fileprivate var aMeterOff: Coordinate? {
    Coordinate(latitude: latitude - 1e-5, longitude: longitude)
  }
}
