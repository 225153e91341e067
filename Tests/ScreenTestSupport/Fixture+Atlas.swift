public import Foundation

extension Fixture {
  /// The atlas as it is committed.
  public static let atlas = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Sources/Atlas/Resources/atlas.bin").standardizedFileURL
}
