/// The words around the map.
public protocol MapPhrases: Sendable {
  var mapCredit: String { get }
}

/// The words of the map that are typed, and therefore the same in every language.
public enum MapWords {
  public static let types = ["outline", "borders", "cities", "night", "weather", "globe"]
}
