/// The words around the map.
public protocol MapPhrases: Sendable {
  var mapCredit: String { get }
  /// The keys that steer the map, in one line.
  /// The way back last; in a narrow window those before it are left out, the last of them first.
  var mapKeys: [String] { get }
}
