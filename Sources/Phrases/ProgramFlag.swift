/// A flag of the program, which stands anywhere among the words of its command line.
public enum ProgramFlag: String, Hashable, Sendable, CaseIterable {
  case json = "--json"
  case csv = "--csv"
  case plain = "--plain"
  case color = "--color"
  case sample = "--sample"
  case yes = "--yes"
  case service = "--service"
  case size = "--size"
  case version = "--version"
  case help = "--help"

  /// The value behind it, if it requires one.
  public var placeholder: String? {
    switch self {
    case .color: "WHEN"
    case .service: "NAME"
    case .size: "WxH"
    case .json, .csv, .plain, .sample, .yes, .version, .help: nil
    }
  }
}
