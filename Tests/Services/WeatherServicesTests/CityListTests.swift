import HTTP
import TestSupport
import Testing

@testable import WeatherServices

final class CityListTests: StandInSuite {
  private static let recordings = Recordings.files("freetestapi")

  @Test(.enabled(if: !recordings.isEmpty, "no recordings"), arguments: recordings)
  func readsListsAsTheyAreWritten(file: URL) throws {
    let data = try Data(contentsOf: file)
    let objects = try #require(try JSONSerialization.jsonObject(with: data) as? [[String: Any]])
    let entries = try CityList.entries(in: Array(data))
    #expect(entries.count == objects.count)
    for (entry, object) in zip(entries, objects) {
      let report = entry.report(fetched: Answers.now)
      let current = try #require(report.current)
      #expect(entry.place.name == object["city"] as? String)
      #expect(entry.place.countryName == object["country"] as? String)
      #expect(entry.place.country?.count == 2, "\(entry.place.name)")
      #expect(current.temperature?.in(.celsius) == object["temperature"] as? Double)
      #expect(current.relativeHumidity?.in(.percent) == object["humidity"] as? Double)
      let speed = try #require(object["wind_speed"] as? Double)
      #expect(current.windSpeed.map { abs($0.in(.kilometersPerHour) - speed) < 1e-9 } == true)
      #expect(current.weatherCode != nil, "\(object["weather_description"] ?? "")")
      #expect(report.days.map(\.date.description) == ["2023-07-28", "2023-07-29"])
      #expect(report.days.allSatisfy { $0.temperatureMax != nil && $0.weatherCode != nil })
      #expect(report.issuedAt == nil)
    }
  }

  @Test func knowsTheCitiesNearby() async throws {
    let list = list(.noop)
    let suburb = StandInPlaces.named("Deutsch-Wagram", latitude: 48.3, longitude: 16.56)
    let ocean = StandInPlaces.named("Point Nemo", latitude: -48.88, longitude: -123.39)
    let tirana = StandInPlaces.named("Tirana", latitude: 41.7, longitude: 19.82)
    #expect(try await list.list.cities().count == StandInPlaces.all.count)
    let found = try await list.weather.reports([tirana, ocean])
    #expect(found.map { $0.current == nil } == [false, true])
    await #expect(throws: ServiceError.notCovered(.cityList)) {
      try await list.weather.report(for: ocean)
    }
    let vienna = StandInPlaces.named("Vienna", latitude: 48.21, longitude: 16.37)
    #expect(try await list.weather.report(for: suburb) == list.weather.report(for: vienna))
    #expect(try await list.places.search("buen", "AR").map(\.name) == ["Buenos Aires"])
  }

  @Test func remembersTheListAsItLastCame() async throws {
    let cache = InMemoryCache().client
    let list = list(cache).list
    #expect(list.kept().isEmpty)
    let fresh = try await list.cities()
    standIn.stop()
    await #expect(throws: ServiceError.self) { try await list.cities() }
    #expect(list.kept().map(\.0) == fresh.map(\.0))
    #expect(list.kept().map(\.1) == fresh.map(\.1))
  }

  private func list(_ cache: AnswerCacheClient) -> CityList {
    CityList(standIn.connection(), cache: cache)
  }

  @Test(arguments: [
    ("", "empty"), ("{}", "no cities"), ("[]", "no cities"), ("[1,null,{}]", "no cities"),
    ("[{", "not JSON at byte 2"),
  ])
  func saysWhatIsNoList(body: String, detail: String) {
    #expect(throws: ServiceError.badAnswer(.cityList, detail: detail.cleaned(limit: 300))) {
      try CityList.entries(in: Array(body.utf8))
    }
  }
}
