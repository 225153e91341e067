import Foundation

/// Builds the gazetteer's database from what `Fetch/fetch.py` has put into a folder, and from the lists of `Landmarks`.
@main
struct GazetteerBuilder {
  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst().map { URL(fileURLWithPath: $0) }
    guard arguments.count == 3 else {
      FileHandle.standardError.write(
        Data("usage: gazetteer-builder SOURCES LANDMARKS DATABASE\n".utf8))
      exit(2)
    }
    let origin = try Origin(folder: arguments[0], landmarks: arguments[1])
    try DatabaseBuilder(origin).write(to: arguments[2])
  }
}
