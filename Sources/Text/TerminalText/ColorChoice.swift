/// Whether color is wanted: `--color`.
public enum ColorWish: String, Hashable, Sendable, CaseIterable {
  case auto, always, never
}

extension ColorDepth {
  /// The option, then `NO_COLOR` (no-color.org), then `CLICOLOR_FORCE` (bixense.com/clicolors), then the terminal.
  public init(_ wish: ColorWish, environment: [String: String], isTerminal: Bool) {
    func isSet(_ name: String) -> Bool { environment[name]?.isEmpty == false }
    let isForced = isSet("CLICOLOR_FORCE") && environment["CLICOLOR_FORCE"] != "0"
    let most = Self.most(environment)
    switch wish {
    case .never: self = .none
    case .always: self = most == .none ? .basic : most
    case .auto where isSet("NO_COLOR"): self = isTerminal && most != .none ? .attributes : .none
    case .auto where isForced: self = most == .none ? .basic : most
    case .auto: self = isTerminal ? most : .none
    }
  }

  /// The depth that the terminal announces.
  private static func most(_ environment: [String: String]) -> ColorDepth {
    guard let type = environment["TERM"], !type.isEmpty, type != "dumb" else { return .none }
    if ["truecolor", "24bit"].contains(environment["COLORTERM"]) || type.hasSuffix("-direct") {
      return .full
    }
    return type.split(separator: "-").contains("256color") ? .indexed : .basic
  }
}

extension Background {
  /// Reads `COLORFGBG`, `15;0` or `15;default;0`: the last is one of the 16 colors.
  public init?(colorFGBG text: String?) {
    guard let last = text?.split(separator: ";").last, let color = Int(last),
      (0...15).contains(color)
    else { return nil }
    // Of the 16, black to cyan and bright black are dark.
    self = color < 7 || color == 8 ? .dark : .light
  }
}
