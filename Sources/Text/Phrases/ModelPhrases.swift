/// Words for models, ensembles and observations. Figures arrive as finished text.
public protocol ModelPhrases: Sendable {
  // Ensembles
  func noEnsemble(because reason: String) -> String
  /// The runs that a chart shows, and the steps of hours where these are longer than one.
  func ensemble(_ model: String, members: Int, steps: [Int]) -> String
  /// From `−3` to `2 °C`.
  func band(_ low: String?, _ high: String) -> String

  // Observations
  /// `distance` such as `8 km`; `nil` for a station at the place itself.
  func observed(_ time: String, at station: String, distance: String?, height: String?) -> String
  var noTemperature: String { get }
  func variableWind(_ speed: String, gusts: String?) -> String
  func atLeast(_ visibility: String) -> String

  // The setting `model`
  func forecastModel(_ name: String, isBest: Bool) -> String
  func modelFallback(_ name: String) -> String
  var bestModelUnknown: String { get }
}
