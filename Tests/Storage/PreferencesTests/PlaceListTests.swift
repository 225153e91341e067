import FileTestSupport
import Preferences

@Suite struct PlaceListTests {
  /// Whichever call fails, removed entries can be restored, also after a failed restoration.
  @Test(arguments: [ENOSPC, EIO, EMFILE])
  func aFailureForgetsNoDeletion(code: Int32) throws {
    for number in 1...40 {
      let desk = try Desk()
      let places = try [kept("A", 1), kept("B", 2), kept("C", 3)]
      for place in places { try desk.open().placeLists.add(place, .pins) }
      let counter = Counter()
      let lists = desk.open(
        calls: .unsynced.failing(at: number, forEver: false, code: code, counter: counter)
      ).placeLists
      var removed: [Removed<SavedPlace>] = []
      do {
        removed = try lists.remove([places[1].place.id], .pins)
      } catch {
        #expect(try desk.open().placeLists.names(.pins) == ["A", "B", "C"], "call \(number)")
        continue
      }
      if (try? lists.restore(removed, .pins)) == nil { try lists.restore(removed, .pins) }
      #expect(try desk.open().placeLists.names(.pins) == ["A", "B", "C"], "call \(number)")
    }
  }

  private let desk: Desk
  private let lists: PlaceListClient

  init() throws {
    desk = try Desk()
    lists = desk.open().placeLists
  }

  @Test func ownNamesStandBesideThoseOfThePlaces() throws {
    let desk = try Desk(
      plist(
        """
        <key>favorites</key><array>
        <dict><key>name</key><string>Oslo</string><key>latitude</key><real>1</real><key>longitude</key><real>0</real>
        <key>icon</key><string>house</string></dict>
        </array>
        """))
    let lists = desk.open().placeLists
    var named = try #require(try lists.all(.favorites).first)
    #expect(named.ownName == nil)
    #expect(try lists.ownNamed(.favorites) == [])
    named.ownName = "Cabin"
    try lists.add(named, .favorites)
    #expect(try desk.open().placeLists.ownNamed(.favorites) == [named])
    let read = try #require(try desk.open().placeLists.all(.favorites).first)
    #expect(read.ownName == "Cabin")
    #expect(read.place.name == "Oslo")
    #expect(read.called.name == "Cabin")
    #expect(read.isCalled("cabín") && read.isCalled("OSLO") && !read.isCalled("Cab"))
    let text = try #require(desk.text)
    for part in ["<key>ownName</key>\n\t\t\t<string>Cabin</string>", "<string>house</string>"] {
      #expect(text.contains(part), "\(text)")
    }
    named.ownName = nil
    try lists.add(named, .favorites)
    #expect(try #require(desk.text).contains("ownName") == false)
  }

  @Test func arrangesAndKeepsWhatItDoesNotKnow() throws {
    try lists.add("A", "B", "C", "D", to: .favorites)
    let all = try lists.all(.favorites)
    try lists.arrange([all[3], all[1]].map(\.place.id), .favorites)
    #expect(try desk.open().placeLists.names(.favorites) == ["D", "B", "A", "C"])
    try lists.arrange(all.map(\.place.id), .favorites)
    #expect(try desk.open().placeLists.all(.favorites) == all)
  }

  @Test(arguments: PlaceList.allCases)
  func aListBeginsEmpty(list: PlaceList) throws {
    #expect(try lists.all(list) == [])
    #expect(try desk.folder.names() == [])
  }

  @Test func addingAgainRenewsAPlaceAndMovesOnlyASearchToTheFront() throws {
    for list in PlaceList.allCases {
      try lists.add("A", "B", "C", to: list)
      // Searches are newest first, and the others in the order of adding.
      #expect(try lists.names(list) == (list == .searches ? ["C", "B", "A"] : ["A", "B", "C"]))
      // Within 0.0005 degrees it is the same place, and a pin to a meter (D3).
      try lists.add(kept("Beta", list == .pins ? 2.000_004 : 2.0004, at: 60), list)
    }
    #expect(try lists.names(.searches) == ["Beta", "C", "A"])
    #expect(try lists.names(.favorites) == ["A", "Beta", "C"])
    #expect(try lists.names(.pins) == ["A", "Beta", "C"])
    #expect(try lists.all(.pins)[1] == kept("Beta", 2.000_004, at: 60))
  }

