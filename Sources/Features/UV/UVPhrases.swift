import Phrases
import Reports

/// Sentences about the UV index of a day.
nonisolated protocol UVPhrases: Phrases {
  var uvSummary: String { get }
  /// The highest index of a day, which is `nil` for today; `time` is `nil` without hours.
  func uvPeak(_ day: String?, _ index: String, around time: OutlookMoment?, _ band: UVBand)
    -> String
  /// `10:00–16:00`, or none where no hours are known.
  func uvProtection(_ spans: [String]) -> String
  var noUVProtection: String { get }
  var uvProtectionHeading: String { get }
  var restOfDay: String { get }
  var noUV: String { get }
  /// `uv tonight`; `meant` is the line of the next day.
  func noUVAtNight(_ meant: String) -> String
}

nonisolated extension UVPhrases {
  /// One title for every language.
  var uvTitle: String { "UV index" }
}

nonisolated extension Phrases {
  var uv: any UVPhrases { spoken.words(english: { $0 }, slovak: { $0 }) }
}
