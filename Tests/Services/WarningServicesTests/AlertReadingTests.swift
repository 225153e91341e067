import TestSupport
import Testing
import Warnings

@testable import WarningServices

struct AlertReadingTests {
  @Test(
    arguments: [
      ("2026-11-21T14:20:00Z", 1_795_270_800), ("2026-11-21T14:20:00.123Z", 1_795_270_800),
      ("2026-11-21T15:20:00+01:00", 1_795_270_800), ("2026-11-21T15:20:00+0100", 1_795_270_800),
      ("2026-11-21T08:50:00-05:30", 1_795_270_800), ("2026-11-21T14:20:00", nil),
      ("2026-11-21", nil), ("2026-11-21T14:20:00+1", nil), ("2026-11-21T14:20:00+99:00", nil),
      ("2026-13-21T14:20:00Z", nil), ("", nil), ("yesterday", nil), (nil, nil),
    ] as [(String?, Double?)])
  func readsInstants(text: String?, seconds: Double?) {
    #expect(AlertText.instant(text)?.timeIntervalSince1970 == seconds)
  }

  @Test(
    arguments: [
      ("One\nline.\n\nTwo.", "One line.\nTwo."), ("One\r\nline.\r\n\r\nTwo.", "One line.\nTwo."),
      ("a<br/>b<p>c &lt;5&nbsp;cm</p>", "a b\nc <5 cm"),
      ("under <5 cm & more", "under <5 cm & more"),
      ("\n \n", nil), (nil, nil), ("a\u{1B}[2Jb", "a[2Jb"),
      (String(repeating: "x", count: 9000), String(repeating: "x", count: 9000)),
      (String(repeating: "x", count: 16_001), String(repeating: "x", count: 16_000) + " …"),
      (String(repeating: "&lt;", count: 30_000), String(repeating: "<", count: 16_000) + " …"),
      ("caf&eacute; &Ouml;l &bogus; &szlig; &copy", "café Öl &bogus; ß &copy"),
    ] as [(String?, String?)])
  func readsParagraphs(text: String?, expected: String?) {
    #expect(AlertText.paragraphs(text) == expected)
  }

  @Test(.timeLimit(.minutes(1))) func signsThatBeginNoReferenceAreReadOnce() throws {
    let text = String(repeating: "&", count: 100_000)
    let node = try XMLNode.document(Array("<a>\n&amp;\(text)&#65;&nbsp;</a>".utf8))
    #expect(node.text == "\n&\(text)A&nbsp;")
  }

  @Test(arguments: [
    " 48.0,17.0\n48.0,17.3\r\n48.3,17.3\t 48.3,17.0 48.0,17.0\n",
    "\u{A0} 48.0,17.0\u{A0}48.0,17.3\n\u{2003}48.3,17.3 48.3,17.0 48.0,17.0\u{A0}",
  ])
  func pointsAreSeparatedByAnyWhiteSpace(text: String) {
    #expect(AlertOutline(text) == AlertOutline("48.0,17.0 48.0,17.3 48.3,17.3 48.3,17.0 48.0,17.0"))
  }

