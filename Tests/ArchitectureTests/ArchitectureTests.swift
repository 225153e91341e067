import Foundation
import Testing

struct ArchitectureTests {
  private let tree = SourceTree()
  private static let screens = ["Detail", "Favorites", "Forecast", "MapPin", "Searches"]

  /// Imports point down. The build itself checks that a target imports only what the manifest allows.
  @Test func screensAndCommandsAreImportedByTheRouterAlone() throws {
    let modules =
      try tree.subfolders(of: "Sources/Screens") + tree.subfolders(of: "Sources/Features")
    #expect(Set(Self.screens).isSubset(of: modules))
    for module in modules { #expect(try importers(of: module) == ["RootRouter"], "\(module)") }
    #expect(try importers(of: "RootRouter") == ["ToolServer", "vane"])
    #expect(try importers(of: "vane") == [])
  }

  @Test(arguments: [
    ("ArgumentParser", []), ("CCurl", ["HTTP"]), ("CPNG", ["WeatherServices"]),
    ("CEditline", ["LineEditor"]), ("CProgram", ["CommandKit", "vane"]),
    ("GRDB", ["Archiving", "Gazetteer", "gazetteer-builder"]),
    ("GRDBSQLite", ["SafeFiles"]), ("Gazetteer", ["gazetteer-builder", "vane"]),
    ("LineReading", ["RootRouter"]),
    ("Output", ["RootRouter", "ToolServer", "vane"]),
    ("WarningServices", ["regions-builder", "vane"]), ("WayServices", ["vane"]),
  ])
  func isImportedByTheseOnly(module: String, importing: [String]) throws {
    #expect(try importers(of: module) == importing)
  }

  /// Only the builders of files may use the declarations made for them.
  @Test func onlyToolsImportWhatIsForBuilding() throws {
    let importing = try tree.targets().filter { target in
      try tree.files(of: target).contains { file in
        try String(contentsOf: file, encoding: .utf8).contains("@_spi(Building) import")
      }
    }
    #expect(importing.sorted() == ["atlas-builder", "gazetteer-builder", "regions-builder"])
    #expect(try !tree.manifest().contains("-builder"))
  }

  /// The program contains nothing of its tests.
  @Test func noTargetDependsOnTests() throws {
    let tested = try tree.targets().flatMap { try tree.imports(of: $0) }
      .filter {
        $0.module.hasSuffix("Tests") || $0.module.hasSuffix("Support") || $0.module == "Testing"
      }
    #expect(tested.map(\.file) == [])
  }

  @Test(arguments: screens) func everyScreenHasAFileForEachRole(screen: String) throws {
    let files = Set(try tree.files(of: screen).map(\.lastPathComponent))
    let roles = ["View", "Interactor", "Presenter", "Entity", "Router"]
    #expect(Set(roles.map { "\(screen)\($0).swift" }).subtracting(files) == [])
  }

  @Test(arguments: [
    ("import Foundation", ["Foundation"]),
    ("  public import Reports // why", ["Reports"]),
    ("@testable import Searches\n@preconcurrency internal import Glibc", ["Searches", "Glibc"]),
    ("import struct Foundation.Date", ["Foundation"]), ("@_spi(Some) import GRDB", ["GRDB"]),
    ("/// import what\nlet important = 1\n\"import x\"", []),
  ])
  func findsImports(text: String, expected: [String]) throws {
    #expect(try SourceTree.imports(inText: text) == expected)
  }

  private func importers(of module: String) throws -> [String] {
    try tree.targets().filter { target in
      try tree.imports(of: target).contains { $0.module == module }
    }.sorted()
  }
}
