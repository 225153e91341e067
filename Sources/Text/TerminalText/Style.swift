/// The meaning of a piece of text, not how it looks; a `Theme` decides that.
public enum Style: Hashable, Sendable, CaseIterable {
  case plain
  /// The thing a page is about.
  case strong
  /// Text that may be overlooked: units of a head line, credits.
  case dim
  /// The letters of a name that match the typed text.
  case match
  /// Row numbers and words that can be typed.
  case accent
  /// Weather that is invented, data that are old.
  case warning
  case error

  // Official warnings, by their severity: yellow, orange, red
  case moderate, severe, extreme

  // Of what the sky holds
  case sun, moon, cloud, fog, snow, lightning

  // Temperatures, from the coldest
  case frost, cold, cool, mild, warm, hot

  // Rain, from the lightest
  case drizzle, rain, downpour

  // The head line of a place, in the color that the user gave its country
  case tintBlue, tintGreen, tintOrange, tintPurple, tintRed, tintGray

  /// Lines and marks of a map.
  case coast, border, isobar, pin, position
}
