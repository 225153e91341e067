import Phrases
import Reports

/// The length of the periods of a page. The raw value is the member of its document.
nonisolated enum SeasonalUnit: String, Hashable, Sendable {
  case weeks, months
}

/// Sentences about weeks and months ahead. Shares arrive as finished text.
nonisolated protocol SeasonalPhrases: Phrases {
  func seasonalSummary(of unit: SeasonalUnit) -> String
  /// For screen readers.
  func seasonalTitle(_ unit: SeasonalUnit) -> String
  func noPeriods(_ unit: SeasonalUnit) -> String
  func periodHeading(_ unit: SeasonalUnit) -> String
  /// A week by its Monday, a month by its name.
  func name(of first: CalendarDay, _ unit: SeasonalUnit, isRunning: Bool) -> String
  func quantityColumn(_ quantity: String) -> String
  /// `warmer 71 %`
  func chance(_ side: SeasonalSide, _ share: String) -> String
  /// The weeks that are likely on that side of what is usual, by their Mondays.
  func likely(_ side: SeasonalSide, _ weeks: [CalendarDay]) -> String
  var nothingLikely: String { get }
  var usual: String { get }
  /// Explains chances, and says that single days aren't meant.
  func seasonalLimits(_ unit: SeasonalUnit) -> String
}

nonisolated extension Phrases {
  var seasonal: any SeasonalPhrases { spoken.words(english: { $0 }, slovak: { $0 }) }
}
