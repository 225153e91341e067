/// The characters that charts and drawings are made of.
public enum Glyphs: Hashable, Sendable, CaseIterable {
  /// Braille, blocks and box drawings, all of one column.
  case unicode
  /// Characters that every terminal has.
  case ascii
}
