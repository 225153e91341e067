public import Clients
internal import Synchronization

/// Files of places in memory, by their paths.
public final class SavedFiles: Sendable {
  private let contents: Mutex<[String: PlaceFileContent]>

  public init(_ contents: [String: PlaceFileContent] = [:]) { self.contents = Mutex(contents) }

  public subscript(path: String) -> PlaceFileContent? { contents.withLock { $0[path] } }

  public var client: PlaceFileClient {
    PlaceFileClient(
      read: { path throws(PlaceFileError) in
        guard let content = self[path] else { throw .missing(path: path.cleanPath) }
        return content
      },
      write: { places, path, replaces throws(PlaceFileError) in
        guard replaces || self[path] == nil else { throw .exists(path: path.cleanPath) }
        self.contents.withLock { $0[path] = PlaceFileContent(places: places) }
      })
  }
}
