package import Clients
package import Presentation
public import TerminalText

/// The abilities of this run's terminal, as they were found at the start.
nonisolated public struct TerminalCapabilities: Sendable {
  var depth: ColorDepth
  /// The one that `set theme auto` resolves to.
  var canvas: @Sendable () -> Canvas
  /// Whether the locale's character set is UTF-8.
  var isUTF8: Bool

  /// The background is asked for when something is drawn.
  public init(
    depth: ColorDepth, canvas: @escaping @autoclosure @Sendable () -> Canvas = Canvas(.dark),
    isUTF8: Bool = true
  ) {
    self.depth = depth
    self.canvas = canvas
    self.isUTF8 = isUTF8
  }

  /// Text alone.
  public static let plain = TerminalCapabilities(depth: .none)
}

nonisolated extension TerminalCapabilities {
  /// The theme that the user set, or the usual one. A setting that can't be read counts as not set.
  package func theme(_ settings: SettingsClient) -> Theme {
    let name = settings.string("theme")
    if name == "none" { return Theme(.dark, .none, isASCII: !isUTF8) }
    let chosen = name.flatMap(Background.init(rawValue:)).map { Canvas($0) }
    return Theme(chosen ?? canvas(), depth, isASCII: !isUTF8)
  }

  package func appearance(_ settings: SettingsClient, isPlain: Bool = false) -> Appearance {
    let icons = settings.string("icons").flatMap(Icons.init)
    return Appearance(
      icons: icons ?? .signs, glyphs: isUTF8 ? .unicode : .ascii,
      countryColors: CountryColors(settings.string("tint")).styles,
      isRead: isPlain || settings.string("reader") == "on")
  }
}