  @Test(arguments: [
    "", "1,2", "1,2 3,4", "x,y 1,2 3", "99,0 99,1 99,2", "nan,1 inf,2 1,nan",
    "48.1,17 48.2,17.3 48,17.2,5", "48.1,17 48.2,17.3 48",
  ])
  func refusesWhatIsNoOutline(text: String) { #expect(AlertOutline(text) == nil) }

  @Test(
    arguments: [
      ("48,17 48,17.3 48.3,17.3 48.3,17 48,17", 48.1, 17.1, true),
      ("48,17 48,17.3 48.3,17.3 48.3,17 48,17", 48.4, 17.1, false),
      ("48,17 48,17.3 48.3,17.3 48.3,17 48,17", 48.1, 16.9, false),
      ("48,17 48,17.3 48.3,17.3 48.3,17 48,17", 47.9, 17.1, false),
      // A point on a border and on a corner.
      ("0,0 0,10 10,10 10,0 0,0", 0, 5, true), ("0,0 0,10 10,10 10,0 0,0", 10, 10, true),
      // These polygons aren't closed, and one crosses itself.
      ("0,0 0,10 10,10 10,0", 5, 5, true), ("0,0 10,10 10,0 0,10", 2, 1, false),
      ("0,0 10,10 10,0 0,10", 8, 5, true),
      // This polygon crosses the 180th meridian.
      ("10,170 10,-170 -10,-170 -10,170", 0, 179, true),
      ("10,170 10,-170 -10,-170 -10,170", 0, -179, true),
      ("10,170 10,-170 -10,-170 -10,170", 0, 0, false),
      ("10,170 10,-170 -10,-170 -10,170", 0, -180, true),
      // Counted on beyond it.
      ("10,170 10,190 -10,190 -10,170", 0, -179, true),
      ("10,170 10,190 -10,190 -10,170", 0, 179, true),
      ("10,170 10,190 -10,190 -10,170", 0, 0, false),
      ("10,-170 10,-190 -10,-190 -10,-170", 0, 179, true),
      // This polygon covers all of the Earth.
      ("-90,-180 -90,180 90,180 90,-180", 12, 34, true),
    ] as [(String, Double, Double, Bool)])
  func knowsWhatAnOutlineHolds(
    text: String, latitude: Double, longitude: Double, isInside: Bool
  ) throws {
    let outline = try #require(AlertOutline(text))
    #expect(outline.contains(Coordinate(latitude, longitude)) == isInside)
  }

  @Test(
    arguments: [
      (" 48,17  25 ", 48.2, 17, true), ("48,17 25", 48.3, 17, false),
      ("0,179.9 50", 0, -179.9, true),
    ] as [(String, Double, Double, Bool)])
  func knowsWhatACircleHolds(
    text: String, latitude: Double, longitude: Double, isInside: Bool
  ) throws {
    let outline = try #require(AlertOutline(circle: text))
    #expect(outline.contains(Coordinate(latitude, longitude)) == isInside)
  }

  @Test(arguments: ["", "48,17", "48,17 0", "48,17 -1", "48,17 nan", "x 5", "99,17 5", "48,17 5 3"])
  func refusesWhatIsNoCircle(text: String) { #expect(AlertOutline(circle: text) == nil) }

  /// A lake in an island's area, and an island in the lake.
  @Test(arguments: [(1.0, 1.0, true), (5, 5, false), (3, 5, true)])
  func knowsHoles(latitude: Double, longitude: Double, isInside: Bool) throws {
    var outline = try #require(AlertOutline("0,0 0,10 10,10 10,0"))
    outline.holes = [try #require(AlertOutline("3,3 3,7 7,7 7,3"))]
    #expect(outline.contains(Coordinate(latitude, longitude)) == isInside)
  }

  /// A ground whose longitudes stand first hides nothing.
  @Test func exchangedCoordinatesAreUnclear() throws {
    let outline = try #require(AlertOutline("17.0,48.0 17.3,48.0 17.3,48.3 17.0,48.3"))
    let regions = PlaceRegions(Coordinate(48.1, 17.1), in: "SK", .noop)
    #expect(regions.verdict(Alert.Area(outlines: [outline])).isHere == nil)
  }

  @Test func readsTheTextsOfHongKong() throws {
    let body = """
      {"details":[{"contents":["The warning is in force.","Stay indoors."],"warningStatementCode":"WTS"},
      {"contents":["No code."]},{"contents":[5],"warningStatementCode":"WRAIN"}]}
      """
    #expect(
      try HongKongObservatory.texts(Array(body.utf8))
        == ["WTS": "The warning is in force.\n\nStay indoors.", "WRAIN": ""])
    #expect(throws: AlertFailure.self) { try HongKongObservatory.texts(Array("{}".utf8)) }
  }

  @Test(
    arguments: [
      ("Mon Jan 01 09:00:00 IST 2035", 2_051_235_000),
      ("Mon Jan 1 09:00:00 IST 2035", 2_051_235_000),
      ("Mon Jan 01 09:00:00 UTC 2035", nil), ("", nil), (nil, nil), ("a b c d e f", nil),
    ] as [(String?, Double?)])
  func readsTheTimesOfIndia(text: String?, seconds: Double?) {
    #expect(Sachet.instant(text)?.timeIntervalSince1970 == seconds)
  }

  /// A test that names a warning does not take it back, and an update does.
  @Test func onlyRealMessagesReplace() {
    func alert(_ id: String, replacing other: [String] = [], isTest: Bool = false) -> Alert {
      Alert(
        identifier: id, replaced: other, isTest: isTest,
        versions: [Alert.Version(warning: WeatherWarning(event: id))])
    }
    let now = Date(timeIntervalSince1970: 0)
    let first = alert("a")
    #expect([first, alert("b", replacing: ["a"], isTest: true)].inForce(at: now) == [first])
    let update = alert("b", replacing: ["a"])
    #expect([first, update].inForce(at: now) == [update])
    var cancel = alert("c", replacing: ["a"])
    cancel.isVoid = true
    #expect([first, cancel].inForce(at: now) == [])
  }
}
