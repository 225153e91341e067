public import WeatherModels

/// Places without a network: names in all languages, and what lies where.
public struct GazetteerClient: Sendable {
  /// The places that a text may mean, the likeliest first; none when nothing is near.
  public var search:
    @Sendable (_ text: String, _ scope: SearchScope, _ limit: Int) throws(GazetteerError) ->
      [PlaceMatch]
  /// Places whose names begin with the text, quick enough to ask with every key.
  public var complete:
    @Sendable (_ text: String, _ scope: SearchScope, _ limit: Int) throws(GazetteerError) ->
      [PlaceMatch]
  /// The place that a person would name for a point; `nil` only if there is none at all.
  public var nearest:
    @Sendable (_ point: Coordinate, _ language: PlaceLanguage) throws(GazetteerError) ->
      NearestPlace?
  /// The places of most people, the largest first, of one country (ISO 3166-1 alpha-2) or of the world.
  public var cities:
    @Sendable (_ country: String?, _ limit: Int, _ language: PlaceLanguage)
      throws(GazetteerError) -> [Place]
  /// The places with the most people in an area, the largest first.
  public var largest:
    @Sendable (_ area: MapArea, _ limit: Int, _ language: PlaceLanguage) throws(GazetteerError) ->
      [Place]

  /// Whether a country or a region is called so, or begins so.
  public var isArea: @Sendable (_ name: String) throws(GazetteerError) -> Bool

  public init(
    search: @escaping @Sendable (String, SearchScope, Int) throws(GazetteerError) -> [PlaceMatch],
    complete: @escaping @Sendable (String, SearchScope, Int) throws(GazetteerError) -> [PlaceMatch],
    nearest:
      @escaping @Sendable (Coordinate, PlaceLanguage) throws(GazetteerError) -> NearestPlace?,
    cities: @escaping @Sendable (String?, Int, PlaceLanguage) throws(GazetteerError) -> [Place],
    largest: @escaping @Sendable (MapArea, Int, PlaceLanguage) throws(GazetteerError) -> [Place],
    isArea: @escaping @Sendable (String) throws(GazetteerError) -> Bool
  ) {
    self.search = search
    self.complete = complete
    self.nearest = nearest
    self.cities = cities
    self.largest = largest
    self.isArea = isArea
  }
}
