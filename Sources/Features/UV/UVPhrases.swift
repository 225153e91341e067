import Phrases
import Reports

/// Sentences about the UV index of a day.
nonisolated protocol UVPhrases: Phrases {
  /// The line of `help`.
  var uvSummary: String { get }
  var uvTitle: String { get }
  /// The highest index of a day, which is `nil` for today; `time` is `nil` without hours.
  func uvPeak(_ day: String?, _ index: String, around time: UVTime?, _ band: UVBand) -> String
  /// `10:00–16:00`, or none where no hours are known.
  func uvProtection(_ spans: [String]) -> String
  var noUVProtection: String { get }
  var uvProtectionHeading: String { get }
  var restOfDay: String { get }
  var noUV: String { get }
  /// `uv tonight`; `meant` is the line of the next day.
  func noUVAtNight(_ meant: String) -> String
}

nonisolated extension Phrases {
  var uv: any UVPhrases { spoken.words(english: { $0 }, slovak: { $0 }) }
}

/// The time of the highest UV index.
nonisolated enum UVTime: Hashable, Sendable {
  case noon
  /// The time of day as finished text.
  case clock(String)
}