  /// D3: the waypoints of a path lie close together, and its start and end may be one point.
  @Test func mergedPinsAreToldApartByNameAndPlace() throws {
    let points = [
      ("Upper hut", 48.14501), ("Spring", 48.1454), ("Start", 48), ("End", 48), ("Start", 48),
      ("Car park", 48),
    ]
    let pins = try points.map { try kept($0, $1) }
    let names = ["Upper hut", "Spring", "Start", "End", "Car park"]
    #expect(try lists.merge(pins, into: .pins).map(\.place.name) == names)
    #expect(try lists.merge(pins, into: .pins) == [])
    #expect(try desk.open().placeLists.names(.pins) == names)
    let latitudes = try lists.all(.pins).map(\.place.coordinate.latitude)
    #expect(
      latitudes.map { ($0 * 1e5).rounded() } == [
        4_814_501, 4_814_540, 4_800_000, 4_799_999, 4_799_998,
      ])
    // Favorites are towns.
    #expect(try lists.merge(pins, into: .favorites).map(\.place.name) == ["Upper hut", "Start"])
  }

  @Test func aPlaceComesBackFromTheFileWithAllItsFields() throws {
    let coordinate = try #require(Coordinate(latitude: -54.810_19, longitude: -68.303))
    let place = Place(
      name: "Ushuaia & <co>", country: "AR", countryName: "Argentína", region: "Ohňová zem",
      coordinate: coordinate, population: 56_956, elevation: Elevation(-6.5, .meters),
      timeZone: "America/Argentina/Ushuaia")
    try lists.add(SavedPlace(place: place, added: Desk.noon), .favorites)
    let expected = """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0">
      <dict>
      \t<key>settings</key>
      \t<dict/>
      \t<key>searches</key>
      \t<array/>
      \t<key>favorites</key>
      \t<array>
      \t\t<dict>
      \t\t\t<key>added</key>
      \t\t\t<date>2026-11-21T14:00:00Z</date>
      \t\t\t<key>country</key>
      \t\t\t<string>AR</string>
      \t\t\t<key>countryName</key>
      \t\t\t<string>Argentína</string>
      \t\t\t<key>elevation</key>
      \t\t\t<real>-6.5</real>
      \t\t\t<key>latitude</key>
      \t\t\t<real>-54.81019</real>
      \t\t\t<key>longitude</key>
      \t\t\t<real>-68.303</real>
      \t\t\t<key>name</key>
      \t\t\t<string>Ushuaia &amp; &lt;co></string>
      \t\t\t<key>population</key>
      \t\t\t<integer>56956</integer>
      \t\t\t<key>region</key>
      \t\t\t<string>Ohňová zem</string>
      \t\t\t<key>timeZone</key>
      \t\t\t<string>America/Argentina/Ushuaia</string>
      \t\t</dict>
      \t</array>
      </dict>
      </plist>

      """
    #expect(desk.text == expected)
    #expect(try desk.folder.mode("vane/vane.plist") == 0o600)
    #expect(try desk.folder.mode("vane") == 0o700)
    let fresh = desk.open().placeLists
    #expect(try fresh.all(.favorites) == [SavedPlace(place: place, added: Desk.noon)])
  }

  @Test func timesKeepWholeSecondsInMemoryAsInTheFile() throws {
    try lists.add(kept("A", 1, at: 0.75), .pins)
    #expect(try lists.all(.pins) == [kept("A", 1)])
    #expect(try desk.open().placeLists.all(.pins) == [kept("A", 1)])
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300])
  func aTimeThatNoCalendarHasDoesNotSpoilTheFile(seconds: Double) throws {
    var place = try kept("A", 1)
    place.added = Date(timeIntervalSince1970: seconds)
    try lists.add(place, .pins)
    #expect(try desk.open().placeLists.names(.pins) == ["A"])
    #expect(desk.notices == [])
  }

  @Test func aChangeThatChangesNothingWritesNothing() throws {
    try lists.add(kept("A", 1), .pins)
    let file = SafeStamp(desk)
    try lists.add(kept("A", 1), .pins)
    _ = try lists.remove([kept("", 5).place.id], .pins)
    try lists.restore([], .searches)
    try desk.open().settings.set("theme", nil)
    #expect(SafeStamp(desk) == file)
  }

  @Test func tenThousandSearchesAreKept() throws {
    let entries = (0..<10_000).map { number in
      "<dict><key>name</key><string>P\(number)</string><key>latitude</key>"
        + "<real>\(Double(number) / 200)</real><key>longitude</key><integer>0</integer></dict>"
    }
    let desk = try Desk(plist("<key>searches</key><array>\(entries.joined())</array>"))
    let lists = desk.open().placeLists
    try lists.add(kept("Newest", -1), .searches)
    let all = try lists.all(.searches)
    #expect(all.count == 10_001)
    #expect(all.first?.place.name == "Newest")
    let removed = try lists.remove(Set(all.map(\.place.id)), .searches)
    #expect(removed.count == 10_001)
    #expect(try lists.all(.searches) == [])
    try lists.restore(removed, .searches)
    #expect(try lists.all(.searches) == all)
  }

  @Test(
    arguments: [
      ([], [], ["A", "B", "C", "D", "E"]), ([9], [], ["A", "B", "C", "D", "E"]),
      ([1], [0], ["B", "C", "D", "E"]), ([3], [2], ["A", "B", "D", "E"]),
      ([5, 2, 9], [1, 4], ["A", "C", "D"]), ([1, 2, 3, 4, 5], [0, 1, 2, 3, 4], []),
    ] as [([Double], [Int], [String])])
  func whatIsRemovedCanBeRestored(ids: [Double], indices: [Int], rest: [String]) throws {
    try lists.add("A", "B", "C", "D", "E", to: .favorites)
    let removed = try lists.remove(Set(ids.map { try kept("", $0).place.id }), .favorites)
    #expect(removed.map(\.index) == indices)
    #expect(try lists.names(.favorites) == rest)
    try lists.restore(removed, .favorites)
    #expect(try lists.names(.favorites) == ["A", "B", "C", "D", "E"])
    #expect(try desk.open().placeLists.names(.favorites) == ["A", "B", "C", "D", "E"])
  }

  @Test func restoringRespectsWhatHappenedInBetween() throws {
    try lists.add("A", "B", "C", "D", to: .pins)
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
