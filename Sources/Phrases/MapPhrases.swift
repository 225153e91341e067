/// The words around the map.
public protocol MapPhrases: Sendable {
  var mapCredit: String { get }
}
