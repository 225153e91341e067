import Phrases
import TestSupport
import Testing

/// The manual page lists every command and variable, and no others.
struct ManualTests {
  private func text(_ path: String) throws -> String {
    try String(contentsOf: PackageFolder.file(path), encoding: .utf8)
  }

  private func words(of page: String, behind macro: String) -> Set<String> {
    Set(
      page.split(separator: "\n").filter { $0.contains(macro) }
        .flatMap { $0.split { " ,".contains($0) }.map(String.init) })
  }

  @Test func everyCommandIsThere() throws {
    let named = words(of: try text("Packaging/vane.1"), behind: "Ic ")
    #expect(CommandName.allCases.map(\.rawValue).filter { !named.contains($0) } == [])
  }

  @Test func everyVariableIsThereAndInTheReadme() throws {
    let page = try text("Packaging/vane.1")
    let readme = try text("docs/settings.md")
    let named = words(of: page, behind: "Ev ").filter { $0.hasPrefix("VANE_") }
    var used: Set<String> = []
    let sources = PackageFolder.file("Sources")
    let files = try #require(FileManager.default.enumerator(atPath: sources.path))
    for case let name as String in files where name.hasSuffix(".swift") {
      let source = try String(contentsOf: sources.appending(path: name), encoding: .utf8)
      used.formUnion(source.matches(of: /"(VANE_[A-Z_]+)"/).map { String($0.1) })
    }
    #expect(named == used)
    #expect(used.filter { !readme.contains($0) } == [])
  }
}
