public import Reports

/// Finds places by typed text.
public struct PlacesClient: Sendable {
  /// The best match first; none when nothing fits. `country` (ISO 3166-1 alpha-2) restricts the search.
  public var search:
    @Sendable (_ text: String, _ country: String?) async throws(ServiceError) -> [Place]
  /// The place at a point, from a service that can look it up; `nil` if it knows none.
  public var place: @Sendable (_ point: Coordinate) async throws(ServiceError) -> Place?

  public init(
    search: @escaping @Sendable (String, String?) async throws(ServiceError) -> [Place],
    place: @escaping @Sendable (Coordinate) async throws(ServiceError) -> Place? = {
      _ async throws(ServiceError) in nil
    }
  ) {
    self.search = search
    self.place = place
  }
}
