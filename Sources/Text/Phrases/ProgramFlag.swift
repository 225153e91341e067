/// A flag of the program, which may be anywhere on its command line.
public enum ProgramFlag: String, Hashable, Sendable, CaseIterable {
  case json = "--json"
  case csv = "--csv"
  case plain = "--plain"
  case color = "--color"
  case sample = "--sample"
  case yes = "--yes"
  case service = "--service"
  case size = "--size"
  case debug = "--debug"
  case version = "--version"
  case help = "--help"

  /// The value after it, if it requires one.
  public var placeholder: String? {
    switch self {
    case .color: "WHEN"
    case .service: "NAME"
    case .size: "WxH"
    case .json, .csv, .plain, .sample, .yes, .debug, .version, .help: nil
    }
  }
}
