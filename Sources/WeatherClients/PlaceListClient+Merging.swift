import WeatherModels

extension PlaceListClient {
  /// Appends the places that aren't in the list yet, in one change, and returns them. Of several with one `id` the
  /// first counts.
  public func merge(_ places: [SavedPlace], into list: PlaceList) throws(StorageError)
    -> [SavedPlace]
  {
    let present = try ids(list)
    var known = Set(present)
    let new = places.filter { known.insert($0.place.id).inserted }
    guard !new.isEmpty else { return [] }
    let entries = new.enumerated().map { Removed(index: present.count + $0, kept: $1) }
    try restore(entries, list)
    return new
  }
}
