public import WeatherClients
public import WeatherModels

extension Gazetteer {
  /// The places with the most people in an area, the largest first.
  ///
  /// Places are numbered by their people, so the first that lie in the area are those. Of a large area they are
  /// found at once; of a small one after a look at the coordinates of all, which takes some milliseconds.
  public func largest(
    in area: MapArea, limit: Int, language: PlaceLanguage = .english
  ) throws(GazetteerError) -> [Place] {
    try file.read { database in
      let ranks = try PlaceRecord.largest(in: area, limit: limit, from: database)
      return try ranks.compactMap { try PlaceRecord.fetch($0, from: database)?.place(in: language) }
    }
  }
}
