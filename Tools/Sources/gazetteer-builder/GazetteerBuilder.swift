import Foundation

/// Builds the gazetteer's database from what `Fetch/fetch.py` has put into a folder.
@main
struct GazetteerBuilder {
  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst().map { URL(fileURLWithPath: $0) }
    guard arguments.count == 2 else {
      FileHandle.standardError.write(Data("usage: gazetteer-builder SOURCES DATABASE\n".utf8))
      exit(2)
    }
    try DatabaseBuilder(Origin(folder: arguments[0])).write(to: arguments[1])
  }
}
