import FileTestSupport
import Itineraries
import PlaceFiles

final class TrackTests: PlaceFilesSuite {
  private var client: TrackFileClient { files.tracks }

  private func lines(_ text: String) throws -> [TrackLine] {
    try folder.write(text, to: "a.gpx")
    return try client.read("~/a.gpx")
  }

  /// D8: encodings of programs for Windows, as `along` and `import` read them. UTF-16 is often declared of UTF-8.
  @Test(
    arguments: [
      ("utf-16", .utf16), ("UTF-16", .utf16LittleEndian), ("UTF-16", .utf16BigEndian),
      ("ISO-8859-1", .isoLatin1), ("windows-1252", .windowsCP1252), ("UTF-8", .utf8),
      ("windows-1250", .windowsCP1250), ("cp1250", .windowsCP1250), ("ISO-8859-2", .isoLatin2),
      ("iso_8859-2", .isoLatin2), ("UTF8", .utf8), ("utf_8", .utf8), ("utf-16", .utf8),
      ("us-ascii", .utf8), ("UTF-8", .windowsCP1252), ("Windows-1254", .windowsCP1254),
    ] as [(String, String.Encoding)])
  func readsOtherEncodings(name: String, encoding: String.Encoding) throws {
    let czech = [.windowsCP1250, .isoLatin2, .utf8].contains(encoding)
    let title = czech ? "Žďár nad Sázavou" : "Münster"
    let text = """
      <?xml version="1.0" encoding="\(name)"?><gpx><wpt lat="48" lon="17"><name>\(title)</name></wpt>
      <trk><name>\(title)</name><trkseg><trkpt lat="48.25" lon="17.5"/></trkseg></trk></gpx>
      """
    try #require(text.data(using: encoding)).write(to: URL(filePath: folder.path + "/a.gpx"))
    let found = try client.read("~/a.gpx")
    #expect(found.map(\.name) == [title])
    #expect(found.first?.points.map(\.coordinate.latitude) == [48.25])
    let imported = try files.client.read("~/a.gpx")
    #expect(imported.places.map(\.kept.place.name) == [title])
  }

  /// D8
  @Test func anUnknownEncodingIsSaid() throws {
    let error = PlaceFileError.unknownEncoding(path: "~/a.gpx", "koi8-r")
    try folder.write("<?xml version='1.0' encoding='koi8-r'?><gpx/>", to: "a.gpx")
    #expect(throws: error) { try client.read("~/a.gpx") }
    #expect(throws: error) { try files.client.read("~/a.gpx") }
  }

