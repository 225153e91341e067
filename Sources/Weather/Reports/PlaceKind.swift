/// The kind of thing that a place is. The raw values are in JSON and in files.
public enum PlaceKind: String, Hashable, Sendable, CaseIterable {
  case town, airport, region, country, island, mountain, cape, lake, range, sea
  /// A named area that isn't a region: a peninsula, a desert, a group of islands.
  case area
  /// A position without a name of its own.
  case point

  /// Whether it reaches so far that its position is only its middle.
  public var isExtended: Bool {
    switch self {
    case .island, .lake, .range, .sea, .area: true
    case .town, .airport, .region, .country, .mountain, .cape, .point: false
    }
  }
}

/// The codes of an airport. At least one is there.
public struct AirportCodes: Hashable, Sendable {
  /// Three letters, in capitals.
  public let iata: String?
  /// Four letters, in capitals.
  public let icao: String?

  /// `nil` when neither is a code.
  public init?(iata: String?, icao: String?) {
    self.iata = Self.code(iata, length: 3)
    self.icao = Self.code(icao, length: 4)
    if self.iata == nil, self.icao == nil { return nil }
  }

  private static func code(_ text: String?, length: Int) -> String? {
    guard let text, text.utf8.count == length,
      text.utf8.allSatisfy({ (0x30...0x39).contains($0) || (0x41...0x5A).contains($0) })
    else { return nil }
    return text
  }
}
