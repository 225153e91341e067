import Analysis
import Phrases
import Reports

/// Sentences about the minutes of a place.
nonisolated protocol SoonPhrases: Phrases {
  /// A note where the radar cannot be asked; the reason is a sentence.
  func modelForRadar(because reason: String) -> String

  func minuteChart(_ kind: PrecipitationKind, in unit: String) -> String
  func noMinutes(at place: String) -> String
  func noRadar(_ coverage: Nowcast.Coverage) -> String
}

nonisolated extension Phrases {
  var soon: any SoonPhrases { spoken.words(english: { $0 }, slovak: { $0 }) }
}
