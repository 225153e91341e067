public import WeatherModels

/// What Vane says of the weather services.
public protocol ServicePhrases: Sendable {
  /// Whose report stands for whose, with the sentence that says why.
  func instead(of missing: Service, answers: Service, because reason: String) -> String
  /// The service announced the end of the form in which it answered.
  func ending(_ service: Service) -> String
}
