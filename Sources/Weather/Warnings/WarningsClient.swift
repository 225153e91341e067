public import Clients
public import Fields
public import Foundation
public import Reports

/// The official warnings of the services that pass them on.
public struct WarningsClient: Sendable {
  /// The warnings in force or to come. `language` (ISO 639-1) is taken where a warning is written in it, else English,
  /// else whatever comes first.
  public var warnings:
    @Sendable (_ place: Place, _ language: String) async throws(ServiceError) -> WarningsAnswer

  /// The outcome of the last requests for a place, by this program or another; `nil` if there were none. Makes no
  /// request.
  public var last: @Sendable (_ place: Place) -> LastWarnings?
  /// The warnings that are drawn on a map, by country. What can't be read is said of its country.
  public var inView: @Sendable (_ view: WarningsView) async -> [CountryWarnings]

  public init(
    warnings: @escaping @Sendable (Place, String) async throws(ServiceError) -> WarningsAnswer,
    last: @escaping @Sendable (Place) -> LastWarnings? = { _ in nil },
    inView: @escaping @Sendable (WarningsView) async -> [CountryWarnings] = { _ in [] }
  ) {
    self.warnings = warnings
    self.last = last
    self.inView = inView
  }
}

/// The answer to a request for warnings.
public enum WarningsAnswer: Hashable, Sendable {
  case found(PlaceWarnings)
  /// No service is known for the place's country.
  case noService
}

/// The warnings of a place as they are known without asking.
public struct LastWarnings: Hashable, Sendable, Codable {
  /// The warnings that were read last, without those that are over by now.
  public var found: PlaceWarnings?
  /// Why they could not be read since, where that was tried.
  public var failure: ServiceFailure?

  public init(found: PlaceWarnings? = nil, failure: ServiceFailure? = nil) {
    self.found = found
    self.failure = failure
  }
}

/// The part of a map for which warnings are wanted.
public struct WarningsView: Hashable, Sendable {
  public var area: MapArea
  public var center: Coordinate
  /// ISO 3166-1 alpha-2.
  public var countries: [String]
  /// ISO 639-1.
  public var language: String
  /// Whether services may be asked, or only earlier answers are wanted.
  public var asks: Bool

  public init(
    area: MapArea, center: Coordinate, countries: [String], language: String, asks: Bool
  ) {
    self.area = area
    self.center = center
    self.countries = countries
    self.language = language
    self.asks = asks
  }
}

/// The warnings of one country in a part of a map.
public struct CountryWarnings: Hashable, Sendable {
  public var country: String
  /// `nil` if nothing could be read; so is `fetched`.
  public var service: WarningService?
  public var fetched: Date?
  /// The most severe first.
  public var items: [Item] = []
  /// The number of those whose ground is unknown; `nil` if no outlines are published.
  public var unplaced: Int? = 0
  /// The number of those that could not be read, and of all in force.
  public var unread = 0
  public var listed = 0
  /// The number of those in the view that are left out.
  public var omitted = 0
  /// Whether the view has too many countries for this one to be read.
  public var isLeftOut = false
  /// Why nothing newer could be read.
  public var failure: ServiceError?

  public init(_ country: String) {
    self.country = country
  }

  /// A warning and the borders of its areas, holes among them.
  public struct Item: Hashable, Sendable {
    public var warning: WeatherWarning
    public var rings: [Contour]

    public init(_ warning: WeatherWarning, rings: [Contour]) {
      self.warning = warning
      self.rings = rings
    }
  }
}
