import Clients
import FileTestSupport
import Foundation
import Preferences
import Reports
import Testing

@Suite struct RemovalTests {
  private let desk: Desk
  private let lists: PlaceListClient

  init() throws {
    desk = try Desk()
    lists = desk.open().placeLists
  }

  struct Removal: Sendable, CustomTestStringConvertible {
    var ids: [Double]
    var indices: [Int]
    var rest: [String]
    var testDescription: String { "\(ids)" }
  }

  @Test(arguments: [
    Removal(ids: [], indices: [], rest: ["A", "B", "C", "D", "E"]),
    Removal(ids: [9], indices: [], rest: ["A", "B", "C", "D", "E"]),
    Removal(ids: [1], indices: [0], rest: ["B", "C", "D", "E"]),
    Removal(ids: [3], indices: [2], rest: ["A", "B", "D", "E"]),
    Removal(ids: [5, 2, 9], indices: [1, 4], rest: ["A", "C", "D"]),
    Removal(ids: [1, 2, 3, 4, 5], indices: [0, 1, 2, 3, 4], rest: []),
  ])
  func whatIsRemovedCanBeRestored(removal: Removal) throws {
    for (name, latitude) in [("A", 1.0), ("B", 2), ("C", 3), ("D", 4), ("E", 5)] {
      try lists.add(kept(name, latitude), .favorites)
    }
    let removed = try lists.remove(Set(removal.ids.map { try kept("", $0).place.id }), .favorites)
    #expect(removed.map(\.index) == removal.indices)
    #expect(try lists.names(.favorites) == removal.rest)
    try lists.restore(removed, .favorites)
    #expect(try lists.names(.favorites) == ["A", "B", "C", "D", "E"])
    #expect(try desk.open().placeLists.names(.favorites) == ["A", "B", "C", "D", "E"])
  }

  @Test func restoringRespectsWhatHappenedInBetween() throws {
    for (name, latitude) in [("A", 1.0), ("B", 2), ("C", 3), ("D", 4)] {
      try lists.add(kept(name, latitude), .pins)
    }
    let removed = try lists.remove([kept("", 2).place.id, kept("", 4).place.id], .pins)
    try lists.add(kept("X", 9), .pins)
    try lists.add(kept("Newer D", 4), .pins)
    #expect(try lists.names(.pins) == ["A", "C", "X", "Newer D"])
    try lists.restore(removed, .pins)
    #expect(try lists.names(.pins) == ["A", "B", "C", "X", "Newer D"])
    try lists.restore(removed, .pins)
    #expect(try lists.names(.pins) == ["A", "B", "C", "X", "Newer D"])
  }

  @Test func anIndexBeyondTheEndIsTheEnd() throws {
    let far = [
      Removed(index: 7, kept: try kept("A", 1)), Removed(index: -1, kept: try kept("B", 2)),
    ]
    try lists.restore(far, .pins)
    #expect(try lists.names(.pins) == ["B", "A"])
  }
}
