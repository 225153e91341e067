/// The words around the map.
public protocol MapPhrases: Sendable {
  var mapCredit: String { get }
  /// The keys that steer the map, in one line.
  var mapKeys: String { get }
}
