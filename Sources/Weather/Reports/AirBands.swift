/// A band of the European Air Quality Index in the scale that Open-Meteo computes it in: steps of twenty
/// (https://open-meteo.com/en/docs/air-quality-api, after the European Environment Agency).
public enum EuropeanAirBand: String, Hashable, Sendable, CaseIterable {
  case good, fair, moderate, poor, veryPoor, extremelyPoor

  public init(_ index: EuropeanAirIndex) {
    self = Self.band(index.in(.index), [20, 40, 60, 80, 100])
  }
}

/// A band of the US Air Quality Index (EPA, Technical Assistance Document for the Reporting of Daily Air Quality).
public enum USAirBand: String, Hashable, Sendable, CaseIterable {
  case good, moderate, unhealthyForSensitiveGroups, unhealthy, veryUnhealthy, hazardous

  public init(_ index: USAirIndex) {
    self = Self.band(index.in(.index), [50, 100, 150, 200, 300])
  }
}

/// An exposure category of the UV index (WHO, Global Solar UV Index: A Practical Guide, 2002).
public enum UVBand: String, Hashable, Sendable, CaseIterable {
  case low, moderate, high, veryHigh, extreme

  public init(_ index: UVIndex) {
    self = Self.band(index.in(.index), [2, 5, 7, 10])
  }
}

/// The amount of pollen, by the scale of the National Allergy Bureau (American Academy of Allergy, Asthma and
/// Immunology), which differs for trees, grasses and weeds.
public enum PollenLevel: String, Hashable, Sendable, CaseIterable {
  case none, low, moderate, high, veryHigh

  public init(_ count: PollenCount, of kind: PollenKind) {
    let tops: [Double] =
      switch kind {
      case .alder, .birch, .olive: [0, 14, 89, 1499]
      case .grass: [0, 4, 19, 199]
      case .mugwort, .ragweed: [0, 9, 49, 499]
      }
    self = Self.band(count.in(.grainsPerCubicMeter), tops)
  }
}

extension CaseIterable where AllCases == [Self] {
  /// The band of a value, from the highest whole number of each but the last. The value is rounded first, so that the
  /// word always belongs to the figure beside it.
  fileprivate static func band(_ value: Double, _ tops: [Double]) -> Self {
    allCases[tops.count { value.rounded() > $0 }]
  }
}
