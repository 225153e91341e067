/// The present weather as a WMO code (table 4677, the part that forecast services use: 0 clear … 99 thunderstorm with
/// hail).
///
/// A code that Vane has no words for is kept, so that it can be passed on.
public struct WeatherCode: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Whether something falls at the place: 50 to 99.
  public var isOfPrecipitation: Bool { (50...99).contains(rawValue) }
}
