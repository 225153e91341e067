public import Clients

/// Sentences about the position of this machine.
public protocol PositionPhrases {
  /// While the sources are asked.
  var locating: String { get }
  /// The source of a position, and its accuracy. `radius` is the accuracy as text, where there is one.
  func source(_ position: Position, radius: String?) -> String
  func sentence(forPosition error: PositionError) -> String
  func home(is place: String) -> String
  var noHome: String { get }
}
