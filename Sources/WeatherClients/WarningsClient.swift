public import WeatherModels

/// The official warnings of the services that pass them on.
public struct WarningsClient: Sendable {
  /// The warnings in force or to come. `language` (ISO 639-1) is taken where a warning is written in it, else English,
  /// else whatever comes first.
  public var warnings:
    @Sendable (_ place: Place, _ language: String) async throws(ServiceError) -> WarningsAnswer

  public init(
    warnings: @escaping @Sendable (Place, String) async throws(ServiceError) -> WarningsAnswer
  ) {
    self.warnings = warnings
  }
}

/// The answer to a request for warnings.
public enum WarningsAnswer: Hashable, Sendable {
  case found(PlaceWarnings)
  /// No service is known for the place's country.
  case noService
}
