public import Fields
public import Reports

public struct RadarClient: Sendable {
  /// Pictures of the last hour and the next two around a point, `reach` meters to each side or as far as the service's
  /// data go.
  public var series:
    @Sendable (_ point: Coordinate, _ reach: Double) async throws(ServiceError) -> RadarAnswer
  /// Whether any radar sees the point.
  public var covers: @Sendable (Coordinate) -> Bool

  public init(
    series:
      @escaping @Sendable (Coordinate, Double) async throws(ServiceError) -> RadarAnswer,
    covers: @escaping @Sendable (Coordinate) -> Bool
  ) {
    self.series = series
    self.covers = covers
  }

  public static let noop = RadarClient(
    series: { _, _ async throws(ServiceError) in throw .noReport }, covers: { _ in false })
}

/// Pictures, and whose they are.
public struct RadarAnswer: Hashable, Sendable {
  public var series: RadarSeries
  public var service: RadarService
  /// Why the preferred service has none.
  public var failure: ServiceError?

  public init(series: RadarSeries, service: RadarService, failure: ServiceError? = nil) {
    self.series = series
    self.service = service
    self.failure = failure
  }
}
