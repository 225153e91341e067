import FileTestSupport
import PlaceFiles

/// Files that cannot be read, and those that must not be written.
final class RefusalTests: PlaceFilesSuite {
  private var client: PlaceFileClient { files.client }

  @Test(
    arguments: [
      ("gpx", "", 1), ("gpx", "no xml", 1), ("gpx", "<gpx>", 1), ("gpx", "<kml></kml>", 1),
      ("gpx", "<gpx>\n<wpt lat='1' lon='2'>\n</gpx>", 3), ("gpx", "<gpx></gpx><gpx></gpx>", 1),
      ("gpx", "<gpx a='1' a='2'/>", 1), ("gpx", "<gpx a='1'b='2'/>", 1),
      ("gpx", "<gpx><a b=c/></gpx>", 1), ("gpx", "<gpx/>x", 1), ("gpx", "<gpx><!-- </gpx>", 1),
      ("gpx", "<gpx><![CDATA[ </gpx>", 1), ("gpx", "<gpx><", 1), ("gpx", "<gpx></", 1),
      ("gpx", String(repeating: "<gpx>", count: 100_000), 1),
      ("gpx", laughs, 2), ("gpx", "<!DOCTYPE gpx SYSTEM \"file:///etc/passwd\"><gpx/>", 1),
      ("geojson", "", nil), ("geojson", "{", nil), ("geojson", "[]", nil), ("geojson", "{}", nil),
      ("geojson", #"{"type":"FeatureCollection"}"#, nil), ("json", "NaN", nil),
      ("geojson", String(repeating: "[", count: 100_000), nil),
      ("plist", "", nil), ("plist", "text", nil), ("plist", "<plist><array/></plist>", nil),
      ("plist", String(repeating: "<array>", count: 100_000), nil),
    ] as [(String, String, Int?)])
  func saysThatTheContentIsBroken(ending: String, text: String, line: Int?) throws {
    try folder.write(text, to: "a.\(ending)")
    let format = try #require(PlaceFileFormat(rawValue: ending == "json" ? "geojson" : ending))
    #expect(
      throws: PlaceFileError.malformed(path: folder("a.\(ending)").cleanPath, format, line: line)
    ) {
      try client.read(folder("a.\(ending)"))
    }
    #expect(folder.text("a.\(ending)") == text)
  }

  /// A billion laughs: small on the disk, and larger than any memory.
  private static let laughs = """
    <?xml version="1.0"?>
    <!DOCTYPE gpx [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">]>
    <gpx><wpt lat="1" lon="2"><name>&b;</name></wpt></gpx>
    """

  @Test func readsNoFileThatIsTooLarge() throws {
    try folder.write(String(repeating: " ", count: 10 << 20), to: "a.gpx")
    #expect(throws: PlaceFileError.tooLarge(path: folder("a.gpx").cleanPath, limit: 8 << 20)) {
      try client.read(folder("a.gpx"))
    }
    // Small for a file, and more than fits into memory as a tree.
    for element in ["null,", "{},", "[[[[]]]],"] {
      let elements = String(repeating: element, count: (8 << 20) / element.utf8.count - 20)
      try folder.write(#"{"type":"FeatureCollection","features":[\#(elements)0]}"#, to: "c.json")
      #expect(throws: PlaceFileError.tooMany(path: folder("c.json").cleanPath, limit: 10_000)) {
        try client.read(folder("c.json"))
      }
    }
    let waypoints = String(repeating: "<wpt lat='1' lon='2'/>", count: 10_001)
    try folder.write("<gpx>" + waypoints + "</gpx>", to: "b.gpx")
    #expect(throws: PlaceFileError.tooMany(path: folder("b.gpx").cleanPath, limit: 10_000)) {
      try client.read(folder("b.gpx"))
    }
  }

  /// Files of 8 MiB made to take as much as they can, in at most 128 MiB.
  @Test(arguments: [
    ("geojson", #"{"type":"FeatureCollection","features":["#, "null,", "null]}"),
    ("geojson", #"{"type":"FeatureCollection","features":["#, "[],", "null]}"),
    ("geojson", #"{"type":"FeatureCollection","features":["#, "{},", "null]}"),
    (
      "geojson", #"{"type":"Feature","geometry":{"type":"Point","coordinates":["#, "1,",
      "1]},\"properties\":{}}"
    ),
    ("gpx", "<gpx>", "<rte/>", "</gpx>"),
    ("plist", Self.list, "<dict/>", "</array></dict></plist>"),
    ("plist", Self.list, "<array><false/></array>", "</array></dict></plist>"),
    ("plist", Self.list + "<!-- for Foundation -->", "<dict/>", "</array></dict></plist>"),
  ])
  func takesLittleForMuch(ending: String, start: String, part: String, end: String) throws {
    let count = ((8 << 20) - start.utf8.count - end.utf8.count) / part.utf8.count
    try folder.write(start + String(repeating: part, count: count) + end, to: "a.\(ending)")
    let before = try residentPeak()
    #expect(throws: PlaceFileError.tooMany(path: folder("a.\(ending)").cleanPath, limit: 10_000)) {
      try client.read(folder("a.\(ending)"))
    }
    #expect(try residentPeak() - before < 128 << 20)
  }

  private static let list = """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict><key>favorites</key><array>
    """

  /// The most memory that this process has had.
  private func residentPeak() throws -> Int {
    let text = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
    let line = try #require(text.split(separator: "\n").first { $0.hasPrefix("VmHWM:") })
    return try #require(Int(line.filter(\.isNumber))) << 10
  }

  @Test func readsNoOtherFiles() throws {
    #expect(throws: PlaceFileError.missing(path: "~/a.gpx")) { try client.read("~/a.gpx") }
    for name in ["a", "a.txt", "a.gpx.gz", ".gpx", ""] {
      #expect(throws: PlaceFileError.unknownEnding(path: name.cleanPath)) { try client.read(name) }
      #expect(throws: PlaceFileError.unknownEnding(path: name.cleanPath)) {
        try client.write([], name, true)
      }
    }
    try folder.makeFolder("b.gpx")
    #expect(
      throws: PlaceFileError.storage(.system(.read, path: folder("b.gpx").cleanPath, code: EISDIR))
    ) {
      try client.read(folder("b.gpx"))
    }
  }

  @Test func writesOverAFileOnlyWhenItMay() throws {
    try folder.write("mine", to: "a.gpx", mode: 0o644)
    #expect(throws: PlaceFileError.exists(path: "~/a.gpx")) {
      try client.write([], "~/a.gpx", false)
    }
    #expect(folder.text("a.gpx") == "mine")
    try client.write([], "~/a.gpx", true)
    #expect(folder.text("a.gpx")?.hasPrefix("<?xml") == true)
    #expect(try folder.mode("a.gpx") == 0o644)
    #expect(try folder.names() == ["a.gpx"])
  }

  @Test func writesIntoNoFolderThatIsMissing() throws {
    #expect(
      throws: PlaceFileError.storage(
        .system(.write, path: folder("b/a.gpx").cleanPath, code: ENOENT))
    ) {
      try client.write([], folder("b/a.gpx"), false)
    }
    #expect(try folder.names() == [])
  }
}
