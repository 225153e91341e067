import Clients
import Foundation
import HTTP
import Reports
import TestSupport
import Testing
import WeatherServices

final class OpenMeteoRequestTests: StandInSuite {
  private let agent = "vane/test (https://example.org)"

  @Test func asksForSeveralPlacesAtOnce() async throws {
    let places = SampleCapitals.all.filter { ["Oslo", "Suva", "Quito"].contains($0.name) }
    let reports = try await openMeteo().weather.reports(places)
    #expect(standIn.requests.map(\.path) == ["/v1/forecast"])
    let request = try #require(standIn.requests.first)
    #expect(request.query["latitude"] == "-0.23,-18.14,59.91")
    #expect(request.query["longitude"] == "-78.52,178.43,10.75")
    #expect(request.query["timezone"] == "auto")
    #expect(request.query["forecast_days"] == "7")
    #expect(request.query["wind_speed_unit"] == "ms")
    #expect(request.headers["user-agent"] == agent)
    #expect(request.headers["accept-encoding"] == "gzip")
    #expect(reports.map(\.timeZone) == ["America/Guayaquil", "Pacific/Fiji", "Europe/Oslo"])
  }

  /// In any order of the answer each place gets its own: by the numbers of the places, else by where they lie. Points in
  /// one cell of a model's grid can't be told apart by place, and keep their order.
  @Test(
    arguments: [
      ([0, 1, 2], false, false), ([2, 1, 0], false, false), ([2, 1, 0], true, false),
      ([1, 2, 0], true, false), ([0, 2, 1], false, false), ([0, 1, 2], false, true),
    ])
  func takesAnswersByPlace(order: [Int], isNumbered: Bool, isOneCell: Bool) async throws {
    let latitudes = isOneCell ? [48.2, 48.19, 48.21] : [48.1, 48.2, 48.3]
    let entries = order.map { index in
      let number = isNumbered && index > 0 ? #""location_id":\#(index),"# : ""
      return """
        {\(number)"latitude":\(isOneCell ? 48.2 : latitudes[index] + 0.02),"longitude":17.0,
        "hourly_units":{"temperature_2m":"°C"},
        "hourly":{"time":["2026-11-21T15:00","2026-11-21T16:00"],"temperature_2m":[\(index),\(index)]}}
        """
    }
    standIn.fail(.body("[\(entries.joined(separator: ","))]"))
    let places = latitudes.compactMap { Coordinate(latitude: $0, longitude: 17) }
      .map { Place(name: "", coordinate: $0) }
    let reports = try await openMeteo().hours(days: 1).reports(places)
    #expect(reports.map { $0.hours.first?.temperature?.in(.celsius) } == [0, 1, 2])
  }

  /// A town's height is the model's own; a summit is higher than the hills of a model.
  @Test func asksForMountainsAtTheirHeight() async throws {
    var places = SampleCapitals.all.filter { ["Oslo", "Suva", "Quito"].contains($0.name) }
    places[1].kind = .mountain
    places[1].elevation = Elevation(1323.4, .meters)
    places[2].elevation = Elevation(26, .meters)
    let reports = try await openMeteo().weather.reports(places)
    #expect(standIn.requests.map { $0.query["elevation"] } == [nil, "1323"])
    #expect(standIn.requests.map { $0.query["latitude"] } == ["-0.23,59.91", "-18.14"])
    #expect(reports.map(\.timeZone) == ["America/Guayaquil", "Pacific/Fiji", "Europe/Oslo"])
  }

  @Test func splitsVeryManyPlaces() async throws {
    let openMeteo = openMeteo(days: 1)
    let reports = try await openMeteo.weather.reports(Array(SampleCapitals.all.prefix(101)))
    #expect(standIn.requests.map { $0.list("latitude").count } == [100, 1])
    #expect(reports.count == 101)
    let none = try await openMeteo.weather.reports([])
    #expect(none.isEmpty)
    #expect(standIn.requests.count == 2)
  }

  /// The whole way: what the formula says is what arrives, through the form of the service.
  @Test func getsWhatTheServiceSays() async throws {
    let place = try #require(SampleCapitals.all.first { $0.name == "Kathmandu" })
    let reports = try await openMeteo().weather.reports([place])
    let report = try #require(reports.first)
    let climate = SampleClimate(place.coordinate)
    #expect(report.fetched == Answers.now)
    #expect(report.timeZone == "Asia/Kathmandu")
    #expect(report.current == climate.conditions(at: Date(timeIntervalSince1970: 1_795_270_500)))
    // Midnight in Nepal is 18:15 in Greenwich.
    let midnight = Date(timeIntervalSince1970: 1_795_198_500)
    let hours = (0..<168).map { climate.conditions(at: midnight + Double($0) * 3600) }
    #expect(report.hours == hours.spansByBeginning(present: Answers.now))
    let days = (21...27).compactMap { CalendarDay(year: 2026, month: 11, day: $0) }
    #expect(report.days == days.map { climate.day($0, offset: 20_700) })
  }

  @Test func findsPlaces() async throws {
    let places = openMeteo().places
    let found = try await places.search("spring", nil)
    #expect(found.map(\.region) == ["Missouri", "Massachusetts", "Illinois", "Oregon", "Ohio"])
    let none = try await places.search("Bogotá & Co", "CO")
    #expect(none.isEmpty)
    let folded = try await places.search("reykjavik", "is")
    #expect(folded.map(\.name) == ["Reykjavík"])
    #expect(
      standIn.requests.map(\.query) == [
        ["name": "spring", "count": "20", "language": "en"],
        ["name": "Bogotá & Co", "count": "20", "language": "en", "countryCode": "CO"],
        ["name": "reykjavik", "count": "20", "language": "en", "countryCode": "is"],
      ])
  }

  private func openMeteo(days: Int = 7) -> OpenMeteo {
    OpenMeteo(
      servers: OpenMeteoServers(
        http: .patient(agent), environment: standIn.environment, now: { Answers.now }),
      days: days)
  }
}
