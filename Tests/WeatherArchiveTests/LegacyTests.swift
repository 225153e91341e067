import FileTestSupport
import Foundation
import Testing
import WeatherArchive
import WeatherClients
import WeatherModels

/// What the first version kept in files.
@Suite struct LegacyTests {
  private let shelf: Shelf

  init() throws {
    shelf = try Shelf()
    try FileManager.default.createDirectory(
      atPath: shelf.folder.path + "/vane/reports", withIntermediateDirectories: true)
  }

  private static let text = """
    {"schema":1,"extra":{"a":[1]},"place":{"name":"B","coordinate":{"latitude":48.148,"longitude":-17.107,"z":1}},
    "report":{"service":"open-meteo","fetched":0,"hours":[],"days":[],"alerts":["storm"],
    "current":{"time":0,"temperature":1.5,"snowDepth":3}}}
    """

  private func write(_ text: String, to name: String = "48.148,-17.107.json") throws {
    try shelf.folder.write(text, to: "vane/reports/" + name)
  }

  @Test func isCarriedOverOnceAndRemoved() throws {
    try write(Self.text)
    try write(
      Self.text.replacing("48.148", with: "50").replacing("1.5", with: "2.5"), to: "50,1.json")
    let reports = shelf.open().savedReports
    #expect(try reports.last(place())?.current?.temperature == Temperature(1.5, .celsius))
    #expect(try shelf.names() == ["archive.sqlite"])
    // What an older version writes afterwards is not read any more.
    try FileManager.default.createDirectory(
      atPath: shelf.folder.path + "/vane/reports", withIntermediateDirectories: true)
    try write(Self.text.replacing("1.5", with: "9.5"))
    #expect(
      try shelf.open().savedReports.last(place())?.current?.temperature
        == Temperature(1.5, .celsius))
    #expect(try shelf.count("SELECT count(*) FROM report") == 2)
    #expect(shelf.notices == [])
  }

  @Test func aReportThatIsSavedFirstBringsTheOthersAlong() throws {
    try write(Self.text)
    let reports = shelf.open().savedReports
    try reports.save(emptyReport(), place(1))
    #expect(try reports.last(place())?.current?.temperature == Temperature(1.5, .celsius))
  }

  @Test(arguments: [
    "", "garbage", "{}", String(repeating: "[", count: 100_000),
    text.replacing("1.5", with: "999"), text.replacing("\"schema\":1", with: "\"schema\":2"),
    text.replacing("open-meteo", with: "sample"),
    text.replacing("\"fetched\":0", with: "\"fetched\":1e300"),
  ])
  func whatCannotBeReadStays(text: String) throws {
    try write(text)
    try write(Self.text, to: "readable.json")
    let reports = shelf.open().savedReports
    #expect(try reports.last(place()) != nil)
    #expect(shelf.folder.text("vane/reports/48.148,-17.107.json") == text)
    #expect(try shelf.folder.names(in: "vane/reports") == ["48.148,-17.107.json"])
  }
}
