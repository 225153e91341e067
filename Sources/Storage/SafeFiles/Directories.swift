internal import Clients

/// The folders in which Vane keeps its files, by the XDG base directory specification.
///
/// Each is asked for on its own: with `XDG_CONFIG_HOME` set, settings need no `$HOME`.
public struct Directories: Hashable, Sendable {
  private let environment: [String: String]

  public init(environment: [String: String]) {
    self.environment = environment
  }

  /// For the user's choices: settings, favorites, searches, pins.
  public var config: String {
    get throws(StorageError) { try folder("XDG_CONFIG_HOME", below: ".config") }
  }

  /// For data that the program gathered: the last reports, the weather records.
  public var data: String {
    get throws(StorageError) { try folder("XDG_DATA_HOME", below: ".local/share") }
  }

  /// For state, such as the history of typed lines.
  public var state: String {
    get throws(StorageError) { try folder("XDG_STATE_HOME", below: ".local/state") }
  }

  /// For files that may be deleted at any time.
  public var cache: String {
    get throws(StorageError) { try folder("XDG_CACHE_HOME", below: ".cache") }
  }
}

extension Directories {
  private func folder(_ variable: String, below home: String) throws(StorageError) -> String {
    if let base = absolute(variable) { return base + "/vane" }
    guard let base = absolute("HOME") else {
      if let path = environment["HOME"], !path.isEmpty { throw .relativeHome(path: path.cleanPath) }
      throw .noHome
    }
    return base + "/" + home + "/vane"
  }

  /// The value without slashes at its end; `nil` when it is unset or relative, which the specification
  /// says to ignore.
  private func absolute(_ variable: String) -> String? {
    guard let value = environment[variable], value.hasPrefix("/") else { return nil }
    return value.lastIndex { $0 != "/" }.map { String(value[...$0]) } ?? ""
  }
}
