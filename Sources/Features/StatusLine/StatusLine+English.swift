import Phrases

nonisolated extension English: StatusLinePhrases {
  var lineFields: String { "Fields" }
  var linePresets: String { "Presets" }
  func atLeast(amount: String) -> String { "at least \(amount)" }
}
