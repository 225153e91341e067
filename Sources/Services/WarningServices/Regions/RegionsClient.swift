public import Reports

/// The code of a region for which weather services warn.
public struct RegionCode: Hashable, Sendable {
  public var scheme: Scheme
  /// `SK502`, or for CISORP `2108`.
  public var value: String

  public init(_ scheme: Scheme, _ value: String) {
    self.scheme = scheme
    self.value = value
  }

  /// The raw value is the `valueName` in messages of CAP.
  public enum Scheme: String, Hashable, Sendable, CaseIterable {
    /// MeteoAlarm's.
    case emma = "EMMA_ID"
    /// Czech municipalities with extended powers.
    case cisorp = "CISORP"
  }
}

extension RegionCode {
  /// Whether it is a part of the sea: MeteoAlarm counts those from 801. Austria has no sea, and counts Vorarlberg so.
  public var isSea: Bool {
    scheme == .emma && value.utf8.count == 5 && value.dropFirst(2).hasPrefix("8")
      && layerCountry != "AT"
  }

  /// ISO 3166-1 alpha-2. Ireland's codes begin with both `IE` and `EI`.
  private var layerCountry: String {
    guard scheme == .emma else { return "CZ" }
    return value.hasPrefix("EI") ? "IE" : String(value.prefix(2))
  }

  /// Regions of one layer do not overlap: those of one country and scheme, on land or at sea.
  public var layer: Layer { Layer(scheme: scheme, country: layerCountry, isSea: isSea) }

  /// Regions that exclude each other.
  public struct Layer: Hashable, Sendable {
    public var scheme: Scheme
    public var country: String
    public var isSea: Bool
  }
}

/// Finds the regions of warnings at a point.
public struct RegionsClient: Sendable {
  /// The regions that contain a point; `nil` if the file can't be read.
  public var regions: @Sendable (_ point: Coordinate) -> Set<RegionCode>?
  /// Regions that may contain a point just outside their simplified borders.
  public var bordering: @Sendable (_ point: Coordinate) -> Set<RegionCode> = { _ in [] }
  /// The rings of a region's border, without a last point that repeats the first; none for one that isn't known.
  public var rings: @Sendable (RegionCode) -> [[Coordinate]] = { _ in [] }
  /// Whether the ground of a region is known.
  public var isKnown: @Sendable (RegionCode) -> Bool

  /// Knows no region.
  public static let noop = RegionsClient(regions: { _ in nil }, isKnown: { _ in false })
}
