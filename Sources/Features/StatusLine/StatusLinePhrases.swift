import Phrases

/// Words of the status line, and above the lists of its fields and presets.
nonisolated protocol StatusLinePhrases: Phrases {
  /// Above the fields and the presets of `line`.
  var lineFields: String { get }
  var linePresets: String { get }
  /// A sum that more may be added to.
  func atLeast(amount: String) -> String
}

nonisolated extension Phrases {
  var statusLine: any StatusLinePhrases { spoken.words(english: { $0 }, slovak: { $0 }) }
}
