internal import Foundation
public import Testing

/// Compares a text with the file of that name in the folder `Expected` beside the test. With
/// `VANE_SHOWN_SCREENS=FOLDER` the text is also written there, to be reviewed and copied.
public func expectText(
  _ text: String, isIn name: String, beside test: String = #filePath,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  if let folder = ProcessInfo.processInfo.environment["VANE_SHOWN_SCREENS"] {
    try text.write(toFile: folder + "/" + name, atomically: true, encoding: .utf8)
  }
  let file = URL(filePath: test).deletingLastPathComponent().appending(path: "Expected/" + name)
  let expected = try String(contentsOf: file, encoding: .utf8)
  #expect(text == expected, sourceLocation: sourceLocation)
}

/// The rows of a table in the folder `Resources` beside the test, cell by cell.
public func tableRows(of name: String, beside test: String = #filePath) throws -> [[String]] {
  let file = URL(filePath: test).deletingLastPathComponent()
    .appending(path: "Resources/\(name).tsv")
  return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map {
    $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
  }
}
