/// What a piece of text is, not how it looks; a `Theme` decides that.
public enum Style: Hashable, Sendable, CaseIterable {
  case plain
  /// The thing a page is about.
  case strong
  /// What may be overlooked: units of a head line, credits.
  case dim
  /// The letters of a name that agree with what was typed.
  case match
  /// Row numbers and words that can be typed.
  case accent
  /// Weather that is invented, data that are old.
  case warning
  case error
  /// Lines and marks of a map.
  case coast, border, pin
}
