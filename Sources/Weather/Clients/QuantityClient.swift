public import Quantities
public import Reports

/// Values of quantities that no report has, from services of their own.
public struct QuantityClient: Sendable {
  /// The values of a quantity at places, in their order; saved ones where these are recent.
  ///
  /// A place that the service does not cover has a series without values, for which it isn't asked again.
  public var values:
    @Sendable (_ quantity: WeatherQuantity, _ places: [Place], _ isRefresh: Bool)
      async throws(ServiceError)
      -> [QuantitySeries]
  /// The saved series of any age.
  public var saved: @Sendable (_ quantity: WeatherQuantity, _ place: Place) -> QuantitySeries?
  /// The panel that was set.
  public var panel: @Sendable () -> SunPanel?

  public init(
    values:
      @escaping @Sendable (WeatherQuantity, [Place], Bool) async throws(ServiceError) ->
      [QuantitySeries],
    saved: @escaping @Sendable (WeatherQuantity, Place) -> QuantitySeries? = { _, _ in nil },
    panel: @escaping @Sendable () -> SunPanel? = { nil }
  ) {
    self.values = values
    self.saved = saved
    self.panel = panel
  }

  public static let noop = QuantityClient { _, _, _ async throws(ServiceError) in throw .noReport }

  /// The seconds for which values are recent: models of the sea, of rivers and of the air compute rarely.
  public static func freshness(_ quantity: WeatherQuantity) -> Double {
    quantity.host == .forecast ? 600 : 3600
  }
}
