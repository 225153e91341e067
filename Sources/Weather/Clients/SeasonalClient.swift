public import Reports

/// The weeks and months ahead. Nothing is requested until the user wants to see them.
public struct SeasonalClient: Sendable {
  /// The saved answer while it is recent, or a new one.
  public var outlook: @Sendable (Place) async throws(ServiceError) -> SeasonalOutlook
  /// The saved answer of any age, without a request.
  public var saved: @Sendable (Place) -> SeasonalOutlook?

  public init(
    outlook: @escaping @Sendable (Place) async throws(ServiceError) -> SeasonalOutlook,
    saved: @escaping @Sendable (Place) -> SeasonalOutlook? = { _ in nil }
  ) {
    self.outlook = outlook
    self.saved = saved
  }

  public static let noop = SeasonalClient { _ async throws(ServiceError) in throw .noReport }
}
