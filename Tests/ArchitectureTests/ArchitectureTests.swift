import Foundation
import Testing

struct ArchitectureTests {
  private let tree = SourceTree()
  private static let names = Set(Layers.rooms.map(\.name))

  @Test func everyTargetHasItsRoom() throws {
    #expect(Set(try tree.targets()).subtracting(Self.names) == [])
  }

  @Test(arguments: Layers.rooms) func importsWhatItsRoomAllows(room: Layers.Module) throws {
    let allowed = room.imports.union(room.libraries).union(Layers.everyonesLibraries)
    for (module, file) in try tree.imports(of: room.name) where !allowed.contains(module) {
      Issue.record("\(room.name)/\(file) imports \(module).")
    }
  }

  /// The plan itself points down: to a lower layer or, within the lowest, to a room further down in the list.
  @Test func thePlanPointsDown() {
    for (index, room) in Layers.rooms.enumerated() {
      let below = Layers.rooms.dropFirst(index + 1)
        .filter { $0.layer > room.layer || room.layer == 4 }
      #expect(room.imports.subtracting(below.map(\.name)) == [], "\(room.name)")
    }
  }

  @Test func everyRoomHasOneName() {
    #expect(Self.names.count == Layers.rooms.count)
  }

  @Test(arguments: [
    ("ArgumentParser", []), ("CCurl", ["HTTP"]), ("CEditline", ["LineEditor"]),
    ("GRDB", ["Gazetteer", "WeatherArchive", "gazetteer-builder"]),
    ("Gazetteer", ["gazetteer-builder", "vane"]),
  ])
  func isImportedInTheseRoomsOnly(module: String, rooms: [String]) throws {
    let importing = try tree.targets().filter { target in
      try tree.imports(of: target).contains { $0.module == module }
    }
    #expect(importing.sorted() == rooms)
  }

  /// What the builders of files need beyond that is for them alone.
  @Test func onlyToolsImportWhatIsForBuilding() throws {
    let importing = try tree.targets().filter { target in
      try tree.files(of: target).contains { file in
        try String(contentsOf: file, encoding: .utf8).contains("@_spi(Building) import")
      }
    }
    #expect(importing.sorted() == ["atlas-builder", "gazetteer-builder"])
    #expect(try !tree.manifest().contains("-builder"))
  }

  /// The tests of the house are no part of it.
  @Test func noTargetOfTheHouseDependsOnTests() throws {
    let tested = try tree.targets().flatMap { try tree.imports(of: $0) }
      .filter {
        $0.module.hasSuffix("Tests") || $0.module.hasSuffix("Support") || $0.module == "Testing"
      }
    #expect(tested.map(\.file) == [])
  }

  @Test(arguments: Layers.screens) func everyScreenHasAFileForEachRole(screen: String) {
    let files = Set(tree.files(of: screen).map(\.lastPathComponent))
    let roles = ["View", "Interactor", "Presenter", "Entity", "Router"]
    #expect(Set(roles.map { "\(screen)\($0).swift" }).subtracting(files) == [])
  }

  @Test(arguments: Layers.screens) func everyScreenIsInTheManifest(screen: String) throws {
    #expect(try tree.manifest().contains("\"\(screen)\""))
  }

  @Test(arguments: [
    ("import Foundation", ["Foundation"]),
    ("  public import WeatherModels // why", ["WeatherModels"]),
    ("@testable import Searches\n@preconcurrency internal import Glibc", ["Searches", "Glibc"]),
    ("import struct Foundation.Date", ["Foundation"]), ("@_spi(Some) import GRDB", ["GRDB"]),
    ("/// import what\nlet important = 1\n\"import x\"", []),
  ])
  func findsImports(text: String, expected: [String]) throws {
    #expect(try SourceTree.imports(inText: text) == expected)
  }
}

extension Layers.Module: CustomTestStringConvertible {
  var testDescription: String { name }
}
