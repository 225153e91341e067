import Clients
import Foundation
import Reports
import Testing

/// A place has one clock, whatever service is asked (C4).
@Suite struct PlaceClockTests {
  @Test(arguments: [nil, "Europe/London", "Etc/GMT"])
  func reportHasTheTimeZoneOfItsPlace(ofService zone: String?) async throws {
    let client = WeatherClient { place async throws(ServiceError) in
      #expect(place.timeZone == "Europe/Brussels")
      return Report(
        service: .metNorway, issuedAt: nil, fetched: Date(timeIntervalSince1970: 0),
        timeZone: zone, current: nil, hours: [], days: [])
    }.filling { _ in "Europe/Brussels" }
    let place = Place(name: "Ardennes", coordinate: .origin, kind: .range)
    #expect(try await client.report(for: place).timeZone == "Europe/Brussels")
  }
}
