import ScreenTestSupport

struct PlaceDisplayTests {
  @Test(arguments: [
    (Fixture.oslo, "Oslo, Norway", "Oslo, Norway"),
    (Fixture.bratislava, "Bratislava, Bratislava Region, Slovakia", "Bratislava Region, Slovakia"),
    (Fixture.tokyo, "東京, 東京都, 日本", "東京都, 日本"), (Fixture.pin, "48.15° N 17.11° E", ""),
    (
      Place(name: "Bodø", country: "NO", region: "", coordinate: Fixture.oslo.coordinate),
      "Bodø, NO", "NO"
    ),
    (
      Place(
        name: "Singapore", coordinate: Fixture.oslo.coordinate, kind: .country, town: "Singapore"),
      "Singapore", ""
    ),
  ])
  func namesPlaces(place: Place, title: String, surroundings: String) {
    #expect(place.title == title)
    #expect(place.surroundings == surroundings)
  }

  @Test(arguments: [
    (Icons.signs, false, "NO"), (.ascii, false, "NO"), (.emoji, false, "🇳🇴 NO"),
    (.emoji, true, "Norway"),
  ])
  func showsFlagsOnlyWhereEmojiAreWanted(icons: Icons, isRead: Bool, country: String) {
    let appearance = Appearance(icons: icons, isRead: isRead)
    #expect(appearance.country(of: Fixture.oslo) == country)
    #expect(appearance.country(of: Fixture.pin) == "")
  }

  @Test(arguments: [
    (48.15, 17.11, "48.15° N 17.11° E", "48.15", "17.11"),
    (-33.87, -151.206, "33.87° S 151.21° W", "−33.87", "−151.21"),
    (0, 0, "0.00° N 0.00° E", "0.00", "0.00"), (-0.001, -0.001, "0.00° N 0.00° E", "0.00", "0.00"),
    (90, 180, "90.00° N 180.00° E", "90.00", "180.00"),
  ])
  func namesPositions(
    latitude: Double, longitude: Double, title: String, north: String, east: String
  ) throws {
    let point = try #require(Coordinate(latitude: latitude, longitude: longitude))
    #expect(point.title(in: English()) == title)
    #expect(point.columns(in: English()) == (north, east))
  }

  @Test func positionsHaveTheDecimalCommaOfTheLanguage() throws {
    let point = try #require(Coordinate(latitude: -33.87, longitude: 151.21))
    #expect(point.columns(in: Slovak()) == ("−33,87", "151,21"))
  }

  @Test func writesPlacesForPrograms() {
    var oslo = Fixture.oslo
    oslo.elevation = Elevation(26, .meters)
    let rows = JSONValue.rows([oslo, Fixture.pin]) { ["matched": .int($0 * 10)] }
    let expected = #"""
      [{"row":1,"matched":10,"name":"Oslo","country":"NO","countryName":"Norway","region":"Oslo",
      "latitude":59.91273,"longitude":10.74609,"population":580000,"elevation":26,
      "timeZone":"Europe/Oslo","kind":"town","town":null,"iata":null,"icao":null},
      {"row":2,"matched":20,"name":"48.15° N 17.11° E","country":null,"countryName":null,
      "region":null,"latitude":48.15,"longitude":17.11,"population":null,"elevation":null,
      "timeZone":null,"kind":"town","town":null,"iata":null,"icao":null}]
      """#
    #expect("\(rows)" == oneLine(expected))
  }
}
