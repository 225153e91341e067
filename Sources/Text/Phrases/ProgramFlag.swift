/// A flag of the program, which may be anywhere on its command line.
public enum ProgramFlag: String, Hashable, Sendable, CaseIterable {
  case json = "--json"
  case fields = "--fields"
  case csv = "--csv"
  case plain = "--plain"
  case color = "--color"
  case sample = "--sample"
  case yes = "--yes"
  case service = "--service"
  case units = "--units"
  case language = "--language"
  case clock = "--clock"
  case home = "--home"
  case size = "--size"
  case debug = "--debug"
  case version = "--version"
  case help = "--help"

  /// The value after it, if it requires one.
  public var placeholder: String? {
    switch self {
    case .color: "WHEN"
    case .fields: "NAMES"
    case .service: "NAME"
    case .units: "SYSTEM"
    case .language: "CODE"
    case .clock: "HOURS"
    case .home: "PLACE"
    case .size: "WxH"
    case .json, .csv, .plain, .sample, .yes, .debug, .version, .help: nil
    }
  }

  /// The setting that it overrides in this run.
  public var setting: String? {
    switch self {
    case .service, .units, .language, .clock, .home: String(rawValue.dropFirst(2))
    default: nil
    }
  }

  /// The flags that a variable of the environment can take the place of: `VANE_UNITS` that of `--units`.
  public static let variables: [(flag: ProgramFlag, name: String)] = [
    (.units, "VANE_UNITS"), (.language, "VANE_LANGUAGE"), (.clock, "VANE_CLOCK"),
    (.home, "VANE_HOME"),
  ]
}
