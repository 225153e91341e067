import CEditline

/// The character set in which C reads and writes text, one for the whole program.
enum TextLocale {
  /// Sets it to UTF-8, once: with a locale that is not installed libedit would drop letters.
  static func adopt() { _ = adopted }

  private static let adopted: Void = ce_adopt_utf8()
}
