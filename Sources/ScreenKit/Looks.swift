public import TerminalText

/// What stands for the weather in lists.
public enum Icons: String, Hashable, Sendable, CaseIterable {
  /// Signs of one column.
  case signs
  /// Two columns wide, as far as a terminal agrees.
  case emoji
  case ascii
}

/// How a person wants to see weather drawn. Asked anew for each answer, because `set` may have changed it.
public struct Looks: Hashable, Sendable {
  public var icons: Icons
  /// What charts and drawings are made of.
  public var glyphs: Glyphs
  /// The style of a place's head line, by the code of its country.
  public var tints: [String: Style]

  public init(icons: Icons = .signs, glyphs: Glyphs = .unicode, tints: [String: Style] = [:]) {
    self.tints = tints
    self.icons = glyphs == .ascii ? .ascii : icons
    self.glyphs = icons == .ascii ? .ascii : glyphs
  }
}
