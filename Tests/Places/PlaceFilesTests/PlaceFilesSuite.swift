import FileTestSupport
import PlaceFiles

/// Files in a folder of a test's own, which is the home and the folder of the program, too.
class PlaceFilesSuite {
  let folder: TemporaryFolder
  let files: PlaceFiles

  init() throws {
    let folder = try TemporaryFolder()
    self.folder = folder
    files = PlaceFiles(environment: ["HOME": folder.path], folder: { folder.path })
  }
}
