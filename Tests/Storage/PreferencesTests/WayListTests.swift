import Clients
import Foundation
import Itineraries
import Preferences
import Reports
import Testing

struct WayListTests {
  private let desk: Desk

  init() throws { desk = try Desk() }

  private func way(_ name: String, _ points: [(Double, Double)] = [(48, 0), (48.5, 55_600)])
    throws -> SavedWay
  {
    SavedWay(
      name: name,
      points: try points.map { latitude, distance in
        SavedWay.Point(
          try #require(Coordinate(latitude: latitude, longitude: 17.25)), distance: distance,
          elevation: 140.5, seconds: 60, name: "Nitra")
      }, start: Desk.noon, added: Desk.noon)
  }

  @Test func staysOverLaunches() throws {
    // A15, D7
    var hike = try way("hike")
    (hike.travel, hike.speed, hike.isRoad) = ("foot", 1.25, true)
    for (index, climb) in [0, 1452.3].enumerated() { hike.points[index].climb = climb }
    // D1
    var trail = try way("trail", [(48, 0), (48.1, 11_100), (49, 11_100), (49.1, 22_200)])
    trail.points[2].startsSegment = true
    let ways = [try way("to work"), hike, trail]
    for way in ways { try desk.open().ways.add(way, nil) }
    #expect(try desk.open().ways.all() == ways)
    for text in [
      "48.0,17.25,0,140.5,60,Nitra;48.5,17.25,55600,140.5,60,Nitra",
      "<string>0;1452.3</string>", "<key>gaps</key>\n\t\t\t<string>2</string>",
    ] { #expect(desk.text?.contains(text) == true, "\(text)") }
  }

  @Test func renamesAndReplacesInItsPlace() throws {
    let ways = desk.open().ways
    for name in ["a", "b", "c"] { try ways.add(way(name), nil) }
    try ways.add(way("d"), "b")
    #expect(try ways.all().map(\.name) == ["a", "d", "c"])
    // A name that another way has: that one goes.
    try ways.add(way("c"), "a")
    #expect(try ways.all().map(\.name) == ["c", "d"])
    try ways.add(way("d", [(48, 0), (49, 111_000)]), nil)
    #expect(try ways.all().map { $0.points[1].distance } == [55_600, 111_000])
  }

  @Test func comesBackWhereItWas() throws {
    let ways = desk.open().ways
    for name in ["a", "b", "c"] { try ways.add(way(name), nil) }
    let removed = try ways.remove(["b", "x"])
    #expect(removed.map(\.index) == [1])
    #expect(try ways.all().map(\.name) == ["a", "c"])
    try ways.restore(removed)
    #expect(try ways.all().map(\.name) == ["a", "b", "c"])
  }

  /// Another program may save more keys with a way than Vane knows.
  @Test func comesBackWithKeysThatVaneDoesNotKnow() throws {
    try desk.open().ways.add(way("a"), nil)
    let text = try #require(desk.text)
    let foreign = text.replacing(
      "<key>points</key>", with: "<key>icon</key>\n<string>bike</string>\n<key>points</key>")
    try Data(foreign.utf8).write(to: URL(filePath: desk.path))
    let ways = desk.open().ways
    try ways.restore(try ways.remove(["a"]))
    #expect(desk.text?.contains("bike") == true)
    #expect(try ways.all() == [way("a")])
  }

  @Test func damagedEntriesAreLeftAlone() throws {
    let ways = desk.open().ways
    try ways.add(way("a"), nil)
    let text = try #require(desk.text)
    let damaged = text.replacing("48.5,17.25,55600", with: "95.5,17.25,55600")
    try Data(damaged.utf8).write(to: URL(filePath: desk.path))
    let again = desk.open().ways
    #expect(try again.all() == [])
    try again.add(way("b"), nil)
    #expect(try again.all().map(\.name) == ["b"])
    #expect(desk.text?.contains("95.5,17.25,55600") == true)
  }
}
