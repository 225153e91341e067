import Phrases

nonisolated extension Slovak: StatusLinePhrases {
  var lineFields: String { "Polia" }
  var linePresets: String { "Predvoľby" }
  func atLeast(amount: String) -> String { "aspoň \(amount)" }
}
