public import Foundation

/// The folder of this package, and the files in it that come with the program.
public enum PackageFolder {
  public static let url = URL(filePath: #filePath).appending(path: "../../../..")
    .standardizedFileURL
  public static let atlas = file("Sources/Places/Atlas/Resources/atlas.bin")
  public static let gazetteer = file("Sources/Places/Gazetteer/Resources/gazetteer.sqlite")
  public static let warningRegions = file(
    "Sources/Services/WarningServices/Resources/warning-regions.bin")

  public static func file(_ path: String) -> URL { url.appending(path: path) }
}
