public import WeatherClients

/// News about the archive that the user must hear.
public enum ArchiveNotice: Hashable, Sendable {
  /// The database could not be understood; it is kept at the path `keptAs`, and a new one is used.
  case damaged(keptAs: String)
  /// A symbolic link was in its place, which is not followed; the link is kept at the path `keptAs`.
  case link(keptAs: String)
  /// Written by a newer version of Vane: it is read, and nothing is added.
  case newer(path: String)
  /// Records cannot be read or kept.
  case failed(StorageError)
}
