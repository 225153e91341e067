public import Reports

/// Precipitation within the next two hours, by the minute.
public struct NowcastClient: Sendable {
  /// `nil` if no service has minutes for the place.
  public var nowcast: @Sendable (_ place: Place) async throws(ServiceError) -> Nowcast?
  /// The last answer of the last quarter of an hour, without a request.
  public var kept: @Sendable (_ place: Place) -> Nowcast?

  /// Whether it is worth asking about the place.
  public var covers: @Sendable (_ place: Place) -> Bool

  public init(
    nowcast: @escaping @Sendable (Place) async throws(ServiceError) -> Nowcast?,
    kept: @escaping @Sendable (Place) -> Nowcast?,
    covers: @escaping @Sendable (Place) -> Bool = { _ in true }
  ) {
    self.nowcast = nowcast
    self.kept = kept
    self.covers = covers
  }

  public static let noop = NowcastClient(
    nowcast: { _ async throws(ServiceError) in nil }, kept: { _ in nil }, covers: { _ in false })
}
