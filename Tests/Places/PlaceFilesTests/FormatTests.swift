import FileTestSupport
import PlaceFiles

/// Files as Vane writes them, and as other programs do.
final class FormatTests: PlaceFilesSuite {
  private var client: PlaceFileClient { files.client }

  @Test func writesWaypoints() throws {
    try client.write(try places(), "a.gpx", false)
    #expect(
      folder.text("a.gpx") == """
        <?xml version="1.0" encoding="UTF-8"?>
        <gpx version="1.1" creator="Vane" xmlns="http://www.topografix.com/GPX/1/1" xmlns:vane="urn:vane:place:1">
          <wpt lat="48.14816" lon="17.10674">
            <ele>157</ele>
            <time>2026-11-21T13:12:00Z</time>
            <name>Bratislava</name>
            <type>favorites</type>
            <extensions><vane:place country="SK" countryName="Slovakia" timeZone="Europe/Bratislava" population="423737"/></extensions>
          </wpt>
          <wpt lat="0.0000001" lon="-180.0">
            <name>Tom &amp; &quot;Jerry&quot; &lt;3</name>
            <type>pins</type>
          </wpt>
        </gpx>

        """)
  }

  @Test func writesFeatures() throws {
    try client.write(try places(), "a.geojson", false)
    #expect(
      folder.text("a.geojson") == #"""
        {"type":"FeatureCollection","features":[
        {"type":"Feature","geometry":{"type":"Point","coordinates":[17.10674,48.14816]},"properties":{"list":"favorites","name":"Bratislava","country":"SK","countryName":"Slovakia","timeZone":"Europe/Bratislava","added":"2026-11-21T13:12:00Z","population":423737,"elevation":157}},
        {"type":"Feature","geometry":{"type":"Point","coordinates":[-180.0,1e-07]},"properties":{"list":"pins","name":"Tom & \"Jerry\" <3"}}
        ]}

        """#)
  }

  /// D5: both forms of Google's saved places; one without coordinates lies at 0, 0.
  @Test func readsSavedPlacesOfGoogle() throws {
    try folder.write(
      """
      {"type":"FeatureCollection","features":[
      {"type":"Feature","geometry":{"type":"Point","coordinates":[17.1077,48.1486]},"properties":{
      "Title":"Old Town Cafe","Location":{"Business Name":"Cafe"},"Published":"2020-01-01T00:00:00Z"}},
      {"type":"Feature","geometry":{"type":"Point","coordinates":[18.7408,49.2231]},"properties":{
      "date":"2023-01-01T00:00:00Z","location":{"name":"North Station","country_code":"SK"}}},
      {"type":"Feature","geometry":{"type":"Point","coordinates":[18,49]},"properties":{
      "Location":{"Business Name":"Mill"}}},
      {"type":"Feature","geometry":{"type":"Point","coordinates":[0,0]},"properties":{
      "date":"2023-01-01T00:00:00Z","location":{"name":"Nowhere"}}},
      {"type":"Feature","geometry":{"type":"Point","coordinates":[0,0]},"properties":{"name":"Buoy"}}]}
      """, to: "a.json")
    let content = try client.read("a.json")
    #expect(
      content.places.map(\.kept.place.name) == ["Old Town Cafe", "North Station", "Mill", "Buoy"])
    #expect(content.places[1].kept.place.country == "SK")
    #expect(content.places[0].kept.added == Date(timeIntervalSince1970: 1_577_836_800))
    #expect(content.rejected == [RejectedRow(row: 4, reason: .noPosition)])
  }

  /// D10: geometries may stand alone.
  @Test(
    arguments: [
      (#"{"type":"Point","coordinates":[17.1,48.14]}"#, 1, []),
      (#"{"coordinates":[17.1,48.14,150],"type":"Point"}"#, 1, []),
      (
        #"{"type":"GeometryCollection","geometries":[{"type":"Point","coordinates":[17.1,48.14]},{"type":"LineString","coordinates":[[1,2],[3,4]]}]}"#,
        1, [RejectedRow(row: 2, reason: .noPoint)]
      ),
      (
        #"{"type":"Polygon","coordinates":[[[1,2],[3,4],[5,6],[1,2]]]}"#, 0,
        [RejectedRow(row: 1, reason: .noPoint)]
      ),
      (#"{"type":"FeatureCollection","features":[]}"#, 0, []),
    ] as [(String, Int, [RejectedRow])])
  func readsGeometries(text: String, places: Int, rejected: [RejectedRow]) throws {
    try folder.write(text, to: "a.geojson")
    let content = try client.read("a.geojson")
    #expect(content.places.count == places)
    #expect(content.places.allSatisfy { $0.kept.place.coordinate.latitude == 48.14 })
    #expect(content.rejected == rejected)
  }

  /// Other programs write what XML doesn't define, which is no reason to refuse all of their places.
  @Test func keepsWhatXMLDoesNotDefine() throws {
    try folder.write(
      "<gpx>&#0;<wpt lat='1' lon='2'><name>Hut&nbsp;&amp; <b>a</b>hill</name></wpt></gpx>",
      to: "a.gpx")
    let content = try client.read("a.gpx")
    #expect(content.places.map(\.kept.place.name) == ["Hut&nbsp;& hill"])
  }

  @Test(arguments: ["a.gpx", "a.geojson", "a.plist"])
  func kindsComeBack(file: String) throws {
    let point = try #require(Coordinate(latitude: 51.4706, longitude: -0.46194))
    let there = try #require(Coordinate(latitude: 43.77925, longitude: 11.24626))
    let airport = Place(
      name: "London Heathrow Airport", country: "GB", coordinate: point, kind: .airport,
      town: "London", codes: AirportCodes(iata: "LHR", icao: "EGLL"))
    let region = Place(
      name: "Tuscany", country: "IT", coordinate: there, kind: .region, town: "Florence")
    let listed = [airport, region].map {
      ListedPlace(list: .favorites, kept: SavedPlace(place: $0, added: .distantPast))
    }
    try client.write(listed, file, false)
    let read: [Place] = try client.read(file).places.map(\.kept.place)
    #expect(read == [airport, region])
  }

  @Test func writesEmptyFiles() throws {
    for ending in ["gpx", "geojson", "plist"] {
      try client.write([], "a.\(ending)", false)
      #expect(try client.read("a.\(ending)") == PlaceFileContent())
    }
    #expect(folder.text("a.geojson") == #"{"type":"FeatureCollection","features":[]}"# + "\n")
  }

  /// Waypoints of Garmin and OsmAnd: prefixes, comments, CDATA, other elements, tracks.
  @Test func readsWaypointsOfOthers() throws {
    try folder.write(
      """
      \u{FEFF}<?xml version='1.0' encoding='utf-8' standalone="yes"?>
      <?xml-stylesheet href="a.xsl"?>
      <!-- <wpt lat="1" lon="1"/> -->
      <g:gpx version="1.1" xmlns:g="http://www.topografix.com/GPX/1/1">
        <g:metadata><g:name>Trip</g:name><g:bounds minlat="1" minlon="2"/></g:metadata>
        <g:wpt lat = "48.5" lon='17.5' ><g:ele>200</g:ele><g:name><![CDATA[Hut <A>]]>&#x20;&#38; B</g:name></g:wpt>
        <g:wpt lat="1.5" lon="2.5"/>
        <g:wpt lat="91" lon="2.5"><g:name>North</g:name></g:wpt>
        <g:wpt lon="2.5"><g:name>Nowhere</g:name></g:wpt>
        <g:wpt lat="NaN" lon="2.5"/>
        <g:trk><g:trkseg><g:trkpt lat="1" lon="2"><g:name>x</g:name></g:trkpt></g:trkseg></g:trk>
        <g:wpt lat="2" lon="3"><g:type>Favorites</g:type><g:name>
          A	B
        </g:name></g:wpt>
      </g:gpx>
      """, to: "a.gpx")
    let content = try client.read("a.gpx")
    #expect(content.places.map(\.kept.place.name) == ["Hut <A> & B", "", "A B"])
    #expect(content.places.map(\.list) == [.pins, .pins, .pins])
    #expect(
      content.rejected == [
        RejectedRow(row: 3, reason: .outOfRange), RejectedRow(row: 4, reason: .noPosition),
        RejectedRow(row: 5, reason: .noPosition), RejectedRow(row: 6, reason: .noPoint),
      ])
  }

  @Test func readsFeaturesOfOthers() throws {
    try folder.write(
      #"""
      {"type":"FeatureCollection","crs":null,"features":[
        {"type":"Feature","geometry":{"type":"Point","coordinates":[17,48,200]},"properties":{"name":"A\nB","population":1.5}},
        {"type":"Feature","geometry":{"type":"Point","coordinates":[1,2]},"properties":null},
        {"type":"Feature","geometry":{"type":"LineString","coordinates":[[1,2],[3,4]]},"properties":{}},
        {"type":"Feature","geometry":null,"properties":{}},
        {"type":"Feature","geometry":{"type":"Point","coordinates":[]},"properties":{}},
        {"type":"Feature","geometry":{"type":"Point","coordinates":[200,2]},"properties":{}},
        {"type":"Feature","geometry":{"type":"Point","coordinates":["1","2"]},"properties":{}},
        {"type":"Point","coordinates":[1,2]}, 5, null
      ]}
      """#, to: "a.json")
    let content = try client.read("a.json")
    #expect(content.places.map(\.kept.place.name) == ["A B", ""])
    #expect(
      content.rejected.map(\.reason) == [
        .noPoint, .noPosition, .noPosition, .outOfRange, .noPosition, .malformed, .malformed,
        .malformed,
      ])
    #expect(content.rejected.map(\.row) == [3, 4, 5, 6, 7, 8, 9, 10])
    try folder.write(
      #"{"type":"Feature","geometry":{"type":"Point","coordinates":[1,2]},"properties":{}}"#,
      to: "b.json")
    #expect(try client.read("b.json").places.count == 1)
  }

  /// Vane's own file is one, too.
  @Test func readsThePropertyListOfAnotherVane() throws {
    try folder.write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0"><dict>
      <key>favorites</key><array>
      <dict><key>name</key><string>A</string><key>latitude</key><real>1</real><key>longitude</key><integer>2</integer></dict>
      <dict><key>name</key><string>B</string><key>latitude</key><real>91</real><key>longitude</key><real>2</real></dict>
      <string>C</string></array>
      <key>pins</key><array>
      <dict><key>latitude</key><real>1</real><key>longitude</key><real>2</real></dict>
      <dict><key>name</key><string>D</string></dict></array>
      <key>searches</key><array/><key>settings</key><dict><key>home</key><string>1,2</string></dict>
      </dict></plist>
      """, to: "vane.plist")
    let content = try client.read("vane.plist")
    #expect(content.places.map(\.kept.place.name) == ["A"])
    #expect(content.places.map(\.list) == [.favorites])
    #expect(
      content.rejected == [
        RejectedRow(row: 2, reason: .outOfRange), RejectedRow(row: 3, reason: .malformed),
        RejectedRow(row: 4, reason: .malformed), RejectedRow(row: 5, reason: .noPosition),
      ])
  }

  private func places() throws -> [ListedPlace] {
    let bratislava = Place(
      name: "Bratislava", country: "SK", countryName: "Slovakia",
      coordinate: try #require(Coordinate(latitude: 48.14816, longitude: 17.10674)),
      population: 423_737, elevation: Elevation(157, .meters), timeZone: "Europe/Bratislava")
    let other = Place(
      name: #"Tom & "Jerry" <3"#,
      coordinate: try #require(Coordinate(latitude: 1e-7, longitude: -180)))
    return [
      ListedPlace(
        list: .favorites,
        kept: SavedPlace(place: bratislava, added: Date(timeIntervalSince1970: 1_795_266_720))),
      ListedPlace(list: .pins, kept: SavedPlace(place: other, added: .distantPast)),
    ]
  }
}
