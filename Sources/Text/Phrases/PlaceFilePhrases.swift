public import WeatherClients

/// Sentences about renamed places, and about favorites and pins in files.
public protocol PlaceFilePhrases {
  func renamed(_ old: String, to new: String) -> String
  func exported(_ counts: PlaceCounts, to path: String) -> String
  func confirmReplacing(_ path: String) -> String
  /// `present` counts the places that were there already, `repeated` those that the file has once more.
  func imported(_ counts: PlaceCounts, present: Int, repeated: Int) -> String
  func notImported(_ rows: [RejectedRow]) -> String
  func importUndone(_ counts: PlaceCounts) -> String
}

/// The numbers of favorites and pins.
public struct PlaceCounts: Hashable, Sendable {
  public var favorites: Int
  public var pins: Int

  public init(favorites: Int, pins: Int) {
    self.favorites = favorites
    self.pins = pins
  }

  public var all: Int { favorites + pins }
}
