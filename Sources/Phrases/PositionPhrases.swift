public import WeatherClients

/// What is said of where the machine is.
public protocol PositionPhrases {
  /// While the sources are asked.
  var locating: String { get }
  /// Who says where that is, and how sure that is. `radius` is the accuracy as text, where there is one.
  func source(_ position: Position, radius: String?) -> String
  /// Sources that were asked before and did not know.
  func passedOver(_ refusals: [PositionRefusal]) -> String
  func sentence(forPosition error: PositionError) -> String
  /// Before a host learns the internet address, once.
  func mayAskForAddress(_ host: String) -> String
  func home(is place: String) -> String
  var noHome: String { get }
}
