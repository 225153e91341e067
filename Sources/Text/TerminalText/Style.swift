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
  case moderate
  case severe
  case extreme

  // Of what the sky holds
  case sun
  case moon
  case cloud
  case fog
  case snow
  case lightning

  // Temperatures, from the coldest
  case frost
  case cold
  case cool
  case mild
  case warm
  case hot

  // Rain, from the lightest
  case drizzle
  case rain
  case downpour

  // The head line of a place, in the color that the user gave its country
  case tintBlue
  case tintGreen
  case tintOrange
  case tintPurple
  case tintRed
  case tintGray

  /// Lines and marks of a map.
  case coast, border, isobar, pin, position
}
