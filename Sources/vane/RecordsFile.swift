import Phrases

/// `records --csv FILE`, which is older than the flag of that name.
enum RecordsFile {
  /// The option with its file, and the other arguments. At either end of the command line it is the flag.
  static func taken(from arguments: [String]) -> (own: [String], rest: [String]) {
    var rest = arguments
    guard let command = arguments.firstIndex(of: CommandName.records.rawValue),
      let option = arguments[command...].firstIndex(of: "--csv"),
      arguments.indices.contains(option + 1), !arguments[option + 1].hasPrefix("--")
    else { return ([], rest) }
    let own = Array(arguments[option...(option + 1)])
    rest.removeSubrange(option...(option + 1))
    return (own, rest)
  }
}
