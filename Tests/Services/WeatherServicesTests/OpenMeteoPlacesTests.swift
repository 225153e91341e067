import Clients
import Reports
import Testing

@testable import WeatherServices

struct OpenMeteoPlacesTests {
  @Test func readsPlacesAndLeavesOutWhatIsNone() throws {
    let places = try Answers.places(Answers.bytes("places"))
    #expect(
      places == [
        Place(
          name: "Bratislava", country: "SK", countryName: "Slovakia", region: "Bratislava Region",
          coordinate: try #require(Coordinate(latitude: 48.14816, longitude: 17.10674)),
          population: 423_737, elevation: Elevation(157, .meters), timeZone: "Europe/Bratislava"),
        Place(
          name: "No[31mise 😀", coordinate: try #require(Coordinate(latitude: 1.5, longitude: -2))),
      ])
  }

  @Test(arguments: [#"{"generationtime_ms":0.6}"#, #"{"results":[]}"#, #"{"results":null}"#])
  func findsNothing(body: String) throws { #expect(try Answers.places(Array(body.utf8)).isEmpty) }

  @Test(arguments: ["[]", "3", "{", "nan"])
  func refusesWhatIsNoAnswer(body: String) {
    #expect(throws: ServiceError.self) { try Answers.places(Array(body.utf8)) }
  }
}
