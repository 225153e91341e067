public import Clients

/// News about the archive that the user must hear.
public enum ArchiveNotice: Hashable, Sendable {
  /// The database could not be understood; it is kept at the path `copy`, and a new one is used.
  case damaged(copy: String)
  /// A symbolic link was in its place, which is not followed; the link is kept at the path `copy`.
  case link(copy: String)
  /// Written by a newer version of Vane: it is read, and nothing is added.
  case newer(path: String)
  /// Records cannot be read or kept.
  case failed(StorageError)
}
