/// The words around the map.
public protocol MapPhrases: Sendable {
  var mapCredit: String { get }
  /// Above the pins, which are listed below the map beside the favorites.
  var pinsHeading: String { get }
  /// Beside the sign that stands where the person is.
  var yourLocation: String { get }
  /// `point` is far from every place; `distance` is how far the nearest one is.
  func confirmPin(at point: String, distance: String) -> String
  /// The keys that steer the map, in one line.
  ///
  /// The way back last; in a narrow window those before it are left out, the last of them first.
  var mapKeys: [String] { get }
}
