/// The words around the map.
public protocol MapPhrases: Sendable {
  var mapCredit: String { get }
  /// The heading of the pins below the map.
  var pinsHeading: String { get }
  /// The label of the sign at the user's location.
  var yourLocation: String { get }
  /// `point` is far from every place; `distance` is how far the nearest one is.
  func confirmPin(at point: String, distance: String) -> String
  /// The keys that steer the map, in one line.
  ///
  /// The last one leads back. A narrow window drops those before it, from the end.
  var mapKeys: [String] { get }
}
