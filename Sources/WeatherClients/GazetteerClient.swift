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
  /// The places with the most people in an area, the largest first.
  public var largest:
    @Sendable (_ area: MapArea, _ limit: Int, _ language: PlaceLanguage) throws(GazetteerError) ->
      [Place]

  public init(
    search: @escaping @Sendable (String, SearchScope, Int) throws(GazetteerError) -> [PlaceMatch],
    complete: @escaping @Sendable (String, SearchScope, Int) throws(GazetteerError) -> [PlaceMatch],
    nearest:
      @escaping @Sendable (Coordinate, PlaceLanguage) throws(GazetteerError) -> NearestPlace?,
    largest: @escaping @Sendable (MapArea, Int, PlaceLanguage) throws(GazetteerError) -> [Place]
  ) {
    self.search = search
    self.complete = complete
    self.nearest = nearest
    self.largest = largest
  }
}
