public import TerminalText
package import WeatherClients

/// What the terminal of this run can show, as it was found at the start.
public struct Appearance: Hashable, Sendable {
  public var depth: ColorDepth
  /// What `set theme auto` stands for.
  public var ground: Background
  /// Whether the locale's character set is UTF-8.
  public var isUTF8: Bool

  public init(depth: ColorDepth, ground: Background = .dark, isUTF8: Bool = true) {
    self.depth = depth
    self.ground = ground
    self.isUTF8 = isUTF8
  }

  /// Text alone.
  public static let plain = Appearance(depth: .none)
}

extension Appearance {
  /// With what the person set; a setting that cannot be read is as if it were not there.
  package func theme(_ settings: SettingsClient) -> Theme {
    switch settings.string("theme") {
    case "none": .none
    case let name?: Theme(Background(rawValue: name) ?? ground, depth)
    case nil: Theme(ground, depth)
    }
  }

  package func looks(_ settings: SettingsClient, isPlain: Bool = false) -> Looks {
    let icons = settings.string("icons").flatMap(Icons.init)
    return Looks(
      icons: icons ?? .signs, glyphs: isUTF8 ? .unicode : .ascii,
      tints: CountryColors(settings.string("tint")).styles,
      isRead: isPlain || settings.string("reader") == "on")
  }
}
