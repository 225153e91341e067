public import Reports
public import TerminalText

/// The signs for the weather in lists.
public enum Icons: String, Hashable, Sendable, CaseIterable {
  /// Signs of one column.
  case signs
  /// Two columns wide, as far as a terminal agrees.
  case emoji
  /// Of the Nerd Fonts, one column wide.
  case nerd
  case ascii
}

/// The user's choices for drawings of the weather. Read again for each answer, because `set` may have changed it.
public struct Appearance: Hashable, Sendable {
  public var icons: Icons
  /// The characters of charts and drawings.
  public var glyphs: Glyphs
  /// The style of a place's head line, by the code of its country.
  public var countryColors: [String: Style]
  /// Whether everything is read out: sentences, and nothing that is drawn.
  public var isRead: Bool

  public init(
    icons: Icons = .signs, glyphs: Glyphs = .unicode, countryColors: [String: Style] = [:],
    isRead: Bool = false
  ) {
    self.isRead = isRead
    self.countryColors = countryColors
    self.icons = glyphs == .ascii ? .ascii : icons
    self.glyphs = icons == .ascii ? .ascii : glyphs
  }

  /// The sign for the weather in lists, in the color of what falls or shines; empty where there is none.
  public func sign(_ code: WeatherCode?, isDay: Bool?) -> Line {
    guard let code, !isRead else { return "" }
    return Line(code.sign(isDay: isDay, icons), Style(code, isDay: isDay))
  }

  /// The code of a place's country, after its flag where emoji are as wide as they should be; read out, its name.
  public func country(of place: Place) -> String {
    guard let code = place.country else { return isRead ? place.countryName ?? "" : "" }
    return isRead ? place.countryName ?? code : flagged(code)
  }

  /// A country's code after its flag, where there is one.
  public func flagged(_ code: String) -> String {
    [flag(of: code), code].filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// Empty where the user did not ask for emoji: only then does the terminal draw flags.
  ///
  /// Two regional indicators (Unicode Standard, 22.10), which terminals draw two columns wide.
  public func flag(of code: String) -> String {
    let letters = code.utf8.map { UInt32($0) }
    guard icons == .emoji, letters.count == 2, letters.allSatisfy({ (0x41...0x5A).contains($0) })
    else { return "" }
    return String(
      String.UnicodeScalarView(letters.compactMap { Unicode.Scalar(0x1F1E6 + $0 - 0x41) }))
  }
}