  @Test func readsTracksRoutesSegmentsHeightsAndTimes() throws {
    let found = try lines(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <!-- by hand -->
      <g:gpx version='1.1' xmlns:g="http://www.topografix.com/GPX/1/1">
        <wpt lat="1" lon="2"><name>Hut</name><ele>7</ele></wpt>
        <trk><name>Over &lt;the&gt; hill &amp; back</name>
          <trkseg></trkseg>
          <trkseg><trkpt lon="17.5" lat="+48.25"><ele> 140.5 </ele>
            <time>2026-11-24T08:00:00.5Z</time><extensions><x:ele>9</x:ele></extensions></trkpt>
            <trkpt lat="48.26" lon="-17.5"/>
          </trkseg>
          <trkseg><trkpt lat="4.827e1" lon="17.5"><time>2026-11-24T10:00:00+02:00</time></trkpt>
          </trkseg>
        </trk>
        <rte><g:rtept lat="0" lon="180"></g:rtept><rtept lat="-90" lon="0"><ele>NaN</ele></rtept>
        </rte>
      </g:gpx>
      """)
    #expect(found.map(\.name) == ["Over <the> hill & back", ""])
    let points = found[0].points
    #expect(points.map(\.coordinate.latitude) == [48.25, 48.26, 48.27])
    #expect(points.map(\.coordinate.longitude) == [17.5, -17.5, 17.5])
    #expect(points.map(\.elevation) == [140.5, nil, nil])
    // D1: the empty segment before the first point is no gap.
    #expect(points.map(\.startsSegment) == [false, false, true])
    #expect(points[0].time == Date(timeIntervalSince1970: 1_795_507_200.5))
    #expect(points[1].time == nil)
    #expect(points[2].time == Date(timeIntervalSince1970: 1_795_507_200))
    #expect(found[1].points.map(\.coordinate.latitude) == [0, -90])
  }

  /// Garmin's programs draw the way between the points of a route in an extension.
  @Test func readsTheShapeOfARoute() throws {
    let found = try lines(
      """
      <gpx xmlns:gpxx="http://www.garmin.com/xmlschemas/GpxExtensions/v3"><rte>
        <rtept lat="48" lon="17"><time>2026-11-24T08:00:00Z</time><extensions><gpxx:RoutePointExtension>
          <gpxx:Subclass>0000</gpxx:Subclass><gpxx:rpt lat="48.1" lon="17.1"/>
          <gpxx:rpt lat="48.2" lon="17.2"><gpxx:Subclass>00</gpxx:Subclass></gpxx:rpt><gpxx:rpt lat="x" lon="1"/>
        </gpxx:RoutePointExtension></extensions></rtept>
        <rtept lat="48.3" lon="17.3"/></rte><trk><trkseg><rpt lat="1" lon="2"/></trkseg></trk></gpx>
      """)
    #expect(found.map { $0.points.map(\.coordinate.latitude) } == [[48, 48.1, 48.2, 48.3], []])
    // D4: the time at which a point of a route was made is no pace.
    #expect(found[0].points.allSatisfy { $0.time == nil })
  }

  @Test func leavesOutWhatCannotBe() throws {
    let found = try lines(
      """
      <gpx><trk><trkseg><trkpt lat="91" lon="0"/><trkpt lat="x" lon="0"/><trkpt lat="1"/>
      <trkpt lat="nan" lon="0"/><trkpt lat="1" lon="1"><ele>1e9</ele><time>yesterday</time></trkpt>
      <trkpt lat="2" lon="2"><ele></ele><time>2026-02-30T00:00:00Z</time></trkpt>
      </trkseg></trk></gpx>
      """)
    #expect(
      found[0].points
        == [1, 2].compactMap { value in
          Coordinate(latitude: value, longitude: value).map { TrackPoint($0) }
        })
  }

  @Test(arguments: [
    ("", 1), ("no xml", 1), ("<kml></kml>", 1), ("<gpx>\n<trk></gpx>", 2), ("<gpx></gpx><gpx/>", 1),
    ("<gpx/>x", 1), ("<gpx><!-- </gpx>", 1), ("<gpx><a b=c/></gpx>", 1), ("<gpx><", 1),
    ("<!DOCTYPE gpx SYSTEM \"file:///etc/passwd\"><gpx/>", 1), ("<gpx><trk a='1'b='2'/></gpx>", 1),
    (String(repeating: "<gpx>", count: 100_000), 1), ("<gpx><![CDATA[ </gpx>", 1),
    ("<gpx a='1' a='2'/>", 1), ("<gpx>\n<1a/></gpx>", 2), ("<gpx><a b='<'/></gpx>", 1),
  ]) func refusesWhatIsNoGPX(text: String, line: Int) throws {
    #expect(throws: PlaceFileError.malformed(path: "~/a.gpx", .gpx, line: line)) {
      try lines(text)
    }
  }

  @Test func saysWhatIsMissing() throws {
    #expect(throws: PlaceFileError.missing(path: "~/b.gpx")) { try client.read("~/b.gpx") }
    #expect(throws: PlaceFileError.unknownEnding(path: "b.txt")) { try client.read("b.txt") }
    #expect(throws: PlaceFileError.unknownEnding(path: "b.geojson")) {
      try client.read("b.geojson")
    }
    #expect(try lines("<gpx/>") == [])
  }

  @Test(arguments: [
    ("<![CDATA[Hill & back]]>", "Hill & back"), ("\r\n  Hill\r\n", "Hill"),
    ("\n<![CDATA[ Hill ]]>\n", "Hill"), ("<![CDATA[]]>", ""), ("<desc/>", ""),
    ("Hill<!-- the old --> &amp; <![CDATA[<back>]]>", "Hill & <back>"),
    ("&#381;ilina &#x17D; &amp;amp;&amp;#65; &nbsp;&", "Žilina Ž &amp;&#65; &nbsp;&"),
    ("a&#x1B;[31m&lt;", "a&#x1B;[31m<"),
  ])
  func namesAreTheirCharacters(text: String, name: String) throws {
    #expect(try lines("<gpx><trk><name>\(text)</name></trk></gpx>").map(\.name) == [name])
  }

  /// A name is shown: nothing in it may act on a terminal.
  @Test func namesAreHarmless() throws {
    let found = try lines(
      "<gpx><trk><name>a\u{1B}[31mb\u{202E}c\(String(repeating: "x", count: 9999))</name></trk></gpx>"
    )
    #expect(found[0].name.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x202E })
    #expect(found[0].name.count <= 100)
  }
}
