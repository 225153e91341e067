import Reports

/// The cities that the list can show: the largest first, or as the service lists them.
nonisolated struct Cities: Hashable, Sendable {
  var places: [Place]
  /// The weather at each, from a list of the service's own; `nil` if it has none.
  var listed: [Place.ID: Report]?
  var isOfService: Bool { listed != nil }
  /// ISO 3166-1 alpha-2 of the one country, or `nil` for the world.
  var country: String?
}
